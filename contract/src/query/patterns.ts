import { isPair } from './analyser.ts';

/**
 * Says whether a folded word fits a pattern: `*` any run of characters, also empty, `?` exactly one
 * character. Takes time at most the product of both lengths, whatever the pattern.
 */
export function fitsPattern(pattern: string, word: string): boolean {
  let at = 0;
  let star = -1;
  let resume = 0;
  let index = 0;
  while (index < word.length) {
    if (pattern[at] === '*') {
      star = at;
      at += 1;
      resume = index;
    } else if (pattern[at] === '?') {
      at += 1;
      index = behind(word, index);
    } else if (pattern[at] === word[index]) {
      at += 1;
      index += 1;
    } else if (star >= 0) {
      at = star + 1;
      resume = behind(word, resume);
      index = resume;
    } else {
      return false;
    }
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}

/** Where the character after the one here begins; those beyond the basic plane take two places. */
function behind(text: string, index: number): number {
  return index + (isPair(text, index) ? 2 : 1);
}
