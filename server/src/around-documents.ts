import { setTimeout as sleep } from 'node:timers/promises';
import type { Metrics } from '#platform/metrics.ts';
import {
  type DocumentStore,
  EngineUnavailableError,
  TooBroadError,
} from '#stores/documents/document-store.ts';

type Operation = Exclude<keyof DocumentStore, 'close'>;
type AnyOperation = (...input: unknown[]) => Promise<unknown>;

/** By name, so that an operation that is forgotten does not compile. */
const operations: Record<Operation, true> = {
  put: true,
  withdraw: true,
  get: true,
  getMany: true,
  search: true,
  count: true,
  buckets: true,
  histogram: true,
  similar: true,
  highlight: true,
  facets: true,
  settled: true,
  dump: true,
  load: true,
};

/** A store of which every operation but `close` runs inside `around`, on the store that it chooses. */
function aroundDocuments(
  around: (name: Operation, run: (store: DocumentStore) => Promise<unknown>) => Promise<unknown>,
  close: () => Promise<void>,
): DocumentStore {
  const entries = (Object.keys(operations) as Operation[]).map((name): [Operation, AnyOperation] => [
    name,
    (...input) => around(name, (store) => (store[name] as AnyOperation)(...input)),
  ]);
  return { ...(Object.fromEntries(entries) as unknown as Omit<DocumentStore, 'close'>), close };
}

/** The same store, every operation timed by engine and counted while it is under way. */
export function measured(store: DocumentStore, engine: string, metrics: Metrics): DocumentStore {
  return aroundDocuments(
    async (name, run) => {
      const end = metrics.operation(engine, name);
      try {
        const answer = await run(store);
        end('done');
        return answer;
      } catch (error) {
        end(error instanceof TooBroadError ? 'refused' : 'failed');
        throw error;
      }
    },
    () => store.close(),
  );
}

/** Milliseconds the start waits for the engine. */
const firstTry = 5_000;

export interface PatientOptions {
  /** Hears of each try that failed. */
  report: (error: unknown, nextTry: number) => void;
  /** Milliseconds before the second try; doubles up to `longestPause`. */
  firstPause?: number;
  longestPause?: number;
}

/**
 * A store that may be opened later than the product: until its engine answers, every operation says
 * that the engine is unavailable. Tries again and again, in the background; resolves after the first
 * try, or when that takes long.
 */
export async function patientDocuments(
  open: () => Promise<DocumentStore>,
  { report, firstPause = 500, longestPause = 15_000 }: PatientOptions,
): Promise<DocumentStore> {
  let store: DocumentStore | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function tryToOpen(pause: number): Promise<void> {
    try {
      store = await open();
    } catch (error) {
      if (closed) return;
      report(error, pause);
      timer = setTimeout(() => {
        trying = tryToOpen(Math.min(longestPause, pause * 2));
      }, pause).unref();
    }
  }
  let trying = tryToOpen(firstPause);
  await Promise.race([trying, sleep(firstTry, undefined, { ref: false })]);

  return aroundDocuments(
    async (_name, run) => {
      if (!store) throw new EngineUnavailableError('the document engine has not answered since the start');
      return run(store);
    },
    async () => {
      closed = true;
      clearTimeout(timer);
      await trying;
      await store?.close();
    },
  );
}
