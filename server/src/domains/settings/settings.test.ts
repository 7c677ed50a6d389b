import { afterAll, beforeAll, expect, test } from 'vitest';
import { authApp, type AuthApp, makeUser, testPassword } from '#domains/auth/test/auth-app.ts';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { fakeClock } from '#test/fake-clock.ts';

eachPeopleStore('preferences (3.2, 3.3)', (given) => {
  let api: AuthApp;
  beforeAll(() => {
    api = authApp(given.people.db, fakeClock('2026-11-20T10:00:00Z'));
  });
  afterAll(() => api.app.close());

  async function someone() {
    const user = await makeUser(given.people.db);
    const { body } = await api.logIn(user.email, testPassword);
    const headers = { 'x-auth': body.data.token };
    const url = '/users/me/preferences';
    return {
      ...user,
      read: async () => (await api.app.inject({ url, headers })).json<Record<string, unknown>>(),
      put: async (payload: object) => {
        const response = await api.app.inject({ method: 'PUT', url, headers, payload });
        return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
      },
    };
  }

  test('settings: the user’s value wins, then the organisation’s, then ours', async () => {
    const user = await someone();
    await given.people.db
      .insertInto('organisationPreferences')
      .values({
        organisationId: user.organisationId,
        chosen: JSON.stringify({ locale: 'en-gb', uiDarkMode: 'dark' }),
      })
      .execute();
    await user.put({ uiDarkMode: 'light' });
    expect(await user.read()).toEqual({
      user: { uiDarkMode: 'light' },
      organization: { locale: 'en-gb', uiDarkMode: 'dark' },
      effective: {
        locale: 'en-gb',
        uiDarkMode: 'light',
        drawerLeftWidth: 296,
        density: 'comfortable',
        shortcuts: true,
        minimalMatchPercentage: 40,
        contexts: [],
        analyticsCodes: {},
      },
      origin: {
        locale: 'organization',
        uiDarkMode: 'user',
        drawerLeftWidth: 'default',
        density: 'default',
        shortcuts: 'default',
        minimalMatchPercentage: 'default',
        contexts: 'default',
        analyticsCodes: 'default',
      },
    });
  });

  test('settings: the kind of stakeholder is kept per dashboard, and only one the dashboard has', async () => {
    const user = await someone();
    const codes = { nl: 'TT', eu: 'referenceCodes' };
    expect((await user.put({ analyticsCodes: codes })).status).toBe(200);
    expect((await user.read()).effective).toMatchObject({ analyticsCodes: codes });
    expect((await user.put({ analyticsCodes: { 'be-fed': 'PER' } })).status).toBe(400);
  });

  test('settings: own contexts are kept as a whole, and only those there are', async () => {
    const user = await someone();
    expect((await user.put({ contexts: ['water', 'milieu'] })).status).toBe(200);
    expect((await user.put({ contexts: ['milieu'] })).status).toBe(200);
    expect((await user.read()).effective).toMatchObject({ contexts: ['milieu'] });
    expect((await user.put({ contexts: ['vuur'] })).status).toBe(400);
  });

  test('settings: a change leaves the others, also when two come at once', async () => {
    const user = await someone();
    await Promise.all([
      user.put({ locale: 'en-gb' }),
      user.put({ shortcuts: false }),
      user.put({ density: 'compact' }),
    ]);
    expect((await user.read()).user).toEqual({ locale: 'en-gb', shortcuts: false, density: 'compact' });
  });

  test.each([
    [1, 128],
    [128, 128],
    [200.4, 200],
    [354, 354],
    [9_999, 354],
  ])('settings: a sidebar of %d pixels becomes %d', async (given_, kept) => {
    const user = await someone();
    expect((await user.put({ drawerLeftWidth: given_ })).body.user).toEqual({ drawerLeftWidth: kept });
  });

  test.each([
    { minimalMatchPercentage: 41 },
    { minimalMatchPercentage: 105 },
    { locale: 'fr' },
    { colour: 'red' },
  ])('settings: refuses %j and changes nothing', async (payload) => {
    const user = await someone();
    expect((await user.put(payload)).status).toBe(400);
    expect((await user.read()).user).toEqual({});
  });
});
