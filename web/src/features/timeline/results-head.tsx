import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { useFormats } from '#features/formats.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { showError } from '#session/describe.ts';
import { usePreferences } from '#session/session.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LateSources } from './late-sources.tsx';
import { LockedSources } from './locked-sources.tsx';
import styles from './results.module.css';
import type { Timeline } from './use-timeline.ts';

/** Above the results: how many there are, in the whole archive and hidden, and how dense they are shown. */
export function ResultsHead({
  domain,
  timeline,
  search,
  tabs,
}: {
  domain: DomainId;
  timeline: Timeline;
  search: Search;
  tabs: ReactNode;
}) {
  const { t } = useTranslation();
  const { number, percentage } = useFormats();
  const { preferences, change } = usePreferences();
  const compact = preferences.density === 'compact';
  const { first, loading, outdated, error } = timeline;
  const { minimalMatch } = search.run;
  const archive = first?.fullHistoryCount;
  const density = t(compact ? 'timeline.results.comfortable' : 'timeline.results.compact');
  const busy = loading || outdated;
  return (
    <div className={styles.head}>
      {tabs}
      <p role="status" className={styles.count}>
        {busy && <span className="visually-hidden">{t('timeline.results.updating')}</span>}
        {first && !error && !busy && (
          <b>{t('timeline.results.count', { count: first.countTotal, number: number(first.countTotal) })}</b>
        )}
      </p>
      {first && !busy && archive !== undefined && archive > first.countTotal && first.countTotal > 0 && (
        <button type="button" className={styles.link} onClick={() => search.change({ lookBack: true })}>
          {t('timeline.results.archive', { number: number(archive) })}
        </button>
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
      <div className={styles.tools}>
        <IconButton
          label={density}
          onClick={() => void change({ density: compact ? 'comfortable' : 'compact' }).catch(showError)}
        >
          {compact ? (
            <IconBaselineDensityMedium size={18} aria-hidden="true" />
          ) : (
            <IconBaselineDensitySmall size={18} aria-hidden="true" />
          )}
        </IconButton>
      </div>
    </div>
  );
}
