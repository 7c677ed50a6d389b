import type { DocumentId } from 'contract/document-parts';
import type { PeopleStore } from '#stores/people/index.ts';

/** A document that a search found, in any version. */
export interface Pair {
  savedSearchId: string;
  documentId: DocumentId;
}

/** Where matches wait to be mailed; both are called in the transaction that ends a look. */
export interface MailQueue {
  /** Lets the matches above an ingest number wait, of searches that mail. */
  enqueue(db: PeopleStore, after: number): Promise<void>;
  /** Takes what is found no longer out of the queue; answers the versions of it of which nobody was told. */
  dequeue(db: PeopleStore, gone: readonly Pair[]): Promise<(Pair & { version: number })[]>;
}
