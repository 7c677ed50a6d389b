import { setImmediate } from 'node:timers/promises';
import type { DocumentId } from 'contract/document-parts';
import type { Document } from '../document.ts';
import type { Ingested, Kept } from '../document-store.ts';
import type { WorkerPool } from '../worker-pool.ts';
import type { Preparing, Writing } from './protocol.ts';

/** Documents in one transaction; readers see all of a batch or nothing of it. */
const batchSize = 250;
/**
 * While nobody waits who has no more than that to write there are more in one, which is less work for each; so long as
 * their texts have no more characters, as what is readied is held in memory.
 */
const largestBatch = 1_000;
const charactersInLargest = 8_000_000;
/** Documents one thread readies at a time. */
const sliceSize = 25;
/** Milliseconds after the last call has ended until the index is merged, and between two steps of that. */
const idleTime = 2_000;
const stepPause = 20;
/** The latter while somebody searches: a step takes a processor from them, and yet an end is to come. */
const politePause = 250;

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
 * memory stays bounded however much is put at once. When nothing is written, the index is merged, slowly while the
 * store is searched.
 */
export function ingestQueue(
  preparing: WorkerPool<Preparing>,
  writer: WorkerPool<Writing>,
  isSearched: () => boolean,
): IngestQueue {
  let tail: Promise<unknown> = Promise.resolve();
  let merging: NodeJS.Timeout | undefined;
  let closed = false;

  /** Calls that wait or run, and those that wait with little to write. */
  let calls = 0;
  let hurried = 0;

  function inTurn<T>(work: () => Promise<T>, writes = 1): Promise<T> {
    clearTimeout(merging);
    merging = undefined;
    calls += 1;
    const isHurried = writes <= batchSize;
    if (isHurried) hurried += 1;
    const turn = tail.then(() => {
      if (isHurried) hurried -= 1;
      return work();
    });
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
          if (more && merging === own) mergeAfter(isSearched() ? politePause : stepPause);
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
    let begun = 0;
    const beginNext = () => {
      if (begun >= items.length) return undefined;
      const batch = items.slice(begun, begun + sizeOfBatch(items, begun, documentOf));
      begun += batch.length;
      const packed = readied(inSlices(batch, sliceSize).map((slice) => slice.map(documentOf)));
      // Whoever awaits it hears of a failure; until then it must not count as unhandled.
      packed.catch(() => undefined);
      return { batch, packed };
    };
    // Begun before it is this call's turn: the writer need not wait for it then.
    let next = beginNext();
    return inTurn(async () => {
      const results: R[] = [];
      while (next) {
        const { batch } = next;
        const packed = await next.packed;
        next = beginNext();
        results.push(await write(packed, batch));
      }
      return results;
    }, items.length);
  }

  /** How many of the items from one place on are written together. */
  function sizeOfBatch<T>(items: readonly T[], from: number, documentOf: (item: T) => Document): number {
    if (hurried > 0) return batchSize;
    let characters = 0;
    let size = 0;
    while (size < largestBatch && from + size < items.length) {
      characters += charactersIn(documentOf(items[from + size]!));
      if (size >= batchSize && characters > charactersInLargest) break;
      size += 1;
    }
    return size;
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
      }, ids.length),
    tryRoom: () => inTurn(() => writer.call('tryRoom', [])),
    async close() {
      closed = true;
      clearTimeout(merging);
      merging = undefined;
      await tail;
    },
  };
}

function charactersIn({ text, file, attachments }: Document): number {
  return [file, ...attachments].reduce((sum, one) => sum + (one?.text?.length ?? 0), text.length);
}

function inSlices<T>(items: readonly T[], size: number): (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
