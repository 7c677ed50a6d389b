import type { MetadataField } from 'contract/documents';
import type { FieldValue } from 'contract/query/highlight';
import type { Document } from './document.ts';

/**
 * What can be found of a document, field by field. A phrase or proximity never runs from one value
 * into the next (SEARCH.md, Text and words).
 */
export interface Searchable {
  /** The title in the language asked for, or the source's when there is no translation (decision 3.12). */
  title: string;
  /** The text, then the texts of its files. */
  texts: string[];
  people: string[];
  organisations: string[];
  /** Codes and names. */
  committees: string[];
  numbers: string[];
  type: string;
}

/** The languages a title can be asked for in, by metadata field; the source's own title has none. */
const titleLanguages = {
  metadata_nl: 'nl',
  metadata_en: 'en',
  metadata_fr: 'fr',
  metadata_de: 'de',
} as const;
/** Every language a title can be translated into. */
export const translations = Object.values(titleLanguages);
export type Translation = (typeof translations)[number];

/** The translation a metadata field asks for; undefined for the source's own title. */
export function translationOf(metadataField: MetadataField): Translation | undefined {
  return metadataField === 'metadata' ? undefined : titleLanguages[metadataField];
}

/** The title to show and search, with the source's title where the translation is missing (decision 3.12). */
export function titleIn(document: Pick<Document, 'title' | 'titles'>, metadataField: MetadataField): string {
  const language = translationOf(metadataField);
  return (language && document.titles[language]) || document.title;
}

/** The searchable part of a document; of a confidential one only title and type (decision 3.33). */
export function searchable(document: Document, metadataField: MetadataField): Searchable {
  const title = titleIn(document, metadataField);
  if (document.confidentiality === 'Besloten') {
    const nothing = { texts: [], people: [], organisations: [], committees: [], numbers: [] };
    return { title, ...nothing, type: document.sourceType };
  }
  const files = [document.file, ...document.attachments];
  return {
    title,
    texts: [document.text, ...files.map((file) => file?.text ?? '')].filter((text) => text !== ''),
    people: document.people.map((person) => person.name),
    organisations: document.organisations.map((organisation) => organisation.name),
    committees: document.committees.flatMap((committee) => [committee.code, committee.name]),
    numbers: document.numbers.map((number) => number.value),
    type: document.sourceType,
  };
}

/** The searchable part value by value, for highlighting; the texts stand last, as it looks at so many characters only. */
export function fieldValuesOf(fields: Searchable): FieldValue[] {
  const of = (field: FieldValue['field'], values: readonly string[]) =>
    values.map((text) => ({ field, text }));
  return [
    ...of('title', [fields.title]),
    ...of('person', fields.people),
    ...of('organisation', fields.organisations),
    ...of('committee', fields.committees),
    ...of('number', fields.numbers),
    ...of('type', [fields.type]),
    ...of('text', fields.texts),
  ];
}

/**
 * The document without its text, who spoke where in it, the texts of its files and what each of its sources
 * gave, as hits carry it.
 */
export function withoutTexts(document: Document): Omit<Document, 'text'> {
  const { text: _, turns: __, joined: ___, own: ____, file, ...rest } = document;
  return {
    ...rest,
    ...(file && { file: { ...file, text: undefined } }),
    attachments: document.attachments.map((attachment) => ({ ...attachment, text: undefined })),
  };
}

/** What may be kept of a document: a confidential one loses all its texts (decision 3.33). */
export function publicPart(document: Document): Document {
  return document.confidentiality === 'Besloten' ? { ...withoutTexts(document), text: '' } : document;
}
