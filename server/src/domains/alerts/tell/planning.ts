import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Wording } from './wording.ts';

/** What planning mails needs. */
export interface Planning {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'get' | 'getMany' | 'search'>;
  clock: Clock;
  wording: Wording;
  log: Log;
}
