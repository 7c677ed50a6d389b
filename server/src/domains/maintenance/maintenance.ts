import type { SetMaintenance as ToldMaintenance } from 'contract/admin/maintenance';
import { Maintenance } from 'contract/maintenance';
import type { Notices } from 'contract/notices';
import { audit } from '#domains/audit/index.ts';
import { changedMeanwhile } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** What holds until staff set something else. */
export const noMaintenance: SetMaintenance = {
  on: false,
  announced: null,
  texts: { nl: '', 'en-gb': '' },
  changedAt: null,
};

/** Planned maintenance, and when it was set so, in epoch milliseconds. */
export interface SetMaintenance extends Maintenance {
  changedAt: number | null;
}

/** Planned maintenance as it was set last. */
export async function readMaintenance(db: PeopleStore): Promise<SetMaintenance> {
  const row = await db
    .selectFrom('maintenance')
    .select(['state', 'changedAt'])
    .where('name', '=', 'product')
    .executeTakeFirst();
  if (!row) return noMaintenance;
  return { ...Maintenance.parse(JSON.parse(row.state)), changedAt: row.changedAt };
}

/** The same as staff are told of it. */
export async function maintenanceSet(db: PeopleStore): Promise<ToldMaintenance> {
  const { changedAt, ...set } = await readMaintenance(db);
  return { ...set, changedAt: changedAt === null ? null : new Date(changedAt).toISOString() };
}

/**
 * Sets planned maintenance at the instant `now` for all processes, which know it within seconds, and notes who did it and
 * why (decisions 2.8, 6.7). With `madeFrom`, the `changedAt` that it is a change of, only while that stands.
 * @throws 409 when it does not
 */
export async function setMaintenance(
  db: PeopleStore,
  doer: Parameters<typeof audit>[1],
  { on, announced, texts }: Maintenance,
  { now, reason, madeFrom }: { now: number; reason?: string | undefined; madeFrom?: number | null },
): Promise<void> {
  const after = { on, announced, texts };
  await db.transaction().execute(async (transaction) => {
    const { changedAt, ...before } = await readMaintenance(transaction);
    if (madeFrom !== undefined && madeFrom !== changedAt) throw changedMeanwhile();
    // Never the same twice, even by a clock that was put back.
    const set = { state: JSON.stringify(after), changedAt: Math.max(now, (changedAt ?? 0) + 1) };
    const written = await transaction
      .insertInto('maintenance')
      .values({ name: 'product', ...set })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(set)
          // What another process set at the same moment.
          .where('maintenance.changedAt', '=', changedAt ?? -1),
      )
      .returning('name')
      .executeTakeFirst();
    if (!written) throw changedMeanwhile();
    const entry = { action: 'maintenance.set', target: 'product', before, after, reason } as const;
    await audit(transaction, doer, entry, now);
  });
}

/** What users are told of it on every page; nothing when there is nothing to come, and none is on. */
export function maintenanceNotice(
  { changedAt, ...set }: SetMaintenance,
  now: number,
): Notices['maintenance'] {
  const toCome = set.announced !== null && Date.parse(set.announced.until) > now;
  return set.on || toCome ? { ...set, version: changedAt ?? 0 } : undefined;
}
