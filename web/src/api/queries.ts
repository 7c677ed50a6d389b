import { QueryClient, type InvalidateOptions, type InvalidateQueryFilters } from '@tanstack/react-query';
import { OfflineError } from './failures.ts';

/**
 * What is asked for the first time while it changes may be answered as it was before. The client would take that answer
 * for the new one, so it is asked anew. (What has an answer already, the client asks anew by itself.)
 */
class Queries extends QueryClient {
  override invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    // What nobody asks anew goes on.
    if (filters.refetchType === 'none') return super.invalidateQueries(filters, options);
    const before = filters.predicate ?? (() => true);
    void this.cancelQueries(
      {
        ...filters,
        type: 'active',
        fetchStatus: 'fetching',
        predicate: (query) => query.state.data === undefined && before(query),
      },
      { silent: true },
    );
    return super.invalidateQueries(filters, options);
  }
}

/**
 * What the server said, shared by all screens. Nothing is tried again by itself: `call` knows which
 * calls may be (decision 7.1), and every panel offers "try again".
 */
export const queries = new Queries({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Asks once more for what is on the page and could not be had without a network, as soon as there is one. */
export function askAgainOnline(): void {
  addEventListener('online', () => {
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.error instanceof OfflineError,
    });
  });
}
