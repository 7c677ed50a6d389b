import type { ResponseOf } from 'contract/endpoint';
import type { listBounces } from 'contract/admin/deliveries';
import { organisationNames } from '#domains/organisations/index.ts';
import { notFound } from '#platform/errors.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { refusedAddress } from './mail-addresses.ts';

/**
 * The addresses that mail servers refused, of active users who still have them, those refused last first.
 * @throws EC-03 when there is nothing of the user to go on before
 */
export async function bouncesOf(
  db: PeopleStore,
  { before, size }: { before?: string | undefined; size: number },
): Promise<ResponseOf<typeof listBounces>> {
  let refused = db
    .selectFrom('mailAddresses')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'mailAddresses.userId').onRef('users.email', '=', 'mailAddresses.email'),
    )
    .selectAll('mailAddresses')
    .select(['users.firstName', 'users.lastName', 'users.organisationId'])
    .where('users.active', '=', 1);
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
  const shown = rows.slice(0, size);
  const names = await organisationNames(
    db,
    shown.map(({ organisationId }) => organisationId),
  );
  return {
    data: shown.map((row) => ({
      user: {
        id: row.userId,
        name: personName(row),
        organisation: names.get(row.organisationId) ?? '',
      },
      address: refusedAddress(row),
    })),
    more: rows.length > size,
  };
}
