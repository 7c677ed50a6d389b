import { randomBytes } from 'node:crypto';
import { limits } from 'contract/limits';
import type { ListShare } from 'contract/list-share';
import type { Actor } from '#platform/access.ts';
import { hashOf } from '#platform/hash.ts';
import type { Signer } from '#platform/tickets.ts';
import { personName } from '#platform/person-name.ts';
import { oneAtATime, type PeopleStore, type Tables } from '#stores/people/index.ts';
import type { MailWords } from './arrival-mail.ts';
import type { Parts } from './lists.ts';
import { type ListRow, requireList } from './store.ts';

type Row = Tables['listShares'];

/** What links to lists are made with. */
export interface ShareParts extends Parts {
  signer: Pick<Signer, 'keyFor'>;
  /** Says where the product is. */
  mailWords: Pick<MailWords, 'address'>;
}

/** How a list of the user is shared; undefined when it is not. @throws EC-03 for a list that is not the user's */
export async function shareOf(parts: ShareParts, actor: Actor, id: string): Promise<ListShare | undefined> {
  const list = await requireList(parts.db, actor.userId, id);
  const row = await shareRow(parts.db, list);
  return row && shownShare(parts, list, row);
}

/** Shares a list; the link that it has stays (decision 1.4). @throws EC-03 for a list that is not the user's */
export function shareList(parts: ShareParts, actor: Actor, id: string): Promise<ListShare> {
  return oneAtATime(parts.db, actor.userId, async (db) => {
    const list = await requireList(db, actor.userId, id);
    const row = (await shareRow(db, list)) ?? (await makeShare({ ...parts, db }, list));
    return shownShare({ ...parts, db }, list, row);
  });
}

/** Another link in the place of the one a list had, which is gone for good. @throws EC-03 as sharing */
export function renewShare(parts: ShareParts, actor: Actor, id: string): Promise<ListShare> {
  return oneAtATime(parts.db, actor.userId, async (db) => {
    const list = await requireList(db, actor.userId, id);
    await endShare(db, list);
    return shownShare({ ...parts, db }, list, await makeShare({ ...parts, db }, list));
  });
}

/** Ends the link to a list for good, with who opened it. @throws EC-03 as sharing */
export function unshareList({ db }: Parts, actor: Actor, id: string): Promise<void> {
  return oneAtATime(db, actor.userId, async (transaction) => {
    await endShare(transaction, await requireList(transaction, actor.userId, id));
  });
}

function shareRow(db: PeopleStore, { id }: ListRow): Promise<Row | undefined> {
  return db.selectFrom('listShares').selectAll().where('listId', '=', id).executeTakeFirst();
}

async function endShare(db: PeopleStore, { id }: ListRow): Promise<void> {
  await db.deleteFrom('listShares').where('listId', '=', id).execute();
}

async function makeShare({ db, signer, clock }: ShareParts, list: ListRow): Promise<Row> {
  const made = {
    listId: list.id,
    nonce: randomBytes(16).toString('base64url'),
    createdAt: clock.now().getTime(),
  };
  const row = { ...made, secretHash: hashOf(secretOf(signer, made)) };
  await db.insertInto('listShares').values(row).execute();
  return row;
}

/** Made again from the product's key for the owner to copy: none is kept, so that a copy of the store opens nothing. */
const secretOf = (signer: ShareParts['signer'], { listId, nonce }: Pick<Row, 'listId' | 'nonce'>): string =>
  signer.keyFor(`list ${listId} ${nonce}`);

async function shownShare(
  { db, signer, mailWords }: ShareParts,
  list: ListRow,
  row: Row,
): Promise<ListShare> {
  const readers = await db
    .selectFrom('listReaders')
    .innerJoin('users', 'users.id', 'listReaders.userId')
    .select(['users.firstName', 'users.lastName', 'users.email', 'listReaders.openedAt'])
    .where('secretHash', '=', row.secretHash)
    // Who was given the list after having read it reads it no more.
    .where('users.id', '!=', list.userId)
    .orderBy('openedAt', 'desc')
    .orderBy('users.id')
    .execute();
  return {
    url: `${mailWords.address}/shared-list/${secretOf(signer, row)}`,
    created: new Date(row.createdAt).toISOString(),
    readers: readers.length,
    lastReaders: readers
      .slice(0, limits.shownListReaders)
      .map((reader) => ({ name: personName(reader), openedAt: new Date(reader.openedAt).toISOString() })),
  };
}
