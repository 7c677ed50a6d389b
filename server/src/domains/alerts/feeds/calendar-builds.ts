import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from 'contract/limits';
import { AppError } from '#platform/errors.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { isLease, type Lease, LeaseLostError, type Leases } from '#stores/people/leases.ts';
import { markedSearches } from '../follow/calendar-searches.ts';
import { calendarConsumer, findForMarked } from '../follow/follow-calendars.ts';
import { type Following, followersLease, followRound } from '../follow/follower.ts';

/** Milliseconds between two tries while another process follows. */
const pause = 250;

interface BuildParts extends Following {
  documents: Following['documents'] & Pick<DocumentStore, 'dump' | 'settled'>;
  leases: Leases;
  /** Milliseconds after which it is no longer waited for. */
  within?: number;
  /** Does something when it is the turn of its kind of work. */
  inTurn: (build: () => Promise<void>) => Promise<void>;
}

/**
 * Looks through the meetings for what has just come into a user's calendar, instead of the follower that would at its
 * next look: a program that was given an empty calendar comes back after an hour.
 */
export function calendarBuilds(parts: BuildParts) {
  const { people, clock, leases, inTurn, within = limits.calendarReadyWithin } = parts;
  const underWay = new Map<string, Promise<void>>();
  const isReady = async (userId: string) =>
    (await markedSearches(people, 'new', clock.now(), userId)).length === 0;

  async function build(userId: string): Promise<void> {
    const late = AbortSignal.timeout(within);
    while (!late.aborted) {
      const claimed = await leases.claim(followersLease);
      if (isLease(claimed)) {
        const lease = { ...claimed, signal: AbortSignal.any([claimed.signal, late]) };
        try {
          return await follow(userId, lease);
        } catch (error) {
          if (late.aborted || error instanceof LeaseLostError) throw notReady();
          throw error;
        } finally {
          await claimed.release();
        }
      }
      await sleep(pause);
      if (await isReady(userId)) return;
    }
    throw notReady();
  }

  /** What came in so far has to be known before all meetings are looked through. */
  async function follow(userId: string, lease: Lease): Promise<void> {
    const calendars = calendarConsumer(parts);
    for (let more = true; more;) {
      const { looked, wrong } = await followRound([calendars], { ...parts, people }, lease);
      for (const error of wrong.values()) throw error;
      more = looked.size > 0;
    }
    await findForMarked(parts, lease, userId);
  }

  return {
    /**
     * Resolves when everything is known that a user's calendar shows; asked several times at once it is made once.
     * @throws 503 when that takes too long
     */
    async ready(userId: string): Promise<void> {
      if (await isReady(userId)) return;
      let building = underWay.get(userId);
      if (!building) {
        building = inTurn(() => build(userId)).finally(() => underWay.delete(userId));
        underWay.set(userId, building);
      }
      await building;
    },
  };
}

const notReady = () =>
  new AppError(503, 'UNAVAILABLE', {
    words: 'feeds.webcal.notReady',
    retryAfter: limits.calendarRetryAfter,
  });
