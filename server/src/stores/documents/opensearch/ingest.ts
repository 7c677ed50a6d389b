import type { DocumentId } from 'contract/document-parts';
import type { Document } from '../document.ts';
import type { DocumentStore, Ingested, Kept } from '../document-store.ts';
import type { WorkerPool } from '../worker-pool.ts';
import type { Reading } from './reading.ts';
import type { Connection } from './connection.ts';
import type { Numbers } from './numbers.ts';
import type { Prepared } from './prepare.ts';
import type { Vocabulary, WordOf } from './vocabulary.ts';
import { openSender } from './send-in-bulk.ts';

/** Documents of one step, prepared by one thread and numbered together, and characters of their texts. */
const batchSize = 200;
const batchLength = 2_000_000;

interface Current {
  seq: number;
  /** Where it came to stand before; and what it is dated, which an index that was made earlier does not tell. */
  placed?: number;
  date?: number;
  version: number;
  hash: string;
  withdrawn: boolean;
}

/** The store's operations that write. */
type Ingest = Pick<DocumentStore, 'put' | 'withdraw' | 'load' | 'rescore'>;

/** Writes documents; each call resolves when what it wrote can be found. */
export function ingestInto(
  connection: Connection,
  { documents: index, writable }: { documents: string; writable: () => Promise<{ beside: boolean }> },
  numbers: Numbers,
  vocabulary: Vocabulary,
  workers: WorkerPool<Reading>,
  refresh: () => Promise<void>,
): Ingest {
  const { ask, askForBytes } = connection;
  const send = openSender(connection);
  // This process's calls take turns; between processes the numbers see to it.
  let tail: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = tail.then(work);
    tail = turn.catch(() => undefined);
    return turn;
  }

  const prepareAll = async (documents: readonly Document[]): Promise<Prepared[]> =>
    workers.call('prepare', [documents, (await writable()).beside]);

  async function currentOf(ids: readonly DocumentId[]): Promise<Map<string, Current>> {
    const { docs } = await ask<{
      docs: { _id: string; found?: boolean; _source: Omit<Current, 'withdrawn'> & { kind: string } }[];
    }>({
      method: 'POST',
      path: `/${index}/_mget`,
      query: { _source_includes: 'seq,placed,date,version,hash,kind' },
      body: { ids: [...new Set(ids)] },
    });
    return new Map(
      docs
        .filter(({ found }) => found)
        .map(({ _id, _source: { kind, ...rest } }) => [_id, { ...rest, withdrawn: kind === 'withdrawn' }]),
    );
  }

  async function write(documents: readonly string[], words: readonly WordOf[]): Promise<void> {
    const added = vocabulary.adding(words);
    await send(added.items, 'words');
    await send(documents, 'documents');
    await refresh();
    added.wrote();
  }

  function itemOf(
    { id, fields, hash }: Pick<Prepared, 'id' | 'fields' | 'hash'>,
    seq: number,
    version: number,
    placed?: number,
  ) {
    const numbers = JSON.stringify({ seq, version, hash, placed });
    const place = { _index: index, _id: id, version: seq, version_type: 'external_gte' };
    return `${JSON.stringify({ index: place })}\n${numbers.slice(0, -1)},${fields.slice(1)}\n`;
  }

  async function putBatch(prepared: readonly Prepared[]): Promise<Ingested[]> {
    return numbers.asWriter(async (highest, reserve) => {
      const current = await currentOf(prepared.map(({ id }) => id));
      const items: string[] = [];
      const words: WordOf[] = [];
      let seq = highest;
      const results = prepared.map((one): Ingested => {
        const { id, hash, date } = one;
        const before = current.get(id);
        if (before && !before.withdrawn && before.hash === hash) {
          return { id, outcome: 'same', seq: before.seq, version: before.version };
        }
        seq += 1;
        const version = (before?.version ?? 0) + 1;
        const stays = before && !before.withdrawn && before.date === date;
        const placed = stays ? (before.placed ?? before.seq) : undefined;
        current.set(id, { seq, version, hash, date, placed, withdrawn: false });
        items.push(itemOf(one, seq, version, placed));
        words.push(...wordsOf(one));
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
      const items = missing.map(({ prepared: one, seq, version, placed, withdrawn, document }) =>
        itemOf(withdrawn ? { ...one, fields: tombstoneOf(document, one) } : one, seq, version, placed),
      );
      const words = missing.flatMap((one) => (one.withdrawn ? [] : wordsOf(one.prepared)));
      await reserve(Math.max(highest, ...missing.map(({ seq }) => seq)));
      await write(items, words);
    });
  }

  async function rescoreBatch(kept: readonly Kept[], prepared: readonly Prepared[]): Promise<void> {
    await numbers.asWriter(async () => {
      const current = await currentOf(prepared.map(({ id }) => id));
      const items = kept.flatMap(({ seq, version, placed, withdrawn }, at) => {
        const one = prepared[at]!;
        const before = current.get(one.id);
        const same = before?.seq === seq && !before.withdrawn && !withdrawn;
        // The same number is the same content; more than the contexts must not come in by this door.
        return same && before.hash === one.hash ? [itemOf(one, seq, version, placed)] : [];
      });
      if (items.length > 0) await write(items, []);
    });
  }

  async function withdrawBatch(ids: readonly DocumentId[]): Promise<void> {
    await numbers.asWriter(async () => {
      const answer = await askForBytes({
        method: 'POST',
        path: `/${index}/_mget`,
        body: { ids: [...new Set(ids)] },
      });
      const tombstones = await workers.call('tombstones', [answer]);
      const current = await currentOf(ids);
      const items = [...current].flatMap(([id, { hash, seq, version, placed }]) => {
        const fields = tombstones[id];
        return fields ? [itemOf({ id, fields, hash }, seq, version, placed)] : [];
      });
      await write(items, []);
    });
  }

  function inKeptBatches(
    kept: readonly Kept[],
    write: (batch: readonly Kept[], prepared: readonly Prepared[]) => Promise<void>,
  ): Promise<void> {
    return inTurn(async () => {
      for (const batch of inBatches(kept, ({ document }) => lengthOf(document)))
        await write(batch, await prepareAll(batch.map(({ document }) => document)));
    });
  }

  return {
    put: (documents) =>
      inTurn(async () => {
        const results: Ingested[] = [];
        for (const batch of inBatches(documents, lengthOf))
          results.push(...(await putBatch(await prepareAll(batch))));
        return results;
      }),
    load: (kept) => inKeptBatches(kept, loadBatch),
    rescore: (kept) => inKeptBatches(kept, rescoreBatch),
    withdraw: (ids) =>
      inTurn(async () => {
        for (const batch of inBatches(ids, () => batchLength / 20)) await withdrawBatch(batch);
      }),
  };
}

const wordsOf = ({ domain, vocabulary }: Prepared): WordOf[] => vocabulary.map((word) => ({ domain, word }));

/** A withdrawn document was stripped of its texts before it was dumped. */
function tombstoneOf({ id, date }: Document, { fields }: Prepared): string {
  const { stored } = JSON.parse(fields) as { stored: unknown };
  return JSON.stringify({ id, kind: 'withdrawn', date, stored });
}

/** Batches of so many items and so much text that no step takes the main thread long. */
function inBatches<T>(items: readonly T[], length: (item: T) => number): T[][] {
  const batches: T[][] = [];
  let batch: T[] = [];
  let together = 0;
  for (const item of items) {
    const own = length(item);
    if (batch.length === batchSize || (batch.length > 0 && together + own > batchLength)) {
      batches.push(batch);
      batch = [];
      together = 0;
    }
    batch.push(item);
    together += own;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

function lengthOf({ text, file, attachments }: Document): number {
  return [file, ...attachments].reduce((sum, each) => sum + (each?.text?.length ?? 0), text.length);
}
