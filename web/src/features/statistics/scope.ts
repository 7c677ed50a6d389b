import type { DomainId } from 'contract/dashboards';
import type { Search } from '#features/search/use-search-state.ts';

/** What all statistics of a dashboard are about. */
export interface Scope {
  domain: DomainId;
  search: Search;
  /** The timeline is there: until then no statistic is asked, so that none delays it. */
  ready: boolean;
  /** Hits of the search; undefined while unknown. */
  total: number | undefined;
}
