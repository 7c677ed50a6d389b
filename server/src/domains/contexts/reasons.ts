import type { ContextReasons } from 'contract/context-calls';
import type { Token } from 'contract/query/analyser';
import { choosePassages } from 'contract/query/passages';
import { boundedText, type Scorable } from './classifier.ts';
import { wordsOf } from './features.ts';
import type { OpenModel } from './model.ts';

/** What carried a percentage, as a reader is shown it, and the percentage itself. */
export type Reasons = Pick<ContextReasons, 'words' | 'labels' | 'passages'> & { percentage: number };

/** Words told, and the smallest share told, of all that speaks for the area. */
const mostWords = 8;
const leastShare = 0.01;
/** Words are marked that carry at least so much of what the strongest one does: a piece is no reason by its fillers. */
const leastMarked = 0.2;
const passageSize = { count: 3, words: 26 };

/**
 * Why a model gives a document its percentage for a context (decision 3.8): the parts of its own sum, nothing made
 * up beside it.
 */
export function reasonsFor(model: OpenModel, document: Scorable, context: number): Reasons {
  const { percentage, words, labels } = model.explain(document)[context]!;
  const speaking = [...words, ...labels].reduce((sum, { part }) => sum + Math.max(0, part), 0);
  const shareOf = (part: number) => Math.round((100 * part) / speaking);
  const tells = ({ part }: { part: number }) => part >= leastShare * speaking && part > 0;
  const telling = words.filter(tells);
  const told = telling.slice(0, mostWords);
  const marked = told.filter(({ part }) => part >= leastMarked * told[0]!.part);
  const text = boundedText(document.text);
  const tokens = wordsOf(text);
  const written = writtenForms([
    ...formsIn(document.title, wordsOf(document.title)),
    ...formsIn(text, tokens),
  ]);
  return {
    percentage,
    words: told.map(({ word, part }) => ({ word: written.get(word) ?? word, share: shareOf(part) })),
    labels: labels.filter(tells).map(({ label, part }) => ({ label, share: shareOf(part) })),
    passages: choosePassages(text, text.length, marksOf(tokens, marked), passageSize),
  };
}

/** Words and pairs of a text, folded, beside how the text writes them. */
function formsIn(text: string, tokens: readonly Token[]): [folded: string, written: string][] {
  return tokens.flatMap(({ word, start, end }, index) => {
    const next = tokens[index + 1];
    const alone: [string, string] = [word, text.slice(start, end)];
    return next ? [alone, [`${word} ${next.word}`, text.slice(start, next.end)]] : [alone];
  });
}

/** Each by its first form. */
function writtenForms(forms: readonly [string, string][]): ReadonlyMap<string, string> {
  return new Map(forms.toReversed());
}

/** Where words and pairs stand in a text, each as a leaf of its own. */
function marksOf(tokens: readonly Token[], words: readonly { word: string }[]) {
  const leaves = new Map(words.map(({ word }, leaf) => [word, leaf]));
  return tokens.flatMap(({ word, start, end }, index) => {
    const next = tokens[index + 1];
    const alone = leaves.get(word);
    const pair = next && leaves.get(`${word} ${next.word}`);
    return [
      ...(alone === undefined ? [] : [{ start, end, leaf: alone }]),
      ...(pair === undefined ? [] : [{ start, end: next!.end, leaf: pair }]),
    ];
  });
}
