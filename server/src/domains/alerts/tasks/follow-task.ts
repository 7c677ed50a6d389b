import { dayOf } from 'contract/amsterdam';
import { type Background, startJob } from '#stores/people/job-loop.ts';
import { isLease, type Lease } from '#stores/people/leases.ts';
import { agendaSearchConsumer, followNew } from '../follow/follow-agenda-searches.ts';
import { calendarConsumer, findForMarked, forgetPastMeetings } from '../follow/follow-calendars.ts';
import { savedSearchConsumer } from '../follow/follow-saved-searches.ts';
import { tellPassedDays } from '../follow/passed-days.ts';
import { forgetPast } from '../follow/followed-meetings.ts';
import { followersLease, followRound } from '../follow/follower.ts';
import type { MarkName } from '../follow/marks.ts';
import { lookForWithdrawn } from '../follow/withdrawn-meetings.ts';
import { compiledSearches } from '../searches/active-searches.ts';
import { eraseRemoved } from '../searches/agenda-search-store.ts';
import { planAgendaNotices } from '../tell/pause-notices.ts';
import { planDaily, planFrequent } from '../tell/plan-changes.ts';
import { checkEvery } from '../tell/planning.ts';
import { planOverviews } from '../tell/plan-overview.ts';
import { waitingMatches } from '../tell/waiting-matches.ts';
import { planningOf, quarterOf, type TaskOptions } from './task-options.ts';

/** What following, and planning the mails about meetings, need. */
type Following = ReturnType<typeof planningOf>;

export interface FollowOptions extends TaskOptions {
  /** Milliseconds between two looks when nothing comes in. */
  pause?: number;
}

/**
 * Leases under which the version before followed for agenda and calendars: while its processes are replaced, none may
 * look at the same time as one of this version.
 */
const earlierLeases = ['agenda-searches', 'calendars'];

/**
 * Follows what comes in for saved searches of dashboards and agenda and for calendars, and plans the mails about
 * meetings, which belong to what was followed just before. Documents wait in their store while that fails.
 */
export function startFollowing(options: FollowOptions): Background {
  const { leases, log, pause = 15_000 } = options;
  const follower = openFollower(planningOf(options));
  return startJob(followersLease, { leases, log, pause }, async (lease, stopping) => {
    const held: Lease[] = [];
    try {
      for (const name of earlierLeases) {
        const claimed = await leases.claim(name);
        if (!isLease(claimed)) return;
        held.push(claimed);
      }
      await follower.work(lease, stopping);
    } finally {
      for (const one of held) await one.release();
    }
  });
}

/** A follower that does what is due at each look, until it has seen all that came in. */
export function openFollower(following: Following): {
  work(lease: Lease, stopping?: AbortSignal): Promise<void>;
} {
  const { people, documents, clock, log } = following;
  const onMatched = (matched: { matches: number }) => {
    if (matched.matches > 0) log.info(matched, 'documents were found for saved searches');
  };
  // Queries are read once and kept between looks.
  const compiled = compiledSearches();
  const matching = { people, documents, clock, queue: waitingMatches };
  const savedSearches = savedSearchConsumer({ ...matching, onMatched }, compiled);
  const calendars = calendarConsumer(following);
  const agendaSearches = agendaSearchConsumer(following);
  const meetingMails = openMeetingMails(following);
  let forgottenOn: string | undefined;
  let passedOn: string | undefined;
  return {
    async work(lease, stopping) {
      const wrong = new Map<MarkName, unknown>();
      for (let more = true; more && !stopping?.aborted;) {
        // New searches get to know their meetings at once.
        await followNew(following, lease);
        const at = clock.now().getTime();
        const agenda = meetingMails.isCheck(at) ? [agendaSearches] : [];
        const consumers = [savedSearches, calendars, ...agenda];
        const going = consumers.filter(({ name }) => !wrong.has(name));
        const round = await followRound(going, following, lease);
        for (const [name, error] of round.wrong) wrong.set(name, error);
        more = round.looked.size > 0;
        // Whoever fails or has more to look at is no news yet.
        if (!round.looked.has(agendaSearches.name) && !wrong.has(agendaSearches.name))
          await meetingMails.plan(lease, at);
      }
      if (!stopping?.aborted && !wrong.has(calendars.name)) await findForMarked(following, lease);
      const now = clock.now().getTime();
      // What came in says first how a commitment stands.
      if (!stopping?.aborted && dayOf(now) !== passedOn && !wrong.has(savedSearches.name)) {
        await tellPassedDays(matching, compiled, lease);
        passedOn = dayOf(now);
      }
      if (dayOf(now) !== forgottenOn) {
        await lease.write(async (db) => {
          await eraseRemoved(db, now);
          await forgetPast(db, now);
        });
        forgottenOn = dayOf(now);
      }
      for (const error of wrong.values()) throw error;
    },
  };
}

/**
 * Plans what is due about meetings: changes every 30 minutes (specification §4), slots once a quarter of an hour, after
 * the changes of that quarter.
 */
function openMeetingMails(following: Following): {
  /** Whether changes are due, for which all that came in has to be known. */
  isCheck(at: number): boolean;
  /** What is due at an instant, at which what is followed for it was looked at. */
  plan(lease: Lease, at: number): Promise<void>;
} {
  let checkedAt: number | undefined;
  let slotsAt: number | undefined;
  return {
    isCheck: (at) => Math.floor(at / checkEvery) !== checkedAt,
    async plan(lease, at) {
      const check = Math.floor(at / checkEvery);
      const present = quarterOf(at);
      if (check !== checkedAt) {
        await forgetPastMeetings(following, lease);
        await lookForWithdrawn(following, lease);
        if (await planFrequent(following, lease)) checkedAt = check;
      }
      await planAgendaNotices(following, lease);
      if (present === slotsAt) return;
      const daily = await planDaily(following, lease);
      if ((await planOverviews(following, lease)) && daily) slotsAt = present;
    },
  };
}
