import { dashboards, type DomainId } from 'contract/dashboards';
import { defaultSearch, writeSearch } from './search-state.ts';

/** The URL's parameters of a search that begins with a query and the match the user likes (decision 3.7), in percent. */
export function writeNewSearch(
  domain: DomainId,
  query: string,
  minimalMatchPercentage: number,
): Record<string, string> {
  const { contextRequired } = dashboards[domain];
  const minimalMatch = contextRequired ? minimalMatchPercentage : defaultSearch.minimalMatch;
  return writeSearch({ ...defaultSearch, query, minimalMatch });
}
