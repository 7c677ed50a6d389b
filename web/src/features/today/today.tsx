import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { TodayResponse } from 'contract/today';
import { useFormats } from '#features/formats.ts';
import { today as thisDay } from '#features/search/period.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { describeError } from '#session/describe.ts';
import { filterTypes, sourceTreeOf } from '#session/filter-types.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { ExampleCard } from './example-card.tsx';
import { KindsCard } from './kinds-card.tsx';
import { MeetingsCards } from './meetings-cards.tsx';
import { SearchesCard } from './searches-card.tsx';
import styles from './today.module.css';
import { useTitleKeys } from './use-title-keys.ts';
import { useMyContexts, useToday } from './use-today.ts';

/** A dashboard before its first search: what is new since the visit before (UX-2, 09; decision 10.2). */
export function Today({
  domain,
  search,
  className,
}: {
  domain: DomainId;
  search: Search;
  className: string | undefined;
}) {
  const { t } = useTranslation();
  const { weekday, number } = useFormats();
  const contexts = useMyContexts(domain);
  const [everything, setEverything] = useState(false);
  const mine = useToday(domain, contexts);
  // What both choices count comes with one's own; the others are asked for when they are chosen.
  const all = useToday(domain, [], everything);
  const asked = everything && contexts.length > 0 ? all : mine;
  const types = useQuery(filterTypes);
  const page = useRef<HTMLDivElement>(null);
  useTitleKeys(page);
  const data = asked.data ?? mine.data;
  const tree = types.data && sourceTreeOf(types.data, domain);
  if (tree?.every(({ count }) => count === 0)) {
    return (
      <div className={className}>
        <EmptyState title={t('timeline.first.nothing')} />
      </div>
    );
  }
  return (
    <div className={`${className} ${styles.page}`} ref={page}>
      <header className={styles.head}>
        <div>
          <h2>{weekday(thisDay(), thisDay())}</h2>
          {data && <Summary data={data} inContexts={mine.data?.countInContexts} />}
        </div>
        {contexts.length > 0 && data && (
          <div role="group" aria-label={t('today.choice')} className={styles.choice}>
            {[false, true].map((all) => (
              <button
                key={String(all)}
                type="button"
                aria-pressed={everything === all}
                onClick={() => setEverything(all)}
              >
                {t(all ? 'today.all' : 'today.mine')}{' '}
                {number((all ? mine.data?.countTotal : mine.data?.countInContexts) ?? 0)}
              </button>
            ))}
          </div>
        )}
      </header>
      {asked.error && !data ? (
        <div className={styles.whole}>
          <ErrorPanel message={describeError(asked.error)} onRetry={() => void asked.refetch()} />
        </div>
      ) : data ? (
        <>
          <SearchesCard domain={domain} data={data} />
          <KindsCard data={data} search={search} />
          <aside className={styles.aside} aria-label={t('today.meetings.week')}>
            <MeetingsCards domain={domain} meetings={data.meetings} />
          </aside>
          <ExampleCard domain={domain} onSearch={search.submit} />
        </>
      ) : (
        <div className={styles.whole}>
          <SkeletonRows rows={6} height={80} label={t('shell.loading')} />
        </div>
      )}
    </div>
  );
}

/** How much came in since when. */
function Summary({ data, inContexts }: { data: TodayResponse; inContexts: number | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const moment = useMoment()(data.since);
  const { countTotal: count, kinds } = data;
  return (
    <p role="status" className={styles.summary}>
      {count === 0 ? (
        t('today.nothing', { moment })
      ) : (
        <>
          {t('today.since', { moment })}
          <b>{t('today.new', { count, number: number(count) })}</b>
          {inContexts !== undefined && t('today.inContexts', { number: number(inContexts) })}.
        </>
      )}
      {kinds[0]?.newest[0]?.demo && (
        <span className={styles.demo} data-tip={t('timeline.item.demoHint')} data-tip-touch="">
          {t('timeline.item.demo')}
        </span>
      )}
    </p>
  );
}

/** A moment of the last two weeks: the day by its name where that is clear, the time where it is not midnight. */
function useMoment(): (instant: string) => string {
  const { weekdayName, shortDay, time } = useFormats();
  return (instant) => {
    const old = Date.now() - Date.parse(instant) > 6 * 86_400_000;
    const day = old ? shortDay(instant) : weekdayName(instant);
    const clock = time(instant);
    return clock === '00:00' ? day : `${day} ${clock}`;
  };
}
