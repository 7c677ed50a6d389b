import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboards, type DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { titleLanguages } from '#features/search/search-state.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { describeError } from '#session/describe.ts';
import { committeesOf, filterTypes, sourceTreeOf } from '#session/filter-types.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { CommitteesFilter } from './committees-filter.tsx';
import { ContextsFilter } from './contexts-filter.tsx';
import type { Counts } from './counts.ts';
import { LabelsFilter } from './labels-filter.tsx';
import { LanguageFilter } from './language-filter.tsx';
import { SourcesFilter } from './sources-filter.tsx';

/** The filters of a dashboard: its own ones, labels, then document types and the language of titles (UX 5.2). */
export function FiltersPanel({
  domain,
  search,
  hidden,
  counts,
  width,
  children,
}: {
  domain: DomainId;
  search: Search;
  /** Hits below the minimum match, when known. */
  hidden: number | undefined;
  /** Hits per document type, when there is a search. */
  counts: Counts | undefined;
  /** Pixels. */
  width: number;
  /** What stands below the filters. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const types = useQuery(filterTypes);
  if (types.isPending) return <SkeletonRows rows={8} height={32} label={t('shell.loading')} />;
  if (types.isError) {
    return <ErrorPanel message={describeError(types.error)} onRetry={() => void types.refetch()} />;
  }
  const { shown, change } = search;
  const { contextRequired, committeeFilter } = dashboards[domain];
  const short = width < limits.sidebarWidth.shortTitlesBelow;
  return (
    <>
      {contextRequired && (
        <ContextsFilter
          known={types.data.nlContexts ?? []}
          chosen={shown.contexts}
          minimalMatch={shown.minimalMatch}
          hidden={hidden}
          counted={counts && search.run}
          onChoose={(contexts) => change({ contexts })}
          onMatch={(minimalMatch) => change({ minimalMatch })}
        />
      )}
      {committeeFilter && (
        <CommitteesFilter
          title={t(committeeFilter === 'committees' ? 'filters.committees' : 'filters.euEpCommittees')}
          known={committeesOf(types.data, domain)}
          chosen={shown.committees}
          short={short}
          onChoose={(committees) => change({ committees })}
        />
      )}
      <LabelsFilter chosen={shown.labels} onChoose={(labels) => change({ labels })} />
      <SourcesFilter
        domain={domain}
        nodes={sourceTreeOf(types.data, domain)}
        choice={shown.types}
        query={search.run.query}
        counts={counts}
        short={short}
        onChoose={(chosen) => change({ types: chosen })}
      />
      <LanguageFilter
        offered={titleLanguages(domain)}
        chosen={shown.language}
        onChoose={(language) => change({ language })}
      />
      {children}
    </>
  );
}
