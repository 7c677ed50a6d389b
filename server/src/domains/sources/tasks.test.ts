import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtInClassifier, type OpenClassifier } from '#domains/contexts/index.ts';
import { contextCodes } from 'contract/contexts';
import { systemClock } from '#platform/clock.ts';
import { openLeases } from '#stores/people/leases.ts';
import { openMetrics } from '#platform/metrics.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { inThreadDocumentStore } from '#stores/documents/sqlite/in-thread-document-store.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import type { People } from '#stores/people/index.ts';
import { openTestPeople } from '#test/people.ts';
import { startAnswers, type Answers } from '#test/replay/answers.ts';
import { startReplay, type Replay } from '#test/replay/tweedekamer.ts';
import { order, orderOf } from './orders.ts';
import { startPolling, type Polling, type PollingOptions } from './tasks.ts';

let folder: string;
let replay: Replay;
let documents: DocumentStore;
let classifier: OpenClassifier;
let people: People;
let polling: Polling | undefined;
let lines: Record<string, unknown>[];

beforeAll(() => {
  classifier = builtInClassifier();
});
afterAll(() => classifier.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polling-'));
  replay = await startReplay();
  documents = inThreadDocumentStore(join(folder, 'documents.sqlite'));
  people = await openTestPeople(folder);
  lines = [];
});
afterEach(async () => {
  await polling?.stop();
  polling = undefined;
  await replay.close();
  await documents.close();
  await people.close();
  await rm(folder, { recursive: true });
});

function start(options: Partial<PollingOptions> = {}): void {
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  polling = startPolling({
    names: ['tweedekamer'],
    baseUrls: { tweedekamer: replay.baseUrl },
    councils: [],
    documents,
    classifier,
    files: diskFileStore(join(folder, 'files')),
    people: people.db,
    leases: openLeases(people),
    metrics: openMetrics({ lastSuccesses: async () => [], ofProcess: false }),
    log: pino({ level: 'debug', base: null }, { write }),
    clock: systemClock,
    atOnce: 4,
    stagger: 1,
    request: { interval: 0, retries: 0 },
    ...options,
  });
}
const logged = async (words: string) => {
  const found = () => lines.find(({ msg }) => msg === words);
  await expect.poll(found, { message: `${words} is not logged` }).toBeDefined();
  return found()!;
};

const leaseRow = () => people.db.selectFrom('leases').selectAll().executeTakeFirst();

test('polling: what a source has appears while the polling runs, from thirty days back', async () => {
  replay.rows[2]!.ApiGewijzigdOp = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString();
  start();
  expect(await logged('a source was read')).toMatchObject({ level: 30, source: 'tweedekamer', new: 2 });
  const motion = await documents.get('tk-2031D00001');
  expect(motion).toMatchObject({ groupPath: 'tk/motie', contextsVersion: classifier.version });
  expect(Object.keys((motion as Document).contexts!)).toHaveLength(contextCodes.length);
  expect(await documents.get('tk-2031D00003')).toBeUndefined();
});

test('polling: a stop while the source is slow to answer ends at once and is no fault', async () => {
  replay.breakNext('slow', 99);
  start();
  await expect.poll(() => replay.asked).not.toEqual([]);
  await polling!.stop();
  expect(lines).toEqual([]);
  expect(await people.db.selectFrom('sourceStates').select('lastFault').execute()).toEqual([
    { lastFault: null },
  ]);
});

test('polling: a source that answers with a page is one warning without a stack', async () => {
  replay.breakNext('blockPage', 99);
  start();
  const line = await logged('a source failed');
  expect(line).toMatchObject({ level: 40, source: 'tweedekamer', kind: 'blocked' });
  expect(line['seen']).toMatch(/^a page in place of JSON: <html>/);
  expect(line).not.toHaveProperty('err');
  expect(await people.db.selectFrom('sourceStates').select('cursor').execute()).toEqual([{ cursor: null }]);
});

test('polling: no network is no news', async () => {
  // The port of a server that has just been closed.
  await replay.close();
  start();
  expect(await logged('a source failed')).toMatchObject({ level: 20, kind: 'network' });
  expect(lines.filter(({ level }) => Number(level) > 20)).toEqual([]);
});

test('polling: two processes read a source once, and the rest after a run counts for both', async () => {
  start();
  const first = polling!;
  start();
  await logged('a source was read');
  await expect.poll(async () => (await leaseRow())?.owner).toBe('');
  const [row] = await people.db.selectFrom('leases').selectAll().execute();
  expect(row!.until - Date.now()).toBeGreaterThan(2 * 60_000);
  const asked = replay.asked.length;
  expect(new Set(replay.asked).size).toBe(asked);
  // A third process that comes now has nothing to do either.
  const second = polling!;
  start();
  await Promise.all([first.stop(), second.stop(), polling!.stop()]);
  expect(replay.asked).toHaveLength(asked);
  expect(lines.filter(({ msg }) => msg === 'a source was read')).toHaveLength(1);
});

test('polling: a run that lost its lease stores nothing more and leaves the cursor where it was', async () => {
  replay.breakNext('slow', 1);
  start();
  await expect.poll(() => replay.asked).not.toEqual([]);
  const taken = { owner: 'another/1/x', until: Date.now() + 60_000 };
  await people.db.updateTable('leases').set(taken).execute();
  replay.hangUp();
  expect(await logged('a run was given up: its lease on the source was lost')).toMatchObject({ level: 40 });
  expect(await documents.settled()).toBe(0);
  expect(await people.db.selectFrom('sourceStates').select(['cursor', 'lastFault']).execute()).toEqual([
    { cursor: null, lastFault: null },
  ]);
  expect(await leaseRow()).toMatchObject(taken);
});

describe('polling: sources that wait for a turn', () => {
  let other: Answers;
  let otherBegan: Record<string, unknown>[] | undefined;
  beforeEach(async () => {
    otherBegan = undefined;
    other = await startAnswers(() => {
      otherBegan ??= [...lines];
      return undefined;
    });
  });
  afterEach(() => other.close());
  const two = () => ({
    names: ['tweedekamer', 'vlos'] as const,
    baseUrls: { tweedekamer: replay.baseUrl, vlos: other.baseUrl },
    atOnce: 1,
  });

  test('are read once one of those before them is done, also where that hangs to its limit', async () => {
    replay.breakNext('slow', 99);
    start({ ...two(), request: { interval: 0, retries: 0, connectTimeout: 2_000 } });
    await expect.poll(() => other.asked).not.toEqual([]);
    expect(otherBegan).toMatchObject([{ msg: 'a source failed', source: 'tweedekamer', kind: 'timeout' }]);
  });

  test('get the place of a run that has had its turn, which is no fault and loses nothing', async () => {
    replay.breakNext('slow', 1, '/Activiteit');
    start({ ...two(), turn: 0, request: { interval: 0, retries: 0, connectTimeout: 600_000 } });
    await expect.poll(() => other.asked).not.toEqual([]);
    expect(otherBegan).toMatchObject([
      { msg: 'a run made place for other sources, and goes on in its next turn' },
    ]);
    expect(await logged('a source was read')).toMatchObject({ source: 'tweedekamer' });
    const state = people.db.selectFrom('sourceStates').where('source', '=', 'tweedekamer');
    expect(await state.select('lastFault').execute()).toEqual([{ lastFault: null }]);
    expect(await documents.get('tk-2031D00001')).toBeDefined();
  });
});

test('polling: a source that rests is read as soon as staff ask for it, once', async () => {
  start({ ordersEvery: 10 });
  await expect.poll(async () => (await leaseRow())?.owner).toBe('');
  const asked = replay.asked.length;
  const read = () => lines.filter(({ msg }) => msg === 'a source was read').length;
  await order(people.db, 'tweedekamer', { askedAt: Date.now() });
  await expect.poll(read).toBe(2);
  expect(replay.asked.length).toBeGreaterThan(asked);
  expect(await orderOf(people.db, 'tweedekamer')).toMatchObject({ askedAt: null });
  await expect.poll(async () => (await leaseRow())?.owner).toBe('');
  expect(read()).toBe(2);
});

test('polling: a paused source is left alone until it is resumed', async () => {
  await order(people.db, 'tweedekamer', { pausedAt: Date.now() });
  const other = await startAnswers(() => undefined);
  start({
    names: ['tweedekamer', 'vlos'],
    baseUrls: { tweedekamer: replay.baseUrl, vlos: other.baseUrl },
    ordersEvery: 10,
  });
  // The other one has its turn after it.
  await expect.poll(() => other.asked).not.toEqual([]);
  expect(replay.asked).toEqual([]);
  await order(people.db, 'tweedekamer', { pausedAt: null, askedAt: Date.now() });
  await expect
    .poll(() => lines.some(({ source, msg }) => source === 'tweedekamer' && msg === 'a source was read'))
    .toBe(true);
  await polling!.stop();
  await other.close();
});

test('polling: no sources, nothing asked', async () => {
  start({ names: [] });
  await polling!.stop();
  expect(replay.asked).toEqual([]);
});
