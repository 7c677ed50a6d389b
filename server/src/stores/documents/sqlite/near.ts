import type { Places } from './values.ts';

/** A run of words found in a value: its first word and its number of words. */
interface Occurrence {
  start: number;
  length: number;
}

/** Says whether a word may stand at a place. */
type Place = (word: string) => boolean;
/** Ways to satisfy an operand, each a run of places. */
export type Operand = readonly (readonly Place[])[];

/** Says whether the value holds one of the runs. */
export function holds(words: Places, operand: Operand): boolean {
  return occurrences(words, operand).length > 0;
}

/**
 * Says whether a window of the value holds an occurrence of every operand with at most `distance`
 * words more than the occurrences' lengths together (tree.ts, NearNode).
 */
export function isNear(words: Places, operands: readonly Operand[], distance: number): boolean {
  const found = operands.map((operand) => occurrences(words, operand));
  if (found.some((each) => each.length === 0)) return false;
  const reach =
    distance + found.reduce((sum, each) => sum + Math.max(...new Set(each.map(({ length }) => length))), 0);
  const starts = new Set(found.flat().map(({ start }) => start));
  return [...starts].some((start) => {
    const inReach = found.map((each) =>
      each.filter((occurrence) => occurrence.start >= start && occurrence.start < start + reach),
    );
    const ends = new Set(inReach.flat().map((occurrence) => occurrence.start + occurrence.length));
    return [...ends].some((end) => {
      // The longest occurrence of each operand leaves the fewest other words.
      const covered = inReach.map((each) =>
        Math.max(0, ...each.filter((one) => one.start + one.length <= end).map(({ length }) => length)),
      );
      if (covered.includes(0)) return false;
      return end - start - covered.reduce((sum, length) => sum + length, 0) <= distance;
    });
  });
}

function occurrences(words: Places, operand: Operand): Occurrence[] {
  return operand.flatMap((places) => {
    const found: Occurrence[] = [];
    for (let start = 0; start + places.length <= words.length; start++) {
      if (places.every((place, index) => words[start + index]!.some(place)))
        found.push({ start, length: places.length });
    }
    return found;
  });
}
