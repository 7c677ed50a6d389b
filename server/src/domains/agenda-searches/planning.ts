import type { Wording } from '#domains/deliveries/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** What mails about meetings are planned with. */
export interface Planning {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'search' | 'getMany'>;
  clock: Clock;
  wording: Wording;
  log: Log;
}
