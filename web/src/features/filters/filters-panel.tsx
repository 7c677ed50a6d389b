import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dashboards, type DomainId } from 'contract/dashboards';
import type { Search } from '#features/search/use-search-state.ts';
import { describeError } from '#session/describe.ts';
import { filterTypes, sourceTreeOf } from '#session/filter-types.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { ContextsFilter } from './contexts-filter.tsx';
import { SourcesFilter } from './sources-filter.tsx';

/** The filters of a dashboard: contexts where it has them, then document types (UX 5.2). */
export function FiltersPanel({
  domain,
  search,
  hidden,
}: {
  domain: DomainId;
  search: Search;
  /** Hits below the minimum match, when known. */
  hidden: number | undefined;
}) {
  const { t } = useTranslation();
  const types = useQuery(filterTypes);
  if (types.isPending) return <SkeletonRows rows={8} height={32} label={t('shell.loading')} />;
  if (types.isError) {
    return <ErrorPanel message={describeError(types.error)} onRetry={() => void types.refetch()} />;
  }
  const { shown, change } = search;
  return (
    <>
      {dashboards[domain].contextRequired && (
        <ContextsFilter
          known={types.data.nlContexts ?? []}
          chosen={shown.contexts}
          minimalMatch={shown.minimalMatch}
          hidden={hidden}
          onChoose={(contexts) => change({ contexts })}
          onMatch={(minimalMatch) => change({ minimalMatch })}
        />
      )}
      <SourcesFilter
        domain={domain}
        nodes={sourceTreeOf(types.data, domain)}
        choice={shown.types}
        onChoose={(chosen) => change({ types: chosen })}
      />
    </>
  );
}
