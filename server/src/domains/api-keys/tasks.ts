import { dayOf } from 'contract/amsterdam';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { type Background, startJob } from '#stores/people/job-loop.ts';
import type { Leases } from '#stores/people/leases.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { forgetEnded, warnOfEnds } from './warnings.ts';

interface KeyTaskOptions {
  people: PeopleStore;
  leases: Leases;
  log: Log;
  clock: Clock;
  settings: { BASE_URL: string; PRODUCT_NAME: string; SUPPORT_EMAIL: string };
}

/** Milliseconds between two looks whether another day has begun. */
const pause = 60_000;

/** Warns of API keys that end soon and lets go of those that ended, once a day, until stopped. */
export function startKeyWarnings({ people, leases, log, clock, settings }: KeyTaskOptions): Background {
  const { BASE_URL: address, PRODUCT_NAME: productName, SUPPORT_EMAIL: supportEmail } = settings;
  const words = { address, productName, supportEmail };
  let doneOn: string | undefined;
  return startJob('api keys', { leases, log, pause }, async (lease) => {
    const now = clock.now().getTime();
    if (dayOf(now) === doneOn) return;
    await warnOfEnds({ people, clock, words }, lease);
    await forgetEnded(people, now);
    doneOn = dayOf(now);
  });
}
