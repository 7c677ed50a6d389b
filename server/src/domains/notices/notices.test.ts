import { afterAll, beforeAll, expect, test } from 'vitest';
import { standardEmailConfig } from 'contract/email-config';
import type { Notices } from 'contract/notices';
import { authApp, type AuthApp, makeUser, testPassword } from '#domains/auth/test/auth-app.ts';
import { sendOnceMore } from '#domains/alerts/tell/delivery-log.ts';
import { keepDelivery } from '#domains/alerts/tell/keep-delivery.ts';
import { stop } from '#domains/alerts/tell/mail-stops.ts';
import { aSavedSearch, asks } from '#domains/alerts/test/saved-search-rows.ts';
import type { Tables } from '#stores/people/index.ts';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { type FakeClock, fakeClock } from '#test/fake-clock.ts';

eachPeopleStore('what users should know about their mail (4.17, 4.18, 4.21, 10.1)', (given) => {
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
      ask,
      notices: async () => (await ask('GET', 'notices')).json<Notices>(),
      see: async () => (await ask('POST', 'notices/returned', {})).json<Notices>(),
      vacation: (until: string | null) =>
        ask('PUT', 'emailconfig', {
          ...standardEmailConfig,
          vacation: until === null ? standardEmailConfig.vacation : { active: true, until },
        }),
      saves: (title: string) => savedSearch(userId, title),
      /** As the ledger writes what it passes over. */
      misses: (
        documentId: string,
        savedSearchIds: string[],
        at: string,
        version = 1,
        kind: Tables['delivered']['kind'] = 'vacation',
      ) =>
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

  test('notices: are none for who has nothing to know', async () => {
    expect(await (await someone()).notices()).toEqual({});
  });

  test('notices: the vacation is told until its last day', async () => {
    const user = await someone();
    await user.vacation('2026-11-25');
    expect(await user.notices()).toEqual({ vacationUntil: '2026-11-25' });
    clock.set('2026-11-25T23:00:00Z');
    expect(await user.notices()).toEqual({});
  });

  test('notices: what was found during it is told on return, once, by saved search', async () => {
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

  test('notices: nobody is told what another user missed', async () => {
    const [user, other] = [await someone(), await someone()];
    await other.misses('a', [await other.saves('stroomnet')], '2026-11-19T10:00:00Z');
    expect(await user.notices()).toEqual({});
  });

  test('notices: an address that is paused is told, another one of before is not', async () => {
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

  test('notices: what was switched off from a mail is told until it is put away or taken back, within a day (10.1)', async () => {
    const [user, other] = [await someone(), await someone()];
    const { db } = given.people;
    const rss = await user.saves('stroomnet');
    const [net, water] = [await user.saves('net'), await user.saves('water')];
    const off = { daily: 0, weekly: 0, realTime: 0 };
    await db.updateTable('savedSearches').set(off).where('id', '=', rss).execute();
    await db
      .updateTable('savedSearches')
      .set({ ...off, daily: 1 })
      .where('id', 'in', [net, water])
      .execute();
    const now = () => clock.now().getTime();
    const target = { kind: 'unsubscribe', user: user.userId } as const;
    expect(await stop(db, { ...target, what: 'search', id: rss }, now())).toBeUndefined();
    await stop(db, { ...target, what: 'search', id: net }, now());
    clock.advance(1_000);
    await stop(db, { ...target, what: 'all' }, now());
    const { stopped } = await user.notices();
    expect(stopped).toMatchObject([
      { what: 'all', names: ['water'], canUndo: true },
      { what: 'searches', names: ['net'], more: 0, since: '2026-11-20T10:00:00.000Z' },
    ]);
    const mailing = async () => {
      const rows = await db
        .selectFrom('savedSearches')
        .select('title')
        .where('userId', '=', user.userId)
        .where('daily', '=', 1)
        .orderBy('title')
        .execute();
      return rows.map(({ title }) => title);
    };
    expect((await other.ask('POST', 'notices/stopped/undo', { id: stopped![0]!.id })).statusCode).toBe(404);
    expect((await user.ask('POST', 'notices/stopped/undo', { id: stopped![0]!.id })).json()).toMatchObject({
      stopped: [{ names: ['net'] }],
    });
    expect(await mailing()).toEqual(['water']);
    clock.advance(24 * 60 * 60_000);
    expect(await user.notices()).toMatchObject({ stopped: [{ names: ['net'], canUndo: false }] });
    expect((await user.ask('POST', 'notices/stopped/undo', { id: stopped![1]!.id })).statusCode).toBe(404);
    expect((await user.ask('POST', 'notices/stopped', { id: stopped![1]!.id })).json()).toEqual({});
    expect(await mailing()).toEqual(['water']);
  });

  test('notices: what its user switched on again by hand is no longer told as off', async () => {
    const user = await someone();
    const net = await user.saves('net');
    const { db } = given.people;
    const set = (daily: number) =>
      db.updateTable('savedSearches').set({ daily }).where('id', '=', net).execute();
    await set(1);
    await stop(db, { kind: 'unsubscribe', user: user.userId, what: 'all' }, clock.now().getTime());
    expect(await user.notices()).toMatchObject({ stopped: [{ what: 'all' }] });
    await set(1);
    expect(await user.notices()).toEqual({});
  });

  test('notices: mails that failed for good are told until they are put away or sent again (4.21)', async () => {
    const user = await someone();
    const { db } = given.people;
    const mail = { subject: 'Nieuws', text: 'x', html: 'x', headers: {} };
    const fails = async (slot: string) => {
      const now = clock.now().getTime();
      await keepDelivery(db, {
        id: slot.padEnd(22, 'A'),
        userId: user.userId,
        kind: 'daily',
        slot,
        mail,
        now,
      });
      await db.updateTable('deliveries').set({ state: 'failed' }).where('slot', '=', slot).execute();
      clock.advance(1_000);
    };
    await fails('one');
    expect(await user.notices()).toMatchObject({ failed: { mails: 1, subject: 'Nieuws', kind: 'daily' } });
    await fails('two');
    expect(await user.notices()).toMatchObject({ failed: { mails: 2 } });
    expect((await user.ask('POST', 'notices/failed', {})).json()).toEqual({});
    await fails('three');
    expect(await user.notices()).toMatchObject({ failed: { mails: 1 } });
    await sendOnceMore(db, {
      id: 'one'.padEnd(22, 'A'),
      userId: user.userId,
      now: clock.now().getTime(),
      failedOnly: true,
    });
    await db.updateTable('deliveries').set({ state: 'failed' }).where('slot', '=', 'one').execute();
    expect(await user.notices()).toMatchObject({ failed: { mails: 2 } });
  });
});
