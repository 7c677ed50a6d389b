import { dayOf } from 'contract/amsterdam';
import { type Wording, wordingOf } from '../tell/wording.ts';
import type { Clock } from '#platform/clock.ts';
import { type Background, startJob } from '#stores/people/job-loop.ts';
import type { Lease, Leases } from '#stores/people/leases.ts';
import type { Log } from '#platform/log.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { followChanges, followNew } from '../follow/follow-agenda.ts';
import { forgetPast } from '../follow/followed-meetings.ts';
import { planNotices } from '../tell/agenda-notices.ts';
import { checkEvery, planDaily, planFrequent } from '../tell/plan-changes.ts';
import { planOverviews } from '../tell/plan-overview.ts';
import { eraseRemoved } from '../searches/agenda-search-store.ts';

/** What following and planning need. */
export interface AgendaFollowing {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'dump' | 'settled' | 'search' | 'get' | 'getMany'>;
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

/** Slots begin on quarters of an hour (decision 3.6). */
const quarter = 15 * 60_000;

/** Follows the meetings of saved searches of the agenda and plans their mails. */
export function startAgendaFollowing(options: AgendaFollowingOptions): Background {
  const { leases, log, pause = 15_000 } = options;
  const wording = wordingOf(options.settings, options.signingKey);
  const worker = openWorker({ ...options, wording });
  return startJob('agenda-searches', { leases, log, pause }, (lease) => worker.work(lease));
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
