import { afterAll, beforeAll, expect, test } from 'vitest';
import { standardEmailConfig } from 'contract/email-config';
import type { Notices } from 'contract/notices';
import { authApp, type AuthApp, makeUser, testPassword } from '#domains/auth/test/auth-app.ts';
import { aSavedSearch, asks } from '#domains/saved-searches/test/rows.ts';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { type FakeClock, fakeClock } from '#test/fake-clock.ts';

eachPeopleStore('what users should know about their mail (4.17, 4.18, 4.21)', (given) => {
  let api: AuthApp;
  let clock: FakeClock;
  beforeAll(() => {
    clock = fakeClock('2026-11-20T10:00:00Z');
    api = authApp(given.people.db, clock);
  });
  afterAll(() => api.app.close());

  async function someone() {
    clock.set('2026-11-20T10:00:00Z');
    const { userId, email } = await makeUser(given.people.db);
    const ask = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) => {
      const { body } = await api.logIn(email, testPassword);
      const headers = { 'x-auth': body.data.token };
      return api.app.inject({ method, url: `/users/me/${url}`, headers, ...(payload ? { payload } : {}) });
    };
    return {
      userId,
      email,
      notices: async () => (await ask('GET', 'notices')).json<Notices>(),
      see: async () => (await ask('POST', 'notices/returned', {})).json<Notices>(),
      vacation: (until: string | null) =>
        ask('PUT', 'emailconfig', {
          ...standardEmailConfig,
          vacation: until === null ? standardEmailConfig.vacation : { active: true, until },
        }),
      saves: (title: string) => savedSearch(userId, title),
      /** As the ledger writes what it passes over. */
      misses: (documentId: string, savedSearchIds: string[], at: string, version = 1, kind = 'vacation') =>
        given.people.db
          .insertInto('delivered')
          .values({
            userId,
            documentId,
            version,
            deliveryId: null,
            kind,
            savedSearchIds: JSON.stringify(savedSearchIds),
            position: 0,
            at: Date.parse(at),
          })
          .execute(),
    };
  }

  async function savedSearch(userId: string, title: string): Promise<string> {
    const row = aSavedSearch(userId, asks(title));
    await given.people.db.insertInto('savedSearches').values(row).execute();
    return row.id;
  }

  test('are none for who has nothing to know', async () => {
    expect(await (await someone()).notices()).toEqual({});
  });

  test('the vacation is told until its last day', async () => {
    const user = await someone();
    await user.vacation('2026-11-25');
    expect(await user.notices()).toEqual({ vacationUntil: '2026-11-25' });
    clock.set('2026-11-25T23:00:00Z');
    expect(await user.notices()).toEqual({});
  });

  test('what was found during it is told on return, once, by saved search', async () => {
    const user = await someone();
    const [net, water] = [await user.saves('stroomnet'), await user.saves('water')];
    await user.vacation('2026-11-25');
    await user.misses('a', [net, water], '2026-11-21T10:00:00Z');
    await user.misses('b', [water], '2026-11-22T23:30:00Z');
    await user.misses('b', [water], '2026-11-22T23:40:00Z', 2);
    await user.misses('c', ['goneSearch0000000'], '2026-11-24T10:00:00Z');
    await user.misses('d', [net], '2026-11-25T10:00:00Z', 1, 'daily');
    expect(await user.notices()).not.toHaveProperty('returned');
    clock.set('2026-11-26T09:00:00Z');
    const told = await user.notices();
    expect(told).toMatchObject({
      returned: {
        documents: 3,
        from: '2026-11-21',
        until: '2026-11-24',
        searches: [
          { id: water, title: 'water', documents: 2 },
          { id: net, title: 'stroomnet', documents: 1, queryDetails: { query: 'stroomnet' } },
        ],
      },
    });
    expect(await user.see()).toEqual({});
    expect(await user.notices()).toEqual({});
    await user.vacation('2026-11-30');
    await user.misses('e', [net], '2026-11-27T10:00:00Z');
    clock.set('2026-11-28T09:00:00Z');
    await user.vacation(null);
    expect(await user.notices()).toMatchObject({ returned: { documents: 1, from: '2026-11-27' } });
  });

  test('nobody is told what another user missed', async () => {
    const [user, other] = [await someone(), await someone()];
    await other.misses('a', [await other.saves('stroomnet')], '2026-11-19T10:00:00Z');
    expect(await user.notices()).toEqual({});
  });

  test('an address that is paused is told, another one of before is not', async () => {
    const user = await someone();
    const values = { userId: user.userId, bounces: 3, fault: '550', bouncedAt: 0 };
    const { db } = given.people;
    await db
      .insertInto('mailAddresses')
      .values({ ...values, email: user.email, pausedAt: null })
      .execute();
    expect(await user.notices()).toEqual({});
    await db.updateTable('mailAddresses').set({ pausedAt: 1 }).where('userId', '=', user.userId).execute();
    expect(await user.notices()).toEqual({ pausedAddress: user.email });
    await db.updateTable('mailAddresses').set({ email: 'x' }).where('userId', '=', user.userId).execute();
    expect(await user.notices()).toEqual({});
  });
});
