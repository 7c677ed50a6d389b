import { hasModule } from 'contract/modules';
import { limits } from 'contract/limits';
import { keepDelivery } from '#domains/alerts/index.ts';
import { actorOf, plainEmail } from '#domains/auth/index.ts';
import { allowanceOf } from '#domains/organisations/index.ts';
import { readEmailConfig, readPreferences } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import { alreadyThere, type AppError, invalidInput, limitReached, notFound } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import { newId } from '#platform/new-id.ts';
import { personName } from '#platform/person-name.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import { arrivalMail, type MailWords } from './arrival-mail.ts';
import type { Parts } from './lists.ts';
import { eraseOld, insertItems, itemsOf, type ListRow, listsOf, requireList } from './store.ts';

type Receiving = Pick<Parts, 'db' | 'clock'>;

/** What a transfer needs besides: what mails are made with. */
export interface TransferParts extends Parts {
  mailWords: MailWords;
}

/**
 * The colleague who would receive lists at an address, by name.
 * @throws EC-03, always the same, for everybody who is no receiver (decision 5.18)
 */
export async function verifiedReceiver(
  parts: Receiving,
  actor: Actor,
  email: string,
): Promise<{ email: string; name: string }> {
  const receiver = await colleagueAt(parts, actor, email);
  if (!receiver || receiver.userId === actor.userId || !hasModule(receiver.modules, 'listManager'))
    throw notFound('refusals.noReceiver');
  return { email: receiver.email, name: personName(receiver) };
}

/**
 * Hands lists over to a colleague in one transaction, all or none; the same within ten seconds is the first one
 * (decisions 4.16, 7.21).
 * @throws EC-02 without lists or an address, and to oneself; EC-03 for an address of no colleague, and for a list that
 *   is not the user's; EC-05 when the receiver cannot have so many; EC-06 when they lack the module
 */
export async function transferLists(
  parts: TransferParts,
  actor: Actor,
  asked: { email: string; listIds: readonly string[]; makeCopy: boolean },
): Promise<{ transferred: number; email: string }> {
  const { db, clock } = parts;
  const listIds = [...new Set(asked.listIds)];
  if (asked.email.trim() === '') throw invalidInput('refusals.receiverRequired', 'body.email');
  if (listIds.length === 0) throw invalidInput('refusals.listRequired', 'body.listIds');
  const receiver = await colleagueAt(parts, actor, asked.email);
  if (!receiver) throw notFound('refusals.noReceiver');
  if (receiver.userId === actor.userId) throw invalidInput('refusals.receiverIsYou', 'body.email');
  const saveHash = hashOf({ to: receiver.userId, listIds, makeCopy: asked.makeCopy });
  const transferred = await oneAtATime(db, [actor.userId, receiver.userId], async (transaction) => {
    const now = clock.now().getTime();
    const repeated = await repeatedTransfer(transaction, actor.userId, saveHash, now);
    if (repeated) return repeated;
    const lists: ListRow[] = [];
    for (const id of listIds) lists.push(await requireList(transaction, actor.userId, id));
    const refusal = await roomRefusal(transaction, receiver, lists.length);
    if (refusal) throw refusal;
    const arrived: ListRow[] = [];
    for (const list of lists) {
      const handOver = asked.makeCopy ? copyFor : moveTo;
      arrived.push(await handOver(transaction, list, receiver.userId, now));
    }
    await tell(transaction, parts, { sender: actor, receiver, arrived, saveHash, now });
    return arrived.length;
  });
  return { transferred, email: receiver.email };
}

/** An active user of the same organisation, with their modules. */
async function colleagueAt(
  { db, clock }: Receiving,
  { organisationId }: Actor,
  email: string,
): Promise<Actor | undefined> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', plainEmail(email))
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
  return user && actorOf(db, user.id, clock.now());
}

/** How many lists the same transfer handed over a moment ago. */
async function repeatedTransfer(
  db: PeopleStore,
  senderId: string,
  saveHash: string,
  now: number,
): Promise<number | undefined> {
  const before = await db
    .selectFrom('listTransfers')
    .select('listIds')
    .where('senderId', '=', senderId)
    .where('saveHash', '=', saveHash)
    .where('at', '>', now - limits.repeatedSave)
    .executeTakeFirst();
  return before && (JSON.parse(before.listIds) as string[]).length;
}

/** Why somebody cannot receive so many lists that are not archived; undefined when they can. */
export async function roomRefusal(
  db: PeopleStore,
  receiver: Actor,
  lists: number,
): Promise<AppError | undefined> {
  const name = personName(receiver);
  if (!hasModule(receiver.modules, 'listManager'))
    return alreadyThere('refusals.receiverWithoutLists', { name });
  const { activeLists: maximum } = await allowanceOf(db, receiver.organisationId);
  const number = (await listsOf(db, receiver.userId, false)).length;
  return number + lists > maximum
    ? limitReached('refusals.receiverFull', { name, number, maximum })
    : undefined;
}

/** The sender's search stays behind: it was not meant for the receiver. */
async function moveTo(db: PeopleStore, list: ListRow, userId: string, now: number): Promise<ListRow> {
  await leaveSearchBehind(db, list.id);
  return moveList(db, { ...list, archived: 0 }, userId, now);
}

/** Lets a list follow no saved search any more. */
export async function leaveSearchBehind(db: PeopleStore, listId: string): Promise<void> {
  await db.deleteFrom('listSearches').where('listId', '=', listId).execute();
  await db.deleteFrom('judgedSuggestions').where('listId', '=', listId).execute();
}

/** Makes a list somebody else's; what its user took off it lately stays behind. */
export async function moveList(
  db: PeopleStore,
  list: ListRow,
  userId: string,
  now: number,
): Promise<ListRow> {
  const arrived: ListRow = { ...list, userId, usedAt: Math.max(now, list.usedAt) };
  await db.deleteFrom('listItems').where('listId', '=', list.id).where('removedAt', 'is not', null).execute();
  await db.updateTable('lists').set(arrived).where('id', '=', list.id).execute();
  return arrived;
}

async function copyFor(db: PeopleStore, list: ListRow, userId: string, now: number): Promise<ListRow> {
  const saveHash = hashOf({ received: list.id, now });
  const copy: ListRow = { ...list, id: newId(), userId, archived: 0, saveHash, createdAt: now, usedAt: now };
  await db.insertInto('lists').values(copy).execute();
  const items = await itemsOf(db, list.id);
  await insertItems(
    db,
    items.map((item) => ({ ...item, id: newId(), listId: copy.id })),
  );
  return copy;
}

/** Keeps the notice and the mail; on vacation a user is told on screen alone (decision 4.17). */
export async function tell(
  db: PeopleStore,
  { mailWords, clock }: Pick<TransferParts, 'mailWords' | 'clock'>,
  told: {
    sender: Pick<Actor, 'userId' | 'firstName' | 'lastName' | 'email'>;
    receiver: Actor;
    arrived: readonly ListRow[];
    saveHash: string;
    now: number;
  },
): Promise<void> {
  const { sender, receiver, arrived, saveHash, now } = told;
  const id = newId();
  await eraseOld(db, now);
  await db
    .insertInto('listTransfers')
    .values({
      id,
      senderId: sender.userId,
      receiverId: receiver.userId,
      listIds: JSON.stringify(arrived.map((list) => list.id)),
      saveHash,
      at: now,
      seenAt: null,
    })
    .execute();
  const { emailConfig } = await readEmailConfig(db, receiver.userId, clock.now());
  if (emailConfig.vacation.active) return;
  const { effective } = await readPreferences(db, receiver);
  await keepDelivery(db, {
    userId: receiver.userId,
    kind: 'notice',
    slot: `lists ${id}`,
    mail: arrivalMail({
      ...mailWords,
      locale: effective.locale,
      firstName: receiver.firstName,
      sender: personName(sender),
      titles: arrived.map(({ title }) => title),
    }),
    now,
  });
}
