import {
  adminPageSize,
  type Organisation,
  type OrganisationLine,
  type OrganisationPreferences,
} from 'contract/admin/organisations';
import { dayOf } from 'contract/amsterdam';
import { audit } from '#domains/audit/index.ts';
import { createOrganisation as create } from '#domains/auth/index.ts';
import { allowanceOf, seatsTaken } from '#domains/organisations/index.ts';
import {
  organisationPreferences,
  setOrganisationPreferences as keepPreferences,
} from '#domains/settings/index.ts';
import { alreadyThere } from '#platform/errors.ts';
import { hasEveryWord, isUniqueViolation, type PeopleStore } from '#stores/people/index.ts';
import { type Doer, isStaff, ownOf, requireOrganisation } from './doer.ts';
import { limitsWithUse } from './limits.ts';
import { coloursOfAdmins, modulesWithDays } from './modules.ts';

/** Organisations by name, a page of them; an admin of one gets that one alone. */
export async function organisationsFound(
  db: PeopleStore,
  doer: Doer,
  { find = '', offset }: { find?: string | undefined; offset: number },
  now: number,
): Promise<{ data: OrganisationLine[]; total: number }> {
  const own = ownOf(doer);
  const found = db
    .selectFrom('organisations')
    .$if(own !== undefined, (some) => some.where('id', '=', own!))
    .$if(find !== '', (some) => some.where((row) => hasEveryWord(row, find, ['name'])));
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy(({ fn }) => fn('lower', ['name']))
    .orderBy('id')
    .offset(offset)
    .limit(adminPageSize)
    .execute();
  const data: OrganisationLine[] = [];
  for (const { id, name, customerSince } of rows) {
    const active = (await modulesWithDays(db, id, now)).filter(({ state }) => state === 'active');
    const ends = active.flatMap(({ endsOn }) => endsOn ?? []).toSorted();
    data.push({
      id,
      name,
      customerSince,
      users: await seatsTaken(db, id),
      seats: (await allowanceOf(db, id)).seats,
      modules: active.map(({ moduleKey }) => moduleKey),
      nextEnd: ends[0] ?? null,
    });
  }
  return { data, total: Number(total) };
}

/** Everything about an organisation but its users. @throws EC-03 for one that is not the doer's */
export async function oneOrganisation(
  db: PeopleStore,
  doer: Doer,
  id: string,
  now: number,
): Promise<Organisation> {
  const { name, customerSince, notes } = await requireOrganisation(db, doer, id);
  const modules = await modulesWithDays(db, id, now);
  return {
    id,
    name,
    customerSince,
    notes: isStaff(doer) ? notes : null,
    modules,
    limits: await limitsWithUse(db, id, now),
    preferences: await organisationPreferences(db, id),
    coloursOfAdmins: coloursOfAdmins(modules),
  };
}

/** Makes an organisation. @throws EC-06 when the name is taken */
export async function createOrganisation(
  db: PeopleStore,
  doer: Doer,
  { name, customerSince }: { name: string; customerSince?: string | null | undefined },
  { reason, now }: { reason?: string | undefined; now: number },
): Promise<string> {
  return unlessTaken(name, () =>
    db.transaction().execute(async (transaction) => {
      const since = customerSince === undefined ? dayOf(now) : customerSince;
      const organisationId = await create(transaction, name, now, since);
      const after = { name, customerSince: since };
      await audit(
        transaction,
        doer,
        { action: 'organisation.create', target: name, organisationId, after, reason },
        now,
      );
      return organisationId;
    }),
  );
}

/** Changes what is given and leaves the rest. @throws EC-03; EC-06 when the name is taken */
export async function changeOrganisation(
  db: PeopleStore,
  doer: Doer,
  id: string,
  changes: {
    name?: string | undefined;
    customerSince?: string | null | undefined;
    notes?: string | undefined;
  },
  { reason, now }: { reason?: string | undefined; now: number },
): Promise<void> {
  const row = await requireOrganisation(db, doer, id);
  const after = Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => value !== undefined && value !== row[name as keyof typeof changes],
    ),
  );
  if (Object.keys(after).length === 0) return;
  const before = Object.fromEntries(
    Object.keys(after).map((name) => [name, row[name as keyof typeof changes]]),
  );
  await unlessTaken(changes.name ?? row.name, () =>
    db.transaction().execute(async (transaction) => {
      await transaction.updateTable('organisations').set(after).where('id', '=', id).execute();
      // Notes are for staff alone, and admins of the organisation read its log.
      await audit(
        transaction,
        doer,
        {
          action: 'organisation.change',
          target: row.name,
          organisationId: id,
          before: withoutNotes(before),
          after: withoutNotes(after),
          reason,
        },
        now,
      );
    }),
  );
}

const withoutNotes = (fields: Record<string, unknown>) =>
  'notes' in fields ? { ...fields, notes: '…' } : fields;

/** Sets what holds for users who did not choose themselves (decision 3.3). @throws EC-03 */
export async function setPreferences(
  db: PeopleStore,
  doer: Doer,
  id: string,
  preferences: OrganisationPreferences,
  { reason, now }: { reason?: string | undefined; now: number },
): Promise<void> {
  const { name: target } = await requireOrganisation(db, doer, id);
  await db.transaction().execute(async (transaction) => {
    const before = await organisationPreferences(transaction, id);
    await keepPreferences(transaction, id, preferences);
    await audit(
      transaction,
      doer,
      { action: 'organisation.preferences', target, organisationId: id, before, after: preferences, reason },
      now,
    );
  });
}

async function unlessTaken<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw alreadyThere('accounts.nameTaken', { name });
    throw error;
  }
}
