import { useQueries } from '@tanstack/react-query';
import { callOf } from 'contract/addresses';
import { dashboards, domainIds, type DomainId } from 'contract/dashboards';
import type { TimelineItem } from 'contract/documents';
import { searchTimeline } from 'contract/timeline';
import { call } from '#api/call.ts';
import { parametersOf } from '#features/search/search-state.ts';
import { useSession } from '#session/session.ts';
import { numberSearch } from './document-number.ts';

/** Documents of one dashboard that have a number: how many, and which it is if it is one. */
interface NumberHits {
  domain: DomainId;
  total: number;
  only: TimelineItem | undefined;
}

/**
 * The documents with a number on every dashboard of the subscription, of all years and the days ahead. Without a number nothing
 * is asked; `looking` until all dashboards answered.
 */
export function useNumberHits(number: string | undefined): {
  hits: readonly NumberHits[];
  looking: boolean;
  failed: boolean;
} {
  const { hasModule } = useSession();
  const answers = useQueries({
    queries:
      number === undefined
        ? []
        : domainIds
            .filter((domain) => hasModule(dashboards[domain].module))
            .map((domain) => ({
              queryKey: ['numberHits', domain, number],
              staleTime: 60_000,
              retry: false,
              queryFn: async ({ signal }: { signal: AbortSignal }): Promise<NumberHits> => {
                const search = numberSearch(number);
                const body = { ...parametersOf(domain, search), size: 1 };
                const timeline = callOf(searchTimeline, domain);
                const { data, countTotal } = await call(timeline, { body, signal });
                return { domain, total: countTotal, only: countTotal === 1 ? data[0] : undefined };
              },
            })),
  });
  return {
    hits: answers.flatMap(({ data }) => (data && data.total > 0 ? [data] : [])),
    looking: answers.some(({ isPending }) => isPending),
    failed: answers.some(({ isError }) => isError),
  };
}
