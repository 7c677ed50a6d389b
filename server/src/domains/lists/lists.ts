import { limits } from 'contract/limits';
import type { ArchivedListsResponse, List, ListsResponse } from 'contract/lists';
import type { Locale } from 'contract/users';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { limitReached, notFound } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import { say } from '#platform/words.ts';
import { newId } from '#platform/new-id.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import { allowanceOf } from '#domains/organisations/index.ts';
import { shownLists } from './shown.ts';
import {
  binOf,
  erasedAt,
  eraseOld,
  insertItems,
  itemsOf,
  type ListRow,
  listsOf,
  requireList,
} from './store.ts';

export interface Parts {
  db: PeopleStore;
  documents: DocumentStore;
  clock: Clock;
}

/** The user's active lists, last used first, with how much there may be (decisions 3.26, 4.14). */
export async function activeLists({ db }: Parts, actor: Actor): Promise<ListsResponse> {
  const allowance = await allowanceOf(db, actor.organisationId);
  return {
    data: await shownLists(db, await listsOf(db, actor.userId, false)),
    maxLists: allowance.activeLists,
    maxItems: allowance.listItems,
  };
}

/** The user's archived lists and the bin (decision 4.15). */
export async function archivedLists({ db, clock }: Parts, actor: Actor): Promise<ArchivedListsResponse> {
  const now = clock.now().getTime();
  await eraseOld(db, now);
  const bin = await binOf(db, actor.userId, now);
  const shownBin = await shownLists(db, bin);
  return {
    data: await shownLists(db, await listsOf(db, actor.userId, true)),
    bin: shownBin.map((list, index) => ({
      ...list,
      erasedAt: new Date(erasedAt(bin[index]!.deletedAt!)).toISOString(),
    })),
  };
}

/** @throws EC-03 when the user has no such list outside the bin */
export async function oneList({ db }: Parts, actor: Actor, id: string): Promise<List> {
  return shown(db, await requireList(db, actor.userId, id));
}

/**
 * Makes a list. The same within ten seconds is the first one (decision 7.21).
 * @throws EC-05 beyond the number of active lists
 */
export function createList(parts: Parts, actor: Actor, title: string): Promise<List> {
  return oneAtATime(parts.db, actor.userId, async (transaction) => {
    const list = await addList(transaction, parts, actor, title, hashOf({ create: title }));
    return shown(transaction, list.row);
  });
}

/**
 * Makes an active copy of a list with its items, marks and order. The same within ten seconds is the first one.
 * @throws EC-03 for a list that is not the user's; EC-05 beyond the number of active lists
 */
export function duplicateList(parts: Parts, actor: Actor, id: string, locale: Locale): Promise<List> {
  return oneAtATime(parts.db, actor.userId, async (transaction) => {
    const original = await requireList(transaction, actor.userId, id);
    const title = say(locale, 'exports.copyOf', { title: original.title }).slice(0, limits.maximumListTitle);
    return copyList(transaction, parts, actor, { original, title });
  });
}

/**
 * An active list of the actor with what is on another one, whose row of the actor is held.
 * @throws EC-05 beyond the number of active lists
 */
export async function copyList(
  db: PeopleStore,
  parts: Parts,
  actor: Actor,
  { original, title }: { original: ListRow; title: string },
): Promise<List> {
  const copy = await addList(db, parts, actor, title, hashOf({ duplicate: original.id }), original);
  if (copy.made) {
    const items = await itemsOf(db, original.id);
    await insertItems(
      db,
      items.map((item) => ({ ...item, id: newId(), listId: copy.row.id })),
    );
  }
  return shown(db, copy.row);
}

/**
 * Renames a list, or moves it to the archive or back.
 * @throws EC-03 for a list that is not the user's; EC-05 when there are too many active lists for one more
 */
export function changeList(
  { db, clock }: Parts,
  actor: Actor,
  asked: { id: string; title?: string | undefined; archived?: boolean | undefined },
): Promise<List> {
  return oneAtATime(db, actor.userId, async (transaction) => {
    const row = await requireList(transaction, actor.userId, asked.id);
    if (asked.archived === false && row.archived === 1) await requireRoom(transaction, actor);
    const changed: ListRow = {
      ...row,
      title: asked.title ?? row.title,
      archived: asked.archived === undefined ? row.archived : Number(asked.archived),
      usedAt: Math.max(clock.now().getTime(), row.usedAt),
    };
    await transaction.updateTable('lists').set(changed).where('id', '=', row.id).execute();
    return shown(transaction, changed);
  });
}

/** Puts a list in the bin. @throws EC-03 for a list that is not the user's */
export function deleteList({ db, clock }: Parts, actor: Actor, id: string): Promise<void> {
  return oneAtATime(db, actor.userId, async (transaction) => {
    const row = await requireList(transaction, actor.userId, id);
    const now = clock.now().getTime();
    await eraseOld(transaction, now);
    await transaction.updateTable('lists').set({ deletedAt: now }).where('id', '=', row.id).execute();
  });
}

/**
 * Takes a list out of the bin; one that is not in it stays as it is.
 * @throws EC-03 when it is not there (any more); EC-05 when there are too many active lists for one more
 */
export function restoreList({ db, clock }: Parts, actor: Actor, id: string): Promise<List> {
  return oneAtATime(db, actor.userId, async (transaction) => {
    const bin = await binOf(transaction, actor.userId, clock.now().getTime());
    const row = bin.find((list) => list.id === id);
    if (!row) return shown(transaction, await requireList(transaction, actor.userId, id));
    if (row.archived === 0) await requireRoom(transaction, actor);
    await transaction.updateTable('lists').set({ deletedAt: null }).where('id', '=', id).execute();
    return shown(transaction, { ...row, deletedAt: null });
  });
}

/** A new list, or the one that the same request made a moment ago. */
async function addList(
  db: PeopleStore,
  { clock }: Parts,
  actor: Actor,
  title: string,
  saveHash: string,
  like?: ListRow,
): Promise<{ row: ListRow; made: boolean }> {
  const now = clock.now().getTime();
  const there = await listsOf(db, actor.userId, false);
  const repeated = there.find(
    (one) => one.saveHash === saveHash && now - one.createdAt < limits.repeatedSave,
  );
  if (repeated) return { row: repeated, made: false };
  await requireRoom(db, actor);
  const row: ListRow = {
    id: newId(),
    userId: actor.userId,
    title,
    archived: 0,
    sortedByDate: like?.sortedByDate ?? 0,
    saveHash,
    createdAt: now,
    usedAt: now,
    deletedAt: null,
  };
  await db.insertInto('lists').values(row).execute();
  return { row, made: true };
}

async function requireRoom(db: PeopleStore, actor: Actor): Promise<void> {
  const { activeLists: maximum } = await allowanceOf(db, actor.organisationId);
  if ((await listsOf(db, actor.userId, false)).length >= maximum)
    throw limitReached('refusals.maximumLists', { maximum });
}

async function shown(db: PeopleStore, row: ListRow): Promise<List> {
  const [list] = await shownLists(db, [row]);
  if (!list) throw notFound('listManager.screen.unknown');
  return list;
}
