import { limits } from 'contract/limits';
import { type Locale, Preferences, type PreferencesResponse } from 'contract/users';
import type { PeopleStore } from '#stores/people/index.ts';

/** What applies when neither user nor organisation chose (decision 3.3). */
const standardPreferences: Required<Preferences> = {
  locale: 'nl',
  uiDarkMode: 'system',
  drawerLeftWidth: limits.sidebarWidth.standard,
  density: 'comfortable',
  shortcuts: true,
  minimalMatchPercentage: limits.defaultMinimalMatch,
  contexts: [],
  analyticsCodes: {},
};

interface Whose {
  userId: string;
  organisationId: string;
}

/** Both parts, what applies, and where each value came from (decision 3.3). */
export async function readPreferences(db: PeopleStore, { userId, organisationId }: Whose) {
  const own = await db
    .selectFrom('userPreferences')
    .select('chosen')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return combine(parsed(own?.chosen), await organisationPreferences(db, organisationId));
}

/** Changes the given preferences of the user and leaves the others; answers what then applies. */
export async function changePreferences(db: PeopleStore, whose: Whose, changes: Preferences) {
  await db.transaction().execute((transaction) => mergePreferences(transaction, whose.userId, changes));
  return readPreferences(db, whose);
}

/** The same in a transaction of whoever calls. */
export async function mergePreferences(
  transaction: PeopleStore,
  userId: string,
  changes: Preferences,
): Promise<void> {
  // The upsert holds the row: two changes at once both arrive.
  const { chosen } = await transaction
    .insertInto('userPreferences')
    .values({ userId, chosen: '{}' })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId }))
    .returning('chosen')
    .executeTakeFirstOrThrow();
  const merged = { ...parsed(chosen), ...withinBounds(changes) };
  await transaction
    .updateTable('userPreferences')
    .set({ chosen: JSON.stringify(merged) })
    .where('userId', '=', userId)
    .execute();
}

/** What an organisation chose for users who did not choose themselves (decision 3.3). */
export async function organisationPreferences(db: PeopleStore, organisationId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('organisationPreferences')
    .select('chosen')
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
  return parsed(row?.chosen);
}

/** Sets these as a whole. */
export async function setOrganisationPreferences(
  db: PeopleStore,
  organisationId: string,
  preferences: Preferences,
): Promise<void> {
  const chosen = JSON.stringify(preferences);
  await db
    .insertInto('organisationPreferences')
    .values({ organisationId, chosen })
    .onConflict((conflict) => conflict.column('organisationId').doUpdateSet({ chosen }))
    .execute();
}

/** The language that applies for each of these users. */
export async function localesOf(
  db: PeopleStore,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Locale>> {
  // PostgreSQL has no empty list.
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .leftJoin('userPreferences', 'userPreferences.userId', 'users.id')
    .leftJoin('organisationPreferences', 'organisationPreferences.organisationId', 'users.organisationId')
    .select(['users.id', 'userPreferences.chosen as own', 'organisationPreferences.chosen as shared'])
    .where('users.id', 'in', userIds)
    .execute();
  return new Map(
    rows.map(({ id, own, shared }) => [
      id,
      parsed(own ?? undefined).locale ?? parsed(shared ?? undefined).locale ?? standardPreferences.locale,
    ]),
  );
}

function parsed(text: string | undefined): Preferences {
  return Preferences.parse(JSON.parse(text ?? '{}'));
}

/** The sidebar's width is clamped rather than refused (decision 3.2). */
function withinBounds(preferences: Preferences): Preferences {
  const { drawerLeftWidth } = preferences;
  if (drawerLeftWidth === undefined) return preferences;
  const { minimum, maximum } = limits.sidebarWidth;
  return {
    ...preferences,
    drawerLeftWidth: Math.min(maximum, Math.max(minimum, Math.round(drawerLeftWidth))),
  };
}

function combine(user: Preferences, organization: Preferences): PreferencesResponse {
  const origin: PreferencesResponse['origin'] = {};
  for (const name of Object.keys(standardPreferences) as (keyof Preferences)[]) {
    origin[name] =
      user[name] !== undefined ? 'user' : organization[name] !== undefined ? 'organization' : 'default';
  }
  return { user, organization, effective: { ...standardPreferences, ...organization, ...user }, origin };
}
