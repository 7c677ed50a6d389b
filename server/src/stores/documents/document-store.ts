import type { ContextCode } from 'contract/contexts';
import type { DomainId } from 'contract/dashboards';
import type { DocumentId, FoundValue, Marked, MetadataField } from 'contract/document-parts';
import type { QueryField } from 'contract/query/fields';
import type { Met } from 'contract/query/highlight';
import type { QueryNode, QueryTree } from 'contract/query/tree';
import type { Scope } from '#platform/access.ts';
import type { HitOrder } from 'contract/timeline';
import type { Weighing } from './best-match.ts';
import type { Document, Head } from './document.ts';
import type { Having } from './having.ts';
import type { FactName, Facts } from './meeting-facts.ts';
import type { VotesAsked, VotesFound } from './votes/asked.ts';

export interface Filters {
  domain: DomainId;
  /** First instant and the instant after the last, epoch milliseconds. */
  from?: number;
  until?: number;
  /** Nodes of the source tree, children included; empty means all. */
  groupPaths: readonly string[];
  committees: readonly string[];
  /** Stakeholders of which at least one is named (entities.ts); empty means all. */
  stakeholders: readonly string[];
  /** Stakeholders of which none is named. */
  withoutStakeholders: readonly string[];
  /** Topics of which the document is about at least one (entities.ts); empty means all. */
  topics: readonly string[];
  /** Topics of which the document is about none. */
  withoutTopics: readonly string[];
  /**
   * Passes when any of these contexts scores at least the minimum, a multiple of 5, or the document is
   * not scored yet.
   */
  contexts?: { codes: readonly ContextCode[]; minimum: number };
  /** Documents by default; meetings for the agenda. */
  kind: 'document' | 'meeting';
  /** What meetings have to be; of each name that is given one value at least has to be true. */
  facts?: Facts;
  /** Only documents that have this. */
  having?: Having;
  /** The documents that are meant, others are not; empty or absent means all. */
  ids?: readonly DocumentId[];
}

export interface Search {
  query: QueryTree;
  scope: Scope;
  filters: Filters;
  /** Title language searched and shown. */
  metadataField: MetadataField;
  /**
   * With `after` only documents whose newest version has its ingest number in the window `after < seq <= upTo`.
   * With `upTo` alone what stood in its place by then, however often its words changed since: pages neither repeat nor
   * lose a document. One that was dated anew since, or withdrawn, is left out; of a new version its words of now decide.
   */
  seq?: { after?: number; upTo?: number };
}

/** Where in an order a page ends. */
export interface Place {
  date: number;
  id: DocumentId;
  /** How well it matches; of the best. */
  score?: number;
}

export interface Page {
  size: number;
  /** Newest first when left out; those of a moment by id, in the direction of the dates. */
  order?: HitOrder;
  /** Continue after this hit. */
  after?: Place;
  /** With the best: what a first page found its terms to be worth, so that the pages after it have the same scores. */
  weighing?: Weighing;
}

/** A page of heads; by date alone. */
interface HeadsPage extends Pick<Page, 'size' | 'after'> {
  /** Newest first when left out. */
  order?: Exclude<HitOrder, 'best'>;
}

export interface Hit {
  document: Head;
  seq: number;
  /** Title in the language asked for, marked. */
  title: Marked;
  /** Up to three passages of about 30 words. */
  passages: Marked[];
  /** Up to three other values that show what of the query neither title nor texts do. */
  found: FoundValue[];
  /** Marked stretches in the text and the texts of the files, together. */
  marks: number;
  /** Milliseconds its recording lasts, as far as somebody speaks; of debates whose sound is kept here. */
  audio?: number;
  /** The number among those that are shown, from 0, of the first turn that a ZEI of the query holds in. */
  turn?: number;
  /** How well it matches (best-match.ts); with the best alone. */
  score?: number;
}

/** A document marked for its page. */
export interface MarkedDocument {
  title: Marked;
  text: Marked;
  /** Marked stretches in the texts of its files; those without any are left out. */
  files: { fileId: string; marks: number }[];
  /** Its other values with hits, at most twenty. */
  found: FoundValue[];
  /** What of the query stands anywhere in the document, its files included. */
  met: Met;
}

export interface Hits {
  hits: Hit[];
  /** Exact. */
  total: number;
  /** Hits the context percentage hides, when contexts are asked. */
  hidden?: number;
  /** Of the best no more than the first 300 follow each other. */
  more: boolean;
  /** With the best: for the pages after this one. */
  weighing?: Weighing;
}

/** A page of hits without their texts, unmarked: for pages that tell of many documents at once. */
interface Heads {
  documents: Head[];
  /** Exact. */
  total: number;
  more: boolean;
}

/** What one turn of a debate has to be: who speaks in it, and what is said; neither names a field. */
export interface TurnQuery {
  speaker: QueryNode;
  said?: QueryNode;
}

/** Turns that a query of turns finds, and the debates they are in. */
export interface CountedTurns {
  turns: number;
  debates: number;
}

/** What hits are counted by: their own node of the source tree, or a fact found in them (entities.ts). */
export type Dimension = 'groupPath' | 'stakeholder' | 'topic';

export interface BucketOptions {
  /** At most so many buckets. */
  limit: number;
  /** Only values of at least so many hits; 1 by default. */
  minimum?: number;
  /** Only values that begin so, such as `PER:`. */
  prefix?: string;
  /** Only these values. */
  among?: readonly string[];
}

/** Hits that have a value; exact. */
export interface Bucket {
  value: string;
  count: number;
}

/** What is typed of a value of a field (suggested-values.ts). */
export interface ValuesAsked {
  domain: DomainId;
  kind: 'document' | 'meeting';
  field: QueryField;
  /** Nothing fits every value. */
  text: string;
  /** Only documents within count. */
  scope: Scope;
  /** At most so many values. */
  limit: number;
}

/** Hits of one node of the source tree per step of a histogram. */
export interface Series {
  groupPath: string;
  counts: number[];
}

/** By what a tally counts: a node of the source tree, or what is told of a meeting. */
export type Facet = 'groupPath' | FactName;

/** Hits, and what they would be if one of the facets did not narrow the search. */
export interface Tally {
  /** Exact. */
  total: number;
  /** Hits between each edge and the next. */
  steps: number[];
  /** Per facet, what the search finds without its own filter of this facet; most first, then by value (code units). */
  facets: Record<Facet, Bucket[]>;
}

/** A document or its tombstone as it is copied from one store to another. */
export interface Kept {
  document: Document;
  withdrawn: boolean;
  seq: number;
  version: number;
  /** The ingest number at which it came to stand where it does, where that is another: a version before had its date. */
  placed?: number;
}

export interface Ingested {
  id: DocumentId;
  outcome: 'new' | 'changed' | 'same';
  seq: number;
  version: number;
}

export interface Withdrawn {
  id: DocumentId;
  title: string;
}

/** How far the documents are made into a store of this version while they are in use. */
export interface Renewal {
  /** The last ingest number copied, and the highest there is. */
  upTo: number;
  of: number;
  /** When it was begun or gone on with, in milliseconds. */
  since: number;
}

/** A wildcard matches more words of the domain searched than the limit; the query must be refined (decision 5.5). */
export class TooBroadError extends Error {
  readonly pattern: string;
  constructor(pattern: string) {
    super(`wildcard ${pattern} matches too many words`);
    this.pattern = pattern;
  }
}

/**
 * Where public documents are kept and searched; SQLite FTS5 or OpenSearch. Every adapter passes
 * the same compliance suite.
 */
export interface DocumentStore {
  /** Stores new and changed versions; each gets the next ingest number. Unchanged ones keep theirs. */
  put(documents: readonly Document[]): Promise<Ingested[]>;
  /** Hides withdrawn documents from search; `get` still tells that they existed (decision 2.6). */
  withdraw(ids: readonly DocumentId[]): Promise<void>;
  get(id: DocumentId): Promise<Document | Withdrawn | undefined>;
  /** Same ids, same order, unknown ones left out. */
  getMany(ids: readonly DocumentId[]): Promise<Document[]>;
  /** @throws TooBroadError */
  search(search: Search, page: Page): Promise<Hits>;
  /**
   * The same hits as `search`, by date and without what it makes of each; some thirty times as quick, so pages may be long.
   * @throws TooBroadError
   */
  heads(search: Search, page: HeadsPage): Promise<Heads>;
  /**
   * The votes of the hits of a search, each once however many papers tell it, newest first, and what is counted over all of
   * them (votes/count-votes.ts).
   * @throws TooBroadError
   */
  votes(search: Search, asked: VotesAsked): Promise<VotesFound>;
  /** Exact count only. @throws TooBroadError */
  count(search: Search): Promise<number>;
  /**
   * Of the debates among the hits, the turns that each of these finds, in their order; exact. Nothing is read of any of them.
   * @throws TooBroadError
   */
  countTurns(search: Search, turns: readonly TurnQuery[]): Promise<CountedTurns[]>;
  /** Hits per value of a dimension, most first, then by value (code units). @throws TooBroadError */
  buckets(search: Search, dimension: Dimension, options: BucketOptions): Promise<Bucket[]>;
  /**
   * Hits per node of the source tree (their own, not its parents) between each edge and the next: `n`
   * ascending instants make `n - 1` steps. Nodes without hits are left out; ordered by path.
   * @throws TooBroadError
   */
  histogram(search: Search, edges: readonly number[]): Promise<Series[]>;
  /**
   * Hits by time and by facet, each facet counted as if it did not narrow the search, so that a choice can be made
   * wider. @throws TooBroadError
   */
  tally(search: Search, edges: readonly number[]): Promise<Tally>;
  /**
   * Documents of the same domain and kind that share at least two topics with this one, most shared
   * first, then newest (date, id); never itself (decision 7.20). Unknown ids have none.
   */
  similar(id: DocumentId, scope: Scope, size: number): Promise<Head[]>;
  /** The document's title and text with every hit of the query marked (SEARCH.md, Highlight). */
  highlight(id: DocumentId, query: QueryTree, metadataField: MetadataField): Promise<MarkedDocument>;
  /** Documents per group path, those below it included, and per committee in a domain, for the filter trees. */
  facets(
    domain: DomainId,
  ): Promise<{ groupPaths: Record<string, number>; committees: Record<string, number> }>;
  /**
   * Words of a domain's documents and meetings that begin with the same letter and differ from this one in at most so
   * many (of which two neighbours exchanged are one); nearest first, then by code units.
   */
  similarWords(domain: DomainId, word: string, distance: number, limit: number): Promise<string[]>;
  /** Which of these are words of a domain's documents and meetings. */
  knownWords(domain: DomainId, words: readonly string[]): Promise<string[]>;
  /**
   * Values that documents or meetings of a domain have in a field and that fit what is typed of one: which begin with it at any word,
   * case, accents and punctuation aside. Most documents first, then by the words from there on, then by value (code units).
   */
  fieldValues(asked: ValuesAsked): Promise<Bucket[]>;
  /** Every ingest number up to here is searchable. */
  settled(): Promise<number>;
  /** Resolves when it can be asked and, as far as is known, written to. @throws EngineUnavailableError, NoRoomError */
  check(): Promise<void>;
  /** What is kept with an ingest number above `after`, lowest first, tombstones too; for copying. */
  dump(after: number, limit: number): Promise<Kept[]>;
  /** Takes over what another store dumped, numbers and versions as they are. Repeating it changes nothing. */
  load(kept: readonly Kept[]): Promise<void>;
  /**
   * Takes over the policy contexts of documents that were dumped from here, and nothing else of them;
   * numbers and versions stay, so nobody is alerted. What was changed or withdrawn since is left alone.
   */
  rescore(kept: readonly Kept[]): Promise<void>;
  /**
   * Recognises these names beside the maintained list in what is put, loaded or rescored from now on: pages
   * of JSON of `KnownName[]`, which are handed to the threads as they are.
   */
  know(pages: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
