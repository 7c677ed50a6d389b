import { querySyntax } from 'contract/query/tree';
import { QueryDetails } from 'contract/saved-searches';
import { newSavedSearchId, type SavedRow } from '../searches/saved-search-store.ts';

/** Criteria that ask for a query on the NL dashboard, whatever the context. */
export function asks(query: string): QueryDetails {
  return QueryDetails.parse({ query, context: ['all'], groupingDetails: { name: 'nl' } });
}

/** The row of a saved search of the NL dashboard that mails daily, as the product keeps it. */
export function aSavedSearch(
  userId: string,
  criteria: QueryDetails,
  differences: Partial<SavedRow> = {},
): SavedRow {
  const id = newSavedSearchId();
  return {
    id,
    userId,
    dashboard: 'nl',
    title: criteria.query.slice(0, 60),
    description: '',
    criteria: JSON.stringify(criteria),
    criteriaHash: id,
    syntax: querySyntax,
    saveHash: id,
    daily: 1,
    weekly: 0,
    realTime: 0,
    rssEnabled: 0,
    push: null,
    includeInWebcal: 0,
    paused: null,
    after: 0,
    seenUpTo: null,
    createdAt: 0,
    changedAt: 0,
    ...differences,
  };
}
