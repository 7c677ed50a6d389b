import type { Metrics } from '#platform/metrics.ts';
import { endWithCaller } from '#platform/work.ts';
import { type DocumentStore, TooBroadError } from '#stores/documents/document-store.ts';

type Operation = Exclude<keyof DocumentStore, 'close'>;
type AnyOperation = (...input: unknown[]) => Promise<unknown>;

/** By name, so that an operation that is forgotten does not compile. */
const operations: Record<Operation, true> = {
  put: true,
  withdraw: true,
  get: true,
  getMany: true,
  search: true,
  heads: true,
  votes: true,
  count: true,
  countTurns: true,
  buckets: true,
  histogram: true,
  tally: true,
  similar: true,
  highlight: true,
  facets: true,
  similarWords: true,
  knownWords: true,
  fieldValues: true,
  settled: true,
  check: true,
  dump: true,
  load: true,
  rescore: true,
  know: true,
};

/** The same store, every operation timed by engine and counted while it is under way. */
export function measured(store: DocumentStore, engine: string, metrics: Metrics): DocumentStore {
  return around(store, async (name, run) => {
    const end = metrics.operation(engine, name);
    try {
      const answer = await run();
      end('done');
      return answer;
    } catch (error) {
      end(error instanceof TooBroadError ? 'refused' : 'failed');
      throw error;
    }
  });
}

/** The same store, which begins nothing more for a caller who has left (decision 10.14). */
export function endingWithCaller(store: DocumentStore): DocumentStore {
  return around(store, async (_name, run) => {
    endWithCaller();
    return run();
  });
}

/** The same store with something done around every operation. */
function around(
  store: DocumentStore,
  wrap: (name: Operation, run: () => Promise<unknown>) => Promise<unknown>,
): DocumentStore {
  const entries = (Object.keys(operations) as Operation[]).map((name): [Operation, AnyOperation] => [
    name,
    (...input) => wrap(name, () => (store[name] as AnyOperation)(...input)),
  ]);
  const wrapped = Object.fromEntries(entries) as unknown as Omit<DocumentStore, 'close'>;
  return { ...wrapped, close: () => store.close() };
}
