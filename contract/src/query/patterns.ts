/**
 * Says whether a folded word fits a pattern: `*` any run of characters, also empty, `?` exactly one
 * character. Takes time at most the product of both lengths, whatever the pattern.
 */
export function fitsPattern(pattern: string, word: string): boolean {
  const wanted = [...pattern];
  const given = [...word];
  let at = 0;
  let star = -1;
  let resume = 0;
  let index = 0;
  while (index < given.length) {
    if (wanted[at] === '*') {
      star = at;
      at += 1;
      resume = index;
    } else if (wanted[at] === '?' || wanted[at] === given[index]) {
      at += 1;
      index += 1;
    } else if (star >= 0) {
      at = star + 1;
      resume += 1;
      index = resume;
    } else {
      return false;
    }
  }
  while (wanted[at] === '*') at += 1;
  return at === wanted.length;
}
