/**
 * Those of some words that differ from a word in at most so many letters, itself left out; nearest first, then by code
 * units.
 */
export function nearest(word: string, words: readonly string[], distance: number, limit: number): string[] {
  const letters = [...word];
  return words
    .map((each) => ({ each, apart: lettersApart(letters, [...each], distance) }))
    .filter(({ each, apart }) => apart <= distance && each !== word)
    .toSorted((one, other) => one.apart - other.apart || (one.each < other.each ? -1 : 1))
    .slice(0, limit)
    .map(({ each }) => each);
}

/**
 * Letters by which two words differ: one more, one less, another one, or two neighbours exchanged (the optimal string
 * alignment distance). Anything above `most` where it is more.
 */
function lettersApart(one: readonly string[], other: readonly string[], most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let apart = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] && j > 1 && i > 1)
        apart = Math.min(apart, beforeLast[j - 2]! + 1);
      row.push(apart);
      least = Math.min(least, apart);
    }
    if (least > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[other.length]!;
}
