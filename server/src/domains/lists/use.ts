import { mostFirst, type Use } from '#domains/organisations/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** Active lists of the active users of an organisation, and the items of their longest one; most first. */
export async function listUse(
  db: PeopleStore,
  organisationId: string,
): Promise<{ activeLists: Use[]; listItems: Use[] }> {
  const ofLists = db
    .selectFrom('lists')
    .innerJoin('users', 'users.id', 'lists.userId')
    .where('users.organisationId', '=', organisationId)
    .where('users.active', '=', 1)
    .where('lists.deletedAt', 'is', null);
  const lists = await ofLists
    .where('lists.archived', '=', 0)
    .select(({ fn }) => ['lists.userId', fn.countAll().as('number')])
    .groupBy('lists.userId')
    .execute();
  const items = await ofLists
    .innerJoin('listItems', 'listItems.listId', 'lists.id')
    .where('listItems.removedAt', 'is', null)
    .select(({ fn }) => ['lists.userId', 'lists.id', fn.countAll().as('number')])
    .groupBy(['lists.userId', 'lists.id'])
    .execute();
  const longest = Map.groupBy(items, ({ userId }) => userId);
  return {
    activeLists: mostFirst(lists.map(({ userId, number }) => ({ userId, number: Number(number) }))),
    listItems: mostFirst(
      [...longest].map(([userId, some]) => ({
        userId,
        number: Math.max(...some.map(({ number }) => Number(number))),
      })),
    ),
  };
}
