import { dayOf, monthsBefore } from 'contract/amsterdam';
import { dashboards, domainIds } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { ModuleKey } from 'contract/modules';
import { eraseAlertsOf, eraseSearchesOf } from '#domains/alerts/index.ts';
import { audit } from '#domains/audit/index.ts';
import { forgetMailsTo } from '#domains/kept-mails/index.ts';
import { eraseListsOf } from '#domains/lists/index.ts';
import { eraseEmailConfig } from '#domains/settings/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** Users, or organisations with a module, of one look. */
const atOnce = 20;

/**
 * Erases users who were deactivated ninety days ago, with all that was theirs; what an organisation keeps of them, such as
 * a newsletter they sent, is nobody's from then on. The audit log alone still knows their address (decisions 6.6, 9.8).
 * @returns how many
 */
export async function eraseDeactivated(db: PeopleStore, lease: Lease, now: number): Promise<number> {
  const due = await db
    .selectFrom('users')
    .select(['id', 'email', 'organisationId'])
    .where('active', '=', 0)
    .where('deactivatedAt', '<=', now - limits.deactivatedDays * 24 * 60 * 60_000)
    .limit(atOnce)
    .execute();
  let erased = 0;
  for (const { id, email, organisationId } of due) {
    erased += await lease.write(async (transaction) => {
      // Whoever was let in again meanwhile stays.
      const still = await transaction
        .updateTable('users')
        .set({ active: 0 })
        .where('id', '=', id)
        .where('active', '=', 0)
        .executeTakeFirst();
      if (still.numUpdatedRows === 0n) return 0;
      await eraseAlertsOf(transaction, id, now);
      await eraseEmailConfig(transaction, id);
      await forgetMailsTo(transaction, email);
      // Takes along what refers to it: lists, deliveries, ledger, preferences, sessions.
      await transaction.deleteFrom('users').where('id', '=', id).execute();
      await audit(transaction, 'clock', { action: 'user.erase', target: email, organisationId }, now);
      return 1;
    });
  }
  return erased;
}

/**
 * Erases saved searches and lists of an organisation whose module for them ended twelve months ago (decision 6.4).
 * @returns of how many modules there was something
 */
export async function eraseEndedModules(db: PeopleStore, lease: Lease, now: number): Promise<number> {
  const ended = await db
    .selectFrom('organisationModules')
    .innerJoin('organisations', 'organisations.id', 'organisationModules.organisationId')
    .select(['organisationId', 'moduleKey', 'endsOn', 'organisations.name'])
    .where('endsOn', '<', monthsBefore(dayOf(now), limits.endedModuleMonths))
    .execute();
  let erased = 0;
  for (const { organisationId, moduleKey, endsOn, name } of ended) {
    erased += await lease.write(async (transaction) => {
      // Whoever got it again meanwhile keeps what is theirs.
      const still = await transaction
        .updateTable('organisationModules')
        .set({ endsOn })
        .where('organisationId', '=', organisationId)
        .where('moduleKey', '=', moduleKey)
        .where('endsOn', '=', endsOn)
        .executeTakeFirst();
      if (still.numUpdatedRows === 0n) return 0;
      const gone = await eraseOf(transaction, organisationId, moduleKey);
      if (gone === 0) return 0;
      const before = { module: moduleKey, endsOn, number: gone };
      await audit(
        transaction,
        'clock',
        { action: 'module.erase', target: name, organisationId, before },
        now,
      );
      return 1;
    });
  }
  return erased;
}

async function eraseOf(db: PeopleStore, organisationId: string, moduleKey: ModuleKey): Promise<number> {
  if (moduleKey === 'listManager') return eraseListsOf(db, organisationId);
  if (moduleKey === 'agenda') return eraseSearchesOf(db, organisationId, 'agenda');
  const domain = domainIds.find((id) => dashboards[id].module === moduleKey);
  return domain === undefined ? 0 : eraseSearchesOf(db, organisationId, domain);
}
