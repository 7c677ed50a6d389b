import type { Notices } from 'contract/notices';
import type { PeopleStore } from '#stores/people/index.ts';
import { bodyLife } from './forget.ts';

/** The user's mails that failed for good, can still be sent again, and were not put away (decision 4.21). */
export async function failuresOf(
  db: PeopleStore,
  userId: string,
  now: number,
): Promise<Notices['failed'] | undefined> {
  const failed = db
    .selectFrom('deliveries')
    .where('userId', '=', userId)
    .where('state', '=', 'failed')
    .where('failureSeenAt', 'is', null)
    .where('plannedAt', '>=', now - bodyLife);
  const newest = await failed
    .select(['kind', 'subject', 'plannedAt'])
    .orderBy('plannedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return undefined;
  const { count } = await failed
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    mails: count,
    kind: newest.kind,
    subject: newest.subject,
    plannedAt: new Date(newest.plannedAt).toISOString(),
  };
}

/** The user has seen what failed up to now. */
export async function seeFailures(db: PeopleStore, userId: string, now: number): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ failureSeenAt: now })
    .where('userId', '=', userId)
    .where('state', '=', 'failed')
    .where('failureSeenAt', 'is', null)
    .execute();
}
