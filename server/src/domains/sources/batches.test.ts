import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { People } from '#stores/people/index.ts';
import type { Ingested } from '#stores/documents/document-store.ts';
import { openTestPeople } from '#test/people.ts';
import { arrivedByDay, arrivedSince, cameInAt, keepBatch, oldestAbove } from './batches.ts';

let folder: string;
let people: People;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'batches-'));
  people = await openTestPeople(folder);
});
afterAll(async () => {
  await people.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => people.db.deleteFrom('sourceBatches').execute());

const noon = Date.parse('2026-11-20T11:00:00Z');
const hour = 60 * 60_000;
const stored = (outcome: Ingested['outcome'], ...numbers: number[]): Ingested[] =>
  numbers.map((seq) => ({ id: `test-${seq}`, outcome, seq, version: 1 }));
const keep = (source: string, at: number, ...some: Ingested[][]) =>
  keepBatch(people.db, source, some.flat(), at);

test('batches: it is known when an ingest number came in, and nothing of what stayed the same', async () => {
  await keep('one', noon, stored('new', 1, 2, 9));
  await keep('other', noon + hour, stored('changed', 3, 4), stored('same', 20));
  expect(await cameInAt(people.db, 2)).toBe(noon);
  // Within the range of the one source, but the other's own is narrower.
  expect(await cameInAt(people.db, 4)).toBe(noon + hour);
  expect(await cameInAt(people.db, 20)).toBeUndefined();
  expect(await oldestAbove(people.db, 0)).toBe(noon);
  expect(await oldestAbove(people.db, 9)).toBeUndefined();
});

test('batches: what came in is counted by source, by day in Amsterdam, and is let go of with the ledger', async () => {
  await keep('one', noon, stored('new', 1, 2));
  // After midnight in Amsterdam it is still the day before elsewhere.
  await keep('one', Date.parse('2026-11-20T23:30:00Z'), stored('changed', 3));
  expect(await arrivedSince(people.db, noon + 1)).toEqual(new Map([['one', 1]]));
  expect(await arrivedByDay(people.db, noon - hour)).toEqual(
    new Map([
      [
        'one',
        new Map([
          ['2026-11-20', 2],
          ['2026-11-21', 1],
        ]),
      ],
    ]),
  );
  await keep('one', noon + 91 * 24 * hour, stored('new', 9));
  expect(await cameInAt(people.db, 1)).toBeUndefined();
});
