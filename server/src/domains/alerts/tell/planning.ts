import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { StoreUnavailableError } from '#platform/unavailable.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { LeaseLostError } from '#stores/people/leases.ts';
import type { Wording } from './wording.ts';

/** What planning mails needs. */
export interface Planning {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'get' | 'getMany' | 'search'>;
  clock: Clock;
  wording: Wording;
  log: Log;
}

/** Milliseconds between two checks of what changed about meetings (specification §4). */
export const checkEvery = 30 * 60_000;

/**
 * Plans something for each, one after the other; what fails is logged and does not keep the others waiting. False
 * when something failed. @throws LeaseLostError; StoreUnavailableError, because the others would wait for it too
 */
export async function forEach<T>(
  log: Log,
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<boolean> {
  let well = true;
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      if (error instanceof LeaseLostError || error instanceof StoreUnavailableError) throw error;
      well = false;
      log.error({ err: error }, 'a mail could not be planned; it is tried again');
    }
  }
  return well;
}
