import type { Metrics } from '#platform/metrics.ts';
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
  count: true,
  buckets: true,
  histogram: true,
  similar: true,
  highlight: true,
  facets: true,
  settled: true,
  dump: true,
  load: true,
  rescore: true,
  know: true,
};

/** The same store, every operation timed by engine and counted while it is under way. */
export function measured(store: DocumentStore, engine: string, metrics: Metrics): DocumentStore {
  const entries = (Object.keys(operations) as Operation[]).map((name): [Operation, AnyOperation] => [
    name,
    async (...input) => {
      const end = metrics.operation(engine, name);
      try {
        const answer = await (store[name] as AnyOperation)(...input);
        end('done');
        return answer;
      } catch (error) {
        end(error instanceof TooBroadError ? 'refused' : 'failed');
        throw error;
      }
    },
  ]);
  const timed = Object.fromEntries(entries) as unknown as Omit<DocumentStore, 'close'>;
  return { ...timed, close: () => store.close() };
}
