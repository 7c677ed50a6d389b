import fastify from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { expect, test } from 'vitest';
import { limitRequests } from '#platform/request-limit.ts';
import { fakeClock } from '#test/fake-clock.ts';
import { openPeople, type PeopleStore, requestCounts } from './index.ts';
import { eachPeopleStore } from './test/people.ts';

eachPeopleStore('request limits', (given) => {
  const clock = fakeClock('2026-11-20T09:30:00Z');

  async function appOn(db: PeopleStore) {
    const app = fastify();
    await app.register(rateLimit, { global: false, store: requestCounts(db, clock) });
    const count = limitRequests(app, {
      name: 'asked',
      most: 4,
      within: 60_000,
      keyOf: ({ headers }) => String(headers.from),
    });
    app.get('/', async (request) => {
      await count(request).catch((error: { status: number; details: { retryAfter: number } }) => {
        throw Object.assign(new Error(`${error.details.retryAfter}`), { statusCode: error.status });
      });
      return 'done';
    });
    return async (from: string) => {
      const { statusCode, json } = await app.inject({ url: '/', headers: { from } });
      return statusCode === 200 ? 200 : [statusCode, json<{ message: string }>().message];
    };
  }

  test('request limits: two processes share one count, each key has its own, and what is over is forgotten', async () => {
    const second = await openPeople(given.place);
    const [one, other] = [await appOn(given.people.db), await appOn(second.db)];
    const answers = await Promise.all([one('els'), other('els'), one('els'), other('els')]);
    expect(answers).toEqual([200, 200, 200, 200]);
    clock.advance(15_000);
    expect([await one('els'), await other('els')]).toEqual([
      [429, '45'],
      [429, '45'],
    ]);
    expect(await other('jan')).toBe(200);
    clock.advance(45_000);
    expect([await other('els'), await one('els')]).toEqual([200, 200]);
    clock.advance(60_000);
    expect(await one('piet')).toBe(200);
    const left = await given.people.db.selectFrom('requestCounts').select(['key', 'count']).execute();
    expect(left).toEqual([{ key: 'asked:piet', count: 1 }]);
    await second.close();
  });
});
