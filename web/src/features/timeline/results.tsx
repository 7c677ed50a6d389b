import { IconZoomExclamation } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { ApiError } from '#api/failures.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useHighlightKey } from '#features/reading/use-highlight-key.ts';
import { lacking } from '#features/search/search-state.ts';
import { SelectionBar } from '#features/lists/selection-bar.tsx';
import { describeError } from '#session/describe.ts';
import { usePreferences } from '#session/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { lazyPart } from '#ui/late-part.tsx';
import { sign } from '#ui/sign.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { NewHits } from './new-hits.tsx';
import { ResultsEnd } from './results-end.tsx';
import { ResultsHead, type Found } from './results-head.tsx';
import styles from './results.module.css';
import { TimelineList } from './timeline-list.tsx';

/** Fetched with the first search without hits; what can be done about that is not told where that fails. */
const NoHits = lazyPart(() => import('./no-hits.tsx'), 'NoHits', NoneFound);

function NoneFound() {
  const { t } = useTranslation();
  return <EmptyState title={t('timeline.results.none')} />;
}

/** The results of the search with everything around them; scrolls inside `className` (UX 5.2 and 5.11). */
export function Results({
  className,
  tabs,
  bar,
  panel,
  above,
  instead,
  ...found
}: Found & {
  className: string | undefined;
  /** Stands before the number of results. */
  tabs: ReactNode;
  /** Stands there instead of the number of results and what goes with it. */
  bar?: ReactNode;
  /** What makes the place of the results the panel of these tabs. */
  panel: { id: string; role: 'tabpanel'; 'aria-labelledby': string } | undefined;
  /** Stands between the head and the results. */
  above: ReactNode;
  /** Another way to look at the results, in the place of their list. */
  instead: ReactNode;
}) {
  const { domain, search, timeline } = found;
  const scroller = useRef<HTMLDivElement>(null);
  // Asked together with the results, so that their links have it when they are there.
  useHighlightKey(search.run.query);
  return (
    <>
      {search.run.query !== '' && <ResultsHead {...found} tabs={tabs} bar={bar} />}
      {above}
      <div className={styles.results}>
        {instead === undefined && (
          <NewHits
            domain={domain}
            search={search.run}
            timeline={timeline}
            onShow={() => {
              scroller.current?.scrollTo({ top: 0 });
              // The button goes away with what it told.
              document.getElementById('main')?.focus({ preventScroll: true });
              timeline.renew();
            }}
          />
        )}
        {timeline.ready && (timeline.loading || timeline.outdated) && <SlowNotice key={timeline.key} />}
        <div className={className} ref={scroller} {...panel}>
          {instead ?? <Content {...found} scroller={scroller} />}
        </div>
        {instead === undefined && <SelectionBar of={timeline.key} />}
      </div>
    </>
  );
}

function Content({
  domain,
  search,
  timeline,
  scroller,
}: Found & { scroller: React.RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation();
  const { density } = usePreferences().preferences;
  const { first, error, loading, outdated } = timeline;
  const lookBack = () => search.submit(search.run.query, { lookBack: true });
  const lacks = lacking(search.shown);

  if (lacks === 'context' || lacks === 'types') {
    return (
      <EmptyState title={t(lacks === 'context' ? 'timeline.query.noContext' : 'timeline.query.noTypes')} />
    );
  }
  if (error instanceof ApiError && error.errors[0]?.query) {
    // Trying again would not help: the field above says where it is and offers to mend it.
    return (
      <EmptyState icon={sign(IconZoomExclamation, 28)} title={describeError(error)}>
        <p>{t('timeline.query.mend')}</p>
      </EmptyState>
    );
  }
  if (error) return <FailurePanel error={error} onRetry={timeline.retry} />;
  // That another search had no hits says nothing about this one.
  if (loading || !first || (outdated && first.countTotal === 0)) {
    return (
      <SkeletonRows
        rows={8}
        height={density === 'compact' ? 60 : 124}
        label={t('timeline.results.updating')}
      />
    );
  }
  if (first.countTotal === 0) {
    return (
      <Suspense fallback={<NoneFound />}>
        <NoHits key={timeline.key} domain={domain} search={search} older={first.fullHistoryCount} />
      </Suspense>
    );
  }
  return (
    <TimelineList
      timeline={timeline}
      search={search.run}
      results={search.address}
      scroller={scroller}
      end={
        <ResultsEnd
          timeline={timeline}
          lookingBack={search.run.lookBack}
          scroller={scroller}
          onLookBack={lookBack}
        />
      }
    />
  );
}

/** Says that an answer takes long, once the first attempt is over (decision 7.1). */
function SlowNotice() {
  const { t } = useTranslation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), limits.requestTimeout);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={slow ? styles.slow : 'visually-hidden'} data-unprinted>
      {slow && t('timeline.results.slow')}
    </p>
  );
}
