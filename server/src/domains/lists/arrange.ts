import { alreadyThere, invalidInput, limitReached, notFound } from '#platform/errors.ts';
import type { Actor } from '#platform/access.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import { limits } from 'contract/limits';
import { allowanceOf } from '#domains/organisations/index.ts';
import type { Parts } from './lists.ts';
import { placed, sortedByDate } from './order.ts';
import { type ItemRow, itemsOf, requireItem, requireList, touch, writeOrder } from './store.ts';

/**
 * Takes items off a list: all of them or none (decision 7.13). Answers the order of what is left.
 * @throws EC-03 when one of them is not on this list of the user
 */
export function removeItems(
  parts: Parts,
  actor: Actor,
  listId: string,
  ids: readonly string[],
): Promise<string[]> {
  return arrange(parts, actor, listId, async ({ transaction, list, items, now }) => {
    requireAll(items, ids);
    const gone = new Set(ids);
    await transaction
      .updateTable('listItems')
      .set({ removedAt: now })
      .where('id', 'in', [...gone])
      .execute();
    await touch(transaction, list, now, list.sortedByDate === 1);
    return items.filter(({ id }) => !gone.has(id));
  });
}

/** Takes one item off its list. @throws EC-03 */
export async function removeItem(parts: Parts, actor: Actor, id: string): Promise<void> {
  const { list } = await requireItem(parts.db, actor.userId, id);
  await removeItems(parts, actor, list.id, [id]);
}

/**
 * Puts items that were taken off a list back where they were; a document that was added again since stays as
 * it is. Possible for a day. Answers the whole order.
 * @throws EC-03 when one of them is not there; EC-05 when the list is full
 */
export function restoreItems(
  parts: Parts,
  actor: Actor,
  listId: string,
  ids: readonly string[],
): Promise<string[]> {
  return arrange(parts, actor, listId, async ({ transaction, list, items, now }) => {
    const here = new Set(items.map(({ id }) => id));
    const wanted = [...new Set(ids)].filter((id) => !here.has(id));
    const removed = await removedItems(transaction, list.id, wanted, now);
    if (removed.length < wanted.length) throw notFound('refusals.unknownItem');
    const known = new Set(items.flatMap(({ documentId }) => documentId ?? []));
    const back = removed.filter(({ documentId }) => documentId === null || !known.has(documentId));
    await requireRoom(transaction, actor, items.length + back.length, list.title);
    if (back.length > 0) {
      await transaction
        .updateTable('listItems')
        .set({ removedAt: null })
        .where(
          'id',
          'in',
          back.map(({ id }) => id),
        )
        .execute();
      await touch(transaction, list, now, list.sortedByDate === 1);
    }
    const places = new Map(back.map(({ id, position }) => [id, position]));
    return placed([...items, ...back], places);
  });
}

/**
 * Moves an item to a place in its own or another list of the user. Answers the order of that list (decision 7.15).
 * @throws EC-03 for an item or list that is not the user's; EC-05 when the list is full; EC-06 when it has the
 *   document already
 */
export function moveItem(
  { db, clock }: Parts,
  actor: Actor,
  asked: { listItemId: string; listId: string; newPosition: number },
): Promise<string[]> {
  return oneAtATime(db, actor.userId, async (transaction) => {
    const { item, list: from } = await requireItem(transaction, actor.userId, asked.listItemId);
    const to = await requireList(transaction, actor.userId, asked.listId);
    const now = clock.now().getTime();
    const places = new Map([[item.id, asked.newPosition]]);
    const items = await itemsOf(transaction, to.id);
    await touch(transaction, to, now, false);
    if (from.id === to.id) return ordered(transaction, placed(items, places));
    if (item.documentId !== null && items.some(({ documentId }) => documentId === item.documentId))
      throw alreadyThere('refusals.documentThere', { title: to.title });
    await requireRoom(transaction, actor, items.length + 1, to.title);
    await transaction.updateTable('listItems').set({ listId: to.id }).where('id', '=', item.id).execute();
    await touch(transaction, from, now, from.sortedByDate === 1);
    await ordered(transaction, await itemsOf(transaction, from.id));
    return ordered(transaction, placed([...items, item], places));
  });
}

/**
 * Puts items of one list at the places named, the others around them. Answers the whole order (decision 7.15).
 * @throws EC-02 for an item that is named twice; EC-03 for one that is not on this list of the user
 */
export function moveItems(
  parts: Parts,
  actor: Actor,
  listId: string,
  sets: readonly { listItemId: string; sortOrder: number }[],
): Promise<string[]> {
  return arrange(parts, actor, listId, async ({ transaction, list, items, now }) => {
    const places = new Map(sets.map(({ listItemId, sortOrder }) => [listItemId, sortOrder]));
    if (places.size < sets.length)
      throw invalidInput('refusals.invalidInput', 'body.listItemIdSortOrderSets');
    requireAll(items, [...places.keys()]);
    await touch(transaction, list, now, false);
    return placed(items, places);
  });
}

/**
 * Puts two items of one list in the place of each other. Answers the whole order (decision 7.15).
 * @throws EC-02 for an item and itself; EC-03 for one that is not on this list of the user
 */
export function swapItems(
  parts: Parts,
  actor: Actor,
  listId: string,
  [one, other]: readonly [string, string],
): Promise<string[]> {
  if (one === other) throw invalidInput('refusals.invalidInput', 'body.listItemIdB');
  return arrange(parts, actor, listId, async ({ transaction, list, items, now }) => {
    requireAll(items, [one, other]);
    await touch(transaction, list, now, false);
    const at = (id: string) => items.findIndex((item) => item.id === id);
    const swapped = [...items];
    [swapped[at(one)], swapped[at(other)]] = [items[at(other)]!, items[at(one)]!];
    return swapped;
  });
}

/** Sorts the items by date within their subheadings (decision 7.14). @throws EC-03 */
export function sortItems(
  parts: Parts,
  actor: Actor,
  listId: string,
  newestFirst: boolean,
): Promise<string[]> {
  return arrange(parts, actor, listId, async ({ transaction, list, items, now }) => {
    await touch(transaction, list, now, true);
    return sortedByDate(items, newestFirst);
  });
}

/** A list of the user while its items are being arranged. */
interface Arranging {
  transaction: PeopleStore;
  list: Awaited<ReturnType<typeof requireList>>;
  items: ItemRow[];
  now: number;
}

/** Writes the items of a list in the order that is made of them, and answers it. */
function arrange(
  { db, clock }: Parts,
  actor: Actor,
  listId: string,
  order: (arranging: Arranging) => Promise<readonly ItemRow[]>,
): Promise<string[]> {
  return oneAtATime(db, actor.userId, async (transaction) => {
    const list = await requireList(transaction, actor.userId, listId);
    const items = await itemsOf(transaction, list.id);
    const now = clock.now().getTime();
    return ordered(transaction, await order({ transaction, list, items, now }));
  });
}

async function ordered(db: PeopleStore, items: readonly ItemRow[]): Promise<string[]> {
  await writeOrder(db, items);
  return items.map(({ id }) => id);
}

function requireAll(items: readonly ItemRow[], ids: readonly string[]): void {
  const here = new Set(items.map(({ id }) => id));
  if (!ids.every((id) => here.has(id))) throw notFound('refusals.unknownItem');
}

async function requireRoom(db: PeopleStore, actor: Actor, items: number, title: string): Promise<void> {
  const { listItems: maximum } = await allowanceOf(db, actor.organisationId);
  if (items > maximum) throw limitReached('refusals.maximumItems', { title, maximum });
}

/** Those of the items that were taken off the list within the last day. */
async function removedItems(
  db: PeopleStore,
  listId: string,
  ids: readonly string[],
  now: number,
): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('listItems')
    .selectAll()
    .where('listId', '=', listId)
    .where('id', 'in', ids)
    .where('removedAt', '>', now - limits.removedItemDays * 24 * 60 * 60_000)
    .execute();
}
