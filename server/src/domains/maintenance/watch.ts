import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from 'contract/limits';
import type { Clock } from '#platform/clock.ts';
import type { MaintenanceWatch } from '#platform/maintenance.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { noMaintenance, readMaintenance, type SetMaintenance } from './maintenance.ts';

/** Milliseconds that calls wait for the store to tell; one that hangs is waited for once in a while, not by all. */
const patience = 500;

/**
 * Knows planned maintenance without asking the store with every call. A store that does not answer is what maintenance
 * is often about: what was known last holds then.
 */
export function watchMaintenance({ db, clock }: { db: PeopleStore; clock: Clock }): MaintenanceWatch {
  let known: SetMaintenance = noMaintenance;
  let knownAt = -Infinity;
  let look: Promise<void> | undefined;

  /** Looks once for all who ask meanwhile. */
  const lookAgain = (): Promise<void> =>
    (look ??= readMaintenance(db)
      .then(
        (read) => void (known = read),
        () => undefined,
      )
      .finally(() => (look = undefined)));

  return {
    async now() {
      const now = clock.now().getTime();
      // A clock may be put back.
      if (Math.abs(now - knownAt) < limits.maintenanceKnownFor) return known;
      const waited = new AbortController();
      const { signal } = waited;
      await Promise.race([lookAgain(), sleep(patience, undefined, { ref: false, signal }).catch(() => {})]);
      waited.abort();
      knownAt = now;
      return known;
    },
    forget: () => void (knownAt = -Infinity),
  };
}
