import { plainLetters } from '#features/plain-letters.ts';

/** What can be found by its words. */
export interface Findable {
  label: string;
  /** Said beside the label. */
  detail?: string;
  /** Other words it is found by. */
  words?: string;
}

/** How well an entry fits what was typed, lower is better; undefined when a word of it is nowhere. */
function distance(
  { label, detail = '', words = '' }: Findable,
  typed: readonly string[],
): number | undefined {
  const name = plainLetters(label);
  const starts = name.split(/[^\p{L}\d]+/u);
  const all = `${name} ${plainLetters(detail)} ${plainLetters(words)}`;
  let sum = 0;
  for (const word of typed) {
    if (!all.includes(word)) return undefined;
    sum += starts.some((start) => start.startsWith(word)) ? 0 : name.includes(word) ? 1 : 2;
  }
  return sum;
}

/** The entries that have every typed word, the best first and otherwise in their order; all without words. */
export function narrow<Entry extends Findable>(entries: readonly Entry[], text: string): readonly Entry[] {
  const typed = plainLetters(text).split(/\s+/).filter(Boolean);
  return entries
    .map((entry) => ({ entry, far: distance(entry, typed) }))
    .filter((one): one is { entry: Entry; far: number } => one.far !== undefined)
    .toSorted((one, other) => one.far - other.far)
    .map(({ entry }) => entry);
}
