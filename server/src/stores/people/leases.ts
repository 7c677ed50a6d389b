import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type RawBuilder, sql } from 'kysely';
import type { People, PeopleStore } from './index.ts';

/** The lease ended, or another process holds it now; what was to be written was not. */
export class LeaseLostError extends Error {
  constructor(name: string) {
    super(`the lease on ${name} was lost to another process or ran out`);
  }
}

/** The right to do one piece of work, held until released; kept alive in the background. */
export interface Lease {
  /** Aborts as soon as the lease is known to be lost. */
  readonly signal: AbortSignal;
  /** Resolves when the lease is still held, and holds it for its whole life from now. @throws LeaseLostError */
  confirm(): Promise<void>;
  /**
   * Runs statements in one transaction that takes place only while the lease is held: one that was lost
   * writes nothing. @throws LeaseLostError
   */
  write<T>(work: (db: PeopleStore) => Promise<T>): Promise<T>;
  /** Gives the lease back; nobody is given it again within `rest` milliseconds unless they insist. */
  release(rest?: number): Promise<void>;
}

/** Why a lease was not given. */
export interface Refused {
  /** Who holds it, for people to read; undefined while it only rests. */
  holder: string | undefined;
  /** Milliseconds until it is free unless the holder keeps it alive. */
  freeIn: number;
}

/** How a piece of work stands; instants are epoch milliseconds by the database's clock. */
interface LeaseState {
  name: string;
  /** Who does it, for people to read; undefined while it rests. */
  holder: string | undefined;
  /** When the holder began; undefined while it rests. */
  since: number | undefined;
  /** From when anybody may claim it, unless the holder keeps it alive. */
  until: number;
  /** The holder ended without a word: it kept nothing alive until then. */
  lost: boolean;
}

/** Shares work among processes that know each other only through the people's store. */
export interface Leases {
  /** Every piece of work that was ever claimed, by name. */
  list(): Promise<LeaseState[]>;
  /** Claims a lease; at most one claim on a name holds at any time. `insist` does not wait for its rest. */
  claim(name: string, options?: { insist?: boolean }): Promise<Lease | Refused>;
}

/** True for a claim that was given. */
export function isLease(claimed: Lease | Refused): claimed is Lease {
  return 'release' in claimed;
}

/** Milliseconds a lease outlives a holder that died. */
const standardLife = 60_000;

/**
 * Leases in the people's store. Time is the database's own, so that clocks of machines may differ.
 * `life` is how long, in milliseconds, a lease outlives a holder that stopped without a word.
 */
export function openLeases({ db, kind }: Pick<People, 'db' | 'kind'>, life = standardLife): Leases {
  const now: RawBuilder<number> =
    kind === 'postgres'
      ? sql<number>`cast(floor(extract(epoch from clock_timestamp()) * 1000) as bigint)`
      : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
  const end = sql<number>`${now} + ${sql.lit(life)}`;

  async function claim(
    name: string,
    { insist = false }: { insist?: boolean } = {},
  ): Promise<Lease | Refused> {
    const owner = `${hostname()}/${process.pid}/${randomUUID()}`;
    const asked = performance.now();
    const taken = await db
      .insertInto('leases')
      .values({ name, owner, until: end, since: now })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ owner, until: end, since: now })
          .where((eb) =>
            eb.or([eb('leases.until', '<=', now), ...(insist ? [eb('leases.owner', '=', '')] : [])]),
          ),
      )
      .returning('owner')
      .executeTakeFirst();
    if (taken) return held(name, owner, asked);
    const row = await db
      .selectFrom('leases')
      .select(['owner', sql<number>`until - ${now}`.as('left')])
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return { holder: row.owner ? readable(row.owner) : undefined, freeIn: Math.max(0, row.left) };
  }

  function held(name: string, owner: string, claimed: number): Lease {
    const loss = new AbortController();
    let sure = claimed + life;

    function lose(): LeaseLostError {
      clearInterval(timer);
      const error = new LeaseLostError(name);
      loss.abort(error);
      return error;
    }

    /** As the first statement of a transaction it also keeps others from claiming until its end. */
    async function renew(within: PeopleStore): Promise<void> {
      loss.signal.throwIfAborted();
      const kept = await within
        .updateTable('leases')
        .set({ until: end })
        .where('name', '=', name)
        .where('owner', '=', owner)
        .where('until', '>', now)
        .returning('owner')
        .executeTakeFirst();
      if (!kept) throw lose();
    }

    async function confirm(): Promise<void> {
      const asked = performance.now();
      await renew(db);
      sure = asked + life;
    }

    const timer = setInterval(() => {
      if (performance.now() >= sure) lose();
      // A database that does not answer for a while costs the lease only when its life is over.
      else confirm().catch(() => undefined);
    }, life / 4).unref();

    return {
      signal: loss.signal,
      confirm,
      write: (work) =>
        db.transaction().execute(async (transaction) => {
          await renew(transaction);
          return work(transaction);
        }),
      async release(rest = 0) {
        clearInterval(timer);
        await db
          .updateTable('leases')
          .set({ owner: '', until: sql<number>`${now} + ${sql.lit(Math.round(rest))}`, since: null })
          .where('name', '=', name)
          .where('owner', '=', owner)
          .execute();
      },
    };
  }

  async function list(): Promise<LeaseState[]> {
    const rows = await db
      .selectFrom('leases')
      .select(['name', 'owner', 'since', 'until', sql<number>`until - ${now}`.as('left')])
      .orderBy('name')
      .execute();
    return rows.map(({ name, owner, since, until, left }) => ({
      name,
      holder: owner ? readable(owner) : undefined,
      since: since ?? undefined,
      until,
      lost: owner !== '' && left <= 0,
    }));
  }

  return { claim, list };
}

function readable(owner: string): string {
  const [host, pid] = owner.split('/');
  return `process ${pid} on ${host}`;
}
