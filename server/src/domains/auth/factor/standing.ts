import type { Actor, Site } from '#platform/access.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** How somebody stands to their second factor. */
interface Standing {
  /** Whether they have one. */
  on: boolean;
  /** Whether a passkey does as well as a code. */
  passkeys: boolean;
  /** Who demands that they have one. */
  requiredBy: 'staff' | 'organisation' | null;
}

type Whose = Pick<Actor, 'userId' | 'organisationId' | 'roles'>;

/** Whether somebody has a second factor, and whether they have to (decision 10.12). */
export async function standingOf(db: PeopleStore, whose: Whose): Promise<Standing> {
  const { userId, organisationId, roles } = whose;
  const app = await db
    .selectFrom('secondFactors')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  const { factorRequired } = await db
    .selectFrom('organisations')
    .select('factorRequired')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const byMark = roles.includes('staff') ? 'staff' : null;
  return {
    on: app !== undefined,
    passkeys: passkey !== undefined,
    requiredBy: factorRequired === 1 ? 'organisation' : byMark,
  };
}

/** Those of some users who have a second factor. */
export async function withFactorAmong(db: PeopleStore, userIds: readonly string[]): Promise<Set<string>> {
  // PostgreSQL has no empty list.
  if (userIds.length === 0) return new Set();
  const rows = await db.selectFrom('secondFactors').select('userId').where('userId', 'in', userIds).execute();
  return new Set(rows.map(({ userId }) => userId));
}

/**
 * Whether a login of a site has to lead through setting a second factor up: where the organisation demands it, and for
 * staff in the admin site. In the product staff without one are users like all others.
 */
export function mustSetUp({ on, requiredBy }: Standing, site: Site): boolean {
  return !on && (requiredBy === 'organisation' || (requiredBy === 'staff' && site === 'admin'));
}
