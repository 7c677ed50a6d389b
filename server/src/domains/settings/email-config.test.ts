import { afterAll, beforeAll, expect, test } from 'vitest';
import { standardEmailConfig, type EmailConfig, type EmailConfigResponse } from 'contract/email-config';
import { authApp, type AuthApp, makeUser, testPassword } from '#domains/auth/test/auth-app.ts';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { type FakeClock, fakeClock } from '#test/fake-clock.ts';
import { keptConfig, timesOn } from './email-config.ts';

eachPeopleStore('when a user is mailed (3.6, 4.17, 4.19)', (given) => {
  let api: AuthApp;
  let clock: FakeClock;
  beforeAll(() => {
    clock = fakeClock('2026-11-20T10:00:00Z');
    api = authApp(given.people.db, clock);
  });
  afterAll(() => api.app.close());

  async function someone() {
    clock.set('2026-11-20T10:00:00Z');
    const user = await makeUser(given.people.db);
    // The clock moves further than a session lasts.
    const session = async () => {
      const { body } = await api.logIn(user.email, testPassword);
      return { 'x-auth': body.data.token };
    };
    const url = '/users/me/emailconfig';
    return {
      id: user.userId,
      read: async () => (await api.app.inject({ url, headers: await session() })).json<EmailConfigResponse>(),
      put: async (payload: object) => {
        const headers = await session();
        const response = await api.app.inject({ method: 'PUT', url, headers, payload });
        return {
          status: response.statusCode,
          ...response.json<EmailConfigResponse & { errors: object[] }>(),
        };
      },
    };
  }
  const at = (dailyTime: string): EmailConfig => ({
    ...standardEmailConfig,
    dashboards: { dailyTime, weeklyDay: 1 },
  });
  const away = (until: string | null): EmailConfig => ({
    ...standardEmailConfig,
    vacation: { active: true, until },
  });

  test('email config: is at seven, and on Mondays, for who never chose', async () => {
    const user = await someone();
    expect(await user.read()).toEqual({ emailConfig: standardEmailConfig });
  });

  test('email config: changes of times hold from tomorrow, also when they change twice a day or back', async () => {
    const user = await someone();
    expect(await user.put(at('09:15'))).toMatchObject({ emailConfig: at('09:15'), timesFrom: '2026-11-21' });
    await user.put(at('10:30'));
    const times = async (day: string) => {
      const kept = await keptConfig(given.people.db, user.id);
      return timesOn(kept!, day).dashboards.dailyTime;
    };
    expect(await times('2026-11-20')).toBe('07:00');
    expect(await times('2026-11-21')).toBe('10:30');
    await user.put(standardEmailConfig);
    expect(await user.read()).toEqual({ emailConfig: standardEmailConfig });
    await user.put(at('10:30'));
    clock.set('2026-11-21T10:00:00Z');
    expect(await user.read()).toEqual({ emailConfig: at('10:30') });
    await user.put(at('06:00'));
    expect(await times('2026-11-21')).toBe('10:30');
    expect(await times('2026-11-22')).toBe('06:00');
  });

  test('email config: a vacation lasts a fortnight unless told otherwise, at most ninety days, and ends by itself', async () => {
    const user = await someone();
    expect(await user.put(away(null))).toEqual({ status: 200, emailConfig: away('2026-12-03') });
    clock.set('2026-12-03T22:59:59Z');
    expect(await user.read()).toEqual({ emailConfig: away('2026-12-03') });
    clock.set('2026-12-03T23:00:00Z');
    expect(await user.read()).toEqual({ emailConfig: standardEmailConfig });
    clock.set('2026-11-20T10:00:00Z');
    expect((await user.put(away('2027-02-17'))).status).toBe(200);
    const refused = { status: 400, errors: [{ code: 'EC-02', field: 'body.vacation.until' }] };
    expect(await user.put(away('2027-02-18'))).toMatchObject(refused);
    expect(await user.put(away('2026-11-19'))).toMatchObject(refused);
    expect(await user.put(standardEmailConfig)).toMatchObject({ emailConfig: standardEmailConfig });
  });

  test.each(['04:45', '22:15', '07:10', '7:00', '24:00'])(
    'email config: %s is no time of a mail',
    async (dailyTime) => {
      const user = await someone();
      expect(await user.put(at(dailyTime))).toMatchObject({
        status: 400,
        errors: [{ code: 'EC-02', field: 'body.dashboards.dailyTime' }],
      });
    },
  );
});
