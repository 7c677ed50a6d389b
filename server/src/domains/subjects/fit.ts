import { foldedWords } from '#stores/documents/entities/gazetteer.ts';

/** How well a name fits what is typed, lower is better: it is the whole of it, goes on so from one of its words, or has all of it. */
export type Fit = 0 | 1 | 2;

/** What something is called, word by word, folded. */
export interface Called {
  /** Each way in which its name is written. */
  names: readonly string[];
  /** Words beside the name that tell it apart, in one text. */
  beside: string;
}

export const called = (writings: readonly string[], beside: readonly string[] = []): Called => ({
  names: [...new Set(writings.map(foldedWords))],
  beside: ` ${beside.map(foldedWords).join(' ')}`,
});

/** The best fit of its names; undefined where a word that is typed begins none of its words, or none of its name does. */
export function fitOf({ names, beside }: Called, typed: string): Fit | undefined {
  const words = typed.split(' ');
  let best: Fit | undefined;
  for (const name of names) {
    const fit = name === typed ? 0 : ` ${name}`.includes(` ${typed}`) ? 1 : has(` ${name}`, beside, words);
    if (fit !== undefined && (best === undefined || fit < best)) best = fit;
  }
  return best;
}

function has(name: string, beside: string, words: readonly string[]): 2 | undefined {
  const inName = words.map((word) => name.includes(` ${word}`));
  const all = words.every((word, at) => inName[at] || beside.includes(` ${word}`));
  return all && inName.includes(true) ? 2 : undefined;
}
