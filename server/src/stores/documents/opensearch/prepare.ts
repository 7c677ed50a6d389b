import { fields, type FieldValue, fieldValuesOf } from 'contract/query/fields';
import { mark, type Reading, readingsOf } from 'contract/query/readings';
import type { Document } from '../document.ts';
import { entitiesOf } from '../entities.ts';
import type { Recogniser } from '../entities/recogniser.ts';
import { withParents } from '../filters.ts';
import { hashOf } from '../hash.ts';
import { factsOf } from '../meeting-facts.ts';
import { publicPart, searchable, titleIn, translations, withoutTexts } from '../searchable.ts';
import { besideSign, titleColumn } from './mapping.ts';

/** A document ready to be indexed, but for its ingest number and version. */
export interface Prepared {
  id: string;
  hash: string;
  /** JSON object of all other fields. */
  fields: string;
  vocabulary: string[];
}

/** What the index keeps of a document to give it back. */
export interface Stored {
  /** JSON of the document without texts. */
  metadata: string;
  /** JSON of the texts: its own, its file's and its attachments' in order. */
  texts: string;
}

/**
 * Prepares what may be kept of a document, with the names a recogniser knows, for an index in which several words may stand
 * at a place or not; pure, so that any thread can do it.
 */
export function prepare(given: Document, recogniser: Recogniser, beside = true): Prepared {
  const document = publicPart(given);
  const vocabulary = new Set<string>();
  const split = (value: FieldValue) =>
    readingsOf(value).map(({ tokens, extras }) => {
      const shown = beside ? extras : [];
      for (const { word } of [...tokens, ...shown]) if (!word.startsWith(mark)) vocabulary.add(word);
      return placesOf({ tokens, extras: shown }).join(' ');
    });
  const columns = Object.groupBy(
    fieldValuesOf(searchable(document, 'metadata')),
    ({ field }) => fields[field].column,
  );
  const { contexts } = document;
  const indexed = {
    id: document.id,
    domain: document.domain,
    kind: document.meeting ? 'meeting' : 'document',
    date: document.date,
    groupPath: document.groupPath,
    groupPaths: withParents(document.groupPath),
    committeeCodes: [...new Set(document.committees.map(({ code }) => code))],
    ...entitiesOf(document, recogniser),
    facts: factsOf(document),
    scored: contexts !== undefined,
    ...(contexts && { contexts }),
    ...Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values?.flatMap(split)])),
    ...Object.fromEntries(
      translations.map((language) => [
        titleColumn(fields.title.column, language),
        split({ field: 'title', text: titleIn(document, `metadata_${language}`) }),
      ]),
    ),
    stored: storedPart(document),
  };
  return {
    id: document.id,
    hash: hashOf(document).toString('base64'),
    fields: JSON.stringify(indexed),
    vocabulary: [...vocabulary],
  };
}

/** What stands at each place of a reading. */
function placesOf({ tokens, extras }: Reading): string[] {
  const places = tokens.map(({ word }) => word);
  for (const { word, from } of extras) places[from] += besideSign + word;
  return places;
}

/** What is left of a withdrawn document: what it was called, and nothing a search can find. */
export function tombstone(document: Document): string {
  const { id, date } = document;
  const bare = {
    ...document,
    text: '',
    turns: undefined,
    footage: undefined,
    joined: undefined,
    own: undefined,
    file: undefined,
    attachments: [],
  };
  return JSON.stringify({ id, kind: 'withdrawn', date, stored: storedPart(bare) });
}

/** The document an index kept. */
export function restored({ metadata, texts }: Stored): Document {
  const document = JSON.parse(metadata) as Omit<Document, 'text'>;
  const [text, file, attachments, turns, parts] = JSON.parse(texts) as [
    string,
    string | null,
    (string | null)[],
    (Document['turns'] | null)?,
    Pick<Document, 'footage' | 'joined' | 'own' | 'meetingLog'>?,
  ];
  if (document.file && file !== null) document.file.text = file;
  document.attachments.forEach((attachment, index) => {
    const own = attachments[index];
    if (typeof own === 'string') attachment.text = own;
  });
  return { ...document, text, ...(turns ? { turns } : {}), ...parts };
}

function storedPart(document: Document): Stored {
  const { text, file, attachments, turns, footage, joined, own, meetingLog } = document;
  const others = attachments.map((each) => each.text ?? null);
  const given = footage || joined || own || meetingLog ? [{ footage, joined, own, meetingLog }] : [];
  const parts = given.length > 0 ? [turns ?? null, ...given] : turns ? [turns] : [];
  return {
    metadata: JSON.stringify(withoutTexts(document)),
    texts: JSON.stringify([text, file?.text ?? null, others, ...parts]),
  };
}
