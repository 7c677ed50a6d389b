import type { ResponseOf } from 'contract/endpoint';
import type { listBounces } from 'contract/admin/deliveries';
import { notFound } from '#platform/errors.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { refusedAddress } from './mail-addresses.ts';

/**
 * The addresses that mail servers refused, of active users who still have them, of one organisation or of all; those
 * refused last first.
 * @throws EC-03 when there is nothing of the user to go on before
 */
export async function bouncesOf(
  db: PeopleStore,
  {
    organisationId,
    before,
    size,
  }: { organisationId: string | undefined; before?: string | undefined; size: number },
): Promise<ResponseOf<typeof listBounces>> {
  let refused = db
    .selectFrom('mailAddresses')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'mailAddresses.userId').onRef('users.email', '=', 'mailAddresses.email'),
    )
    .innerJoin('organisations', 'organisations.id', 'users.organisationId')
    .selectAll('mailAddresses')
    .select(['users.firstName', 'users.lastName', 'organisations.name'])
    .where('users.active', '=', 1)
    .where((eb) => eb.and(organisationId === undefined ? {} : { 'users.organisationId': organisationId }));
  if (before !== undefined) {
    const from = await refused.where('mailAddresses.userId', '=', before).executeTakeFirst();
    if (!from) throw notFound();
    refused = refused.where((eb) =>
      eb(
        eb.refTuple('mailAddresses.bouncedAt', 'mailAddresses.userId'),
        '<',
        eb.tuple(from.bouncedAt, before),
      ),
    );
  }
  const rows = await refused
    .orderBy('mailAddresses.bouncedAt', 'desc')
    .orderBy('mailAddresses.userId', 'desc')
    .limit(size + 1)
    .execute();
  return {
    data: rows.slice(0, size).map((row) => ({
      user: { id: row.userId, name: personName(row), email: row.email, organisation: row.name },
      address: refusedAddress(row),
    })),
    more: rows.length > size,
  };
}
