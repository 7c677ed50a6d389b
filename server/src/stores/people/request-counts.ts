import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '#platform/clock.ts';
import { NoRoomError } from '#platform/unavailable.ts';
import type { PeopleStore } from './tables.ts';

interface Counted {
  current: number;
  /** Milliseconds until the stretch is over. */
  ttl: number;
}

/** Milliseconds between two removals of what is over. */
const cleanedEvery = 60_000;

/** Requests of a key in the stretch that goes on now. */
export async function requestsCounted(db: PeopleStore, key: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('requestCounts')
    .select('count')
    .where('key', '=', key)
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/**
 * The store of `@fastify/rate-limit` in the people's database, so that all processes share one count. The first
 * request of a key begins its stretch. Where nothing can be written it counts nothing: reading goes on.
 */
export function requestCounts(db: PeopleStore, clock: Clock): FastifyRateLimitStoreCtor {
  let cleanedAt = 0;

  async function count(key: string, within: number): Promise<Counted> {
    const now = clock.now().getTime();
    if (now - cleanedAt >= cleanedEvery) {
      cleanedAt = now;
      await db.deleteFrom('requestCounts').where('endsAt', '<=', now).execute();
    }
    const { count: current, endsAt } = await db
      .insertInto('requestCounts')
      .values({ key, count: 1, endsAt: now + within })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          const isOver = eb('requestCounts.endsAt', '<=', now);
          return {
            count: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('requestCounts.count', '+', 1))
              .end(),
            endsAt: eb
              .case()
              .when(isOver)
              .then(now + within)
              .else(eb.ref('requestCounts.endsAt'))
              .end(),
          };
        }),
      )
      .returning(['count', 'endsAt'])
      .executeTakeFirstOrThrow();
    return { current, ttl: endsAt - now };
  }

  return class {
    incr(key: string, done: (error: Error | null, counted?: Counted) => void, within = 0): void {
      count(key, within).then(
        (counted) => done(null, counted),
        (error: Error) => (error instanceof NoRoomError ? done(null, { current: 0, ttl: 0 }) : done(error)),
      );
    }

    child() {
      return this;
    }
  };
}
