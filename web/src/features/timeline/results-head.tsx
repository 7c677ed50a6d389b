import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { operators } from 'contract/query/stretches';
import { hitOrders } from 'contract/timeline';
import { useFormats } from '#features/formats.ts';
import { usePeriodName } from '#features/search/active-filters.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { showError } from '#session/describe.ts';
import { usePreferences } from '#session/session.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/late-part.tsx';
import { LateSources } from './late-sources.tsx';
import { LockedSources } from './locked-sources.tsx';
import { OrderMenu } from './order-menu.tsx';
import { ResultFile } from './result-file.tsx';
import styles from './results.module.css';
import type { TipProps } from './query-tip.tsx';
import type { Timeline } from './use-timeline.ts';

const nothing = () => null;
/** Fetched with the first results that they may have something to say of; nothing is said where that fails. */
const CompoundTip = lazyPart(() => import('./compound-tip.tsx'), 'CompoundTip', nothing);
const MeantTip = lazyPart(() => import('./meant-tip.tsx'), 'MeantTip', nothing);
const SuggestedSearches = lazyPart(() => import('./suggested-queries.tsx'), 'SuggestedSearches', nothing);

const plainWord = /^\s*\p{L}{4,}\s*$/u;
/** A word that is an operator in capitals, or a sign behind a word. */
const mayMeanMore = new RegExp(`\\s(?:${[...operators.keys()].join('|').toLowerCase()})\\s|[~^]`, 'u');

/** The results of a search of a dashboard. */
export interface Found {
  domain: DomainId;
  search: Search;
  timeline: Timeline;
}

/** Above the results: how many there are, in the whole archive and hidden, and how dense they are shown. */
export function ResultsHead({
  domain,
  timeline,
  search,
  tabs,
  bar,
}: Found & {
  tabs: ReactNode;
  /** What another way to look at them tells instead of all that. */
  bar?: ReactNode;
}) {
  const { t } = useTranslation();
  const { number, percentage } = useFormats();
  const period = usePeriodName(domain);
  const { preferences, change } = usePreferences();
  const compact = preferences.density === 'compact';
  const { first, loading, outdated, error, order, reachable } = timeline;
  const { minimalMatch } = search.run;
  const archive = first?.fullHistoryCount;
  const density = t(compact ? 'timeline.results.comfortable' : 'timeline.results.compact');
  const busy = loading || outdated;
  if (bar !== undefined) {
    return (
      <div className={styles.head}>
        {tabs}
        {bar}
      </div>
    );
  }
  return (
    <div className={styles.head}>
      {tabs}
      <p className={styles.printed}>
        <b>{search.run.query}</b>{' '}
        {search.run.lookBack ? t('timeline.period.lookBack') : period(search.run.period)}
      </p>
      <p role="status" className={styles.count}>
        {busy && <span className="visually-hidden">{t('timeline.results.updating')}</span>}
        {first && !error && !busy && (
          <b>
            {first.countTotal === 0 && archive
              ? t('timeline.results.onlyOlder', {
                  period: period(search.run.period),
                  number: number(archive),
                })
              : t(reachable < first.countTotal ? 'timeline.results.best' : 'timeline.results.count', {
                  count: first.countTotal,
                  number: number(reachable),
                  total: number(first.countTotal),
                })}
          </b>
        )}
      </p>
      {first && !busy && archive !== undefined && archive > first.countTotal && first.countTotal > 0 && (
        <button type="button" className={styles.link} onClick={() => search.change({ lookBack: true })}>
          {t('timeline.results.archive', { number: number(archive) })}
        </button>
      )}
      {first && !busy && !error && (
        <Suspense>
          <Tip
            key={search.run.query}
            domain={domain}
            search={search.run}
            total={first.countTotal}
            onSearch={search.submit}
          />
        </Suspense>
      )}
      {first && !busy && !error && first.countTotal > 0 && first.countTotal < limits.fewHits && (
        <Suspense>
          <SuggestedSearches key={timeline.key} domain={domain} search={search} />
        </Suspense>
      )}
      {first && !busy && first.countHidden !== undefined && first.countHidden > 0 && (
        <p className={styles.hidden}>
          {t('timeline.results.hidden', {
            number: number(first.countHidden),
            percentage: percentage(minimalMatch),
          })}{' '}
          <button type="button" className={styles.link} onClick={() => search.change({ minimalMatch: 0 })}>
            {t('timeline.results.showHidden')}
          </button>
        </p>
      )}
      <LateSources domain={domain} />
      <LockedSources domain={domain} types={search.run.types} />
      {timeline.items[0]?.demo && (
        <p className={styles.demo} data-tip={t('timeline.item.demoHint')} data-tip-touch="">
          {t('timeline.item.demo')}
        </p>
      )}
      <div className={styles.tools} data-unprinted>
        {!error && reachable > 0 && search.view.tab === 'timeline' && (
          <OrderMenu orders={hitOrders} order={order} onChange={(chosen) => search.look({ order: chosen })} />
        )}
        {!busy && !error && reachable > 0 && (
          <ResultFile domain={domain} search={search.run} order={order} total={reachable} />
        )}
        <IconButton
          icon={compact ? IconBaselineDensityMedium : IconBaselineDensitySmall}
          size={18}
          label={density}
          onClick={() => void change({ density: compact ? 'comfortable' : 'compact' }).catch(showError)}
        />
      </div>
    </div>
  );
}

/** What may be tipped about a query. */
function Tip(tip: TipProps) {
  const { query } = tip.search;
  if (mayMeanMore.test(query)) return <MeantTip {...tip} />;
  return tip.total > 0 && plainWord.test(query) && <CompoundTip {...tip} />;
}
