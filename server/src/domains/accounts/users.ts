import { adminPageSize } from 'contract/admin/organisations';
import type { AdminUser } from 'contract/admin/users';
import { addDays, dayOf } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import { ModuleKey } from 'contract/modules';
import { z } from 'zod';
import { pausedAmong } from '#domains/alerts/index.ts';
import { withFactorAmong } from '#domains/auth/index.ts';
import { backFrom, type KeptConfig, keptConfigs, localesOf } from '#domains/settings/index.ts';
import { hasEveryWord, type PeopleStore } from '#stores/people/index.ts';
import { type Doer, ownOf, rolesOf, type UserRow } from './doer.ts';

const day = 24 * 60 * 60_000;
const OwnModules = z.array(ModuleKey);

/** When what a deactivated user left behind is erased (decision 6.6). */
export const erasedAt = (deactivatedAt: number): number => deactivatedAt + limits.deactivatedDays * day;

/** Users by name, a page of them, of one organisation or all; an admin of one gets those of that one alone. */
export async function usersFound(
  db: PeopleStore,
  doer: Doer,
  asked: { find?: string | undefined; organisationId?: string | undefined; offset: number },
  now: number,
): Promise<{ data: AdminUser[]; total: number }> {
  const { find = '', organisationId, offset } = asked;
  const own = ownOf(doer);
  const found = db
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisationId')
    .$if(own !== undefined, (some) => some.where('users.organisationId', '=', own!))
    .$if(organisationId !== undefined, (some) => some.where('users.organisationId', '=', organisationId!))
    .$if(find !== '', (some) =>
      some.where((row) => hasEveryWord(row, find, ['firstName', 'lastName', 'users.email'])),
    );
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('users')
    .select('organisations.name as organisation')
    // Who was deactivated comes last.
    .orderBy('users.active', 'desc')
    .orderBy(({ fn }) => fn('lower', ['users.lastName']))
    .orderBy(({ fn }) => fn('lower', ['users.firstName']))
    .orderBy('users.email')
    .offset(offset)
    .limit(adminPageSize)
    .execute();
  return { data: await shown(db, rows, now), total: Number(total) };
}

async function shown(
  db: PeopleStore,
  rows: readonly (UserRow & { organisation: string })[],
  now: number,
): Promise<AdminUser[]> {
  const ids = rows.map(({ id }) => id);
  const paused = await pausedAmong(db, ids);
  const withFactor = await withFactorAmong(db, ids);
  const configs = ids.length === 0 ? new Map<string, KeptConfig>() : await keptConfigs(db, ids);
  const locales = await localesOf(db, ids);
  const today = dayOf(now);
  return rows.map((row) => {
    const back = backFrom(configs.get(row.id)?.emailConfig.vacation ?? { active: false, until: null });
    const vacation = back !== undefined && back > today ? addDays(back, -1) : undefined;
    return {
      id: row.id,
      email: row.email,
      firstName: row.firstName,
      lastName: row.lastName,
      organisation: { id: row.organisationId, name: row.organisation },
      roles: [...rolesOf(row)],
      secondFactor: withFactor.has(row.id),
      locale: locales.get(row.id)!,
      modules: row.modules === null ? null : OwnModules.parse(JSON.parse(row.modules)),
      lastSeenAt: row.lastSeenAt === null ? null : new Date(row.lastSeenAt).toISOString(),
      ...stateOf(row, paused.has(row.id), vacation),
    };
  });
}

function stateOf(
  { active, deactivatedAt, passwordHash, lastSeenAt, invitedAt }: UserRow,
  isPaused: boolean,
  vacation: string | undefined,
): Pick<AdminUser, 'state' | 'stateAt'> {
  if (active !== 1)
    return { state: 'stopped', stateAt: new Date(erasedAt(deactivatedAt ?? 0)).toISOString() };
  if (passwordHash === null && lastSeenAt === null)
    return { state: 'invited', stateAt: invitedAt === null ? null : new Date(invitedAt).toISOString() };
  if (isPaused) return { state: 'mailPaused', stateAt: null };
  if (vacation !== undefined) return { state: 'away', stateAt: vacation };
  return { state: 'active', stateAt: null };
}
