import type { DomainId } from 'contract/dashboards';
import { CommitmentFilters } from '#features/commitments/lazy.tsx';
import { FiltersPanel } from '#features/filters/filters-panel.tsx';
import type { useTypeCounts } from '#features/filters/use-type-counts.ts';
import type { Applied } from '#features/saved-searches/applied.ts';
import { SavedSection } from '#features/saved-searches/lazy.tsx';
import type { View } from '#features/search/search-state.ts';
import type { Search } from '#features/search/use-search-state.ts';
import type { Scope } from '#features/statistics/scope.ts';
import type { Timeline } from '#features/timeline/use-timeline.ts';
import { VotesFilters } from '#features/votes/lazy.tsx';
import { RecentSearches } from './earlier-searches.tsx';

/** What narrows what is shown: votes and commitments have filters of their own, all else those of the search. */
export function DashboardFilters({
  domain,
  search,
  timeline,
  counts,
  applied,
  scope,
  shown,
  width,
}: {
  domain: DomainId;
  search: Search;
  timeline: Timeline;
  counts: ReturnType<typeof useTypeCounts>;
  applied: Applied;
  scope: Scope;
  /** The tab whose rows are there to be narrowed. */
  shown: View['tab'] | undefined;
  /** Pixels there are for them. */
  width: number;
}) {
  if (shown === 'commitments') return <CommitmentFilters domain={domain} search={search} />;
  if (shown === 'votes') return <VotesFilters scope={scope} />;
  return (
    <>
      <SavedSection domain={domain} current={applied.saved?.id} ready={!timeline.loading} />
      <FiltersPanel
        domain={domain}
        search={search}
        hidden={timeline.first?.countHidden}
        counts={counts}
        width={width}
      >
        <RecentSearches domain={domain} search={search} />
      </FiltersPanel>
    </>
  );
}
