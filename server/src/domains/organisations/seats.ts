import { limitReached } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { allowanceOf } from './allowance.ts';
import { holdOrganisation } from './organisation.ts';

/** Active users of an organisation, those who were invited among them. */
export async function seatsTaken(db: PeopleStore, organisationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('organisationId', '=', organisationId)
    .where('active', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Holds an organisation until the end of the transaction, with room for more active users (decision 6.7).
 * @throws EC-05 when its seats do not allow so many
 */
export async function requireSeats(
  transaction: PeopleStore,
  organisationId: string,
  more = 1,
): Promise<void> {
  await holdOrganisation(transaction, organisationId);
  const { seats } = await allowanceOf(transaction, organisationId);
  const taken = await seatsTaken(transaction, organisationId);
  if (taken + more > seats) throw limitReached('accounts.noSeat', { number: taken, maximum: seats });
}
