/** Words that a wording can do without. */
const small = new Set(
  'de het een van in op over aan voor met en of te ten ter der the of on and a an to le la les du des et'.split(
    ' ',
  ),
);

/** Letters one of which may be wrong, or two of a long word. */
const shortWord = 4;
const longWord = 9;

/**
 * True where two wordings differ in no more than typing: capitals, accents, punctuation, small words, or a letter
 * or two of a word (decision 3.25). Numbers and single letters, as of a room or an annex, have to be the same.
 */
export function readsTheSame(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  if (first.join('') === second.join('')) return true;
  return first.length === second.length && first.every((word, index) => isTypingOf(word, second[index]!));
}

function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // The place in a list is no part of what is said.
    .replace(/^\s*\d{1,3}(?:[.)]?[a-z])?[.):]\s+/u, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const content = words.filter((word) => !small.has(word));
  return content.length > 0 ? content : words;
}

function isTypingOf(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  if (length < shortWord || /\p{N}/u.test(one + other)) return false;
  return isWithin(one, other, length < longWord ? 1 : 2);
}

/** True when so many letters added, left out, replaced or swapped with their neighbour turn one into the other. */
function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  // Beside the table there is no way.
  const at = (row: readonly number[], index: number) => row[index] ?? Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_none, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        row[j] = Math.min(at(row, j), at(beforeLast, j - 2) + 1);
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, other.length) <= most;
}
