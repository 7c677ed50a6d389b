import { sql } from 'kysely';
import { type FoundPerson, mostPeople } from 'contract/admin/people';
import type { Actor } from '#platform/access.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/**
 * Users whose name, address or organisation has every word of a text in it, by name; admins of an organisation find
 * those of theirs alone.
 */
export async function peopleNamed(db: PeopleStore, actor: Actor, text: string): Promise<FoundPerson[]> {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => `%${word.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`);
  const rows = await db
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisationId')
    .select(['users.id', 'users.email', 'users.firstName', 'users.lastName', 'organisations.name'])
    .$if(!actor.roles.includes('staff'), (some) =>
      some.where('users.organisationId', '=', actor.organisationId),
    )
    .where((row) =>
      row.and(
        words.map(
          (word) =>
            sql<boolean>`lower(${row.ref('users.firstName')} || ' ' || ${row.ref('users.lastName')} || ' ' || ${row.ref('users.email')} || ' ' || ${row.ref('organisations.name')}) like ${word} escape '\\'`,
        ),
      ),
    )
    .orderBy('users.lastName')
    .orderBy('users.firstName')
    .orderBy('users.id')
    .limit(mostPeople)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: personName(row),
    email: row.email,
    organisation: row.name,
  }));
}
