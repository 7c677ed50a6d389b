import type { ReactNode } from 'react';
import type { DomainId } from 'contract/dashboards';
import { RecentSection } from '#features/recent-searches/recent-section.tsx';
import { useRecent } from '#features/recent-searches/use-recent.ts';
import { useSavedSuggestions } from '#features/saved-searches/use-saved-suggestions.ts';
import type { Suggested } from '#features/search/query-suggestions.tsx';
import type { Search } from '#features/search/use-search-state.ts';

interface Place {
  domain: DomainId;
  search: Search;
}

/** Draws what ran before and what is saved, which nothing else on the dashboard need follow. */
export function EarlierSearches({
  domain,
  search,
  draw,
}: Place & { draw: (suggestions: Suggested) => ReactNode }) {
  const recent = useRecent(domain, search);
  const saved = useSavedSuggestions(domain, search);
  return draw({ recent, saved });
}

/** The recent searches in the left sidebar. */
export function RecentSearches({ domain, search }: Place) {
  return <RecentSection place={domain} searches={useRecent(domain, search)} />;
}
