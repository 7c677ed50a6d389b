import { limits } from 'contract/limits';
import { notFound } from '#platform/errors.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';

/** A list and an item of one, as they are kept. */
export type ListRow = Tables['lists'];
export type ItemRow = Tables['listItems'];

const day = 24 * 60 * 60_000;

/** The user's lists outside the bin, last used first (decision 4.14); of one instant by id. */
export function listsOf(db: PeopleStore, userId: string, archived: boolean): Promise<ListRow[]> {
  return db
    .selectFrom('lists')
    .selectAll()
    .where('userId', '=', userId)
    .where('archived', '=', Number(archived))
    .where('deletedAt', 'is', null)
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** The user's lists in the bin that can still come back, deleted last first. */
export function binOf(db: PeopleStore, userId: string, now: number): Promise<ListRow[]> {
  return db
    .selectFrom('lists')
    .selectAll()
    .where('userId', '=', userId)
    .where('deletedAt', '>', now - limits.listBinDays * day)
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** The instant at which a list that was deleted then is erased. */
export const erasedAt = (deletedAt: number): number => deletedAt + limits.listBinDays * day;

/** The user's own list outside the bin. @throws EC-03, also for a list of somebody else */
export async function requireList(db: PeopleStore, userId: string, id: string): Promise<ListRow> {
  const row = await db
    .selectFrom('lists')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('listManager.screen.unknown');
  return row;
}

/** The items that are on a list, in their order. */
export function itemsOf(db: PeopleStore, listId: string): Promise<ItemRow[]> {
  return db
    .selectFrom('listItems')
    .selectAll()
    .where('listId', '=', listId)
    .where('removedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** An item on one of the user's own lists, and that list: one of others is not there. @throws EC-03 */
export async function requireItem(
  db: PeopleStore,
  userId: string,
  id: string,
): Promise<{ item: ItemRow; list: ListRow }> {
  const item = await db
    .selectFrom('listItems')
    .innerJoin('lists', 'lists.id', 'listItems.listId')
    .selectAll('listItems')
    .where('listItems.id', '=', id)
    .where('removedAt', 'is', null)
    .where('lists.userId', '=', userId)
    .executeTakeFirst();
  if (!item) throw notFound('refusals.unknownItem');
  return { item, list: await requireList(db, userId, item.listId) };
}

/** Adds rows in as many statements as the databases' number of values asks for. */
export async function insertItems(db: PeopleStore, rows: readonly ItemRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) {
    await db
      .insertInto('listItems')
      .values(rows.slice(from, from + 500))
      .execute();
  }
}

/** Writes the order of a list's items as they stand here. */
export async function writeOrder(db: PeopleStore, items: readonly ItemRow[]): Promise<void> {
  for (const [position, item] of items.entries()) {
    if (item.position === position) continue;
    await db.updateTable('listItems').set({ position }).where('id', '=', item.id).execute();
  }
}

/** Notes that a list or its items changed. */
export async function touch(
  db: PeopleStore,
  list: ListRow,
  now: number,
  sortedByDate: boolean,
): Promise<void> {
  await db
    .updateTable('lists')
    .set({ usedAt: Math.max(now, list.usedAt), sortedByDate: Number(sortedByDate) })
    .where('id', '=', list.id)
    .execute();
}

/**
 * Erases what has been in a bin for longer than anybody can take it out (decision 4.15), old arrivals, and what is known of
 * suggestions whose matches are gone (9.8).
 */
export async function eraseOld(db: PeopleStore, now: number): Promise<void> {
  await db
    .deleteFrom('listItems')
    .where('removedAt', '<=', now - limits.removedItemDays * day)
    .execute();
  await db
    .deleteFrom('lists')
    .where('deletedAt', '<=', now - limits.listBinDays * day)
    .execute();
  await db
    .deleteFrom('listSearches')
    .where('endedAt', '<=', now - limits.removedItemDays * day)
    .execute();
  await db
    .deleteFrom('judgedSuggestions')
    .where('at', '<=', now - limits.judgedSuggestionDays * day)
    .execute();
  await db
    .deleteFrom('listTransfers')
    .where('at', '<=', now - limits.arrivalDays * day)
    .execute();
}
