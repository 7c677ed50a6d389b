import { useMediaQuery } from '@mantine/hooks';
import { useParams } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { usePeek } from '#features/agenda/use-peek.ts';
import { askAgain } from '#features/ask/again.ts';
import { Ask } from '#features/ask/part.tsx';
import { CommitmentBeside } from '#features/commitments/lazy.tsx';
import { FiltersColumn } from '#features/filters/filters-column.tsx';
import { FiltersDrawer } from '#features/filters/filters-drawer.tsx';
import { useTypeCounts } from '#features/filters/use-type-counts.ts';
import { useFormats } from '#features/formats.ts';
import { useRemembered } from '#features/recent-searches/use-recent.ts';
import { useApplied } from '#features/saved-searches/applied.ts';
import { sameCriteria } from '#features/saved-searches/criteria.ts';
import { SaveButton } from '#features/saved-searches/save-button.tsx';
import { useActiveFilters } from '#features/search/active-filters.ts';
import { QueryBar } from '#features/search/query-bar.tsx';
import { faultInAnswer } from '#features/search/use-judged-text.ts';
import { useSearchState } from '#features/search/use-search-state.ts';
import { useSidebar } from '#features/shortcuts/use-sidebar.ts';
import { SidebarCards } from '#features/statistics/lazy.tsx';
import type { Scope } from '#features/statistics/scope.ts';
import { useTimeline } from '#features/timeline/use-timeline.ts';
import { Today } from '#features/today/part.tsx';
import { VotesCards } from '#features/votes/lazy.tsx';
import { usePageTitle } from '#session/page-title.ts';
import { useAfterwards } from '#ui/use-afterwards.ts';
import { DashboardFilters } from './dashboard-filters.tsx';
import { DashboardResults } from './dashboard-results.tsx';
import styles from './dashboard-screen.module.css';
import { EarlierSearches } from './earlier-searches.tsx';

/** The dashboard of a domain: query, filters and timeline (UX 5.2). All five are this one screen. */
export function DashboardScreen() {
  const { domain } = useParams({ from: '/shell/$domain/dashboard' });
  return <Dashboard key={domain} domain={domain} />;
}

function Dashboard({ domain }: { domain: DomainId }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const search = useSearchState(domain);
  const asking = search.view.ask !== undefined;
  const timeline = useTimeline(domain, search.run, search.view.order, { runs: !asking, wanted: !asking });
  const counts = useTypeCounts(domain, search.run, timeline.first !== undefined && !timeline.outdated);
  const applied = useApplied(domain, search);
  useRemembered(domain, search, applied.applying);
  const active = useActiveFilters(domain)(search.shown);
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const wide = useMediaQuery('(min-width: 1180px)', undefined, { getInitialValueInEffect: false });
  const name = t(`shell.domainNames.${domain}`);
  const looked = search.view.ask ?? search.run.query;
  usePageTitle(looked === '' ? name : `${looked} – ${name}`);
  const { tab } = search.view;
  const { first } = timeline;
  const searching = search.run.query !== '' && !asking;
  const showResults = first
    ? t('filters.show', { count: first.countTotal, number: number(first.countTotal) })
    : t('filters.showResults');
  const scope: Scope = {
    domain,
    search,
    ready: first !== undefined && !timeline.outdated && first.countTotal > 0,
    total: timeline.outdated ? undefined : first?.countTotal,
  };
  const settled =
    scope.total !== undefined && !timeline.error && sameCriteria(domain, search.shown, search.run);
  // Results are drawn first, then what stands beside them, and what is counted of them once they are drawn.
  const beside = useAfterwards();
  const drawn = useDeferredValue(first !== undefined, false);
  // They come with the first search (UX-2, 09), or before it where something has to be chosen first.
  const lacks = search.shown.contexts.length === 0 || search.shown.types.length === 0;
  const [choosing, setChoosing] = useState(lacks);
  if (lacks && !choosing) setChoosing(true);
  const left = useSidebar('left', !phone && !asking && (searching || choosing));
  const hasCards = tab === 'timeline' || tab === 'votes';
  const right = useSidebar('right', wide && searching && hasCards && !timeline.error);
  const mayHaveHits = searching && timeline.ready && !timeline.error && scope.total !== 0;
  const shown = mayHaveHits ? tab : undefined;
  const { commitments } = search.view;
  const peek = usePeek(
    shown === 'commitments' ? commitments.chosen : undefined,
    (chosen) => search.look({ commitments: { ...commitments, chosen } }),
    !phone,
  );
  const filters = (width: number) => (
    <DashboardFilters {...{ domain, search, timeline, counts, applied, scope, shown, width }} />
  );
  return (
    <div className={styles.screen}>
      <QueryBar
        domain={domain}
        search={search}
        serverFault={faultInAnswer(timeline.error)}
        offer={(draw) => <EarlierSearches domain={domain} search={search} draw={draw} />}
        onRerun={asking ? () => askAgain(domain) : timeline.renew}
        save={(ran) => <SaveButton domain={domain} search={search} applied={applied} ran={ran && settled} />}
      >
        {phone && (
          <FiltersDrawer count={active.filter(({ group }) => group !== 'period').length} show={showResults}>
            {filters(limits.sidebarWidth.maximum)}
          </FiltersDrawer>
        )}
      </QueryBar>
      <div className={styles.columns}>
        {left && <FiltersColumn place={domain}>{(width) => beside && filters(width)}</FiltersColumn>}
        <main id="main" tabIndex={-1} className={styles.main}>
          <h1 className="visually-hidden">{t('timeline.title', { domain: name })}</h1>
          {asking ? (
            <Ask domain={domain} search={search} className={styles.scroller} />
          ) : searching ? (
            <DashboardResults {...{ domain, search, timeline, applied, scope, drawn, shown, peek }} />
          ) : (
            <Today domain={domain} search={search} className={styles.scroller} />
          )}
        </main>
        {shown === 'commitments' && <CommitmentBeside domain={domain} search={search} peek={peek} />}
        {right && (
          <aside
            aria-label={t(tab === 'votes' ? 'statistics.tabs.votes' : 'statistics.title')}
            className={styles.right}
          >
            {beside && tab === 'timeline' && (
              <SidebarCards scope={{ ...scope, ready: scope.ready && drawn }} />
            )}
            {beside && shown === 'votes' && <VotesCards scope={scope} />}
          </aside>
        )}
      </div>
    </div>
  );
}
