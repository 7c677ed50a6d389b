import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContextCode } from 'contract/contexts';
import { dashboards, type DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { today } from 'contract/today';
import { call } from '#api/call.ts';
import { useRecentSearches } from '#features/recent-searches/recent-searches.ts';
import { readSearch } from '#features/search/search-state.ts';
import { usePreferences } from '#session/session.ts';
import { useVisitBefore } from '#session/visit.ts';

/** Searches that tell which contexts are the user's own. */
const telling = 3;

/** The contexts the user chose in Settings or in their last searches of a dashboard (UX-2, 09). */
export function useMyContexts(domain: DomainId): readonly ContextCode[] {
  const { contexts } = usePreferences().preferences;
  const recent = useRecentSearches(domain).slice(0, telling);
  if (!dashboards[domain].contextRequired) return [];
  const chosen = recent.flatMap((text) => {
    const { state } = readSearch(domain, text);
    return state.contexts === 'all' ? [] : state.contexts;
  });
  return [...new Set([...contexts, ...chosen])].toSorted();
}

/** What is new on a dashboard (decision 10.2), asked again when the user comes back to the page. */
export function useToday(domain: DomainId, contexts: readonly ContextCode[], wanted = true) {
  const { known, since } = useVisitBefore();
  const body = { groupingName: domain, contexts: [...contexts], ...(since ? { since } : {}) };
  return useQuery({
    queryKey: ['today', body],
    enabled: known && wanted,
    staleTime: limits.lookInterval,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(today, { body, signal, retrySlow: true }),
  });
}
