import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { access, endpoint } from 'contract/endpoint';
import { limits } from 'contract/limits';
import { words } from 'contract/words';
import { z } from 'zod';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { answerErrors } from './error-answers.ts';
import { answerAs } from './http.ts';
import { openMetrics } from './metrics.ts';
import { type Caller, endWithCaller, openWork, type WorkKind } from './work.ts';

const share = { atOnce: 2, perMinute: 1_000, callsPerDay: 1_000, asksPerHour: 1_000, asksPerDay: 1_000 };
const metrics = () => openMetrics({ lastSuccesses: async () => [], ofProcess: false });
const callerOf = (id: string, own = share): Caller => ({
  signal: new AbortController().signal,
  waited: 0,
  user: { id, share: own },
});

describe('work: the queues of a process', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Queues of which this kind does two at once and lets three wait, and jobs that end when told. */
  function opened(kind: WorkKind = 'search') {
    const figures = metrics();
    const work = openWork({ metrics: figures, bounds: { [kind]: { atOnce: 2, waiting: 3 } } });
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const ask = (name: string, caller = callerOf(name)) => {
      const answer = work.run(kind, caller, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      });
      answer.catch(() => undefined);
      return answer;
    };
    const end = async (name: string) => {
      ends.get(name)!();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { ask, end, begun, figures };
  }

  test('work waits for its turn, in the order of asking', async () => {
    const { ask, end, begun, figures } = opened();
    for (const name of ['a', 'b', 'c', 'd']) void ask(name);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'b']);
    expect(await figures.text()).toContain('work_calls{kind="search",state="waiting"} 2');
    await end('b');
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a queue that is full refuses at once, and one kind never holds up another', async () => {
    const figures = metrics();
    const work = openWork({ metrics: figures, bounds: { search: { atOnce: 1, waiting: 0 } } });
    void work.run('search', callerOf('a'), () => new Promise<never>(() => undefined));
    await expect(work.run('search', callerOf('b'), async () => 1)).rejects.toMatchObject({
      status: 503,
      code: 'BUSY',
      details: { retryAfter: 2 },
    });
    expect(await work.run('statistics', callerOf('b'), async () => 1)).toBe(1);
    expect(await figures.text()).toContain('work_refused_total{kind="search",because="full"} 1');
  });

  test('what cannot begin within two seconds is refused and never done', async () => {
    const { ask, end, begun, figures } = opened();
    void ask('a');
    void ask('b');
    const late = ask('c');
    const waitedBefore = ask('d', { ...callerOf('d'), waited: limits.beginWithin - 1 });
    await vi.advanceTimersByTimeAsync(1);
    await expect(waitedBefore).rejects.toMatchObject({ status: 503, code: 'BUSY' });
    await vi.advanceTimersByTimeAsync(limits.beginWithin - 1);
    await expect(late).rejects.toMatchObject({ status: 503, code: 'BUSY' });
    await end('a');
    expect(begun).toEqual(['a', 'b']);
    expect(await figures.text()).toContain('work_refused_total{kind="search",because="late"} 2');
  });

  test('what is done for a call in one turn is waited for by the next', async () => {
    const { ask, end, begun } = opened();
    const caller = callerOf('a');
    const session = ask('session', caller);
    await vi.advanceTimersByTimeAsync(limits.beginWithin - 5);
    await end('session');
    await session;
    void ask('b');
    void ask('c');
    const refused = expect(ask('a', caller)).rejects.toMatchObject({ status: 503, code: 'BUSY' });
    await vi.advanceTimersByTimeAsync(5);
    await refused;
    expect(begun).toEqual(['session', 'b', 'c']);
  });

  test('work whose client left is dropped before it begins, and ends at its next step after', async () => {
    const { ask, end, begun, figures } = opened();
    void ask('a');
    void ask('b');
    const leaving = new AbortController();
    const left = ask('c', { ...callerOf('c'), signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ status: 499 });
    await end('a');
    expect(begun).toEqual(['a', 'b']);
    expect(await figures.text()).toContain('work_dropped_total{kind="search"} 1');

    const midway = new AbortController();
    const steps: number[] = [];
    const work = openWork({ metrics: metrics() });
    const answer = work.run('statistics', { ...callerOf('d'), signal: midway.signal }, async () => {
      for (const step of [1, 2, 3]) {
        endWithCaller();
        steps.push(await Promise.resolve(step));
        if (step === 2) midway.abort();
      }
    });
    await expect(answer).rejects.toMatchObject({ status: 499 });
    expect(steps).toEqual([1, 2]);
  });

  test('a share is kept: who asks much waits for their own and others go first', async () => {
    const { ask, end, begun } = opened();
    const one = { ...share, atOnce: 1 };
    void ask('mine-1', callerOf('me', one));
    const second = ask('mine-2', callerOf('me', one));
    void ask('theirs');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['mine-1', 'theirs']);
    void ask('mine-3', callerOf('me', one));
    void ask('others');
    await end('theirs');
    expect(begun).toEqual(['mine-1', 'theirs', 'others']);
    await end('mine-1');
    expect(begun).toEqual(['mine-1', 'theirs', 'others', 'mine-2']);
    await end('mine-2');
    expect(await second).toBe('mine-2');
  });

  test('who is held up by nobody else is told so after two seconds', async () => {
    const { ask } = opened();
    const one = { ...share, atOnce: 1 };
    void ask('mine-1', callerOf('me', one));
    const second = ask('mine-2', callerOf('me', one));
    await vi.advanceTimersByTimeAsync(limits.beginWithin);
    await expect(second).rejects.toMatchObject({ status: 429, code: 'RATE', details: { retryAfter: 2 } });
  });
});

test('over the wire: the one too many hears 503 in its language, and who leaves is dropped', async () => {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('session', undefined);
  app.decorateRequest('caller', undefined);
  const figures = metrics();
  const bounds = { export: { atOnce: 1, waiting: 1 } };
  app.decorate('work', openWork({ metrics: figures, bounds, patience: 60_000 }));
  answerErrors(app);
  const slow = endpoint({
    method: 'GET',
    path: '/slow',
    summary: 'Ends when told.',
    access: access.public,
    duringMaintenance: true,
    response: z.object({ done: z.boolean() }),
  });
  let end = () => {};
  let begun = 0;
  answerAs(app, 'export', slow, async () => {
    begun += 1;
    await new Promise<void>((resolve) => (end = resolve));
    return { done: true };
  });
  const address = `${await app.listen({ port: 0, host: '127.0.0.1' })}/slow`;
  const count = (figure: string) => expect.poll(async () => (await figures.text()).includes(figure));
  const first = fetch(address);
  await count('work_calls{kind="export",state="running"} 1').toBe(true);
  const leaving = new AbortController();
  const second = fetch(address, { signal: leaving.signal });
  second.catch(() => undefined);
  await count('work_calls{kind="export",state="waiting"} 1').toBe(true);
  const third = await fetch(address, { headers: { 'accept-language': 'en-gb' } });
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await third.json()).toMatchObject({
    errors: [{ code: 'BUSY', message: words['en-gb'].errors.busy }],
  });
  leaving.abort();
  await count('work_dropped_total{kind="export"} 1').toBe(true);
  end();
  expect((await first).status).toBe(200);
  expect(begun).toBe(1);
  app.server.closeAllConnections();
  await app.close();
});

describe('work: calls of the product', () => {
  let product: TestProduct;
  beforeEach(async () => {
    product = await openProduct();
    await product.documents.put([aDocument({ id: 'test-a' })]);
  });
  afterEach(() => product.close());

  const searched = { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' } };
  const setShare = (own: object) =>
    product.people.db
      .updateTable('organisations')
      .set({ limits: JSON.stringify(own) })
      .execute();

  test('two dashboards at once are within an ordinary share', async () => {
    const reader = await product.subscriber();
    await setShare({});
    const of = (path: string, more = {}) => reader.post(path, { ...searched, ...more });
    const dashboard = () => [
      of('/document/timeline', { includeFullHistoryCount: true }),
      of('/statistics/trends'),
      of('/nl/statistics/stakeholders', { stakeholderCode: 'PER' }),
      of('/nl/statistics/trending-topics'),
      of('/nl/statistics/frequencies'),
      of('/nl/statistics/contexts'),
      reader.post('/agendas?query=stroomnet', { sessionFilters: ['nl'] }),
    ];
    const answers = await Promise.all([...dashboard(), ...dashboard()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  });

  test('the calls of a minute are counted by user and kind, statistics eight a search', async () => {
    const [me, other] = [await product.subscriber(), await product.subscriber()];
    await setShare({ searchesPerMinute: 2 });
    const search = (by: Subscriber) => by.post('/document/timeline', searched);
    const count = () => me.post('/statistics/trends', searched);
    for (let nth = 0; nth < 2; nth += 1) expect((await search(me)).statusCode).toBe(200);
    product.clock.advance(15_000);
    const refused = await search(me);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '45']);
    expect((await search(other)).statusCode).toBe(200);
    for (let nth = 0; nth < 16; nth += 1) expect((await count()).statusCode).toBe(200);
    expect((await count()).statusCode).toBe(429);
    expect((await me.get('/lists/active')).statusCode).toBe(200);
    product.clock.advance(45_000);
    expect((await search(me)).statusCode).toBe(200);
  });

  test('the share is a limit of the organisation, told in the language of the user', async () => {
    const reader = await product.subscriber();
    await setShare({ searchesPerMinute: 1 });
    expect((await reader.post('/document/timeline', searched)).statusCode).toBe(200);
    const refused = await reader.post('/document/timeline', searched, { 'accept-language': 'en-gb' });
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { errors: [{ code: 'RATE' }] }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
