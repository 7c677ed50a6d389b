import type { Document } from '../document.ts';
import { entitiesOf } from '../entities.ts';
import type { Recogniser } from '../entities/recogniser.ts';
import { hashOf } from '../hash.ts';
import { factsOf } from '../meeting-facts.ts';
import { publicPart } from '../searchable.ts';
import { type SuggestedValue, suggestedValuesOf } from '../suggested-values.ts';
import { writtenBallots } from '../votes/ballot.ts';
import { partitionOf, type Partition } from './partitions.ts';
import { pack, type Packed } from './texts.ts';
import { readDocument, wordsOf, type Words } from './tokens.ts';
import type { TurnWords } from './turns.ts';

/** A document as the writer stores it: everything that takes thought is done (preparer.ts). */
export interface Prepared extends Packed {
  id: string;
  date: number;
  partition: Partition;
  hash: Uint8Array;
  words: Words;
  turns: TurnWords[];
  /** How many words it has (best-match.ts). */
  length: number;
  groupPath: string;
  committees: string[];
  suggested: SuggestedValue[];
  stakeholders: string[];
  topics: string[];
  facts: string[];
  /** JSON of its votes as they are counted, where it has any. */
  ballots?: string;
}

/** Documents as the writer stores them, and by partition the words that queries look up of all of them. */
export interface PreparedSlice {
  documents: Prepared[];
  vocabularies: Map<Partition, Set<string>>;
}

/** Prepares what may be kept of documents, with the names a recogniser knows; pure, so that any thread can do it. */
export function prepareSlice(
  given: readonly Document[],
  recogniser: Recogniser,
  compress: boolean,
): PreparedSlice {
  const vocabularies = new Map<Partition, Set<string>>();
  const documents = given.map((each) => {
    const document = publicPart(each);
    const partition = partitionOf(document.domain, document.meeting ? 'meeting' : 'document');
    const vocabulary = vocabularies.get(partition) ?? new Set();
    vocabularies.set(partition, vocabulary);
    return prepare(document, partition, { recogniser, compress, vocabulary });
  });
  return { documents, vocabularies };
}

function prepare(
  document: Document,
  partition: Partition,
  {
    recogniser,
    compress,
    vocabulary,
  }: { recogniser: Recogniser; compress: boolean; vocabulary: Set<string> },
): Prepared {
  const read = readDocument(document);
  const analysed = [...read].flatMap(([{ field, text }, [reading]]) =>
    reading && (field === 'title' || field === 'text') ? [{ text, tokens: reading.tokens }] : [],
  );
  const entities = entitiesOf(document, recogniser, analysed);
  const { words, turns, length } = wordsOf(document, read, entities, vocabulary);
  return {
    id: document.id,
    date: document.date,
    partition,
    hash: hashOf(document),
    ...pack(document, compress),
    words,
    turns,
    length,
    groupPath: document.groupPath,
    committees: [...new Set(document.committees.map(({ code }) => code))],
    suggested: suggestedValuesOf(document),
    ...entities,
    facts: factsOf(document),
    ...writtenBallots(document),
  };
}
