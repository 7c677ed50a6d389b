import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyAfter, copyDocuments, differencesBetween, type Rebuild } from '../copy.ts';
import type { Renewal } from '../document-store.ts';
import { sqliteRebuild } from './copies.ts';
import { ageOf } from './schema.ts';
import { sqliteDocumentStore } from './sqlite-document-store.ts';
import type { SqliteDocumentStore } from './store-of-pools.ts';

interface RenewingOptions {
  path: string;
  /** Pages of names to be recognised in what is copied. */
  namesOf: () => Promise<readonly string[]>;
  /** Hears of workers that stopped, and why the renewal was given up: the old store stays in use then. */
  report: (error: Error) => void;
  /** Hears how far it is, and that it is done when there is nothing left. */
  tell?: (renewal: Renewal | undefined) => void;
}

interface RenewingStore {
  documents: SqliteDocumentStore;
  /** Undefined when it is done or was given up. */
  renewal: () => Renewal | undefined;
  /** Resolves then. */
  done: Promise<void>;
}

/** Of the time, the copy takes as much as it leaves to others; milliseconds at most between two batches. */
const longestPause = 1_000;

/** Whether there is a store that can be used while it is renewed. Blocks. */
export function isRenewable(path: string): boolean {
  return existsSync(path) && ageOf(path) === 'alike';
}

/**
 * Opens a store that lacks words of this version and makes one of this version of it while it is in use, which nobody
 * notices but by a moment in which everything waits. What is done to a document meanwhile is done to both. Who is killed
 * goes on where it was, with the old store until the new one is ready. Nobody else may write to it.
 */
export async function openRenewing({
  path,
  namesOf,
  report,
  tell = () => undefined,
}: RenewingOptions): Promise<RenewingStore> {
  const open = () => sqliteDocumentStore({ path, alike: true, report });
  let current = await open();
  const rebuild = await sqliteRebuild(path, { beside: true }).catch((error: unknown) => {
    report(error as Error);
  });
  /** The store that is being made, as long as it takes part. */
  let copy = rebuild?.store;
  const stopping = new AbortController();
  const { signal } = stopping;
  let renewal: Renewal | undefined;
  if (copy) renewal = { upTo: await copy.settled(), of: await current.settled(), since: Date.now() };
  let pages: readonly string[] = [];
  /** Until then everybody waits: the stores change places. */
  let changing: Promise<unknown> | undefined;
  let tail: Promise<unknown> = Promise.resolve();

  /** One after the other, so that nothing is changed between its being read and being copied. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = tail.then(work);
    tail = turn.catch(() => undefined);
    return turn;
  }
  async function reading<T>(work: (store: SqliteDocumentStore) => Promise<T>): Promise<T> {
    await changing;
    return work(current);
  }

  const copying = {
    signal,
    report(upTo: number, of: number) {
      if (!renewal) return;
      renewal = { ...renewal, upTo, of };
      tell(renewal);
    },
  };

  async function copyGently<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await inTurn(work);
    await sleep(Math.min(longestPause, performance.now() - start), undefined, { signal }).catch(
      () => undefined,
    );
    return result;
  }

  async function renew(made: Rebuild): Promise<void> {
    const { store } = made;
    await store.know(await namesOf());
    const gently = { ...copying, inTurn: copyGently };
    await copyAfter(current, store, await store.settled(), gently);
    if (signal.aborted) return;
    // Where somebody was killed between what is done to one and to the other.
    if ((await inTurn(() => differencesBetween(current, store))).length > 0) {
      await copyAfter(current, store, 0, gently);
    }
    await inTurn(async () => {
      await copyDocuments(current, store, copying);
      if (!signal.aborted) await change(made);
    });
  }

  /** Puts the new store in the place of the old one. */
  async function change(made: Rebuild): Promise<void> {
    copy = undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    changing = promise;
    try {
      await current.close();
      try {
        await made.finish(async () => undefined);
      } finally {
        current = await open();
        await current.know(pages);
      }
    } finally {
      changing = undefined;
      resolve();
    }
  }

  async function renewOrGiveUp(): Promise<void> {
    if (!rebuild) return;
    try {
      await renew(rebuild);
    } catch (error) {
      report(error as Error);
    }
    copy = undefined;
    await rebuild.close();
    renewal = undefined;
    if (!signal.aborted) tell(undefined);
  }
  const done = renewOrGiveUp();

  /** Does it to both while there are two; to the copy first, so that what is not acknowledged yet is in neither or that. */
  const toBoth = (work: (store: Pick<SqliteDocumentStore, 'withdraw' | 'rescore'>) => Promise<void>) =>
    inTurn(async () => {
      if (copy) await work(copy);
      await work(current);
    });

  const documents: SqliteDocumentStore = {
    put: (given) => inTurn(() => current.put(given)),
    load: (kept) => inTurn(() => current.load(kept)),
    rescore: (kept) => toBoth((store) => store.rescore(kept)),
    withdraw: (ids) => toBoth((store) => store.withdraw(ids)),
    get: (id) => reading((store) => store.get(id)),
    getMany: (ids) => reading((store) => store.getMany(ids)),
    search: (search, page) => reading((store) => store.search(search, page)),
    heads: (search, page) => reading((store) => store.heads(search, page)),
    votes: (search, asked) => reading((store) => store.votes(search, asked)),
    count: (search) => reading((store) => store.count(search)),
    countTurns: (search, turns) => reading((store) => store.countTurns(search, turns)),
    buckets: (search, dimension, options) => reading((store) => store.buckets(search, dimension, options)),
    histogram: (search, edges) => reading((store) => store.histogram(search, edges)),
    tally: (search, edges) => reading((store) => store.tally(search, edges)),
    similar: (id, scope, size) => reading((store) => store.similar(id, scope, size)),
    highlight: (id, query, metadataField) => reading((store) => store.highlight(id, query, metadataField)),
    facets: (domain) => reading((store) => store.facets(domain)),
    similarWords: (domain, word, distance, limit) =>
      reading((store) => store.similarWords(domain, word, distance, limit)),
    knownWords: (domain, words) => reading((store) => store.knownWords(domain, words)),
    fieldValues: (asked) => reading((store) => store.fieldValues(asked)),
    settled: () => reading((store) => store.settled()),
    check: () => reading((store) => store.check()),
    dump: (after, limit) => reading((store) => store.dump(after, limit)),
    findIds: (asked) => reading((store) => store.findIds(asked)),
    mark: (searches, found) => reading((store) => store.mark(searches, found)),
    know: (given) =>
      reading(async (store) => {
        pages = given;
        await store.know(given);
        await copy?.know(given);
      }),
    async close() {
      stopping.abort();
      await done;
      await inTurn(() => current.close());
    },
  };
  return { documents, renewal: () => renewal, done };
}
