import { hash } from 'node:crypto';
import type { ContextCode } from 'contract/contexts';
import {
  type FieldName,
  fieldNames,
  fields,
  type FieldValue,
  fieldValuesOf,
  unnamedFields,
} from 'contract/query/fields';
import { capitalsMark, type Reading, readingsOf } from 'contract/query/readings';
import type { Document } from '../document.ts';
import type { Entities } from '../entities.ts';
import { withParents } from '../filters.ts';
import { type Having, havingOf } from '../having.ts';
import { factsOf } from '../meeting-facts.ts';
import { searchable, translations, type Translation } from '../searchable.ts';
import { writtenLength } from '../written-length.ts';
import { turnReadings } from '../turn-readings.ts';
import type { TurnWords } from './turns.ts';

/**
 * The words of a row, ready for a tokenizer that only splits on spaces. Words hold letters and digits
 * only, so everything that begins with `_` is ours and no query word or wildcard can reach it:
 *
 * - `_` stands between two values of a field, where no phrase can run across it. Between texts it
 *   stands `textGap` times, more than the farthest proximity reaches. Other fields have many short
 *   values, so there it stands once and translate.ts checks their proximities itself.
 * - the column `marks` holds what filters ask (`_g`, `_k`, `_s`, `_p`, `_c`, `_m`, `_u`, `_f`, `_a`), the words of labels
 *   (`_ytype_`), the words of translated titles (`_tnl`) and which translations exist (`_hnl`). With these
 *   apart by their names, an ordinary word needs no column filter, which is what keeps counting fast.
 * - a turn of a debate has a row of its own in another table (turns.ts), with `_all` in the column of its speaker.
 * - what else stands at the place of a word (`_j` what a hyphen joins, `_x` capitals, `_r` reference numbers) comes behind
 *   the values of its field, each once: FTS5 keeps one word a place. That finds it alone; where it is a part of a phrase or
 *   proximity translate.ts looks for its place, and where a word is always in capitals (no `_z`) its place is that.
 */
export type Words = readonly string[];

/** The fields that have a column of their own; behind theirs comes `marks`. */
const withColumn = unnamedFields;
const labels = fieldNames.filter((name) => fields[name].kind === 'label');
/** The columns of a row in the order of its words. */
export const wordColumns: readonly string[] = [...withColumn.map((name) => fields[name].column), 'marks'];

/** A proximity reaches at most 100 words plus the lengths of all its operands but two (100 terms a query). */
const textGap = ` ${'_ '.repeat(256)}`;
const valueGap = ' _ ';

/** On every row: the left side of a lone NOT. */
export const markOfAll = '_all';
/** On rows not scored against the contexts yet (decision 3.8). */
export const markOfUnscored = '_u';

/** A word of a field that is searched only where it is named. */
export function labelWord(name: FieldName, word: string): string {
  return `_y${name}_${word}`;
}

/** In a field where a word stands in capitals and also otherwise, so that its places do not tell which it is. */
export function mixedWord(word: string): string {
  return `_z${word}`;
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
  return `_s${hash('sha256', value, 'hex').slice(0, 20)}`;
}

/** On rows that are about this topic. */
export function markOfTopic(topic: string): string {
  return `_p${escaped(topic)}`;
}

/** On meetings of which the fact is true. */
export function markOfFact(fact: string): string {
  return `_f${escaped(fact)}`;
}

/** On rows that have votes, or are a commitment. */
export function markOfHaving(what: Having): string {
  return `_a${what}`;
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

/** The readings of everything of a document that is searched, in the order of its fields. */
type ReadDocument = ReadonlyMap<FieldValue, Reading[]>;

export function readDocument(document: Document): ReadDocument {
  return new Map(fieldValuesOf(searchable(document, 'metadata')).map((value) => [value, readingsOf(value)]));
}

/**
 * The row of a document and those of its turns, and how many words are written in it; the words that queries look up
 * are added to `vocabulary`.
 */
export function wordsOf(
  document: Document,
  known: ReadDocument,
  { stakeholders, topics }: Entities,
  vocabulary: Set<string>,
): { words: Words; turns: TurnWords[]; length: number } {
  const lookedUp = (readings: readonly Reading[]) => {
    for (const { tokens, extras } of readings) {
      for (const { word } of tokens) vocabulary.add(word);
      for (const { word } of extras) vocabulary.add(word);
    }
  };
  known.forEach(lookedUp);
  const all = [...known.keys()];
  const values = Map.groupBy(all, ({ field }) => field);
  const readingsIn = (name: FieldName) => (values.get(name) ?? []).flatMap((value) => known.get(value)!);
  const columnOf = (name: FieldName) => {
    const readings = readingsIn(name);
    const written = readings
      .map(({ tokens }) => tokens.map(({ word }) => word).join(' '))
      .join(fields[name].kind === 'texts' ? textGap : valueGap);
    return [written, ...besideWords(readings)].join(' ');
  };
  /** Every word under a name of its own. */
  const named = (readings: readonly Reading[], nameOf: (word: string) => string) => [
    ...readings.flatMap(({ tokens }) => tokens.map(({ word }) => nameOf(word))),
    ...besideWords(readings).map(nameOf),
  ];

  const columns = withColumn.map(columnOf);
  return {
    words: [
      ...columns,
      [
        markOfAll,
        ...withParents(document.groupPath).map(markOfGroup),
        ...document.committees.map((committee) => markOfCommittee(committee.code)),
        ...stakeholders.map(markOfStakeholder),
        ...topics.map(markOfTopic),
        ...factsOf(document).map(markOfFact),
        ...havingOf(document).map(markOfHaving),
        ...contextMarks(document.contexts),
        ...labels.flatMap((name) => named(readingsIn(name), (word) => labelWord(name, word))),
        ...translations.flatMap((language) => {
          const title = document.titles[language];
          if (!title) return [];
          const readings = readingsOf({ field: 'title', text: title });
          lookedUp(readings);
          return [markOfTranslation(language), ...named(readings, (word) => translatedWord(language, word))];
        }),
      ].join(' '),
    ],
    turns: turnReadings(all, (value) => known.get(value) ?? []).map(({ speaker, said }) => [
      `${markOfAll} ${wordsIn(speaker)}`,
      wordsIn(said),
    ]),
    length: writtenLength(known),
  };
}

/** The words of one value, as they stand in a column of their own. */
function wordsIn(reading: Reading): string {
  return [...reading.tokens.map(({ word }) => word), ...besideWords([reading])].join(' ');
}

/** What stands beside the words of these readings, each once, and which of them are in capitals only here and there. */
function besideWords(readings: readonly Reading[]): string[] {
  const beside = new Set(readings.flatMap(({ extras }) => extras.map(({ word }) => word)));
  const inCapitals = new Set(
    [...beside].flatMap((word) => (word.startsWith(capitalsMark) ? word.slice(capitalsMark.length) : [])),
  );
  const mixed = new Set<string>();
  if (inCapitals.size === 0) return [...beside];
  for (const { tokens, extras } of readings) {
    const own = new Set(extras.flatMap(({ word, from }) => (word.startsWith(capitalsMark) ? [from] : [])));
    tokens.forEach(({ word }, place) => {
      if (inCapitals.has(word) && !own.has(place)) mixed.add(mixedWord(word));
    });
  }
  return [...beside, ...mixed];
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
