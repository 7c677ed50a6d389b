import type { Clock } from '#platform/clock.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Wording } from '../tell/wording.ts';

/** What feeds are made with. */
export interface FeedParts extends Wording {
  db: PeopleStore;
  documents: Pick<DocumentStore, 'get' | 'getMany' | 'settled'>;
  clock: Clock;
}
