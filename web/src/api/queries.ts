import { QueryClient } from '@tanstack/react-query';
import { OfflineError } from './failures.ts';

/**
 * What the server said, shared by all screens. Nothing is tried again by itself: `call` knows which
 * calls may be (decision 7.1), and every panel offers "try again".
 */
export const queries = new QueryClient({
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
