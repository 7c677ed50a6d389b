import type { AddressList, AddressListsResponse } from 'contract/address-lists';
import { limits } from 'contract/limits';
import { allowanceOf, oneAtATimeIn } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import { limitReached, notFound } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import { newId } from '#platform/new-id.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { paths } from './links.ts';
import type { Parts } from './parts.ts';

type Row = Tables['addressLists'];

/** The address lists of the actor's organisation by title, with how much there may be (decision R6). */
export async function addressLists(parts: Parts, actor: Actor): Promise<AddressListsResponse> {
  const { db } = parts;
  const rows = await rowsOf(db, actor.organisationId);
  const { newsletterReaders: maxReaders } = await allowanceOf(db, actor.organisationId);
  return {
    data: await shownLists(parts, rows),
    maxLists: limits.maximumAddressLists,
    readers: await readersIn(db, actor.organisationId),
    maxReaders,
  };
}

/** Makes an address list; the same within ten seconds is the first one (decision 7.21). @throws EC-05 beyond their number */
export function createAddressList(parts: Parts, actor: Actor, title: string): Promise<AddressList> {
  const { organisationId, userId } = actor;
  return oneAtATimeIn(parts.db, organisationId, async (db) => {
    const now = parts.clock.now().getTime();
    const saveHash = hashOf({ title, userId });
    const there = await rowsOf(db, organisationId);
    const repeated = there.find(
      (one) => one.saveHash === saveHash && now - one.createdAt < limits.repeatedSave,
    );
    if (repeated) return shownList({ ...parts, db }, repeated);
    if (there.length >= limits.maximumAddressLists)
      throw limitReached('refusals.maximumAddressLists', { maximum: limits.maximumAddressLists });
    const row: Row = { id: newId(), organisationId, title, signUp: 0, saveHash, createdAt: now };
    await db.insertInto('addressLists').values(row).execute();
    return shownList({ ...parts, db }, row);
  });
}

/** Renames a list, or opens or closes its page for signing up. @throws EC-03 for a list of another organisation */
export function changeAddressList(
  parts: Parts,
  actor: Actor,
  asked: { id: string; title?: string | undefined; signUp?: boolean | undefined },
): Promise<AddressList> {
  return oneAtATimeIn(parts.db, actor.organisationId, async (db) => {
    const row = await requireAddressList(db, actor.organisationId, asked.id);
    const changed: Row = {
      ...row,
      title: asked.title ?? row.title,
      signUp: asked.signUp === undefined ? row.signUp : Number(asked.signUp),
    };
    await db.updateTable('addressLists').set(changed).where('id', '=', row.id).execute();
    return shownList({ ...parts, db }, changed);
  });
}

/** Deletes a list with the readers that are on no other one. @throws EC-03 as changing */
export function deleteAddressList({ db }: Parts, actor: Actor, id: string): Promise<void> {
  return oneAtATimeIn(db, actor.organisationId, async (transaction) => {
    const row = await requireAddressList(transaction, actor.organisationId, id);
    await transaction.deleteFrom('addressLists').where('id', '=', row.id).execute();
    await forgetUnlisted(transaction, actor.organisationId);
  });
}

/** An address list of an organisation. @throws EC-03, also for one of another organisation */
export async function requireAddressList(db: PeopleStore, organisationId: string, id: string): Promise<Row> {
  const row = await db
    .selectFrom('addressLists')
    .selectAll()
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
  if (!row) throw notFound('refusals.unknownAddressList');
  return row;
}

/** Different readers of an organisation. */
export async function readersIn(db: PeopleStore, organisationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('newsletterReaders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisationId', '=', organisationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lets go of the readers of an organisation that are on no list. */
export async function forgetUnlisted(db: PeopleStore, organisationId: string): Promise<void> {
  await db
    .deleteFrom('newsletterReaders')
    .where('organisationId', '=', organisationId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('addressListReaders')
            .select('readerId')
            .whereRef('addressListReaders.readerId', '=', 'newsletterReaders.id'),
        ),
      ),
    )
    .execute();
}

/** A list as people see it. */
export async function shownList(parts: Parts, row: Row): Promise<AddressList> {
  return (await shownLists(parts, [row]))[0]!;
}

async function shownLists({ db, address }: Parts, rows: readonly Row[]): Promise<AddressList[]> {
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom('addressListReaders')
    .select(({ fn }) => ['addressListId' as const, fn.countAll<number>().as('count')])
    .where(
      'addressListId',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('addressListId')
    .execute();
  const readers = new Map(counts.map(({ addressListId, count }) => [addressListId, Number(count)]));
  return rows.map(({ id, title, signUp, createdAt }) => ({
    id,
    title,
    readers: readers.get(id) ?? 0,
    signUpUrl: signUp === 1 ? `${address}${paths.signUp}${id}` : null,
    created: new Date(createdAt).toISOString(),
  }));
}

function rowsOf(db: PeopleStore, organisationId: string): Promise<Row[]> {
  return db
    .selectFrom('addressLists')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .orderBy('title')
    .orderBy('id')
    .execute();
}
