import type { DomainId } from 'contract/dashboards';
import { fields, type FieldValue, fieldValuesOf } from 'contract/query/fields';
import { mark, type Reading, readingsOf } from 'contract/query/readings';
import { keysOf } from 'contract/query/value-keys';
import type { Document, Head } from '../document.ts';
import { entitiesOf } from '../entities.ts';
import type { Recogniser } from '../entities/recogniser.ts';
import { withParents } from '../filters.ts';
import { hashOf } from '../hash.ts';
import { havingOf } from '../having.ts';
import { factsOf } from '../meeting-facts.ts';
import { publicPart, searchable, titleIn, translations, withdrawnPart, withoutTexts } from '../searchable.ts';
import { type SuggestedValue, suggestedValuesOf } from '../suggested-values.ts';
import { turnReadings } from '../turn-readings.ts';
import { writtenBallots } from '../votes/ballot.ts';
import { writtenLength } from '../written-length.ts';
import { besideSign, suggestionSign, titleColumn, turns } from './mapping.ts';

/** A document ready to be indexed, but for its ingest number and version. */
export interface Prepared {
  id: string;
  domain: DomainId;
  date: number;
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
  /** JSON of its votes as they are counted, where it has any. */
  ballots?: string;
}

/**
 * Prepares what may be kept of a document, with the names a recogniser knows, for an index in which several words may stand
 * at a place or not; pure, so that any thread can do it.
 */
export function prepare(given: Document, recogniser: Recogniser, beside = true): Prepared {
  const document = publicPart(given);
  const vocabulary = new Set<string>();
  const read = (value: FieldValue): Reading[] =>
    readingsOf(value).map(({ tokens, extras }) => {
      const shown = beside ? extras : [];
      for (const { word } of [...tokens, ...shown]) if (!word.startsWith(mark)) vocabulary.add(word);
      return { tokens, extras: shown };
    });
  const split = (value: FieldValue) => read(value).map(wordsIn);
  const values = fieldValuesOf(searchable(document, 'metadata'));
  const known = new Map(values.map((value) => [value, read(value)]));
  const columns = Object.groupBy(
    values.filter(({ field }) => fields[field].kind !== 'speakers'),
    ({ field }) => fields[field].column,
  );
  const spoken = turnReadings(values, (value) => known.get(value) ?? []);
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
    having: havingOf(document),
    suggested: suggestedValuesOf(document).flatMap(suggestionsIn),
    scored: contexts !== undefined,
    ...(contexts && { contexts }),
    ...Object.fromEntries(
      Object.entries(columns).map(([name, own]) => [
        name,
        own?.flatMap((value) => (known.get(value) ?? []).map(wordsIn)),
      ]),
    ),
    ...(spoken.length > 0 && {
      [turns.path]: spoken.map(({ speaker, said }) => ({
        [turns.speaker]: wordsIn(speaker),
        [turns.said]: wordsIn(said),
      })),
    }),
    length: writtenLength(known),
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
    domain: document.domain,
    date: document.date,
    hash: hashOf(document).toString('base64'),
    fields: JSON.stringify(indexed),
    vocabulary: [...vocabulary],
  };
}

/** A value once for each of its words that it can be found by, so that all that begin alike stand together. */
function suggestionsIn({ field, value }: SuggestedValue): string[] {
  return keysOf(field, value).map((key) => [field, key, value].join(suggestionSign));
}

/** What stands at each place of a reading. */
function wordsIn({ tokens, extras }: Reading): string {
  const places = tokens.map(({ word }) => word);
  for (const { word, from } of extras) places[from] += besideSign + word;
  return places.join(' ');
}

/** What is left of a withdrawn document: what it was called, and nothing a search can find. */
export function tombstone(document: Document): string {
  const { id, date } = document;
  return JSON.stringify({ id, kind: 'withdrawn', date, stored: storedPart(withdrawnPart(document)) });
}

/** The document an index kept, without its texts. */
export function restoredHead({ metadata }: Pick<Stored, 'metadata'>): Head {
  return JSON.parse(metadata) as Head;
}

/** The document an index kept. */
export function restored({ metadata, texts }: Stored): Document {
  const document = restoredHead({ metadata });
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
    ...writtenBallots(document),
  };
}
