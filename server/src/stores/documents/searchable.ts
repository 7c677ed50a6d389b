import type { MetadataField } from 'contract/document-parts';
import type { Searched } from 'contract/query/fields';
import type { Document, Head } from './document.ts';

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
export function searchable(document: Document, metadataField: MetadataField): Searched {
  const { people, organisations, committees, numbers, sourceType } = document;
  const title = titleIn(document, metadataField);
  if (document.confidentiality === 'Besloten') {
    const nothing = { people: [], organisations: [], committees: [], numbers: [], texts: [], turns: [] };
    return { title, sourceType, ...nothing };
  }
  const files = [document.file, ...document.attachments];
  const texts = [document.text, ...files.map((file) => file?.text ?? '')].filter((text) => text !== '');
  const turns = document.text === '' ? [] : (document.turns ?? []);
  return { title, people, organisations, committees, numbers, sourceType, texts, turns };
}

/**
 * The document without its text, who spoke where in it and when, the texts of its files, what each of its sources gave and what
 * became of it, as hits carry it.
 */
export function withoutTexts(document: Document): Head {
  const {
    text: _,
    turns: __,
    footage: ___,
    joined: ____,
    own: _____,
    meetingLog: ______,
    file,
    ...rest
  } = document;
  return {
    ...rest,
    ...(file && { file: { ...file, text: undefined } }),
    attachments: document.attachments.map((attachment) => ({ ...attachment, text: undefined })),
  };
}

/** What is left of a withdrawn document: what it was called and where it was, and nothing that anybody wrote or said. */
export function withdrawnPart(document: Document): Document {
  return {
    ...document,
    text: '',
    turns: undefined,
    footage: undefined,
    recording: undefined,
    joined: undefined,
    own: undefined,
    file: undefined,
    attachments: [],
  };
}

/** What may be kept of a document: a confidential one loses all its texts (decision 3.33). */
export function publicPart(document: Document): Document {
  if (document.confidentiality !== 'Besloten') return document;
  const { meetingLog } = document;
  return { ...withoutTexts(document), text: '', ...(meetingLog ? { meetingLog } : {}) };
}
