import { limits } from 'contract/limits';
import { Preferences, type PreferencesResponse } from 'contract/users';
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
  const shared = await db
    .selectFrom('organisationPreferences')
    .select('chosen')
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
  return combine(parsed(own?.chosen), parsed(shared?.chosen));
}

/** Changes the given preferences of the user and leaves the others; answers what then applies. */
export async function changePreferences(db: PeopleStore, whose: Whose, changes: Preferences) {
  const { userId } = whose;
  await db.transaction().execute(async (transaction) => {
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
  });
  return readPreferences(db, whose);
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
