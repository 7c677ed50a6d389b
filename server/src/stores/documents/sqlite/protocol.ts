import type { DomainId } from 'contract/dashboards';
import type { Document } from '../document.ts';
import type { DocumentStore, Ingested, Kept } from '../document-store.ts';
import type { BatchSearch } from '../batch-search.ts';
import type { DocumentId } from 'contract/document-parts';
import type { SharedColumns } from './columns.ts';
import type { CountedHits, HitSet } from './hit-sets.ts';
import type { Partition } from './partitions.ts';

/** What the writer is started with; the domains come along because their module is slow to load. */
export interface WriterSettings {
  path: string;
  domains: readonly DomainId[];
  /** Whether what is acknowledged survives a power cut. */
  durable: boolean;
  /** Whether a store that only lacks words of this version is taken. */
  alike?: boolean;
}
/** What a preparer is started with. */
export interface PreparerSettings {
  /** Whether texts are compressed. */
  compress: boolean;
}
/** What a reader is started with. */
export interface ReaderSettings {
  path: string;
  /** Words a wildcard may match. */
  maximumExpansions: number;
  /** Results of up to so many rows are read at once and kept. */
  fewRows: number;
}

type Operations<Names extends keyof DocumentStore> = Pick<DocumentStore, Names>;
/** Readies documents for the writer; several threads do it, and it is where most of the work is. */
export interface Preparing {
  /** Bytes of a `PreparedSlice`. */
  prepare(documents: readonly Document[]): Promise<Uint8Array>;
  /** What `DocumentStore.know` was given. */
  know(pages: readonly string[]): Promise<void>;
}
/** What a copied document had in the store it comes from. */
export type Origin = Pick<Kept, 'seq' | 'version' | 'withdrawn' | 'placed'>;
/** What the one writer does, each call in one transaction. */
export interface Writing extends Operations<'withdraw'> {
  put(packed: readonly Uint8Array[]): Promise<Ingested[]>;
  load(packed: readonly Uint8Array[], origins: readonly Origin[]): Promise<void>;
  rescore(packed: readonly Uint8Array[], origins: readonly Origin[]): Promise<void>;
  /** Writes something and takes it away again, to find out whether there is room. */
  tryRoom(): Promise<void>;
  /** One step of keeping the index quick; whether there is more to do (merging.ts). */
  merge(): Promise<boolean>;
}
type ArgumentsOf<Name extends keyof DocumentStore> = Parameters<DocumentStore[Name]>;
type ResultOf<Name extends keyof DocumentStore> = Awaited<ReturnType<DocumentStore[Name]>>;
/** Operations that are given what is known of the hits of their search, or for a tally of the widened one (hit-sets.ts). */
type Searching = {
  [Name in 'search' | 'heads' | 'count' | 'countTurns']: (
    ...args: [...ArgumentsOf<Name>, known?: HitSet]
  ) => Promise<ResultOf<Name>>;
} & {
  [Name in 'buckets' | 'histogram' | 'tally' | 'votes']: (
    ...args: [...ArgumentsOf<Name>, known?: HitSet]
  ) => Promise<CountedHits<ResultOf<Name>>>;
};
/** What any reader does. */
export type Reading = Operations<
  | 'get'
  | 'getMany'
  | 'similar'
  | 'highlight'
  | 'facets'
  | 'similarWords'
  | 'knownWords'
  | 'fieldValues'
  | 'settled'
  | 'dump'
> &
  BatchSearch &
  Searching &
  Sharing;
/** How threads come to have in common what they look in. */
interface Sharing {
  /** The columns that statistics count (column-sharing.ts). */
  shareColumns(partition: Partition): Promise<SharedColumns>;
  /** What was shared, the newest of each partition. */
  takeColumns(shared: readonly SharedColumns[]): Promise<void>;
  /** The partition of a document, unless there is none or it was withdrawn. */
  partitionOfDocument(id: DocumentId): Promise<Partition | undefined>;
}
