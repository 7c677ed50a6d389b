import type { FastifyInstance } from 'fastify';
import { getFactorRule, putFactorRule, resetUserFactor } from 'contract/admin/second-factor';
import { requireOwnOrganisation } from '#platform/access.ts';
import { answer } from '#platform/http.ts';
import { notYours } from '#platform/errors.ts';
import type { FactorParts } from './parts.ts';
import { factorRule, setFactorRule } from './rule.ts';
import { resetFactor } from './take-away.ts';

/** Answers what staff and admins of organisations do with second factors of others (decisions 6.7, 10.12). */
export function adminFactorRoutes(app: FastifyInstance, parts: FactorParts): void {
  const { db, clock } = parts;

  answer(app, resetUserFactor, async ({ params: { id }, body: { reason } }, call) => {
    if (id === call.actor.userId) throw notYours('refusals.ownFactor');
    await resetFactor(db, call, id, { reason, now: clock.now().getTime() });
    parts.tell(id, 'reset');
    return { status: 'success' as const };
  });

  answer(app, getFactorRule, async ({ params: { id } }, { actor }) => {
    requireOwnOrganisation(actor, id);
    return factorRule(db, id);
  });

  answer(app, putFactorRule, async ({ params: { id }, body: { required, reason } }, call) => {
    requireOwnOrganisation(call.actor, id);
    const why = { reason, now: clock.now().getTime() };
    return setFactorRule(db, call, { organisationId: id, required }, why);
  });
}
