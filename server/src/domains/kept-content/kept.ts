import type { AuditAction } from 'contract/admin/audit';
import type { z } from 'zod';
import { audit, type Doer } from '#domains/audit/index.ts';
import { alreadyThere } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** What staff changed of something, and how often they did. */
interface Kept<State> {
  version: number;
  /** Undefined while it is as it ships. */
  state: State | undefined;
}

/** Reads what staff changed of a part of the content. */
export async function readKept<Schema extends z.ZodType>(
  db: PeopleStore,
  name: string,
  schema: Schema,
): Promise<Kept<z.output<Schema>>> {
  const row = await db
    .selectFrom('content')
    .select(['state', 'version'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row
    ? { version: row.version, state: schema.parse(JSON.parse(row.state)) }
    : { version: 0, state: undefined };
}

/** Another text whenever staff changed anything. */
export async function versionsKept(db: PeopleStore): Promise<string> {
  const rows = await db.selectFrom('content').select(['name', 'version']).orderBy('name').execute();
  return rows.map(({ name, version }) => `${name} ${version}`).join();
}

/**
 * Keeps what staff changed of a part of the content, with its line in the audit log (decision 6.7).
 * @throws EC-06 when somebody changed it since `version`
 */
export async function keep(
  transaction: PeopleStore,
  doer: Doer,
  { name, version, state, ...entry }: Change,
  now: number,
): Promise<void> {
  const row = { state: JSON.stringify(state), version: version + 1, changedAt: now };
  const { numInsertedOrUpdatedRows: inserted = 0n } = version
    ? {}
    : await transaction
        .insertInto('content')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
  const { numUpdatedRows: updated } = await transaction
    .updateTable('content')
    .set(row)
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (inserted + updated === 0n) throw alreadyThere('refusals.contentChanged');
  await audit(transaction, doer, entry, now);
}

/** Changes what follows from another change of the content, which is the one that is noted. */
export async function changeKept<Schema extends z.ZodType<object>>(
  transaction: PeopleStore,
  name: string,
  schema: Schema,
  now: number,
  change: (state: z.output<Schema>) => object,
): Promise<void> {
  const { version, state } = await readKept(transaction, name, schema);
  if (state === undefined) return;
  await transaction
    .updateTable('content')
    .set({ state: JSON.stringify(change(state)), version: version + 1, changedAt: now })
    .where('name', '=', name)
    .execute();
}

interface Change {
  name: string;
  /** The one it was made from. */
  version: number;
  state: object;
  action: AuditAction;
  target: string;
  before: object;
  after: object;
  reason: string | undefined;
}
