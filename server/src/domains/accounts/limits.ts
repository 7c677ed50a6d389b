import { type LimitName, limitNames, type LimitUse, mostTouched } from 'contract/admin/organisations';
import { searchUse } from '#domains/alerts/index.ts';
import { audit } from '#domains/audit/index.ts';
import { listUse } from '#domains/lists/index.ts';
import { newsletterUse } from '#domains/newsletters/index.ts';
import {
  allowanceOf,
  leastOf,
  oneAtATimeIn,
  seatsTaken,
  setLimit,
  usualLimits,
} from '#domains/organisations/index.ts';
import { invalidInput } from '#platform/errors.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type Doer, requireOrganisation } from './doer.ts';

/** How much of something there is; of whom, or of the whole organisation. Most first. */
type Uses = readonly { userId?: string; number: number }[];

/** Of each limit how much is used; those that nobody counts are left out. */
async function usesOf(
  db: PeopleStore,
  organisationId: string,
  now: number,
): Promise<Partial<Record<LimitName, Uses>>> {
  const { newsletterReaders, newsletterIssues } = await newsletterUse(db, organisationId, now);
  return {
    seats: [{ number: await seatsTaken(db, organisationId) }],
    ...(await searchUse(db, organisationId)),
    ...(await listUse(db, organisationId)),
    newsletterReaders: [{ number: newsletterReaders }],
    newsletterIssues: [{ number: newsletterIssues }],
  };
}

/** Every limit of an organisation beside its highest use and by whom (decision R6). */
export async function limitsWithUse(
  db: PeopleStore,
  organisationId: string,
  now: number,
): Promise<LimitUse[]> {
  const allowance = await allowanceOf(db, organisationId);
  const uses = await usesOf(db, organisationId, now);
  const firsts = limitNames.flatMap((name) => uses[name]?.[0]?.userId ?? []);
  const names = await namesOf(db, firsts);
  return limitNames.map((name) => {
    const [most] = uses[name] ?? [];
    return {
      name,
      value: allowance[name],
      usual: usualLimits[name],
      use: uses[name]
        ? {
            number: most?.number ?? 0,
            by: most?.userId === undefined ? null : (names.get(most.userId) ?? null),
          }
        : null,
    };
  });
}

/** Who has more than a limit would allow, most first; nothing of theirs is deleted (decision 5.10). */
export async function touchedBy(
  db: PeopleStore,
  doer: Doer,
  { organisationId, name, value }: { organisationId: string; name: LimitName; value: number },
  now: number,
): Promise<{ data: { name: string | null; number: number }[]; total: number }> {
  await requireOrganisation(db, doer, organisationId);
  const above = ((await usesOf(db, organisationId, now))[name] ?? []).filter(({ number }) => number > value);
  const shown = above.slice(0, mostTouched);
  const names = await namesOf(
    db,
    shown.flatMap(({ userId }) => userId ?? []),
  );
  return {
    data: shown.map(({ userId, number }) => ({
      name: userId === undefined ? null : (names.get(userId) ?? null),
      number,
    })),
    total: above.length,
  };
}

/**
 * Gives an organisation a limit of its own, or with null the usual one again.
 * @throws EC-02 for less than it can be; EC-03 for an organisation that is not there
 */
export async function changeLimit(
  db: PeopleStore,
  doer: Doer,
  { organisationId, name, value }: { organisationId: string; name: LimitName; value: number | null },
  { reason, now }: { reason?: string | undefined; now: number },
): Promise<void> {
  const { name: target } = await requireOrganisation(db, doer, organisationId);
  const least = leastOf(name);
  if (value !== null && value < least) throw invalidInput('accounts.limitTooLow', 'body.value', { least });
  await oneAtATimeIn(db, organisationId, async (transaction) => {
    const before = await allowanceOf(transaction, organisationId);
    await setLimit(transaction, organisationId, name, value ?? undefined);
    const after = await allowanceOf(transaction, organisationId);
    await audit(
      transaction,
      doer,
      {
        action: 'limit.set',
        target,
        organisationId,
        before: { [name]: before[name] },
        after: { [name]: after[name] },
        reason,
      },
      now,
    );
  });
}

async function namesOf(db: PeopleStore, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  // PostgreSQL has no empty list.
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('id', 'in', userIds)
    .execute();
  return new Map(rows.map((row) => [row.id, personName(row)]));
}
