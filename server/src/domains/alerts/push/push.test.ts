import { limits } from 'contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setActive } from '#domains/auth/index.ts';
import type { Subscriber } from '#test/product.ts';
import { sentBy } from '#test/push-service.ts';
import { aMeeting } from '../test/a-meeting.ts';
import { paper } from '../test/delivering.ts';
import { newWord } from '../test/hooking.ts';
import { openPushing, type Pushing } from '../test/pushing.ts';

let on: Pushing;
let who: Subscriber;
beforeAll(async () => (on = await openPushing()));
afterAll(() => on.close());
beforeEach(async () => {
  on.service.behave();
  who = await on.product.subscriber();
});

const goAway = async (until: string | null) => {
  const { emailConfig } = (await on.call(who, 'GET', '/users/me/emailconfig')).json<{
    emailConfig: object;
  }>();
  const vacation = until === null ? { active: false, until: null } : { active: true, until };
  await on.call(who, 'PUT', '/users/me/emailconfig', { ...emailConfig, vacation });
};

describe('push: what it tells', () => {
  test('a new document is told once on every device, encrypted for each alone and signed with the key of the product', async () => {
    const query = newWord();
    await on.save(who, query);
    const phone = await on.device(who);
    const laptop = await on.device(await on.again(who));
    await on.comesIn(paper(query, `Over ${query} en meer`));
    await on.deliver();
    await on.deliver();
    for (const { subscription } of [phone, laptop]) {
      const [first, ...others] = on.service.of(subscription);
      expect(others).toEqual([]);
      expect(first!.message).toEqual({
        id: first!.headers['topic'],
        title: query,
        body: `Stuk-${query}-`,
        link: `/nl/document/test-${query}`,
        locale: 'nl',
        off: {
          address: expect.stringMatching(/^\/push-off\//) as string,
          label: 'Zet uit',
          done: `Je krijgt geen meldingen meer van ‘${query}’.`,
        },
      });
      expect(first!.body.includes(query)).toBe(false);
      expect(first!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
      const { publicKey, claims } = sentBy(first!);
      const asked = (await on.call(who, 'GET', '/users/me/push')).json<{ publicKey: string }>();
      expect(publicKey).toBe(asked.publicKey);
      expect(claims.aud).toBe(new URL(subscription.endpoint).origin);
      expect(claims.sub).toBe(`mailto:${on.product.config.SUPPORT_EMAIL}`);
    }
  });

  test('several that come in together are one message with how many, which leads to the search', async () => {
    const query = newWord();
    const { id } = await on.save(who, query);
    const { subscription } = await on.device(who);
    await on.comesIn(paper(`${query}-a`, query), paper(`${query}-b`, query));
    // The first waits for others, though not for long.
    await on.plan();
    await on.comesIn(paper(`${query}-c`, query));
    await on.deliver();
    const messages = on.service.of(subscription).map(({ message }) => message);
    expect(messages).toMatchObject([{ title: query, body: '3 nieuwe resultaten' }]);
    expect(messages[0]!.link).toBe(`/nl/dashboard?q=${query}&s=${id}`);
  });

  test('nothing from before a device or the choice for it, and nothing once either was switched off', async () => {
    const query = newWord();
    const search = await on.save(who, query, { pushEnabled: false });
    await on.comesIn(paper(`${query}-before`, query));
    const { subscription, device } = await on.device(who);
    await on.comesIn(paper(`${query}-early`, query));
    await on.call(who, 'PATCH', '/savedsearches/user', { id: search.id, pushEnabled: true });
    await on.deliver();
    expect(on.service.of(subscription)).toEqual([]);
    await on.comesIn(paper(`${query}-a`, query));
    await on.deliver();
    expect(on.service.of(subscription).map(({ message }) => message.body)).toEqual([`Stuk-${query}-a-`]);
    await on.comesIn(paper(`${query}-b`, query));
    await on.call(who, 'PATCH', '/savedsearches/user', { id: search.id, pushEnabled: false });
    await on.deliver();
    await on.call(who, 'PATCH', '/savedsearches/user', { id: search.id, pushEnabled: true });
    await on.comesIn(paper(`${query}-c`, query));
    await on.call(who, 'DELETE', '/users/me/push', { id: device.id });
    await on.deliver();
    expect(on.service.of(subscription)).toHaveLength(1);
  });

  test('what became confidential is told by its title alone, and what was withdrawn is not', async () => {
    const query = newWord();
    await on.save(who, query);
    const { subscription } = await on.device(who);
    await on.comesIn(paper(`${query}-a`, query), paper(`${query}-b`, query));
    await on.product.documents.put([paper(`${query}-a`, 'anders', { confidentiality: 'Besloten' })]);
    await on.product.documents.withdraw([`test-${query}-b`]);
    await on.deliver();
    expect(on.service.of(subscription).map(({ message }) => message.body)).toEqual([`Stuk-${query}-a-`]);
  });

  test('a step of a followed dossier by what it is, and a day that passed not at all', async () => {
    const dossier = {
      dossier: { number: '36 999', title: 'Wet energievisie' },
      numbers: [{ kind: 'dossier' as const, value: '36 999' }],
    };
    await on.save(who, 'nummer:36999');
    const { subscription } = await on.device(who);
    await on.comesIn(aMeeting('step', '2026-12-09T09:00:00Z', {}, dossier));
    await on.deliver();
    const [told, ...others] = on.service.of(subscription);
    expect(others).toEqual([]);
    expect(told!.message.body).toBe('Vergadering gepland: wo 9 dec 2026, 10:00–12:30 · Commissiedebat step');
    const { db } = on.product.people;
    const { seq } = await db
      .selectFrom('matches')
      .select('seq')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    const passed = { version: -20_000, steps: JSON.stringify({ passed: '2026-11-19', inText: false }) };
    await db.updateTable('matches').set(passed).where('seq', '=', seq).execute();
    await db
      .updateTable('pushDevices')
      .set({ toldUpTo: seq - 1 })
      .execute();
    await on.deliver();
    expect(on.service.of(subscription)).toHaveLength(1);
  });

  test('during a vacation nothing, and nothing of it afterwards; the return tells of it', async () => {
    const query = newWord();
    await on.save(who, query);
    const { subscription } = await on.device(who);
    await on.comesIn(paper(`${query}-a`, query));
    const until = on.product.clock.now().toISOString().slice(0, 10);
    await goAway(until);
    await on.comesIn(paper(`${query}-b`, query));
    await on.deliver();
    await goAway(null);
    await on.deliver();
    expect(on.service.of(subscription)).toEqual([]);
    const passed = await on.product.people.db
      .selectFrom('delivered')
      .select(['documentId', 'kind'])
      .where('documentId', 'like', `test-${query}%`)
      .orderBy('documentId')
      .execute();
    expect(passed).toEqual(
      ['a', 'b'].map((one) => ({ documentId: `test-${query}-${one}`, kind: 'vacation' })),
    );
  });

  test('it keeps a document from no mail: what is told by push still stands in the daily mail', async () => {
    const query = newWord();
    const { id } = await on.save(who, query, { sendUpdatesPerEmail: { daily: true } });
    const only = newWord();
    const { id: onlyPush } = await on.save(who, only);
    const { subscription } = await on.device(who);
    await on.comesIn(paper(query, query), paper(only, only));
    await on.deliver();
    expect(on.service.of(subscription)).toHaveLength(2);
    const waiting = await on.product.people.db
      .selectFrom('waitingMatches')
      .select('savedSearchId')
      .where('savedSearchId', 'in', [id, onlyPush])
      .execute();
    expect(waiting).toEqual([{ savedSearchId: id }]);
  });
});

describe('push: how it ends', () => {
  test('the button of a message ends those of its search, without a login, and again it changes nothing', async () => {
    const query = newWord();
    const search = await on.save(who, query, { sendUpdatesPerEmail: { daily: true } });
    const { subscription } = await on.device(who);
    await on.comesIn(paper(`${query}-a`, query));
    await on.deliver();
    const { off } = on.service.of(subscription)[0]!.message;
    const page = (method: 'GET' | 'POST', payload?: string) =>
      on.product.app.inject({
        method,
        url: off!.address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        ...(payload === undefined ? {} : { payload }),
      });
    const now = async () =>
      (await on.call(who, 'POST', '/savedsearches/user', { groupingName: 'nl' }))
        .json<{ data: { id: string; pushEnabled: boolean; sendUpdatesPerEmail: object }[] }>()
        .data.find(({ id }) => id === search.id);
    expect((await page('GET')).body).toContain('Geen meldingen meer van');
    expect(await now()).toMatchObject({ pushEnabled: true });
    for (let times = 0; times < 2; times++)
      expect((await page('POST', 'confirm=yes')).body).toContain('Je krijgt geen meldingen meer van');
    expect(await now()).toMatchObject({ pushEnabled: false, sendUpdatesPerEmail: { daily: true } });
    const forged = await on.product.app.inject({ method: 'POST', url: '/push-off/none' });
    expect(forged.statusCode).toBe(404);
  });

  test('signing out ends it for that browser, a new password for the others; want of use ends nothing', async () => {
    const other = await on.again(who);
    const here = await on.device(who);
    await on.device(other);
    await on.call(other, 'GET', '/users/logout');
    expect((await on.devices(who)).map(({ id }) => id)).toEqual([here.device.id]);
    const third = await on.again(who);
    const { device } = await on.device(third);
    const ofThird = await on.devices(third);
    expect(ofThird.filter(({ current }) => current)).toMatchObject([{ id: device.id }]);
    on.product.clock.advance(limits.sessionIdle + 1);
    const fourth = await on.again(who);
    expect((await on.devices(fourth)).map((one) => one.id).toSorted()).toEqual(
      [here.device.id, device.id].toSorted(),
    );
    await on.call(fourth, 'PUT', '/users/me/password', {
      current: who.password,
      password: 'another battery staple horse',
    });
    expect(await on.devices(fourth)).toEqual([]);
  });

  test('a browser in which somebody else begins is told for that one alone', async () => {
    const query = newWord();
    await on.save(who, query);
    const { subscription } = await on.device(who);
    const next = await on.product.subscriber();
    await on.call(next, 'PUT', '/users/me/push', subscription);
    await on.comesIn(paper(query, query));
    await on.deliver();
    expect(on.service.of(subscription)).toEqual([]);
    expect(await on.devices(who)).toEqual([]);
    expect(await on.devices(next)).toHaveLength(1);
  });

  test('nobody who was deactivated is told anything', async () => {
    const query = newWord();
    await on.save(who, query);
    const { subscription } = await on.device(who);
    await on.comesIn(paper(query, query));
    const { db } = on.product.people;
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', who.email)
      .executeTakeFirstOrThrow();
    await setActive(db, id, false, on.product.clock.now().getTime());
    await on.deliver();
    expect(on.service.of(subscription)).toEqual([]);
  });
});

describe('push: what it asks', () => {
  test('addresses inside are refused, keys that are none, and more devices than there may be', async () => {
    const { keys, endpoint } = on.service.subscribe();
    const ask = (body: object) => on.call(who, 'PUT', '/users/me/push', body);
    for (const inside of ['http://push.example.org/a', 'https://10.0.0.1/a', 'https://localhost/a', 'weg'])
      expect((await ask({ endpoint: inside, keys })).statusCode).toBe(400);
    expect((await ask({ endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } })).statusCode).toBe(400);
    for (let device = 0; device < limits.maximumPushDevices; device++) await on.device(who);
    const refused = await ask({ endpoint, keys });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('EC-05');
  });

  test('a search that tells by push counts among those that tell directly', async () => {
    const list = async () =>
      (await on.call(who, 'POST', '/savedsearches/user', { groupingName: 'nl' })).json<{
        numberOfDirect: number;
      }>();
    await on.save(who, newWord());
    await on.save(who, newWord(), { sendUpdatesPerEmail: { realTime: true } });
    await on.save(who, newWord(), { pushEnabled: false });
    expect(await list()).toMatchObject({ numberOfDirect: 2 });
  });

  test('a test message goes to that device at once and says what came of it', async () => {
    const { subscription, device } = await on.device(who);
    const ask = async () =>
      (await on.call(who, 'POST', '/users/me/push/test', { id: device.id })).json<object>();
    expect(await ask()).toEqual({ data: { fault: null } });
    expect(on.service.of(subscription)[0]!.message).toMatchObject({
      title: on.product.config.PRODUCT_NAME,
      body: 'Dit is een proefmelding. Zo krijg je voortaan bericht.',
      off: null,
    });
    on.service.behave((_got, response) => void response.writeHead(403).end());
    expect(await ask()).toEqual({ data: { fault: 'refused' } });
    on.service.behave((_got, response) => void response.writeHead(410).end());
    expect(await ask()).toEqual({ data: { fault: 'gone' } });
    expect(await on.devices(who)).toEqual([]);
  });
});
