import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import type { AppError } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { MailWords } from './arrival-mail.ts';
import { type ListRow, listsOf } from './store.ts';
import { leaveSearchBehind, moveList, roomRefusal, tell } from './transfer.ts';

type Person = Pick<Actor, 'userId' | 'firstName' | 'lastName' | 'email'>;

/** What somebody who leaves has that a colleague could receive: their lists, not what is in the bin. */
export async function listsToLeave(db: PeopleStore, userId: string): Promise<ListRow[]> {
  return [...(await listsOf(db, userId, false)), ...(await listsOf(db, userId, true))];
}

/** Why a colleague cannot receive these lists; undefined when they can (decisions 4.16, 6.6). */
export async function listsRefusal(
  db: PeopleStore,
  lists: readonly ListRow[],
  receiver: Actor,
): Promise<AppError | undefined> {
  if (lists.length === 0) return undefined;
  return roomRefusal(db, receiver, lists.filter(({ archived }) => archived === 0).length);
}

/**
 * Gives a colleague the lists of somebody who leaves, in the transaction that deactivates them and that holds both: all
 * of them, archived ones archived, with links for readers and with the saved search that a list follows where that goes
 * along. The colleague is told as of any hand-over.
 * @param followed the saved search of the receiver that a list follows from now on, by the one it followed
 * @returns how many lists there were
 * @throws what `listsRefusal` answers
 */
export async function handOverLists(
  db: PeopleStore,
  parts: { clock: Clock; mailWords: MailWords },
  { sender, receiver }: { sender: Person; receiver: Actor },
  followed: ReadonlyMap<string, string>,
): Promise<number> {
  const now = parts.clock.now().getTime();
  const lists = await listsToLeave(db, sender.userId);
  const refusal = await listsRefusal(db, lists, receiver);
  if (refusal) throw refusal;
  if (lists.length === 0) return 0;
  const arrived: ListRow[] = [];
  for (const list of lists) {
    await followAlong(db, list.id, followed);
    arrived.push(await moveList(db, list, receiver.userId, now));
  }
  const saveHash = hashOf({ leaving: sender.userId, now });
  await tell(db, parts, { sender, receiver, arrived, saveHash, now });
  return lists.length;
}

/** Lets a list follow the saved search of its receiver, with what was judged of it; without one it follows none. */
async function followAlong(
  db: PeopleStore,
  listId: string,
  followed: ReadonlyMap<string, string>,
): Promise<void> {
  const search = await db
    .selectFrom('listSearches')
    .select('savedSearchId')
    .where('listId', '=', listId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  const savedSearchId = search && followed.get(search.savedSearchId);
  if (savedSearchId === undefined) return leaveSearchBehind(db, listId);
  await db.updateTable('listSearches').set({ savedSearchId }).where('listId', '=', listId).execute();
}

/** Erases every list of an organisation's users, those in the bin too. @returns how many there were */
export async function eraseListsOf(db: PeopleStore, organisationId: string): Promise<number> {
  const users = db.selectFrom('users').select('id').where('organisationId', '=', organisationId);
  const { numDeletedRows } = await db
    .deleteFrom('lists')
    .where('userId', 'in', users)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
