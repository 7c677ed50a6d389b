import type { DocumentId, MetadataField } from 'contract/document-parts';
import type { QueryTree } from 'contract/query/tree';
import type { Document, Head } from '../document.ts';
import type { Hit, Kept, MarkedDocument, Search, Withdrawn } from '../document-store.ts';
import type { VotesAsked, VotesFound } from '../votes/asked.ts';
import type { Prepared } from './prepare.ts';
import type { UnplacedBallot } from './votes.ts';

/**
 * What threads do with the engine's answers: unpacking and marking long documents takes time that the
 * main thread does not have. Answers come as the bytes they arrived in.
 */
export interface Reading {
  /** `beside` as in `Abilities` (indices.ts). */
  prepare(documents: readonly Document[], beside: boolean): Promise<Prepared[]>;
  /** What `DocumentStore.know` was given. */
  know(pages: readonly string[]): Promise<void>;
  /** JSON fields of tombstones, by id. */
  tombstones(answer: Uint8Array): Promise<Record<DocumentId, string>>;
  /** One page of a search, and what the engine counted. */
  hits(answer: Uint8Array, search: Search): Promise<{ hits: Hit[]; total: number; all: number }>;
  document(answer: Uint8Array): Promise<Document | Withdrawn | undefined>;
  documents(answer: Uint8Array): Promise<Document[]>;
  /** The documents of a search without their texts, and what the engine counted. */
  heads(answer: Uint8Array): Promise<{ documents: Head[]; total: number }>;
  /** Counts the votes of the documents in these answers, in any order. */
  votes(answers: readonly Uint8Array[], asked: VotesAsked): Promise<VotesFound<UnplacedBallot>>;
  /** Where the documents after those of an answer begin (votes.ts); undefined when it has the last. */
  endOfVoted(answer: Uint8Array): Promise<[date: number, id: string] | undefined>;
  marked(answer: Uint8Array, query: QueryTree, metadataField: MetadataField): Promise<MarkedDocument>;
  kept(answer: Uint8Array): Promise<Kept[]>;
}
