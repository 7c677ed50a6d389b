import { isLease, type Lease, type Leases } from '../server/src/stores/people/leases.ts';

/** Where in its work a process ends itself, as hard as by SIGKILL from outside. */
export interface Death {
  /** Name of the lease under which the work is done. */
  lease: string;
  /** Before a transaction, inside it when all is written, or right after it. */
  point: 'before' | 'inside' | 'after';
  /** Which transaction, from 1. */
  count: number;
}

async function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

/** The same leases, whose holder dies where it is told; `onLost` hears of leases that ran out. */
export function dyingLeases(
  leases: Leases,
  death: Death | undefined,
  onLost: (name: string) => void,
): Leases {
  let left = death?.count ?? 0;
  return {
    ...leases,
    async claim(name, options) {
      const claimed = await leases.claim(name, options);
      if (!isLease(claimed)) return claimed;
      claimed.signal.addEventListener('abort', () => onLost(name));
      const dying: Lease = {
        ...claimed,
        async write(work) {
          const dies = death?.lease === name && --left === 0;
          if (dies && death.point === 'before') await die();
          const done = await claimed.write(async (db) => {
            const result = await work(db);
            if (dies && death.point === 'inside') await die();
            return result;
          });
          if (dies) await die();
          return done;
        },
      };
      return dying;
    },
  };
}
