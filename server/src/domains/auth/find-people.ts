import { type FoundPerson, mostPeople } from 'contract/admin/people';
import { type Actor, ownOrganisationOf } from '#platform/access.ts';
import { personName } from '#platform/person-name.ts';
import { hasEveryWord, type PeopleStore } from '#stores/people/index.ts';

/**
 * Users whose name, address or organisation has every word of a text in it, by name; admins of an organisation find
 * those of theirs alone.
 */
export async function peopleNamed(db: PeopleStore, actor: Actor, text: string): Promise<FoundPerson[]> {
  const own = ownOrganisationOf(actor);
  const rows = await db
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisationId')
    .select(['users.id', 'users.email', 'users.firstName', 'users.lastName', 'organisations.name'])
    .$if(own !== undefined, (some) => some.where('users.organisationId', '=', own!))
    .where((row) => hasEveryWord(row, text, ['firstName', 'lastName', 'users.email', 'organisations.name']))
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
