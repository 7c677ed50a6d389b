import { limits } from 'contract/limits';
import { notFound } from '#platform/errors.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import type { Subject } from './subject.ts';

/** A note as it is kept. */
export type NoteRow = Tables['teamNotes'];
/** With the name of who wrote it; null once that account is gone. */
export type WrittenNote = NoteRow & { writer: string | null };

/** The notes of an organisation about one thing, oldest first. */
export async function notesAbout(
  db: PeopleStore,
  organisationId: string,
  { documentId, domain, dossier }: Subject,
): Promise<WrittenNote[]> {
  const rows = await db
    .selectFrom('teamNotes')
    .leftJoin('users', 'users.id', 'teamNotes.userId')
    .selectAll('teamNotes')
    .select(['users.firstName', 'users.lastName', 'users.email'])
    .where('teamNotes.organisationId', '=', organisationId)
    .where((eb) => (documentId === null ? eb.and({ domain, dossier }) : eb.and({ documentId })))
    .orderBy('createdAt')
    .orderBy('teamNotes.id')
    .execute();
  return rows.map(({ firstName, lastName, email, ...row }) => ({
    ...row,
    writer: personName({ firstName, lastName, email }),
  }));
}

/** A note of an organisation. @throws EC-03, also for one of another organisation */
export async function requireNote(db: PeopleStore, organisationId: string, id: string): Promise<NoteRow> {
  const row = await db
    .selectFrom('teamNotes')
    .selectAll()
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A user of an organisation and whether they still work there. */
interface Member {
  id: string;
  name: string;
  active: boolean;
}

/** Everybody of an organisation, by name; with their address where two are called the same. */
export async function membersOf(db: PeopleStore, organisationId: string): Promise<Member[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'active'])
    .where('organisationId', '=', organisationId)
    .orderBy('lastName')
    .orderBy('email')
    .limit(limits.shownColleagues)
    .execute();
  const named = Map.groupBy(rows, personName);
  return rows.map((row) => {
    const name = personName(row);
    const isShared = named.get(name)!.length > 1 && name !== row.email;
    return { id: row.id, name: isShared ? `${name} (${row.email})` : name, active: row.active === 1 };
  });
}
