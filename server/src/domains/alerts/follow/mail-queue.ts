import type { DocumentId } from 'contract/document-parts';
import type { PeopleStore } from '#stores/people/index.ts';

/** A document that a search found, in any version. */
export interface Pair {
  savedSearchId: string;
  documentId: DocumentId;
}

/** Where matches wait to be mailed; each is called in the transaction that keeps or takes back what was found. */
export interface MailQueue {
  /** Lets the matches above an ingest number wait, of searches that mail. */
  enqueue(db: PeopleStore, after: number): Promise<void>;
  /** Lets these matches wait, of searches that mail. */
  enqueueThese(db: PeopleStore, matches: readonly (Pair & { version: number })[]): Promise<void>;
  /** Takes days that passed out of the queue of commitments that stand otherwise now. */
  dropPassedDays(db: PeopleStore, ids: readonly DocumentId[]): Promise<void>;
  /** Takes what is found no longer out of the queue; answers the versions of it of which nobody was told. */
  dequeue(db: PeopleStore, gone: readonly Pair[]): Promise<(Pair & { version: number })[]>;
}
