import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from 'contract/amsterdam';
import { type Wording, wordingOf } from '#domains/deliveries/index.ts';
import type { Clock } from '#platform/clock.ts';
import { isLease, type Lease, LeaseLostError, type Leases } from '#platform/leases.ts';
import type { Log } from '#platform/log.ts';
import { type DocumentStore, EngineUnavailableError } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { followChanges, followNew } from './follow.ts';
import { forgetPast } from './followed.ts';
import { planNotices } from './notices.ts';
import { checkEvery, planDaily, planFrequent } from './plan-changes.ts';
import { planOverviews } from './plan-overview.ts';
import { eraseRemoved } from './store.ts';

/** What following and planning need. */
export interface AgendaFollowing {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'dump' | 'settled' | 'search' | 'getMany'>;
  clock: Clock;
  log: Log;
  wording: Wording;
}

/** The same for a process that goes on by itself. */
export interface AgendaFollowingOptions extends Omit<AgendaFollowing, 'wording'> {
  leases: Leases;
  /** Signs the addresses that switch mail off. */
  signingKey: Uint8Array;
  settings: { PRODUCT_NAME: string; BASE_URL: string; SUPPORT_EMAIL: string };
  /** Milliseconds between two looks for what is to be done. */
  pause?: number;
}

const leaseName = 'agenda-searches';
/** Slots begin on quarters of an hour (decision 3.6). */
const quarter = 15 * 60_000;

/**
 * Follows the meetings of saved searches of the agenda and plans their mails until stopped, one process at a time by
 * a lease. Whatever goes wrong is tried again.
 */
export function startAgendaFollowing(options: AgendaFollowingOptions): { stop(): Promise<void> } {
  const { leases, log, pause = 15_000 } = options;
  const stopping = new AbortController();
  const wait = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  const wording = wordingOf(options.settings, options.signingKey);
  const worker = openWorker({ ...options, wording });

  async function keepFollowing(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const lease = await leases.claim(leaseName);
        if (!isLease(lease)) {
          await wait(Math.max(pause, lease.freeIn));
          continue;
        }
        await worker.work(lease).finally(() => lease.release());
      } catch (error) {
        if (error instanceof LeaseLostError) log.warn('the lease on the agenda was lost to another process');
        else if (error instanceof EngineUnavailableError)
          log.debug('meetings are not followed: the document engine is away');
        else log.error({ err: error }, 'meetings could not be followed; it is tried again');
      }
      await wait(pause);
    }
  }

  const ended = keepFollowing();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/**
 * Does what is due at each look: new searches get to know their meetings at once, changes are looked for every 30
 * minutes (specification §4), slots once a quarter of an hour, after the changes of that quarter.
 */
export function openWorker(following: AgendaFollowing): { work(lease: Lease): Promise<void> } {
  let checkedAt: number | undefined;
  let slotsAt: number | undefined;
  let forgottenOn: string | undefined;
  return {
    async work(lease) {
      const now = following.clock.now().getTime();
      await followNew(following, lease);
      const check = Math.floor(now / checkEvery);
      if (check !== checkedAt) {
        await followChanges(following, lease);
        if (await planFrequent(following, lease)) checkedAt = check;
      }
      await planNotices(following, lease);
      const present = Math.floor(now / quarter);
      if (present !== slotsAt) {
        const daily = await planDaily(following, lease);
        if ((await planOverviews(following, lease)) && daily) slotsAt = present;
      }
      if (dayOf(now) === forgottenOn) return;
      await lease.write(async (db) => {
        await eraseRemoved(db, now);
        await forgetPast(db, now);
      });
      forgottenOn = dayOf(now);
    },
  };
}
