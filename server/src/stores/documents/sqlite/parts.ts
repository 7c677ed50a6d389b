import type { MetadataField } from 'contract/document-parts';
import { type Field, type FieldName, fieldNames, fields, type QueryField } from 'contract/query/fields';
import { translationOf } from '../searchable.ts';
import { labelWord, markOfTranslation, translatedWord } from './tokens.ts';
import { spokenColumn } from './turns.ts';

/** Columns searched together, with the names words have there. */
export interface Part {
  /** The column, or the first of them. */
  column: string;
  within: (atom: string) => string;
  word: (word: string) => string;
  /** Whether FTS5 alone keeps a proximity inside one value (tokens.ts). */
  apart: boolean;
}

/** Where the words of a field stand, or of all that are searched; for a proximity told apart by where it holds. */
export type PartsOf = (field: QueryField | undefined, proximity?: boolean) => Part[];

/** Where words stand in the row of a document, with titles in a language. */
export function partsOfDocuments(metadataField: MetadataField): PartsOf {
  const language = translationOf(metadataField);
  const titles = ofKind('title').flatMap(partsOfField);
  const [texts, names] = [ofKind('texts'), ofKind('names')];

  function partsOfField(name: FieldName): Part[] {
    switch (fields[name].kind) {
      case 'title':
        return language
          ? [
              { column: 'marks', within: same, word: (word) => translatedWord(language, word), apart: true },
              wordsOf(
                fields[name].column,
                (atom) => `({${fields[name].column}} : (${atom})) NOT "${markOfTranslation(language)}"`,
                true,
              ),
            ]
          : [columnsOf([name], true)];
      case 'texts':
        return [columnsOf([name], true)];
      case 'names':
        return [columnsOf([name], false)];
      case 'label':
        return [{ column: 'marks', within: same, word: (word) => labelWord(name, word), apart: true }];
      case 'speakers':
        return [];
    }
  }

  return (field, proximity = false) => {
    if (field) return partsOfField(field);
    if (proximity) return [...titles, ...texts.flatMap(partsOfField), columnsOf(names, false)];
    return language ? [...titles, columnsOf([...texts, ...names], false)] : [wordsOf('', same, false)];
  };
}

/** Where words stand in the row of a turn: its speaker, or what was said. Each is one value. */
export const partsOfTurns: PartsOf = (field) => {
  if (field === undefined) return [wordsOf(spokenColumn, (atom) => `${spokenColumn} : (${atom})`, true)];
  return field === 'speaker' ? [columnsOf([field], true)] : [];
};

const ofKind = (kind: Field['kind']) => fieldNames.filter((name) => fields[name].kind === kind);

/** Words as they are, asked for in this way. */
const wordsOf = (column: string, within: (atom: string) => string, apart: boolean): Part => ({
  column,
  within,
  word: same,
  apart,
});

/** The columns of these fields. */
function columnsOf(names: readonly FieldName[], apart: boolean): Part {
  const columns = names.map((name) => fields[name].column);
  return wordsOf(columns[0] ?? '', (atom) => `{${columns.join(' ')}} : (${atom})`, apart);
}

function same(text: string): string {
  return text;
}
