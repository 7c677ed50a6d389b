import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EngineUnavailableError } from '#platform/unavailable.ts';
import { connect, type Connection, RefusedError } from './connection.ts';
import { type Searches, searchesTogether, shared } from './together.ts';

interface Body {
  name: string;
  /** Status of its answer. */
  status?: number;
  /** Cannot be read, so that the engine refuses all. */
  nonsense?: true;
  padding?: string;
}

/** Names of the searches of each exchange. */
let exchanges: string[][] = [];
let engine: Server;
let connection: Connection;
let searches: Searches;

function answer(lines: string, response: ServerResponse): void {
  const bodies = lines
    .trimEnd()
    .split('\n')
    .filter((_, nth) => nth % 2 === 1);
  const asked = bodies.map((line) => JSON.parse(line) as Body);
  exchanges.push(asked.map(({ name }) => name));
  const refused = asked.find(({ nonsense }) => nonsense);
  const error = { type: 'parsing_exception', reason: `no ${refused?.name}` };
  response.writeHead(refused ? 400 : 200, { 'content-type': 'application/json' });
  const responses = asked.map(({ name, status = 200 }) =>
    status === 200 ? { hits: name, status } : { error: { type: 'failed', reason: `${name} failed` }, status },
  );
  response.end(JSON.stringify(refused ? { error, status: 400 } : { took: 1, responses }));
}

beforeAll(async () => {
  engine = createServer((request, response) => {
    void text(request).then((lines) => answer(lines, response));
  });
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
  connection = connect(`http://127.0.0.1:${(engine.address() as AddressInfo).port}`);
  searches = searchesTogether(connection, 'some');
});
afterAll(async () => {
  await connection.close();
  engine.close();
});
beforeEach(() => {
  exchanges = [];
});

const ask = (body: Body) => searches.ask<{ hits: string }>(body);
const names = (from: string, count: number) => Array.from({ length: count }, (_, nth) => `${from}${nth}`);

test('searches of one turn: go out in one exchange, and each has its own answer', async () => {
  const answers = await Promise.all(names('count', 16).map((name) => ask({ name })));
  expect(answers.map(({ hits }) => hits)).toEqual(names('count', 16));
  expect(exchanges).toHaveLength(1);
  await ask({ name: 'later' });
  expect(exchanges).toHaveLength(2);
});

test('searches of one turn: that fail do so for who asked them alone', async () => {
  const outcomes = await Promise.allSettled([
    ask({ name: 'good' }),
    ask({ name: 'wrong', status: 400 }),
    ask({ name: 'too much', status: 429 }),
    ask({ name: 'well' }),
  ]);
  expect(outcomes).toMatchObject([
    { value: { hits: 'good' } },
    { reason: { status: 400, type: 'failed', message: expect.stringContaining('wrong failed') as string } },
    { reason: expect.any(EngineUnavailableError) as Error },
    { value: { hits: 'well' } },
  ]);
  expect(exchanges).toHaveLength(1);
});

test('searches of one turn: of which one is refused unread are asked each alone', async () => {
  const [good, nonsense] = await Promise.allSettled([
    ask({ name: 'good' }),
    ask({ name: 'nonsense', nonsense: true }),
  ]);
  expect(good).toMatchObject({ value: { hits: 'good' } });
  expect(nonsense).toMatchObject({ reason: expect.any(RefusedError) as Error });
  expect(exchanges).toEqual([['good', 'nonsense'], ['good'], ['nonsense']]);
});

test('searches of one turn: that are many or long make more exchanges', async () => {
  await Promise.all(names('count', 40).map((name) => ask({ name })));
  expect(exchanges.map(({ length }) => length).sort()).toEqual([16, 16, 8].sort());
  exchanges = [];
  await Promise.all(names('long', 3).map((name) => ask({ name, padding: 'x'.repeat(600_000) })));
  expect(exchanges).toHaveLength(3);
});

test('searches of one turn: to an engine that is away fail all', async () => {
  const nowhere = connect('http://127.0.0.1:9');
  const { ask: askNobody } = searchesTogether(nowhere, 'some');
  const outcomes = await Promise.allSettled([askNobody({}), askNobody({})]);
  expect(outcomes).toMatchObject(
    outcomes.map(() => ({ reason: expect.any(EngineUnavailableError) as Error })),
  );
  await nowhere.close();
});

test('shared work: is done once for all who ask while another is under way, and begins after they asked', async () => {
  let state = 'at first';
  let times = 0;
  const look = shared(async () => {
    times += 1;
    const seen = state;
    await setImmediate();
    return seen;
  });
  const first = [look(), look()];
  state = 'before it begins';
  await setImmediate();
  const second = [look(), look()];
  state = 'afterwards';
  expect(await Promise.all([...first, ...second])).toEqual([
    'before it begins',
    'before it begins',
    'afterwards',
    'afterwards',
  ]);
  expect(times).toBe(2);
});

test('shared work: that hangs or fails keeps nobody from the next', async () => {
  const works = [
    () => new Promise<string>(() => undefined),
    () => Promise.reject(new Error('failed')),
    () => Promise.resolve('done'),
  ];
  const next = shared(() => works.shift()!());
  void next();
  await setImmediate();
  await expect(next()).rejects.toThrow('failed');
  expect(await next()).toBe('done');
});
