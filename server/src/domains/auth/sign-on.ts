import { allowanceOf, oneAtATimeIn, seatsTaken } from '#domains/organisations/index.ts';
import { type Identity, SignOnFault } from '#domains/sign-on/index.ts';
import { isUniqueViolation, type PeopleStore } from '#stores/people/index.ts';
import { Roles } from './accounts.ts';
import { createUser } from './subscriptions.ts';

/**
 * The account of who came in by the provider of their organisation; the first time it is made, within the seats
 * (decision 10.10).
 * @returns the id of the user
 * @throws SignOnFault `otherOrganisation`, `staff`, `deactivated`, `seats`
 */
export async function accountOf(db: PeopleStore, identity: Identity, now: number): Promise<string> {
  const { organisationId, email, firstName, lastName } = identity;
  try {
    return await oneAtATimeIn(db, organisationId, async (transaction) => {
      const user = await transaction
        .selectFrom('users')
        .select(['id', 'organisationId', 'roles', 'active'])
        .where('email', '=', email)
        .executeTakeFirst();
      if (user) {
        if (user.organisationId !== organisationId) throw new SignOnFault('otherOrganisation');
        if (Roles.parse(JSON.parse(user.roles)).includes('staff')) throw new SignOnFault('staff');
        if (user.active !== 1) throw new SignOnFault('deactivated');
        return user.id;
      }
      const { seats } = await allowanceOf(transaction, organisationId);
      if ((await seatsTaken(transaction, organisationId)) >= seats) throw new SignOnFault('seats');
      const account = { email, organisationId, firstName, lastName, roles: [], passwordHash: null };
      return createUser(transaction, account, now);
    });
  } catch (error) {
    // Made by another organisation in between.
    if (isUniqueViolation(error)) throw new SignOnFault('otherOrganisation', '', error);
    throw error;
  }
}
