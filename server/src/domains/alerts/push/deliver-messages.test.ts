import { limits } from 'contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EngineUnavailableError } from '#platform/unavailable.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { Subscriber } from '#test/product.ts';
import { paper } from '../test/delivering.ts';
import { newWord } from '../test/hooking.ts';
import { openPushing, type Pushing } from '../test/pushing.ts';
import { deliverMessages } from './deliver-messages.ts';
import { forgetMessages } from './forget-messages.ts';
import { planMessages, pushWait } from './plan-messages.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let on: Pushing;
let who: Subscriber;
let query: string;
beforeAll(async () => (on = await openPushing()));
afterAll(() => on.close());
beforeEach(async () => {
  on.service.behave();
  who = await on.product.subscriber();
  query = newWord();
});

const answersWith = (status: number) =>
  on.service.behave((_got, response) => void response.writeHead(status).end());
const states = (deviceId: string) =>
  on.product.people.db
    .selectFrom('pushMessages')
    .select(['state', 'tries'])
    .where('deviceId', '=', deviceId)
    .orderBy('createdAt')
    .execute();

describe('push: a push service that fails', () => {
  test('is tried again with the same id while it is overrun, and holds up nobody else', async () => {
    await on.save(who, query);
    const { subscription, device } = await on.device(who);
    answersWith(429);
    await on.comesIn(paper(`${query}-a`, query));
    await on.deliver();
    await on.comesIn(paper(`${query}-b`, query));
    // Not before its time, nor another before it.
    await on.plan();
    await deliverMessages(on.parts, on.lease, new AbortController().signal);
    expect(on.service.of(subscription)).toHaveLength(1);
    on.service.behave();
    on.product.clock.advance(minute);
    await on.deliver();
    const messages = on.service.of(subscription).map(({ message }) => message);
    expect(messages.map(({ body }) => body)).toEqual(['a', 'a', 'b'].map((one) => `Stuk-${query}-${one}-`));
    expect(messages[1]!.id).toBe(messages[0]!.id);
    expect(await states(device.id)).toMatchObject([{ state: 'sent', tries: 2 }, { state: 'sent' }]);
  });

  test.each([404, 410])(
    'with %i says that the browser wants nothing more: its device is gone',
    async (status) => {
      await on.save(who, query);
      const { device } = await on.device(who);
      answersWith(status);
      await on.comesIn(paper(query, query));
      await on.deliver();
      expect(await on.devices(who)).toEqual([]);
      expect(await states(device.id)).toEqual([]);
    },
  );

  test('that refuses one message gets the next', async () => {
    await on.save(who, query);
    const { subscription, device } = await on.device(who);
    answersWith(413);
    await on.comesIn(paper(`${query}-a`, query));
    await on.deliver();
    on.service.behave();
    await on.comesIn(paper(`${query}-b`, query));
    await on.deliver();
    expect(on.service.of(subscription)).toHaveLength(2);
    expect(await states(device.id)).toEqual([
      { state: 'failed', tries: 1 },
      { state: 'sent', tries: 1 },
    ]);
  });

  test('for three days stops the device, which its browser begins again; yesterday is no news', async () => {
    await on.save(who, query);
    const { subscription, device } = await on.device(who);
    on.service.behave((_got, response) => void response.socket?.destroy());
    await on.comesIn(paper(`${query}-a`, query));
    await on.deliver();
    on.product.clock.advance(limits.failingPushDays * day);
    who = { ...who, ...(await on.again(who)) };
    await on.comesIn(paper(`${query}-b`, query));
    await on.deliver();
    const since = on.product.clock.now().toISOString();
    expect(await on.devices(who)).toMatchObject([{ id: device.id, stoppedAt: since }]);
    on.service.behave();
    on.product.clock.advance(day + 1);
    await on.comesIn(paper(`${query}-stopped`, query));
    who = { ...who, ...(await on.again(who)) };
    await on.call(who, 'PUT', '/users/me/push', subscription);
    expect(await on.devices(who)).toMatchObject([{ id: device.id, stoppedAt: null }]);
    const before = on.service.of(subscription).length;
    await on.deliver();
    expect(on.service.of(subscription)).toHaveLength(before);
    expect((await states(device.id)).map(({ state }) => state)).toEqual(['dropped', 'dropped']);
    await on.comesIn(paper(`${query}-c`, query));
    await on.deliver();
    expect(on.service.of(subscription).at(-1)!.message.body).toBe(`Stuk-${query}-c-`);
  });
});

describe('push: a process that is killed', () => {
  test('between the answer and the note sends the message again, under the id by which a device shows it once', async () => {
    await on.save(who, query);
    const { subscription, device } = await on.device(who);
    await on.comesIn(paper(query, query));
    on.product.clock.advance(pushWait);
    await on.plan();
    const killed = new Error('killed');
    const ending = new AbortController();
    const cut: Lease = {
      ...on.lease,
      signal: ending.signal,
      write: () => {
        ending.abort(killed);
        return Promise.reject(killed);
      },
    };
    await expect(deliverMessages(on.parts, cut, new AbortController().signal)).rejects.toThrow('killed');
    expect(on.service.of(subscription)).toHaveLength(1);
    expect(await states(device.id)).toEqual([{ state: 'waiting', tries: 0 }]);
    await on.deliver();
    await on.deliver();
    const [first, second, ...more] = on.service.of(subscription);
    expect(more).toEqual([]);
    expect(second!.message.id).toBe(first!.message.id);
    expect(second!.headers['topic']).toBe(first!.message.id);
  });

  test('while messages are made leaves none and all of them to the next', async () => {
    await on.save(who, query);
    const { subscription, device } = await on.device(who);
    await on.comesIn(paper(query, query));
    on.product.clock.advance(pushWait);
    const cut: Lease = {
      ...on.lease,
      write: (change) =>
        on.lease.write(async (db) => {
          await change(db);
          throw new Error('killed');
        }),
    };
    await expect(planMessages(on.parts, cut)).rejects.toThrow('killed');
    expect(await states(device.id)).toEqual([]);
    await on.deliver();
    await on.deliver();
    expect(on.service.of(subscription)).toHaveLength(1);
  });

  test('or a document store that is away, costs no try', async () => {
    await on.save(who, query);
    const { subscription, device } = await on.device(who);
    await on.comesIn(paper(query, query));
    on.product.clock.advance(pushWait);
    await on.plan();
    const away = {
      get: on.parts.documents.get.bind(on.parts.documents),
      getMany: () => Promise.reject(new EngineUnavailableError('no answer')),
    };
    await deliverMessages({ ...on.parts, documents: away }, on.lease, new AbortController().signal);
    expect(await states(device.id)).toEqual([{ state: 'waiting', tries: 0 }]);
    on.product.clock.advance(minute);
    await on.deliver();
    expect(on.service.of(subscription)).toHaveLength(1);
  });
});

test('push: what was told is let go of after a month', async () => {
  await on.save(who, query);
  const { device } = await on.device(who);
  await on.comesIn(paper(query, query));
  await on.deliver();
  const now = on.product.clock.now().getTime();
  const { db } = on.product.people;
  await forgetMessages(db, now + limits.pushLogDays * day - minute);
  expect(await states(device.id)).toHaveLength(1);
  await forgetMessages(db, now + limits.pushLogDays * day + minute);
  expect(await states(device.id)).toEqual([]);
});
