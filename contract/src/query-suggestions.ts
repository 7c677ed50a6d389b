import { z } from 'zod';
import { accessAt, atEach, dashboardsAt } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { exampleSearch, SearchParameters } from './timeline.ts';

/** The search that had few hits. */
export const SuggestionsRequest = SearchParameters.omit({
  order: true,
  size: true,
  searchAfter: true,
  includeFullHistoryCount: true,
});

/** Another query that finds more. */
const SuggestedQuery = z.object({
  /** The whole query as it would be written. @example "stikstof beleid" */
  query: z.string(),
  /** Exact number of its hits within the same filters. @example 75 */
  count: z.number().int(),
});
export type SuggestedQuery = z.infer<typeof SuggestedQuery>;

/** What somebody may have meant by a query with few hits. */
export const SuggestionsResponse = z.object({
  /** Most hits first; none where the search has hits enough or no word of it is rare. */
  data: z.array(SuggestedQuery).max(limits.maximumSuggestedQueries),
});
export type SuggestionsResponse = z.infer<typeof SuggestionsResponse>;

export const suggestQueries = atEach(
  { common: '/document/timeline/suggestions', eu: '/eu/timeline/suggestions' },
  (path, address) =>
    endpoint({
      method: 'POST',
      path,
      summary: `What may be meant by a search of ${dashboardsAt(address)} with fewer than ${limits.fewHits} hits: other spellings of its rare words, and compounds in two (SEARCH.md, Tips).`,
      access: accessAt(address),
      key: 'read',
      refuses: ['429 RATE'],
      body: SuggestionsRequest,
      example: exampleSearch[address],
      response: SuggestionsResponse,
    }),
);
