import type { Token } from 'contract/query/analyser';
import { functionOf, type FunctionOfWord } from './stop-words.ts';

/** A title or text with its words; no phrase runs from one into the next. */
export interface AnalysedValue {
  text: string;
  tokens: readonly Token[];
  /** What each token is an occurrence of. */
  words: readonly DocumentWord[];
}

/**
 * A folded word of one document: one object wherever it stands in that, so that it is looked up once at each place
 * however much is asked of it there.
 */
export interface DocumentWord {
  readonly text: string;
  readonly function: FunctionOfWord;
  /** The names it was looked up among last, and whether one of them begins with it (recogniser.ts). */
  namesAsked: object | undefined;
  beginsName: boolean;

  /** How often it stands where topics.ts counts it. */
  count: number;
  /** Number of words before it. */
  first: number;
  inTitle: boolean;
  /** Its number among the words that are counted. */
  id: number;
  /** A phrase stands for it. */
  isAbsorbed: boolean;
}

/** All values of one document, given their tokens. */
export function analysedValues(values: readonly Omit<AnalysedValue, 'words'>[]): AnalysedValue[] {
  const known = new Map<string, DocumentWord>();
  const wordOf = ({ word: text }: Token): DocumentWord => {
    let word = known.get(text);
    if (!word) known.set(text, (word = newWord(text)));
    return word;
  };
  return values.map(({ text, tokens }) => ({ text, tokens, words: tokens.map(wordOf) }));
}

/** A word of which nothing is counted yet. */
function newWord(text: string): DocumentWord {
  return {
    text,
    function: functionOf(text),
    namesAsked: undefined,
    beginsName: false,
    count: 0,
    first: 0,
    inTitle: false,
    id: 0,
    isAbsorbed: false,
  };
}
