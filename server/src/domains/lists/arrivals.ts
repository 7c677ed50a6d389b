import { limits } from 'contract/limits';
import type { Notices } from 'contract/notices';
import { z } from 'zod';
import { notFound } from '#platform/errors.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore } from '#stores/people/index.ts';

const ListIds = z.array(z.string());

/** Lists that colleagues handed over and that are still there, newest first, until the user has seen it (4.16). */
export async function arrivalsOf(db: PeopleStore, userId: string, now: number): Promise<Notices['received']> {
  const rows = await db
    .selectFrom('listTransfers')
    .leftJoin('users', 'users.id', 'listTransfers.senderId')
    .select(['listTransfers.id', 'listTransfers.listIds', 'listTransfers.at'])
    .select(['users.firstName', 'users.lastName', 'users.email'])
    .where('receiverId', '=', userId)
    .where('seenAt', 'is', null)
    .where('at', '>', now - limits.arrivalDays * 24 * 60 * 60_000)
    .orderBy('at', 'desc')
    .orderBy('listTransfers.id')
    .execute();
  const meant = rows.map((row) => ({ ...row, ids: ListIds.parse(JSON.parse(row.listIds)) }));
  const titles = await titlesOf(
    db,
    userId,
    meant.flatMap(({ ids }) => ids),
  );
  return meant
    .map(({ id, at, ids, firstName, lastName, email }) => ({
      id,
      at: new Date(at).toISOString(),
      from: personName({ firstName, lastName, email }),
      lists: ids.flatMap((listId) => {
        const title = titles.get(listId);
        return title === undefined ? [] : [{ id: listId, title }];
      }),
    }))
    .filter(({ lists }) => lists.length > 0)
    .slice(0, limits.noticesOfOneKind);
}

/** The user has seen the notice. @throws EC-03 when there is none */
export async function seeArrival(db: PeopleStore, userId: string, id: string, now: number): Promise<void> {
  const seen = await db
    .updateTable('listTransfers')
    .set({ seenAt: now })
    .where('id', '=', id)
    .where('receiverId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!seen) throw notFound();
}

/** The user's lists among these, by id. */
async function titlesOf(
  db: PeopleStore,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('lists')
    .select(['id', 'title'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
