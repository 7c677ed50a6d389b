import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type Background, startJob } from '#stores/people/job-loop.ts';
import type { Leases } from '#stores/people/leases.ts';
import { eraseDeactivated, eraseEndedModules } from './erase.ts';

interface Options {
  people: PeopleStore;
  leases: Leases;
  log: Log;
  clock: Clock;
  /** Milliseconds between two looks. */
  pause?: number;
}

/** Erases what was kept long enough until stopped, by one process at a time (decisions 6.4, 6.6). */
export function startErasing({ people, leases, log, clock, pause = 60 * 60_000 }: Options): Background {
  return startJob('erasing', { leases, log, pause }, async (lease) => {
    const now = clock.now().getTime();
    const users = await eraseDeactivated(people, lease, now);
    const modules = await eraseEndedModules(people, lease, now);
    if (users + modules > 0) log.info({ users, modules }, 'what was kept long enough was erased');
  });
}
