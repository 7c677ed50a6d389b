import { limits } from 'contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EngineUnavailableError } from '#platform/unavailable.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { Subscriber } from '#test/product.ts';
import { paper } from '../test/delivering.ts';
import { type Hooking, openHooking } from '../test/hooking.ts';
import { deliverEvents } from './deliver-events.ts';
import { forgetEvents } from './forget-events.ts';
import { planEvents } from './plan-events.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
let on: Hooking;
let who: Subscriber;
beforeAll(async () => (on = await openHooking()));
afterAll(() => on.close());
beforeEach(async () => {
  on.receiver.behave((_got, response) => void response.end('dank je'));
  who = await on.product.subscriber();
});

describe('webhooks: a receiver that fails', () => {
  test('is tried ten times over a day with the same id, and the order stays', async () => {
    const { query, data } = await on.hooked(who);
    on.receiver.behave((_got, response) => void response.writeHead(503).end());
    await on.comesIn(paper(`${query}-a`, query));
    await on.comesIn(paper(`${query}-b`, query));
    const began = on.product.clock.now().getTime();
    for (let tried = 0; tried < 10; tried++) {
      await on.deliver();
      expect(on.got(query)).toHaveLength(tried + 1);
      // Not before its time.
      await on.deliver();
      expect(on.got(query)).toHaveLength(tried + 1);
      const [, first] = await on.log(who, data.id);
      if (first!.nextTryAt)
        on.product.clock.advance(Date.parse(first!.nextTryAt) - on.product.clock.now().getTime());
    }
    expect((on.product.clock.now().getTime() - began) / hour).toBeCloseTo(23.8, 1);
    expect(new Set(on.got(query).map(({ id }) => id)).size).toBe(1);
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
    expect(on.got(query).at(-1)!.data!.document.id).toBe(`test-${query}-b`);
    expect(await on.webhooks(who)).toMatchObject([{ failingSince: null, waiting: 0 }]);
  });

  test('refuses one event and gets the others meanwhile', async () => {
    const { query } = await on.hooked(who);
    on.receiver.behave(({ event }, response) => {
      const isBad = event.data?.document.id.endsWith('-a');
      response.writeHead(isBad ? 400 : 200).end();
    });
    for (const id of ['a', 'b', 'c']) await on.comesIn(paper(`${query}-${id}`, query));
    await on.deliver();
    expect(on.got(query).map(({ data }) => data!.document.id.at(-1))).toEqual(['a', 'b', 'c']);
  });

  test('is not what is at fault while the document store is away: it rests, and gets all in their order', async () => {
    const { query, data } = await on.hooked(who);
    for (const id of ['a', 'b']) await on.comesIn(paper(`${query}-${id}`, query));
    await on.plan();
    const { documents } = on.parts;
    let asked = 0;
    const once = {
      get: documents.get.bind(documents),
      getMany: (...ids: Parameters<typeof documents.getMany>) => {
        if ((asked += 1) === 1) throw new EngineUnavailableError('no answer');
        return documents.getMany(...ids);
      },
    };
    await deliverEvents({ ...on.parts, documents: once }, on.lease, new AbortController().signal);
    expect(on.got(query)).toEqual([]);
    expect(await on.webhooks(who)).toMatchObject([{ failingSince: null, stoppedAt: null, waiting: 2 }]);
    expect(await on.log(who, data.id)).toMatchObject([{ tries: 0 }, { tries: 0 }]);
    on.product.clock.advance(60_000);
    await on.deliver();
    expect(on.got(query).map((event) => event.data!.document.id.at(-1))).toEqual(['a', 'b']);
  });

  test('for three days is stopped with a notice; what waits is sent once it is switched on again', async () => {
    const { query, data } = await on.hooked(who, 'archief');
    on.receiver.behave((_got, response) => void response.socket?.destroy());
    await on.comesIn(paper(`${query}-a`, query));
    await on.deliver();
    on.product.clock.advance(3 * day - 1_000);
    await on.deliver();
    expect(await on.webhooks(who)).toMatchObject([{ stoppedAt: null, waiting: 1 }]);
    on.product.clock.advance(1_000 + hour);
    await on.deliver();
    const since = on.product.clock.now().toISOString();
    expect(await on.webhooks(who)).toMatchObject([{ stoppedAt: since, waiting: 1 }]);
    const notices = async () => (await on.call(who, 'GET', '/users/me/notices')).json<object>();
    expect(await notices()).toMatchObject({ stoppedWebhooks: [{ id: data.id, name: 'archief', since }] });
    const tries = on.got(query).length;
    await on.comesIn(paper(`${query}-b`, query));
    on.product.clock.advance(day);
    await on.deliver();
    expect(on.got(query)).toHaveLength(tries);
    await on.call(who, 'POST', '/users/me/webhooks/seen', { id: data.id });
    expect(await notices()).not.toHaveProperty('stoppedWebhooks');

    on.receiver.behave((_got, response) => void response.end());
    await on.call(who, 'PATCH', '/users/me/webhooks', { id: data.id, active: true });
    await on.deliver();
    expect(
      on
        .got(query)
        .slice(tries)
        .map((event) => event.data!.document.id.at(-1)),
    ).toEqual(['a', 'b']);
  });

  test('slowly holds up nobody else', async () => {
    const { query: slow } = await on.hooked(who, 'slow');
    const { query: fast } = await on.hooked(who, 'fast');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    on.receiver.behave(({ host }, response) => {
      if (host.startsWith('slow')) void held.then(() => response.end());
      else response.end();
    });
    for (const id of ['a', 'b', 'c']) await on.comesIn(paper(`${slow}-${id}`, `${slow} ${fast}`));
    const delivering = on.deliver();
    await expect.poll(() => on.got(fast)).toHaveLength(3);
    expect(on.got(slow)).toHaveLength(1);
    release();
    await delivering;
    expect(on.got(slow)).toHaveLength(3);
  });

  test('does not keep what waited for a week', async () => {
    const { query, data } = await on.hooked(who);
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
    const { query } = await on.hooked(who);
    await on.comesIn(paper(query, query));
    await on.plan();
    on.receiver.behave((_got, response) => void response.writeHead(500).end());
    await expect(on.deliver(dead(on.lease))).rejects.toThrow('killed');
    on.receiver.behave((_got, response) => void response.end());
    await on.deliver();
    const ids = on.got(query).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('while it makes events makes them all the next time, once', async () => {
    const { query } = await on.hooked(who);
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
    expect(on.got(query)).toHaveLength(3);
  });
});
