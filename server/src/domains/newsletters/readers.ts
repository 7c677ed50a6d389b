import type { AddressList, Reader, ReadersResponse } from 'contract/address-lists';
import { oneAtATimeIn } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import { personName } from '#platform/person-name.ts';
import { hasEveryWord, type PeopleStore } from '#stores/people/index.ts';
import { forgetUnlisted, requireAddressList, shownList } from './address-lists.ts';
import type { Parts } from './parts.ts';
import { isPaused } from './recipients.ts';

/** A page of the readers on an address list, by address. @throws EC-03 for a list of another organisation */
export async function readersOf(
  { db }: Parts,
  actor: Actor,
  asked: { id: string; find?: string | undefined; after?: string | undefined; size: number },
): Promise<ReadersResponse> {
  const { id } = await requireAddressList(db, actor.organisationId, asked.id);
  const last = asked.after === undefined ? undefined : await emailOf(db, id, asked.after);
  if (asked.after !== undefined && last === undefined) return { data: [], more: false };
  const rows = await db
    .selectFrom('addressListReaders')
    .innerJoin('newsletterReaders', 'newsletterReaders.id', 'addressListReaders.readerId')
    .leftJoin('readerImports', 'readerImports.id', 'addressListReaders.importId')
    .leftJoin('users', 'users.id', 'readerImports.userId')
    .select(['newsletterReaders.id', 'newsletterReaders.email', 'newsletterReaders.name'])
    .select(['newsletterReaders.refusals', 'addressListReaders.at', 'readerImports.note'])
    .select(['users.firstName', 'users.lastName', 'users.email as userEmail'])
    .where('addressListReaders.addressListId', '=', id)
    .$if(asked.find !== undefined, (some) =>
      some.where((row) =>
        hasEveryWord(row, asked.find!, ['newsletterReaders.email', 'newsletterReaders.name']),
      ),
    )
    // An address is there once on a list.
    .$if(last !== undefined, (some) => some.where('newsletterReaders.email', '>', last!))
    .orderBy('newsletterReaders.email')
    .limit(asked.size + 1)
    .execute();
  return { data: rows.slice(0, asked.size).map(shown), more: rows.length > asked.size };
}

/** Takes readers off a list; those on no other one are let go of. @throws EC-03 as reading */
export function removeReaders(
  parts: Parts,
  actor: Actor,
  asked: { id: string; readerIds: readonly string[] },
): Promise<{ removed: number; list: AddressList }> {
  return oneAtATimeIn(parts.db, actor.organisationId, async (db) => {
    const list = await requireAddressList(db, actor.organisationId, asked.id);
    const { numDeletedRows } = await db
      .deleteFrom('addressListReaders')
      .where('addressListId', '=', list.id)
      .where('readerId', 'in', asked.readerIds)
      .executeTakeFirst();
    await forgetUnlisted(db, actor.organisationId);
    return { removed: Number(numDeletedRows), list: await shownList({ ...parts, db }, list) };
  });
}

async function emailOf(db: PeopleStore, listId: string, readerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('addressListReaders')
    .innerJoin('newsletterReaders', 'newsletterReaders.id', 'addressListReaders.readerId')
    .select('newsletterReaders.email')
    .where('addressListId', '=', listId)
    .where('readerId', '=', readerId)
    .executeTakeFirst();
  return row?.email;
}

interface Row {
  id: string;
  email: string;
  name: string;
  refusals: number;
  at: number;
  /** Null for one who signed up. */
  note: string | null;
  /** Of who imported them; null once that account is gone. */
  firstName: string | null;
  lastName: string | null;
  userEmail: string | null;
}

function shown({
  id,
  email,
  name,
  refusals,
  at: instant,
  note,
  firstName,
  lastName,
  userEmail,
}: Row): Reader {
  const at = new Date(instant).toISOString();
  const by = personName({ firstName, lastName, email: userEmail });
  const confirmed: Reader['confirmed'] =
    note === null ? { how: 'signUp', at } : { how: 'import', by, at, note };
  return { id, email, name, confirmed, refusals, paused: isPaused(refusals) };
}
