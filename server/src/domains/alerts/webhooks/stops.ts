import { limits } from 'contract/limits';
import type { Notices } from 'contract/notices';
import { notFound } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** Webhooks of a user that were stopped because they failed, latest first, until that was seen (decision 10.9). */
export async function stoppedWebhooksOf(
  db: PeopleStore,
  userId: string,
): Promise<NonNullable<Notices['stoppedWebhooks']>> {
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'name', 'stoppedAt'])
    .where('userId', '=', userId)
    .where('active', '=', 1)
    .where('stoppedAt', 'is not', null)
    .where('stopSeenAt', 'is', null)
    .orderBy('stoppedAt', 'desc')
    .limit(limits.noticesOfOneKind)
    .execute();
  return rows.map(({ id, name, stoppedAt }) => ({ id, name, since: new Date(stoppedAt!).toISOString() }));
}

/** Its user has seen that a webhook was stopped. @throws EC-03 when it is not there */
export async function seeStoppedWebhook(
  db: PeopleStore,
  userId: string,
  id: string,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ stopSeenAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}
