import { domainIds } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { inThread } from '../in-thread.ts';
import { openPreparer } from './preparer.ts';
import { openReader } from './reader.ts';
import { type SqliteDocumentStore, storeOf } from './store-of-pools.ts';
import { openWriter } from './writer.ts';

/** Searches, and documents with their searches, that are done in one go: some milliseconds of few documents. */
const inOneGo = 8;

/**
 * The document store of one SQLite file without a thread of its own, for a few documents that need not outlive a power
 * cut: it opens in a hundredth of the time, but what it does holds up its caller.
 * @throws when the file cannot be opened
 */
export function inThreadDocumentStore(path: string): SqliteDocumentStore {
  const writer = inThread(openWriter({ path, domains: domainIds, durable: false }));
  const reading = inThread(
    openReader({ path, maximumExpansions: limits.maximumWildcardExpansions, fewRows: 2_000 }),
  );
  const preparing = inThread(openPreparer({ compress: false }));
  const store = storeOf({ writer, reading, counting: reading, preparing }, { path, manyLate: Infinity });
  return {
    ...store,
    findIds: (asked) => inTurns(asked, (some) => store.findIds(some)),
    mark: (searches, found) => inTurns(found, (some) => store.mark(searches, some)),
  };
}

/** The answers to all of them, with a turn for whatever else waits in between. */
async function inTurns<T, R>(all: readonly T[], ask: (some: readonly T[]) => Promise<R[]>): Promise<R[]> {
  const answers: R[] = [];
  for (let at = 0; at < all.length; at += inOneGo) answers.push(...(await ask(all.slice(at, at + inOneGo))));
  return answers;
}
