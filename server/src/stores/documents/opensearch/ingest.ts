import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentId } from 'contract/documents';
import type { Document } from '../document.ts';
import { type DocumentStore, EngineUnavailableError, type Ingested, type Kept } from '../document-store.ts';
import type { Crew } from '../workers.ts';
import type { Connection } from './connection.ts';
import type { Numbers } from './numbers.ts';
import type { Prepared } from './prepare.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Documents of one step, prepared by one thread and numbered together. */
const batchSize = 200;
/** Bytes of one bulk request. */
const bulkSize = 5 * 2 ** 20;
/** Times a bulk is tried while the engine is too busy; the pause doubles from this many milliseconds. */
const tries = 6;
const firstPause = 250;

/** The names of the indices written to. */
export interface Indices {
  documents: string;
  words: string;
}

interface Current {
  seq: number;
  version: number;
  hash: string;
  withdrawn: boolean;
}
interface BulkAnswer {
  errors: boolean;
  items: Record<string, { status: number; error?: { type: string; reason: string } }>[];
}

/** The store's operations that write. */
export type Ingest = Pick<DocumentStore, 'put' | 'withdraw' | 'load'>;

/** Writes documents; each call resolves when what it wrote can be found. */
export function ingestInto(
  connection: Connection,
  { documents: index, words: wordsIndex }: Indices,
  numbers: Numbers,
  vocabulary: Vocabulary,
  workers: Crew,
): Ingest {
  const { ask, askForBytes, bulk } = connection;
  // This process's calls take turns; between processes the numbers see to it.
  let tail: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = tail.then(work);
    tail = turn.catch(() => undefined);
    return turn;
  }

  const prepareAll = (documents: readonly Document[]): Promise<Prepared[]> =>
    workers.call('prepare', [documents]);

  async function currentOf(ids: readonly DocumentId[]): Promise<Map<string, Current>> {
    const { docs } = await ask<{
      docs: { _id: string; found?: boolean; _source: Omit<Current, 'withdrawn'> & { kind: string } }[];
    }>({
      method: 'POST',
      path: `/${index}/_mget`,
      query: { _source_includes: 'seq,version,hash,kind' },
      body: { ids: [...new Set(ids)] },
    });
    return new Map(
      docs
        .filter(({ found }) => found)
        .map(({ _id, _source: { kind, ...rest } }) => [_id, { ...rest, withdrawn: kind === 'withdrawn' }]),
    );
  }

  /** Sends lines in requests of bounded size, one after the other: the next waits until the engine has taken this one. */
  async function send(items: readonly string[]): Promise<void> {
    let lines: string[] = [];
    let size = 0;
    for (const item of items) {
      if (size + item.length > bulkSize && lines.length > 0) {
        await sendOne(lines);
        lines = [];
        size = 0;
      }
      lines.push(item);
      size += item.length;
    }
    if (lines.length > 0) await sendOne(lines);
  }

  async function sendOne(items: readonly string[]): Promise<void> {
    let left = items;
    for (let attempt = 1; ; attempt += 1) {
      const { errors, items: results } = await bulk<BulkAnswer>(left.join(''));
      if (!errors) return;
      const statuses = results.map((result) => Object.values(result)[0]!);
      // A word that is there already was wanted there.
      const failed = statuses.find(({ status }) => status >= 400 && ![409, 429, 503].includes(status));
      if (failed)
        throw new Error(
          `the search engine refused a document: ${failed.error?.type} ${failed.error?.reason}`,
        );
      left = left.filter((_, at) => [429, 503].includes(statuses[at]!.status));
      if (left.length === 0) return;
      if (attempt === tries)
        throw new EngineUnavailableError('the search engine is too busy to take documents');
      await sleep(firstPause * 2 ** attempt * (0.5 + Math.random()));
    }
  }

  async function write(documents: readonly string[], words: readonly string[]): Promise<void> {
    const fresh = [...new Set(words)];
    await send(vocabulary.itemsFor(fresh));
    await send(documents);
    await ask({ method: 'POST', path: `/${index},${wordsIndex}/_refresh` });
    vocabulary.wrote(fresh);
  }

  function itemOf(
    { id, fields, hash }: Pick<Prepared, 'id' | 'fields' | 'hash'>,
    seq: number,
    version: number,
  ) {
    const numbers = JSON.stringify({ seq, version, hash });
    return `${JSON.stringify({ index: { _index: index, _id: id } })}\n${numbers.slice(0, -1)},${fields.slice(1)}\n`;
  }

  async function putBatch(prepared: readonly Prepared[]): Promise<Ingested[]> {
    return numbers.asWriter(async (highest, reserve) => {
      const current = await currentOf(prepared.map(({ id }) => id));
      const items: string[] = [];
      const words: string[] = [];
      let seq = highest;
      const results = prepared.map((one): Ingested => {
        const { id, hash } = one;
        const before = current.get(id);
        if (before && !before.withdrawn && before.hash === hash) {
          return { id, outcome: 'same', seq: before.seq, version: before.version };
        }
        seq += 1;
        const version = (before?.version ?? 0) + 1;
        current.set(id, { seq, version, hash, withdrawn: false });
        items.push(itemOf(one, seq, version));
        words.push(...one.vocabulary);
        return { id, outcome: before ? 'changed' : 'new', seq, version };
      });
      if (items.length > 0) {
        await reserve(seq);
        await write(items, words);
      }
      return results;
    });
  }

  async function loadBatch(kept: readonly Kept[], prepared: readonly Prepared[]): Promise<void> {
    await numbers.asWriter(async (highest, reserve) => {
      const current = await currentOf(prepared.map(({ id }) => id));
      const missing = kept
        .map((one, at) => ({ ...one, prepared: prepared[at]! }))
        .filter(({ seq, withdrawn, prepared: { id } }) => {
          const before = current.get(id);
          return before?.seq !== seq || before.withdrawn !== withdrawn;
        });
      const items = missing.map(({ prepared: one, seq, version, withdrawn, document }) =>
        itemOf(withdrawn ? { ...one, fields: tombstoneOf(document, one) } : one, seq, version),
      );
      const words = missing.flatMap((one) => (one.withdrawn ? [] : one.prepared.vocabulary));
      await reserve(Math.max(highest, ...missing.map(({ seq }) => seq)));
      await write(items, words);
    });
  }

  async function withdrawBatch(ids: readonly DocumentId[]): Promise<void> {
    await numbers.asWriter(async () => {
      const answer = await askForBytes({
        method: 'POST',
        path: `/${index}/_mget`,
        body: { ids: [...new Set(ids)] },
      });
      const tombstones: Record<DocumentId, string> = await workers.call('tombstones', [answer]);
      const current = await currentOf(ids);
      const items = Object.entries(tombstones).map(([id, fields]) => {
        const { hash, seq, version } = current.get(id)!;
        return itemOf({ id, fields, hash }, seq, version);
      });
      await write(items, []);
    });
  }

  return {
    put: (documents) =>
      inTurn(async () => {
        const results: Ingested[] = [];
        for (const batch of inBatches(documents)) results.push(...(await putBatch(await prepareAll(batch))));
        return results;
      }),
    load: (kept) =>
      inTurn(async () => {
        for (const batch of inBatches(kept)) {
          await loadBatch(batch, await prepareAll(batch.map(({ document }) => document)));
        }
      }),
    withdraw: (ids) =>
      inTurn(async () => {
        for (const batch of inBatches(ids)) await withdrawBatch(batch);
      }),
  };
}

/** A withdrawn document was stripped of its texts before it was dumped. */
function tombstoneOf({ id, date }: Document, { fields }: Prepared): string {
  const { stored } = JSON.parse(fields) as { stored: unknown };
  return JSON.stringify({ id, kind: 'withdrawn', date, stored });
}

function inBatches<T>(items: readonly T[]): (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) =>
    items.slice(at * batchSize, (at + 1) * batchSize),
  );
}
