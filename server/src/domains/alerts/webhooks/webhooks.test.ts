import { limits } from 'contract/limits';
import type { WebhookDelivery } from 'contract/webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setActive } from '#domains/auth/index.ts';
import { setLimit } from '#domains/organisations/index.ts';
import { post, publicNetwork } from '#platform/outbound/post.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { Subscriber } from '#test/product.ts';
import { isSigned } from '#test/webhook-receiver.ts';
import { paper } from '../test/delivering.ts';
import { type Hooking, openHooking } from '../test/hooking.ts';
import { forgetEvents } from './forget-events.ts';
import { planEvents } from './plan-events.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
let on: Hooking;
let who: Subscriber;
let count = 0;
beforeAll(async () => (on = await openHooking()));
afterAll(() => on.close());
beforeEach(async () => {
  on.receiver.behave((_got, response) => void response.end('dank je'));
  who = await on.product.subscriber();
});

/** A word of its own for each test, so that none finds what another put. */
const word = () => `woord${(count += 1)}x`;
const got = (query: string) =>
  on.receiver.got.filter(({ event }) => event.data?.savedSearch.title === query).map(({ event }) => event);
const userId = async ({ email }: Subscriber) =>
  (
    await on.product.people.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;

/** A search with a webhook of a user. */
async function hooked(name?: string) {
  const query = word();
  const search = await on.save(who, query);
  return { query, search, ...(await on.hook(who, search, name)) };
}

describe('webhooks: what they tell', () => {
  test('a new match is sent once, signed, with search, document, version and link', async () => {
    const { query, search, secret, data } = await hooked();
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
    const query = word();
    const search = await on.save(who, query);
    await on.comesIn(paper(`${query}-before`, query));
    await on.hook(who, search);
    const { json } = await on.call(who, 'GET', '/users/me/emailconfig');
    const { emailConfig } = json<{ emailConfig: object }>();
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
    expect(got(query).map(({ data }) => data!.document.id)).toEqual(ids.map((id) => `test-${id}`));
  });

  test('not what was withdrawn meanwhile, and of what became confidential the title alone', async () => {
    const { query, data } = await hooked();
    await on.comesIn(paper(`${query}-a`, query), paper(`${query}-b`, query));
    await on.plan();
    await on.product.documents.withdraw([`test-${query}-a`]);
    await on.product.documents.put([paper(`${query}-b`, query, { confidentiality: 'Besloten' })]);
    await on.deliver();
    expect(got(query).map(({ data: about }) => about!.document.title)).toEqual([`Stuk-${query}-b-`]);
    const states = (await on.log(who, data.id)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['delivered', 'dropped']);
  });

  test('nothing once the user is deactivated, the module has ended or the search was deleted', async () => {
    const { query, search } = await hooked();
    await on.comesIn(paper(`${query}-a`, query));
    await on.plan();
    const id = await userId(who);
    const { db } = on.product.people;
    await db.updateTable('users').set({ modules: '["agenda"]' }).where('id', '=', id).execute();
    await on.comesIn(paper(`${query}-b`, query));
    await on.deliver();
    await db.updateTable('users').set({ modules: null }).where('id', '=', id).execute();
    await on.comesIn(paper(`${query}-c`, query));
    await on.plan();
    await setActive(db, id, false);
    await on.deliver();
    expect(got(query)).toEqual([]);

    await setActive(db, id, true);
    who = { ...who, ...(await again(who)) };
    await on.comesIn(paper(`${query}-d`, query));
    await on.plan();
    await on.call(who, 'DELETE', '/savedsearches', { id: search.id });
    await on.deliver();
    expect(got(query)).toEqual([]);
    expect(await on.webhooks(who)).toMatchObject([{ savedSearch: { id: search.id, title: null } }]);
    await db.deleteFrom('removedSearches').where('id', '=', search.id).execute();
    await forgetEvents(db, on.product.clock.now().getTime());
    expect(await on.webhooks(who)).toEqual([]);
  });

  test('nothing of what was found while it was off', async () => {
    const { query, data } = await hooked();
    await on.comesIn(paper(`${query}-a`, query));
    await on.plan();
    await on.call(who, 'PATCH', '/users/me/webhooks', { id: data.id, active: false });
    await on.comesIn(paper(`${query}-b`, query));
    await on.deliver();
    await on.call(who, 'PATCH', '/users/me/webhooks', { id: data.id, active: true });
    await on.comesIn(paper(`${query}-c`, query));
    await on.deliver();
    expect(got(query).map((event) => event.data!.document.id)).toEqual([`test-${query}-c`]);
  });
});

async function again({ email, password }: Subscriber): Promise<{ token: string }> {
  const payload = { email, password };
  const login = await on.product.app.inject({ method: 'POST', url: '/api/users/login', payload });
  return login.json<{ data: { token: string } }>().data;
}

describe('webhooks: a receiver that fails', () => {
  test('is tried ten times over a day with the same id, and the order stays', async () => {
    const { query, data } = await hooked();
    on.receiver.behave((_got, response) => void response.writeHead(503).end());
    await on.comesIn(paper(`${query}-a`, query));
    await on.comesIn(paper(`${query}-b`, query));
    const began = on.product.clock.now().getTime();
    for (let tried = 0; tried < 10; tried++) {
      await on.deliver();
      expect(got(query)).toHaveLength(tried + 1);
      // Not before its time.
      await on.deliver();
      expect(got(query)).toHaveLength(tried + 1);
      const [, first] = await on.log(who, data.id);
      if (first!.nextTryAt)
        on.product.clock.advance(Date.parse(first!.nextTryAt) - on.product.clock.now().getTime());
    }
    expect((on.product.clock.now().getTime() - began) / hour).toBeCloseTo(23.8, 1);
    expect(new Set(got(query).map(({ id }) => id)).size).toBe(1);
    const [second, first] = await on.log(who, data.id);
    expect(first).toMatchObject({
      state: 'failed',
      tries: 10,
      status: 503,
      fault: 'refused',
      nextTryAt: null,
    });
    expect(second).toMatchObject({ state: 'waiting', tries: 0 });
    on.receiver.behave((_got, response) => void response.end());
    on.product.clock.advance(60_000);
    await on.deliver();
    expect(got(query).at(-1)!.data!.document.id).toBe(`test-${query}-b`);
    expect(await on.webhooks(who)).toMatchObject([{ failingSince: null, waiting: 0 }]);
  });

  test('refuses one event and gets the others meanwhile', async () => {
    const { query } = await hooked();
    on.receiver.behave(({ event }, response) => {
      const isBad = event.data?.document.id.endsWith('-a');
      response.writeHead(isBad ? 400 : 200).end();
    });
    for (const id of ['a', 'b', 'c']) await on.comesIn(paper(`${query}-${id}`, query));
    await on.deliver();
    expect(got(query).map(({ data }) => data!.document.id.at(-1))).toEqual(['a', 'b', 'c']);
  });

  test('for three days is stopped with a notice; what waits is sent once it is switched on again', async () => {
    const { query, data } = await hooked('archief');
    on.receiver.behave((_got, response) => void response.socket?.destroy());
    await on.comesIn(paper(`${query}-a`, query));
    await on.deliver();
    on.product.clock.advance(3 * day - 1_000);
    who = { ...who, ...(await again(who)) };
    await on.deliver();
    expect(await on.webhooks(who)).toMatchObject([{ stoppedAt: null, waiting: 1 }]);
    on.product.clock.advance(1_000 + hour);
    await on.deliver();
    const since = on.product.clock.now().toISOString();
    expect(await on.webhooks(who)).toMatchObject([{ stoppedAt: since, waiting: 1 }]);
    const notices = async () => (await on.call(who, 'GET', '/users/me/notices')).json<object>();
    expect(await notices()).toMatchObject({ stoppedWebhooks: [{ id: data.id, name: 'archief', since }] });
    const tries = got(query).length;
    await on.comesIn(paper(`${query}-b`, query));
    on.product.clock.advance(day);
    who = { ...who, ...(await again(who)) };
    await on.deliver();
    expect(got(query)).toHaveLength(tries);
    await on.call(who, 'POST', '/users/me/notices/stopped-webhooks', { id: data.id });
    expect(await notices()).not.toHaveProperty('stoppedWebhooks');

    on.receiver.behave((_got, response) => void response.end());
    await on.call(who, 'PATCH', '/users/me/webhooks', { id: data.id, active: true });
    await on.deliver();
    expect(
      got(query)
        .slice(tries)
        .map((event) => event.data!.document.id.at(-1)),
    ).toEqual(['a', 'b']);
  });

  test('slowly holds up nobody else', async () => {
    const { query: slow } = await hooked('slow');
    const { query: fast } = await hooked('fast');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    on.receiver.behave(({ host }, response) => {
      if (host.startsWith('slow')) void held.then(() => response.end());
      else response.end();
    });
    for (const id of ['a', 'b', 'c']) await on.comesIn(paper(`${slow}-${id}`, `${slow} ${fast}`));
    const delivering = on.deliver();
    await expect.poll(() => got(fast)).toHaveLength(3);
    expect(got(slow)).toHaveLength(1);
    release();
    await delivering;
    expect(got(slow)).toHaveLength(3);
  });

  test('does not keep what waited for a week', async () => {
    const { query, data } = await hooked();
    on.receiver.behave((_got, response) => void response.writeHead(500).end());
    await on.comesIn(paper(query, query));
    await on.deliver();
    const at = on.product.clock.now().getTime();
    await forgetEvents(on.product.people.db, at + (limits.waitingEventDays + 1) * day);
    expect(await on.log(who, data.id)).toMatchObject([{ state: 'dropped' }]);
    await forgetEvents(on.product.people.db, at + (limits.webhookLogDays + 1) * day);
    expect(await on.log(who, data.id)).toEqual([]);
  });
});

describe('webhooks: a process that ends', () => {
  /** Writes nothing any more: the process is gone before what it did is kept. */
  const dead = (lease: Lease): Lease => ({ ...lease, write: () => Promise.reject(new Error('killed')) });

  test('after a receiver answered sends again, with the same id', async () => {
    const { query } = await hooked();
    await on.comesIn(paper(query, query));
    await on.plan();
    on.receiver.behave((_got, response) => void response.writeHead(500).end());
    await expect(on.deliver(dead(on.lease))).rejects.toThrow('killed');
    on.receiver.behave((_got, response) => void response.end());
    await on.deliver();
    const ids = got(query).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('while it makes events makes them all the next time, once', async () => {
    const { query } = await hooked();
    await on.comesIn(...['a', 'b', 'c'].map((id) => paper(`${query}-${id}`, query)));
    const halfway: Lease = {
      ...on.lease,
      write: (work) =>
        on.lease.write(async (db) => {
          await work(db);
          throw new Error('killed');
        }),
    };
    await expect(planEvents(on.product.people.db, halfway)).rejects.toThrow('killed');
    await on.deliver();
    await on.deliver();
    expect(got(query)).toHaveLength(3);
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
    const { id } = await on.save(who, word());
    const answer = await on.call(who, 'POST', '/users/me/webhooks', { name: 'Team', url, savedSearchId: id });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'body.url' }] });
  });

  const posting = { content: '{}', headers: {}, timeout: 10_000, mostWords: 100 };
  test.each(['https://localhost.localdomain./in', 'https://localhost/in', 'https://127.0.0.1/in'])(
    'nor does anything ever arrive at %s, whatever a name leads to',
    async (url) => {
      const { port } = new URL(on.receiver.url());
      const asked = new URL(url);
      asked.port = port;
      const before = on.receiver.got.length;
      const kind = expect.stringMatching(/^(blocked|unreachable)$/) as string;
      await expect(post(asked, { ...posting, network: publicNetwork })).rejects.toMatchObject({ kind });
      expect(on.receiver.got.length).toBe(before);
    },
  );

  test('a certificate that nobody vouches for, a late answer and a redirect are faults, and a long answer is cut', async () => {
    const url = new URL(on.receiver.url());
    const { lookup, ca } = on.parts.network;
    await expect(post(url, { ...posting, network: { lookup } })).rejects.toMatchObject({
      kind: 'certificate',
    });
    const elsewhere = new URL(url);
    elsewhere.hostname = 'other.example';
    await expect(post(elsewhere, { ...posting, network: on.parts.network })).rejects.toMatchObject({
      kind: 'certificate',
    });
    on.receiver.behave(() => undefined);
    await expect(post(url, { ...posting, timeout: 50, network: { lookup, ca: ca! } })).rejects.toMatchObject({
      kind: 'timeout',
    });
    on.receiver.behave(
      (_got, response) => void response.writeHead(307, { location: '/elsewhere' }).end('weg'),
    );
    expect(await post(url, { ...posting, network: on.parts.network })).toEqual({ status: 307, words: 'weg' });
    on.receiver.behave((_got, response) => void response.end('x'.repeat(5_000_000)));
    const { words } = await post(url, { ...posting, network: on.parts.network });
    expect(words).toBe('x'.repeat(100));
  });
});

describe('webhooks: their owner', () => {
  test('sees what came of a test, and no secret after the first answer', async () => {
    const { data, secret } = await hooked();
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
    const { data } = await hooked();
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
    const { id } = await on.save(who, word());
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
    const { organisationId } = await db
      .selectFrom('users')
      .select('organisationId')
      .where('email', '=', who.email)
      .executeTakeFirstOrThrow();
    await setLimit(db, organisationId, 'webhooks', 1);
    const { data, search, query } = await hooked();
    await expect(on.hook(who, search)).rejects.toThrow('hoogstens 1 webhooks');
    await on.comesIn(paper(query, query));
    await on.plan();
    await on.call(who, 'DELETE', '/users/me/webhooks', { id: data.id });
    await on.deliver();
    expect(got(query)).toEqual([]);
    const left = await db.selectFrom('webhookEvents').select('id').where('webhookId', '=', data.id).execute();
    expect(left).toEqual([]);
  });
});
