import type { FastifyInstance } from 'fastify';
import { getFactorRule, putFactorRule, resetUserFactor } from 'contract/admin/second-factor';
import { audit } from '#domains/audit/index.ts';
import { requireOwnOrganisation } from '#platform/access.ts';
import { answer } from '#platform/http.ts';
import { notFound, notYours } from '#platform/errors.ts';
import type { FactorParts } from './parts.ts';
import { factorRule, setFactorRule } from './rule.ts';
import { resetFactor } from './take-away.ts';

/** Answers what staff and admins of organisations do with second factors of others (decisions 6.7, 10.12). */
export function adminFactorRoutes(app: FastifyInstance, parts: FactorParts): void {
  const { db, clock } = parts;

  answer(app, resetUserFactor, async ({ params: { id }, body }, call) => {
    if (id === call.actor.userId) throw notYours('refusals.ownFactor');
    await db.transaction().execute(async (transaction) => {
      const user = await transaction
        .selectFrom('users')
        .select(['email', 'organisationId'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!user) throw notFound();
      await resetFactor(transaction, id);
      const { email: target, organisationId } = user;
      const { reason } = body;
      await audit(
        transaction,
        call,
        { action: 'user.resetFactor', target, organisationId, reason },
        clock.now().getTime(),
      );
    });
    parts.tell(id, 'reset');
    return { status: 'success' as const };
  });

  answer(app, getFactorRule, async ({ params: { id } }, { actor }) => {
    requireOwnOrganisation(actor, id);
    return factorRule(db, id);
  });

  answer(app, putFactorRule, async ({ params: { id }, body }, call) => {
    requireOwnOrganisation(call.actor, id);
    return db.transaction().execute(async (transaction) => {
      const { required, reason } = body;
      const { name, before } = await setFactorRule(transaction, id, required);
      if (before !== required)
        await audit(
          transaction,
          call,
          {
            action: 'organisation.secondFactor',
            ...{ target: name, organisationId: id, reason },
            before: { required: before },
            after: { required },
          },
          clock.now().getTime(),
        );
      return factorRule(transaction, id);
    });
  });
}
