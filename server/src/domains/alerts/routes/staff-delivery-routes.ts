import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/admin/deliveries';
import { ownOrganisationOf } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { answer } from '#platform/http.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { bouncesOf } from '../tell/bounces.ts';
import { addressOf, deliveriesOf } from '../tell/delivery-log.ts';
import { mailedUser, resetMailAddress, sendMailAgain } from '../tell/staff-deliveries.ts';

/**
 * The delivery log of any user, and the addresses that were refused, for the admin site (decisions 4.21, 6.7): admins
 * of an organisation see those of theirs alone.
 */
export function staffDeliveryRoutes(
  app: FastifyInstance,
  { db, clock }: { db: PeopleStore; clock: Clock },
): void {
  const now = () => clock.now().getTime();
  answer(app, calls.listUserDeliveries, async ({ params: { id }, query }, call) => {
    const { organisation, ...user } = await mailedUser(db, call, id);
    const { email } = user;
    const log = await deliveriesOf(db, id, query);
    return {
      ...log,
      address: await addressOf(db, id, email),
      user: { id, name: personName(user), email, organisation },
    };
  });
  answer(app, calls.sendUserMailAgain, async ({ params: { id: userId }, body }, call) => ({
    data: await sendMailAgain(db, call, { userId, ...body }, now()),
  }));
  answer(app, calls.resetUserMailAddress, async ({ params: { id: userId }, body }, call) => ({
    address: await resetMailAddress(db, call, { userId, ...body }, now()),
  }));
  answer(app, calls.listBounces, ({ query }, { actor }) =>
    bouncesOf(db, { ...query, organisationId: ownOrganisationOf(actor) }),
  );
}
