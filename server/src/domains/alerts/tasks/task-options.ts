import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Background } from '#stores/people/job-loop.ts';
import type { Leases } from '#stores/people/leases.ts';
import type { Planning } from '../tell/planning.ts';
import { wordingOf, type WordingSettings } from '../tell/wording.ts';

/** What goes on by itself in this wing is done with. */
export interface TaskOptions {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'dump' | 'settled' | 'search' | 'heads' | 'get' | 'getMany'>;
  leases: Leases;
  log: Log;
  clock: Clock;
  /** Signs the addresses that switch mail off. */
  signingKey: Uint8Array;
  settings: WordingSettings;
}

/** Slots begin on quarters of an hour (decision 3.6). */
export const quarterOf = (instant: number): number => Math.floor(instant / (15 * 60_000));

/** Several that go on by themselves, as one. */
export function together(...tasks: readonly Background[]): Background {
  return {
    async stop() {
      await Promise.all(tasks.map((task) => task.stop()));
    },
  };
}

/** What mails are planned with. */
export function planningOf(options: TaskOptions): Planning & Pick<TaskOptions, 'documents'> {
  const { people, documents, clock, log, settings, signingKey } = options;
  return { people, documents, clock, log, wording: wordingOf(settings, signingKey) };
}
