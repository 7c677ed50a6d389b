import { limits } from 'contract/limits';
import type { WebhookDelivery } from 'contract/webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setActive } from '#domains/auth/index.ts';
import { setLimit } from '#domains/organisations/index.ts';
import type { Subscriber } from '#test/product.ts';
import { isSigned } from '#test/webhook-receiver.ts';
import { paper } from '../test/delivering.ts';
import { type Hooking, newWord, openHooking } from '../test/hooking.ts';
import { forgetEvents } from './forget-events.ts';

let on: Hooking;
let who: Subscriber;
beforeAll(async () => (on = await openHooking()));
afterAll(() => on.close());
beforeEach(async () => {
  on.receiver.behave((_got, response) => void response.end('dank je'));
  who = await on.product.subscriber();
});

const userOf = ({ email }: Subscriber) =>
  on.product.people.db
    .selectFrom('users')
    .select(['id', 'organisationId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

describe('webhooks: what they tell', () => {
  test('a new match is sent once, signed, with search, document, version and link', async () => {
    const { query, search, secret, data } = await on.hooked(who);
    await on.comesIn(paper(query, `Over ${query} en meer`));
    await on.deliver();
    await on.deliver();
    const [first, ...others] = on.receiver.got.filter((one) => one.event.data?.savedSearch.id === search.id);
    expect(others).toEqual([]);
    expect(isSigned(first!, secret)).toBe(true);
    expect(isSigned({ ...first!, body: `${first!.body} ` }, secret)).toBe(false);
    const now = on.product.clock.now();
    expect(Number(first!.headers['webhook-timestamp'])).toBe(Math.floor(now.getTime() / 1_000));
    expect(first!.event).toEqual({
      id: first!.headers['webhook-id'],
      type: 'search.match',
      createdAt: now.toISOString(),
      data: {
        savedSearch: { id: search.id, title: query },
        document: {
          id: `test-${query}`,
          domain: 'nl',
          version: 1,
          updated: false,
          title: `Stuk-${query}-`,
          date: expect.any(String) as string,
          link: `${on.product.config.BASE_URL}/nl/document/test-${query}`,
        },
      },
    });
    expect(await on.log(who, data.id)).toMatchObject([
      {
        type: 'search.match',
        title: `Stuk-${query}-`,
        state: 'delivered',
        status: 200,
        answer: 'dank je',
        tries: 1,
      },
    ]);
  });

  test('in the order in which they came in, a vacation notwithstanding, and nothing from before', async () => {
    const query = newWord();
    const search = await on.save(who, query);
    await on.comesIn(paper(`${query}-before`, query));
    await on.hook(who, search);
    const kept = await on.call(who, 'GET', '/users/me/emailconfig');
    const { emailConfig } = kept.json<{ emailConfig: object }>();
    const vacation = { active: true, until: '2026-12-01' };
    await on.product.app.inject({
      method: 'PUT',
      url: '/api/users/me/emailconfig',
      payload: { ...emailConfig, vacation },
      headers: { 'x-auth': who.token },
    });
    const ids = Array.from({ length: 5 }, (_, index) => `${query}-${index}`);
    for (const id of ids) await on.comesIn(paper(id, query));
    await on.deliver();
    expect(on.got(query).map(({ data }) => data!.document.id)).toEqual(ids.map((id) => `test-${id}`));
  });

  test('not what was withdrawn meanwhile, and of what became confidential the title alone', async () => {
    const { query, data } = await on.hooked(who);
    await on.comesIn(paper(`${query}-a`, query), paper(`${query}-b`, query));
    await on.plan();
    await on.product.documents.withdraw([`test-${query}-a`]);
    await on.product.documents.put([paper(`${query}-b`, query, { confidentiality: 'Besloten' })]);
    await on.deliver();
    expect(on.got(query).map(({ data: about }) => about!.document.title)).toEqual([`Stuk-${query}-b-`]);
    const states = (await on.log(who, data.id)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['delivered', 'dropped']);
  });

  test('nothing once the user is deactivated, the module has ended or the search was deleted', async () => {
    const { query, search } = await on.hooked(who);
    await on.comesIn(paper(`${query}-a`, query));
    await on.plan();
    const { id } = await userOf(who);
    const { db } = on.product.people;
    await db.updateTable('users').set({ modules: '["agenda"]' }).where('id', '=', id).execute();
    await on.comesIn(paper(`${query}-b`, query));
    await on.deliver();
    await db.updateTable('users').set({ modules: null }).where('id', '=', id).execute();
    await on.comesIn(paper(`${query}-c`, query));
    await on.plan();
    await setActive(db, id, false, 0);
    await on.deliver();
    expect(on.got(query)).toEqual([]);

    await setActive(db, id, true, 0);
    await on.comesIn(paper(`${query}-d`, query));
    await on.plan();
    await on.call(who, 'DELETE', '/savedsearches', { id: search.id });
    await on.deliver();
    expect(on.got(query)).toEqual([]);
    expect(await on.webhooks(who)).toMatchObject([{ savedSearch: { id: search.id, title: null } }]);
    await db.deleteFrom('removedSearches').where('id', '=', search.id).execute();
    await forgetEvents(db, on.product.clock.now().getTime());
    expect(await on.webhooks(who)).toEqual([]);
  });

  test('nothing of what was found while it was off', async () => {
    const { query, data } = await on.hooked(who);
    await on.comesIn(paper(`${query}-a`, query));
    await on.plan();
    await on.call(who, 'PATCH', '/users/me/webhooks', { id: data.id, active: false });
    await on.comesIn(paper(`${query}-b`, query));
    await on.deliver();
    await on.call(who, 'PATCH', '/users/me/webhooks', { id: data.id, active: true });
    await on.comesIn(paper(`${query}-c`, query));
    await on.deliver();
    expect(on.got(query).map((event) => event.data!.document.id)).toEqual([`test-${query}-c`]);
  });
});

describe('webhooks: where they may lead', () => {
  test.each([
    'http://receiver.example/in',
    'https://user:secret@receiver.example/in',
    'https://localhost/in',
    'https://database/in',
    'https://127.0.0.1/in',
    'https://2130706433/in',
    'https://0x7f.1/in',
    'https://[::1]/in',
    'https://[::ffff:10.0.0.1]/in',
    'https://169.254.169.254/latest',
    'ftp://receiver.example/in',
    'receiver.example',
  ])('not to %s', async (url) => {
    const { id } = await on.save(who, newWord());
    const answer = await on.call(who, 'POST', '/users/me/webhooks', { name: 'Team', url, savedSearchId: id });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'body.url' }] });
  });
});

describe('webhooks: their owner', () => {
  test('sees what came of a test, and no secret after the first answer', async () => {
    const { data, secret } = await on.hooked(who);
    const test1 = await on.call(who, 'POST', '/users/me/webhooks/test', { id: data.id });
    expect(test1.json<{ data: WebhookDelivery }>().data).toMatchObject({
      ...{ type: 'test', state: 'delivered', status: 200, answer: 'dank je', fault: null },
    });
    expect(isSigned(on.receiver.got.at(-1)!, secret)).toBe(true);
    expect(on.receiver.got.at(-1)!.event).toMatchObject({ type: 'test', data: null });
    on.receiver.behave((_got, response) => void response.writeHead(404).end('<b>weg</b>\n'));
    const test2 = await on.call(who, 'POST', '/users/me/webhooks/test', { id: data.id });
    expect(test2.json()).toMatchObject({ data: { state: 'failed', status: 404, answer: '<b>weg</b>' } });
    expect((await on.log(who, data.id)).map(({ type }) => type)).toEqual(['test', 'test']);
    expect(JSON.stringify(await on.webhooks(who))).not.toContain('whsec');
    const rows = await on.product.people.db.selectFrom('webhooks').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  });

  test('is the only one who has them, and sends no more tests than allowed', async () => {
    const { data } = await on.hooked(who);
    const other = await on.product.colleague(who);
    for (const [method, path] of [
      ['PATCH', '/users/me/webhooks'],
      ['DELETE', '/users/me/webhooks'],
      ['POST', '/users/me/webhooks/test'],
    ] as const) {
      const body = { id: data.id, ...(method === 'PATCH' ? { active: false } : {}) };
      expect((await on.call(other, method, path, body)).statusCode).toBe(404);
    }
    expect((await on.call(other, 'GET', `/users/me/webhooks/${data.id}/deliveries`)).statusCode).toBe(404);
    const { id } = await on.save(who, newWord());
    const stolen = await on.call(other, 'POST', '/users/me/webhooks', {
      ...{ name: 'Mee', url: 'https://receiver.example/in', savedSearchId: id },
    });
    expect(stolen.statusCode).toBe(404);
    const answers = [];
    for (let sent = 0; sent <= limits.webhookTests; sent++)
      answers.push((await on.call(who, 'POST', '/users/me/webhooks/test', { id: data.id })).statusCode);
    expect(answers.at(-2)).toBe(200);
    expect(answers.at(-1)).toBe(429);
  });

  test('has as many as the organisation allows, and deletes them with all they hold', async () => {
    const { db } = on.product.people;
    const { organisationId } = await userOf(who);
    await setLimit(db, organisationId, 'webhooks', 1);
    const { data, search, query } = await on.hooked(who);
    await expect(on.hook(who, search)).rejects.toThrow('hoogstens 1 webhooks');
    await on.comesIn(paper(query, query));
    await on.plan();
    await on.call(who, 'DELETE', '/users/me/webhooks', { id: data.id });
    await on.deliver();
    expect(on.got(query)).toEqual([]);
    const left = await db.selectFrom('webhookEvents').select('id').where('webhookId', '=', data.id).execute();
    expect(left).toEqual([]);
  });
});
