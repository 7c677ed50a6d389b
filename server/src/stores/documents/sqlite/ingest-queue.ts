import { setImmediate } from 'node:timers/promises';
import type { DocumentId } from 'contract/document-parts';
import type { Document } from '../document.ts';
import type { Ingested, Kept } from '../document-store.ts';
import type { WorkerPool } from '../worker-pool.ts';
import type { Preparing, Writing } from './protocol.ts';

/** Documents in one transaction; readers see all of a batch or nothing of it. */
const batchSize = 250;
/** Documents one thread readies at a time. */
const sliceSize = 25;
/** Milliseconds after the last call has ended until the index is merged, and between two steps of that. */
const idleTime = 2_000;
const stepPause = 20;

interface IngestQueue {
  put(documents: readonly Document[]): Promise<Ingested[]>;
  load(kept: readonly Kept[]): Promise<void>;
  rescore(kept: readonly Kept[]): Promise<void>;
  withdraw(ids: readonly DocumentId[]): Promise<void>;
  /** Writes something and takes it away again. @throws NoRoomError */
  tryRoom(): Promise<void>;
  /** Stops merging; resolves when nothing waits to be written. */
  close(): Promise<void>;
}

/**
 * Sends documents to be readied by several threads and written by one, in the order of the calls and
 * of their documents. The next batch is readied while one is written; more of a call are not, so that
 * memory stays bounded however much is put at once. When nothing is written, the index is merged.
 */
export function ingestQueue(preparing: WorkerPool<Preparing>, writer: WorkerPool<Writing>): IngestQueue {
  let tail: Promise<unknown> = Promise.resolve();
  let merging: NodeJS.Timeout | undefined;
  let closed = false;

  /** Calls that wait or run. */
  let calls = 0;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    clearTimeout(merging);
    merging = undefined;
    calls += 1;
    const turn = tail.then(work);
    tail = turn
      .catch(() => undefined)
      .then(() => {
        calls -= 1;
        if (calls === 0 && !closed) mergeAfter(idleTime);
      });
    return turn;
  }

  /** Merges step by step from then on, until there is nothing left or somebody writes. */
  function mergeAfter(pause: number): void {
    clearTimeout(merging);
    const own = setTimeout(() => {
      const step = tail.then(() => writer.call('merge', []));
      tail = step.then(
        (more) => {
          if (more && merging === own) mergeAfter(stepPause);
        },
        () => undefined,
      );
    }, pause);
    merging = own.unref();
  }

  async function readied(slices: readonly Document[][]): Promise<Uint8Array[]> {
    const packed: Promise<Uint8Array>[] = [];
    for (const slice of slices) {
      const one = preparing.call('prepare', [slice]);
      one.catch(() => undefined);
      packed.push(one);
      // Handing over copies the documents; whoever else is served gets a turn in between.
      await setImmediate();
    }
    return Promise.all(packed);
  }

  function inBatches<T, R>(
    items: readonly T[],
    documentOf: (item: T) => Document,
    write: (packed: Uint8Array[], batch: readonly T[]) => Promise<R>,
  ): Promise<R[]> {
    const batches = inSlices(items, batchSize);
    const ready = (batch: readonly T[] | undefined) => {
      const packed = readied(inSlices(batch ?? [], sliceSize).map((slice) => slice.map(documentOf)));
      // Whoever awaits it hears of a failure; until then it must not count as unhandled.
      packed.catch(() => undefined);
      return packed;
    };
    // Begun before it is this call's turn: the writer need not wait for it then.
    let next = ready(batches[0]);
    return inTurn(async () => {
      const results: R[] = [];
      for (const [index, batch] of batches.entries()) {
        const packed = await next;
        next = ready(batches[index + 1]);
        results.push(await write(packed, batch));
      }
      return results;
    });
  }

  async function keep(operation: 'load' | 'rescore', kept: readonly Kept[]): Promise<void> {
    await inBatches(
      kept,
      ({ document }) => document,
      (packed, batch) =>
        writer.call(operation, [
          packed,
          batch.map(({ seq, version, withdrawn, placed }) => ({ seq, version, withdrawn, placed })),
        ]),
    );
  }

  mergeAfter(idleTime);
  return {
    async put(documents) {
      const results = await inBatches(
        documents,
        (document) => document,
        (packed) => writer.call('put', [packed]),
      );
      return results.flat();
    },
    load: (kept) => keep('load', kept),
    rescore: (kept) => keep('rescore', kept),
    withdraw: (ids) =>
      inTurn(async () => {
        for (const slice of inSlices(ids, batchSize)) await writer.call('withdraw', [slice]);
      }),
    tryRoom: () => inTurn(() => writer.call('tryRoom', [])),
    async close() {
      closed = true;
      clearTimeout(merging);
      merging = undefined;
      await tail;
    },
  };
}

function inSlices<T>(items: readonly T[], size: number): (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
