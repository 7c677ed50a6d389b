import { isNear as isNearIn } from 'contract/query/near-windows';
import type { Run } from 'contract/query/occurrences';
import type { Places } from './values.ts';

/** Says whether a word may stand at a place. */
type Place = (word: string) => boolean;
/** Ways to satisfy an operand, each a run of places; of a joined token its parts first. */
export type Operand = readonly (readonly Place[])[];

/** Says whether the value holds one of the runs. */
export function holds(words: Places, operand: Operand): boolean {
  return operand.some((places) => occurrences(words, places).length > 0);
}

/** Says whether the value holds the operands so near to each other (tree.ts, NearNode). */
export function isNear(words: Places, operands: readonly Operand[], distance: number): boolean {
  return isNearIn(
    operands.map((operand) => operand.map((places) => occurrences(words, places))),
    distance,
  );
}

function occurrences(words: Places, places: readonly Place[]): Run[] {
  const found: Run[] = [];
  for (let start = 0; start + places.length <= words.length; start++) {
    const end = start + places.length;
    if (places.every((place, index) => words[start + index]!.some(place))) found.push([start, end, end]);
  }
  return found;
}
