import type { Clock } from '#platform/clock.ts';
import type { Signer } from '#platform/tickets.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** What feeds are made with. */
export interface FeedParts {
  db: PeopleStore;
  documents: Pick<DocumentStore, 'get' | 'getMany' | 'settled'>;
  clock: Clock;
  signer: Signer;
  baseUrl: string;
  productName: string;
  supportEmail: string;
}
