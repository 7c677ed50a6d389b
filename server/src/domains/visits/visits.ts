import { limits } from 'contract/limits';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';

/** The end of a visit: when, and the ingest number up to which all was there by then. */
export interface Seen {
  at: number;
  upTo: number;
}

/** When a user last saw a page before the visit that goes on now; undefined on the first one. */
export async function seenBefore(db: PeopleStore, userId: string, page: string): Promise<Seen | undefined> {
  const row = await db
    .selectFrom('pageVisits')
    .select(['seenAt', 'seenUpTo'])
    .where('userId', '=', userId)
    .where('page', '=', page)
    .executeTakeFirst();
  return row?.seenAt == null || row.seenUpTo === null ? undefined : { at: row.seenAt, upTo: row.seenUpTo };
}

/**
 * Keeps that a user looks at a page now. A look within `limits.visitPause` of the last one goes on with the same visit, so
 * that a reload takes nothing away from what is new.
 * @returns the end of the visit before, as `seenBefore`
 */
export function visit(db: PeopleStore, userId: string, page: string, now: Seen): Promise<Seen | undefined> {
  return oneAtATime(db, userId, async (transaction) => {
    const before = await transaction
      .selectFrom('pageVisits')
      .selectAll()
      .where('userId', '=', userId)
      .where('page', '=', page)
      .executeTakeFirst();
    const goesOn = before !== undefined && now.at - before.lookedAt < limits.visitPause;
    const seenAt = goesOn ? before.seenAt : (before?.lookedAt ?? null);
    const seenUpTo = goesOn ? before.seenUpTo : (before?.lookedUpTo ?? null);
    await keep(transaction, userId, page, { seenAt, seenUpTo, lookedAt: now.at, lookedUpTo: now.upTo });
    return seenAt === null || seenUpTo === null ? undefined : { at: seenAt, upTo: seenUpTo };
  });
}

/** Keeps that a user has seen all there is of a page by now. */
export function seeAll(db: PeopleStore, userId: string, page: string, now: Seen): Promise<void> {
  return oneAtATime(db, userId, (transaction) =>
    keep(transaction, userId, page, {
      seenAt: now.at,
      seenUpTo: now.upTo,
      lookedAt: now.at,
      lookedUpTo: now.upTo,
    }),
  );
}

interface Visit {
  seenAt: number | null;
  seenUpTo: number | null;
  lookedAt: number;
  lookedUpTo: number;
}

/** Of more pages than are kept of a user those that were not looked at for longest go. */
async function keep(db: PeopleStore, userId: string, page: string, visited: Visit): Promise<void> {
  await db
    .insertInto('pageVisits')
    .values({ userId, page, ...visited })
    .onConflict((conflict) => conflict.columns(['userId', 'page']).doUpdateSet(visited))
    .execute();
  const oldest = await db
    .selectFrom('pageVisits')
    .select('lookedAt')
    .where('userId', '=', userId)
    .orderBy('lookedAt', 'desc')
    .orderBy('page')
    .offset(limits.maximumPageVisits)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom('pageVisits')
    .where('userId', '=', userId)
    .where('lookedAt', '<=', oldest.lookedAt)
    .where('page', '!=', page)
    .execute();
}
