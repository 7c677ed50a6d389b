import { createHash } from 'node:crypto';
import type { ContextCode } from 'contract/contexts';
import { analyse } from 'contract/query/analyser';
import { analyseNumber } from 'contract/query/numbers';
import type { Document } from '../document.ts';
import type { Facts } from '../facts.ts';
import { withParents } from '../filters.ts';
import { searchable, translations, type Translation } from '../searchable.ts';

/**
 * The words of a row, ready for a tokenizer that only splits on spaces. Words hold letters and digits
 * only, so everything that begins with `_` is ours and no query word or wildcard can reach it:
 *
 * - `_` stands between two values of a field, where no phrase can run across it. Between texts it
 *   stands `textGap` times, more than the farthest proximity reaches. Other fields have many short
 *   values, so there it stands once and translate.ts checks their proximities itself.
 * - the column `marks` holds what filters ask (`_g`, `_k`, `_s`, `_p`, `_c`, `_m`, `_u`), the words of the type
 *   (`_y`), the words of translated titles (`_tnl`) and which translations exist (`_hnl`). With these
 *   apart by their names, an ordinary word needs no column filter, which is what keeps counting fast.
 */
export interface Words {
  title: string;
  body: string;
  people: string;
  organisations: string;
  committees: string;
  numbers: string;
  marks: string;
}

/** A proximity reaches at most 100 words plus the lengths of all its operands but two (100 terms a query). */
const textGap = ` ${'_ '.repeat(256)}`;
const valueGap = ' _ ';

/** On every row: the left side of a lone NOT. */
export const markOfAll = '_all';
/** On rows not scored against the contexts yet (decision 3.8). */
export const markOfUnscored = '_u';

/** A word of the document's type. */
export function typeWord(word: string): string {
  return `_y${word}`;
}

/** A word of a translated title. */
export function translatedWord(language: Translation, word: string): string {
  return `_t${language}${word}`;
}

/** On rows that have their title in this language. */
export function markOfTranslation(language: Translation): string {
  return `_h${language}`;
}

/** On rows at this node of the source tree or below. */
export function markOfGroup(path: string): string {
  return `_g${escaped(path)}`;
}

/** On rows of this committee. */
export function markOfCommittee(code: string): string {
  return `_k${escaped(code)}`;
}

/** On rows that name this stakeholder; a hash, because names are long and a query never looks inside them. */
export function markOfStakeholder(value: string): string {
  return `_s${createHash('sha256').update(value).digest('hex').slice(0, 20)}`;
}

/** On rows that are about this topic. */
export function markOfTopic(topic: string): string {
  return `_p${escaped(topic)}`;
}

/**
 * Marks of which a row has at least one exactly when it scores `minimum` or more: percentages go in
 * steps of five, with every fourth step marked cumulatively so that at most four marks say any minimum.
 */
export function marksOfContext(code: ContextCode, minimum: number): string[] {
  const step = minimum / 5;
  if (!Number.isInteger(step) || step < 1 || step > 20) {
    throw new RangeError(`a context percentage is a multiple of 5 from 5 to 100, not ${minimum}`);
  }
  const whole = Math.ceil(step / 4) * 4;
  const single = Array.from({ length: whole - step }, (_, index) => `_c${escaped(code)}_${step + index}`);
  return [...single, `_m${escaped(code)}_${whole}`];
}

/** The row of a document, and the words of it that wildcards can find. */
export function wordsOf(
  document: Document,
  { stakeholders, topics }: Facts,
): { words: Words; vocabulary: Set<string> } {
  const vocabulary = new Set<string>();
  const split = (text: string) =>
    analyse(text).map(({ word }) => {
      vocabulary.add(word);
      return word;
    });
  const joined = (values: string[], gap: string) => values.map((value) => split(value).join(' ')).join(gap);

  const fields = searchable(document, 'metadata');
  const numbers = fields.numbers.flatMap(analyseNumber);
  for (const word of numbers.flat()) vocabulary.add(word);

  return {
    words: {
      title: joined([fields.title], valueGap),
      body: joined(fields.texts, textGap),
      people: joined(fields.people, valueGap),
      organisations: joined(fields.organisations, valueGap),
      committees: joined(fields.committees, valueGap),
      numbers: numbers.map((sequence) => sequence.join(' ')).join(valueGap),
      marks: [
        markOfAll,
        ...withParents(document.groupPath).map(markOfGroup),
        ...document.committees.map((committee) => markOfCommittee(committee.code)),
        ...stakeholders.map(markOfStakeholder),
        ...topics.map(markOfTopic),
        ...contextMarks(document.contexts),
        ...split(fields.type).map(typeWord),
        ...translations.flatMap((language) => {
          const title = document.titles[language];
          return title
            ? [markOfTranslation(language), ...split(title).map((word) => translatedWord(language, word))]
            : [];
        }),
      ].join(' '),
    },
    vocabulary,
  };
}

function contextMarks(contexts: Document['contexts']): string[] {
  if (!contexts) return [markOfUnscored];
  return Object.entries(contexts).flatMap(([code, percentage]) => {
    const step = Math.floor(percentage / 5);
    const whole = [4, 8, 12, 16, 20].filter((level) => step >= level);
    return [`_c${escaped(code)}_${step}`, ...whole.map((level) => `_m${escaped(code)}_${level}`)];
  });
}

/** Any text as one token that keeps capitals apart; the tokenizer folds them. */
function escaped(text: string): string {
  return text.replace(/[^a-z0-9]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
}
