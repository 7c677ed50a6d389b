import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Besides, Row } from '#test/replay/relations.ts';
import { fixtureRows, startReplay, type Replay } from '#test/replay/tweedekamer.ts';
import { emptyReading, type Cursor, type Reading } from '../connector.ts';
import { findToken, readFeed } from './feed.ts';
import { pollChanges } from './poll.ts';
import { tweedekamer } from './tweedekamer.ts';

const fixture = readFileSync(new URL('./fixtures/beside.json', import.meta.url), 'utf8');
const extraction = openTextExtraction();
let replay: Replay;
beforeEach(async () => {
  replay = await startReplay({ rows: fixtureRows(), beside: JSON.parse(fixture) as Besides });
  replay.hasFeed = true;
});
afterEach(() => replay.close());

const service = () => ({ baseUrl: replay.baseUrl, request: { backOff: 5, interval: 0, retries: 0 } });

async function pollAll(since: Cursor | undefined, now: string) {
  const source = tweedekamer({ baseUrl: replay.baseUrl, extraction });
  const all: Reading = emptyReading();
  let cursor = since;
  replay.asked.length = 0;
  for await (const batch of pollChanges(service(), since, Date.parse(now))) {
    for (const raw of batch.raw) {
      const reading = await source.read(raw);
      for (const key of Object.keys(all) as (keyof Reading)[]) (all[key] as unknown[]).push(...reading[key]);
    }
    cursor = batch.cursor;
  }
  return { all, ids: all.documents.map(({ id }) => id), cursor: cursor! };
}
/** The cursor at the end of the feed; what stands just before the place that is found is read twice. */
async function caughtUp(): Promise<Cursor> {
  const { cursor } = await pollAll(undefined, '2031-06-01T08:50:00Z');
  expect(cursor['feed']).toEqual(expect.any(Number));
  return (await pollAll(cursor, '2031-06-01T09:00:00Z')).cursor;
}
const sets = () => replay.asked.filter((address) => address.includes('orderby=ApiGewijzigdOp'));

test('tweedekamer feed: a finished poll finds its place in the feed, and the next one asks the feed alone', async () => {
  const cursor = await caughtUp();
  const quiet = await pollAll(cursor, '2031-06-01T09:10:00Z');
  expect(quiet.ids).toEqual([]);
  expect(replay.asked).toHaveLength(1);
  expect(quiet.cursor).toMatchObject({ Document: '2031-06-01T09:00:00.000Z' });
});

test('tweedekamer feed: a set that was not read before this version is read once beside the feed', async () => {
  const { CommissieZetelVastPersoon: unread, ...cursor } = (await caughtUp()) as Record<string, unknown>;
  expect(unread).toBeDefined();
  const first = await pollAll(cursor as Cursor, '2031-06-01T09:10:00Z');
  expect(first.all.names).toMatchObject([{ kind: 'committeeMember' }]);
  expect(sets().every((address) => address.includes('/CommissieZetelVastPersoon?'))).toBe(true);
  expect(first.cursor).toMatchObject({ feed: expect.any(Number) as number });
  replay.asked.length = 0;
  expect((await pollAll(first.cursor, '2031-06-01T09:20:00Z')).all.names).toEqual([]);
  expect(sets()).toEqual([]);
});

test('tweedekamer feed: what the feed tells is fetched by its id, with late changes and withdrawals', async () => {
  const cursor = await caughtUp();
  const changed = '2031-06-01T10:00:00Z';
  replay.rows[1]!.ApiGewijzigdOp = changed;
  const matter = (replay.rows[0]!['Zaak'] as Row[])[0]!;
  (matter['Besluit'] as Row[])[0]!.ApiGewijzigdOp = changed;
  const [meeting] = replay.beside.Activiteit!;
  (meeting!['Agendapunt'] as Row[])[0]!.ApiGewijzigdOp = changed;
  const { Id } = replay.beside.Activiteit![1]!;
  replay.beside.Activiteit![1] = { Id, ApiGewijzigdOp: changed, Verwijderd: true };
  const { all, ids } = await pollAll(cursor, '2031-06-01T10:10:00Z');
  expect(ids.sort()).toEqual(['tk-2031A00001', 'tk-2031D00001', 'tk-2031D00002']);
  expect(all.withdrawnKeys).toEqual([Id]);
  expect(sets()).toEqual([]);
});

test('tweedekamer feed: a feed of many pages is followed to its end', async () => {
  const cursor = await caughtUp();
  for (let n = 0; n < 45; n++) {
    replay.rows.push({
      ...replay.rows[1]!,
      Id: `00000000-0000-4000-8000-0000000010${10 + n}`,
      DocumentNummer: `2031D001${10 + n}`,
      ApiGewijzigdOp: `2031-06-01T10:00:${10 + n}Z`,
    });
  }
  expect(new Set((await pollAll(cursor, '2031-06-01T11:00:00Z')).ids).size).toBe(45);
});

test('tweedekamer feed: a feed that fails is told, and the sets are asked in its stead', async () => {
  const cursor = await caughtUp();
  replay.rows[1]!.ApiGewijzigdOp = '2031-06-01T10:00:00Z';
  replay.breakNext('blockPage', 1, 'SyncFeed');
  const { all, ids, cursor: after } = await pollAll(cursor, '2031-06-01T10:10:00Z');
  expect(all.notes).toEqual([
    { sourceId: 'SyncFeed', note: expect.stringMatching(/^asked set by set: blocked/) as string },
    ...all.notes.slice(1),
  ]);
  expect(ids).toContain('tk-2031D00002');
  expect(after).not.toHaveProperty('feed');
  expect((await pollAll(after, '2031-06-01T10:20:00Z')).cursor['feed']).toEqual(expect.any(Number));
});

test('tweedekamer feed: a fault of the sets in a poll by the feed leaves the place in the feed', async () => {
  const cursor = await caughtUp();
  replay.rows[1]!.ApiGewijzigdOp = '2031-06-01T10:00:00Z';
  replay.breakNext('error500', 1, '/Document?');
  await expect(pollAll(cursor, '2031-06-01T10:10:00Z')).rejects.toMatchObject({ kind: 'status' });
  expect((await pollAll(cursor, '2031-06-01T10:10:00Z')).ids).toEqual(['tk-2031D00002']);
});

test('tweedekamer feed: a set that is refused is told once, costs the others nothing and has lost nothing', async () => {
  const cursor = await caughtUp();
  const changed = '2031-06-01T10:00:00Z';
  const [meeting] = replay.beside.Activiteit!;
  (meeting!['Agendapunt'] as Row[])[0]!.ApiGewijzigdOp = changed;
  replay.rows[1]!.ApiGewijzigdOp = changed;
  const matter = (replay.rows[0]!['Zaak'] as Row[])[0]!;
  (matter['Besluit'] as Row[])[0]!.ApiGewijzigdOp = changed;
  replay.gone = ['DocumentActor'];
  const refused = await pollAll(cursor, '2031-06-01T10:10:00Z');
  expect(refused.ids).toEqual(['tk-2031A00001']);
  expect(refused.all.notes).toEqual([
    { sourceId: 'SyncFeed', note: expect.stringMatching(/^Document is not given: status/) as string },
  ]);
  const { Document: position } = cursor;
  expect(refused.cursor).toMatchObject({ Document: position, feed: expect.any(Number) as number });
  const again = await pollAll(refused.cursor, '2031-06-01T10:20:00Z');
  expect(again.ids).toEqual([]);
  expect(again.all.notes).toHaveLength(1);
  replay.gone = [];
  // The document itself, and the one that a decision of then leads to.
  const given = await pollAll(again.cursor, '2031-06-01T10:30:00Z');
  expect(given.ids.sort()).toEqual(['tk-2031D00001', 'tk-2031D00002']);
  expect(given.cursor).not.toHaveProperty('refused');
});

test('tweedekamer feed: a back-fill asks the sets', async () => {
  const cursor = await caughtUp();
  const since = tweedekamer({ extraction }).cursorAt(Date.parse('2031-02-04T00:00:00Z'));
  const { ids } = await pollAll({ ...cursor, ...since }, '2031-06-01T10:00:00Z');
  expect(ids).toContain('tk-2031D00002');
  expect(ids).not.toContain('tk-2031A00001');
});

test('tweedekamer feed: the place of an instant has every later change behind it', async () => {
  const token = await findToken(service(), Date.parse('2031-03-01T00:00:00Z'));
  expect(token).toBeGreaterThan(Date.parse('2031-02-04T00:00:00Z') / 1_000);
  expect(token).toBeLessThan(Date.parse('2031-03-01T00:00:00Z') / 1_000);
});

test.each([
  ['<html><body>Even geduld</body></html>', 'blocked'],
  ['<Error><Message>An error has occurred.</Message></Error>', 'shape'],
  ['<feed><entry><title>x</title></entry></feed>', 'shape'],
  ['<feed>', 'shape'],
  ['', 'shape'],
])('tweedekamer feed: %s is no feed', (text, kind) => {
  const read = () => readFeed(new TextEncoder().encode(text), 'http://feed');
  expect(read).toThrow(expect.objectContaining({ name: 'SourceFault', kind }) as Error);
});
