import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DocumentStore } from '../server/src/stores/documents/document-store.ts';
import type { Document } from '../server/src/stores/documents/document.ts';
import { sqliteDocumentStore } from '../server/src/stores/documents/sqlite/sqlite-document-store.ts';
import { corpus, vocabulary } from './corpus.ts';

/** The corpus ends here, so that a kept folder can be measured again on another day. */
const corpusEnd = Date.parse('2026-11-01T12:00:00Z');
const batchSize = 500;
/** Puts under way at once, so that the store need not wait for the corpus to be made. */
const inFlight = 3;

/** The documents of the bench, always the same. */
export function benchCorpus(count: number): Generator<Document> {
  return corpus(count, corpusEnd, vocabulary(200_000));
}

/** Fills a store. @returns documents per second */
export async function fill(store: DocumentStore, count: number): Promise<number> {
  const started = performance.now();
  const flight: Promise<unknown>[] = [];
  let batch: Document[] = [];
  let stored = 0;
  for (const document of benchCorpus(count)) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    flight.push(store.put(batch));
    stored += batch.length;
    batch = [];
    if (flight.length >= inFlight) await flight.shift();
    if (process.stderr.isTTY && stored % 20_000 === 0)
      process.stderr.write(`\r${stored} of ${count} documents`);
  }
  await Promise.all([...flight, store.put(batch)]);
  return count / ((performance.now() - started) / 1_000);
}

/** Fills the embedded store of a folder, unless it has been; `beside` puts what else is wanted. */
export async function buildCorpus(
  folder: string,
  count: number,
  beside: (store: DocumentStore) => Promise<void> = async () => undefined,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'documents.sqlite');
  if (existsSync(path)) return;
  const store = await sqliteDocumentStore({ path });
  console.log(`ingest ${Math.round(await fill(store, count))} documents/s`);
  await beside(store);
  await store.close();
}

/** Loads text into a bare FTS5 table and JSON beside it, as one would by hand. @returns documents per second */
export function fillRaw(path: string, count: number): number {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec(
    `CREATE TABLE stored(row INTEGER PRIMARY KEY, json TEXT);
     CREATE VIRTUAL TABLE words USING fts5(title, body, people, content='', contentless_delete=1);
     INSERT INTO words(words, rank) VALUES('hashsize', 33554432)`,
  );
  const store = database.prepare('INSERT INTO stored VALUES(?, ?)');
  const index = database.prepare('INSERT INTO words(rowid, title, body, people) VALUES(?, ?, ?, ?)');
  const documents = [...benchCorpus(count)];
  const started = performance.now();
  for (let from = 0; from < count; from += batchSize) {
    database.exec('BEGIN');
    documents.slice(from, from + batchSize).forEach((document, at) => {
      store.run(from + at, JSON.stringify(document));
      index.run(from + at, document.title, document.text, document.people[0]!.name);
    });
    database.exec('COMMIT');
  }
  const seconds = (performance.now() - started) / 1_000;
  database.close();
  return count / seconds;
}
