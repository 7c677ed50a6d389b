import { plainEmail } from '#domains/auth/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { Refusal } from './subject.ts';

/** The organisation of a name or id; a name in other letters is found too. */
export async function organisationOf(db: PeopleStore, given: string): Promise<{ id: string; name: string }> {
  const rows = await db.selectFrom('organisations').select(['id', 'name']).execute();
  const found =
    rows.find(({ id, name }) => id === given || name === given) ??
    rows.find(({ name }) => name.toLowerCase() === given.trim().toLowerCase());
  if (!found) throw new Refusal(`There is no organisation ${given}.`);
  return found;
}

/** The account of an address, active or not. */
export async function userOf(db: PeopleStore, email: string) {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', plainEmail(email))
    .executeTakeFirst();
  if (!user) throw new Refusal(`There is no account ${plainEmail(email)}.`);
  return user;
}
