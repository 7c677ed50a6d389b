import type { FactorRule } from 'contract/admin/second-factor';
import { audit, type Doer } from '#domains/audit/index.ts';
import { notFound } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** What an organisation asks of its users, and how many do so already (decision 10.12). @throws 404 */
export async function factorRule(db: PeopleStore, organisationId: string): Promise<FactorRule> {
  const { required } = await ruleOf(db, organisationId);
  const { users, withFactor } = await db
    .selectFrom('users')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select(({ fn }) => [fn.count('users.id').as('users'), fn.count('secondFactors.userId').as('withFactor')])
    .where('users.organisationId', '=', organisationId)
    .where('users.active', '=', 1)
    .executeTakeFirstOrThrow();
  return { required, users: Number(users), withFactor: Number(withFactor) };
}

/** Changes it and notes who did so; sessions that are open go on until they end. @throws 404 */
export function setFactorRule(
  db: PeopleStore,
  doer: Doer,
  { organisationId, required }: { organisationId: string; required: boolean },
  { reason, now }: { reason?: string | undefined; now: number },
): Promise<FactorRule> {
  return db.transaction().execute(async (transaction) => {
    const { name: target, required: before } = await ruleOf(transaction, organisationId);
    if (before !== required) {
      await transaction
        .updateTable('organisations')
        .set({ factorRequired: required ? 1 : 0 })
        .where('id', '=', organisationId)
        .execute();
      await audit(
        transaction,
        doer,
        {
          action: 'organisation.secondFactor',
          ...{ target, organisationId, reason },
          before: { required: before },
          after: { required },
        },
        now,
      );
    }
    return factorRule(transaction, organisationId);
  });
}

async function ruleOf(db: PeopleStore, id: string): Promise<{ name: string; required: boolean }> {
  const found = await db
    .selectFrom('organisations')
    .select(['name', 'factorRequired'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
  return { name: found.name, required: found.factorRequired === 1 };
}
