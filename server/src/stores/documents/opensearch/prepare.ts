import { analyse } from 'contract/query/analyser';
import { analyseNumber } from 'contract/query/numbers';
import type { Document } from '../document.ts';
import { factsOf } from '../facts.ts';
import { hashOf } from '../hash.ts';
import { publicPart, searchable, titleIn, translations } from '../searchable.ts';
import { pack } from '../sqlite/texts.ts';
import { withParents } from '../sqlite/tokens.ts';

/** A document ready to be written, but for its ingest number and version. */
export interface Prepared {
  id: string;
  hash: string;
  /** Members of the JSON object the engine gets, without its opening brace. */
  members: Uint8Array;
  /** The words that wildcards can find, with a space between them. */
  vocabulary: string;
}

/** Prepares what may be kept of a document, or its tombstone; pure, so that any thread can do it. */
export function prepare(given: Document, withdrawn: boolean): Prepared {
  const document = publicPart(given);
  const hash = hashOf(document).toString('hex');
  const { metadata, texts } = pack(document);
  const base = { id: document.id, withdrawn, hash, metadata, texts: Buffer.from(texts).toString('base64') };
  if (withdrawn) return { id: document.id, hash, members: membersOf(base), vocabulary: '' };
  const vocabulary = new Set<string>();
  return {
    id: document.id,
    hash,
    members: membersOf({ ...base, ...filtersOf(document), ...wordsOf(document, vocabulary) }),
    vocabulary: [...vocabulary].join(' '),
  };
}

function membersOf(object: object): Uint8Array {
  return Buffer.from(JSON.stringify(object).slice(1));
}

function filtersOf(document: Document) {
  const { domain, date, groupPath, committees, contexts } = document;
  return {
    domain,
    kind: document.meeting ? 'meeting' : 'document',
    date,
    groupPath,
    groupPaths: withParents(groupPath),
    committees: [...new Set(committees.map(({ code }) => code))],
    ...factsOf(document),
    scored: contexts !== undefined,
    contexts: Object.fromEntries(
      Object.entries(contexts ?? {}).map(([code, percentage]) => [code, Math.floor(percentage)]),
    ),
  };
}

/** The words of every field, each value of it apart. */
function wordsOf(document: Document, vocabulary: Set<string>) {
  const join = (words: readonly string[]) => {
    for (const word of words) vocabulary.add(word);
    return words.join(' ');
  };
  const split = (text: string) => join(analyse(text).map(({ word }) => word));
  const fields = searchable(document, 'metadata');
  const people = fields.people.map(split);
  const committeeWords = fields.committees.map(split);
  const numbers = fields.numbers.flatMap(analyseNumber).map(join);
  const title = split(fields.title);
  return {
    title,
    ...Object.fromEntries(
      translations.map((language) => [
        `title_${language}`,
        document.titles[language] ? split(titleIn(document, `metadata_${language}`)) : title,
      ]),
    ),
    words: [
      ...fields.texts.map(split),
      ...people,
      ...fields.organisations.map(split),
      ...committeeWords,
      ...numbers,
    ],
    people,
    committeeWords,
    numbers,
    type: split(fields.type),
  };
}
