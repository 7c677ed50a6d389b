import type { Document } from '../document.ts';
import { entitiesOf } from '../entities.ts';
import type { Recogniser } from '../entities/recogniser.ts';
import { hashOf } from '../hash.ts';
import { factsOf } from '../meeting-facts.ts';
import { publicPart } from '../searchable.ts';
import { type SuggestedValue, suggestedValuesOf } from '../suggested-values.ts';
import { partitionOf, type Partition } from './partitions.ts';
import { pack, type Packed } from './texts.ts';
import { wordsOf, type Words } from './tokens.ts';
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
  vocabulary: string[];
  groupPath: string;
  committees: string[];
  suggested: SuggestedValue[];
  stakeholders: string[];
  topics: string[];
  facts: string[];
}

/** Prepares what may be kept of a document, with the names a recogniser knows; pure, so that any thread can do it. */
export function prepare(given: Document, recogniser: Recogniser, compress: boolean): Prepared {
  const document = publicPart(given);
  const entities = entitiesOf(document, recogniser);
  const { words, turns, length, vocabulary } = wordsOf(document, entities);
  return {
    id: document.id,
    date: document.date,
    partition: partitionOf(document.domain, document.meeting ? 'meeting' : 'document'),
    hash: hashOf(document),
    ...pack(document, compress),
    words,
    turns,
    length,
    vocabulary: [...vocabulary],
    groupPath: document.groupPath,
    committees: [...new Set(document.committees.map(({ code }) => code))],
    suggested: suggestedValuesOf(document),
    ...entities,
    facts: factsOf(document),
  };
}
