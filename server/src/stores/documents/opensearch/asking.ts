import { TooBroadError } from '../document-store.ts';
import { isTooMuch, RefusedError } from './connection.ts';
import type { Clause } from './rules.ts';
import type { Expansions } from './translate.ts';

/** A search in the engine's own language, apart from the contexts, with the words that its patterns stand for. */
export interface Prepared {
  query: Clause;
  contexts: Clause | undefined;
  expansions: Expansions;
}

/** A query with more words than the engine is set to take is too broad, not a fault of ours. */
export async function asTooBroad<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RefusedError && isTooMuch(error)) throw new TooBroadError('*');
    throw error;
  }
}

/** A prepared search with the contexts. */
export function whole({ query, contexts }: Pick<Prepared, 'query' | 'contexts'>): Clause {
  return contexts ? { bool: { filter: [query, contexts] } } : query;
}
