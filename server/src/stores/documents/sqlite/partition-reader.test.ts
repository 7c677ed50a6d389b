import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openForWriting } from './schema.ts';
import { partitionReaders, type Range } from './partition-reader.ts';
import { wordsTable } from './partitions.ts';

const folder = mkdtempSync(join(tmpdir(), 'partition-reader-'));
afterAll(() => rmSync(folder, { recursive: true }));

const partition = 'nl_document';
const table = wordsTable(partition);
const documents = 4_000;
/** Rows far apart, as those of a real store are. */
const row = (number: number) => 1_500_000_000 * 2 ** 20 + number * 3_600 * 2 ** 20;

/** A store whose index of the word fills many pages, one of the middle of which is gone: reading it fails. */
function storeWithoutItsMiddlePage(name: string): DatabaseSync {
  const database = openForWriting(join(folder, name), [partition], { durable: false });
  const insert = database.prepare(`INSERT INTO ${table}(rowid, body) VALUES(CAST(? AS INTEGER), 'wet')`);
  database.exec('BEGIN');
  for (let number = 0; number < documents; number += 1) insert.run(row(number));
  database.exec('COMMIT');
  // What keeps others from writing into FTS5's own tables; the types do not know it yet, nor does an older Node.
  (database as DatabaseSync & { enableDefensive?(active: boolean): void }).enableDefensive?.(false);
  // Below 2^37 are the outlines of the index; bit 36 marks what FTS5 keeps to jump in a long list.
  const pages = database
    .prepare(`SELECT id FROM ${table}_data WHERE id >= (1 << 37) AND id & (1 << 36) = 0 ORDER BY id`)
    .all();
  database.prepare(`DELETE FROM ${table}_data WHERE id = ?`).run(pages[pages.length >> 1]!.id!);
  return database;
}

test.each([
  ['the oldest', 10],
  ['the newest', documents - 20],
])('period: only its own part of the index is read, of %s', (name, first) => {
  const reader = partitionReaders(storeWithoutItsMiddlePage(name))(partition);
  expect(() => reader.rows('wet', { first: row(0), last: row(documents) })).toThrow('malformed');

  const some: Range = { first: row(first), last: row(first + 9) };
  const numbers = Array.from({ length: 10 }, (_, index) => row(first + index));
  expect([...reader.rows('wet', some)]).toEqual(numbers);
  expect(reader.count('wet', some)).toBe(10);
  expect(reader.first('wet', some, 3, 'newest')).toEqual(numbers.reverse().slice(0, 3));
});
