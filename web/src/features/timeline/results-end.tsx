import { Button, Loader } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { useFormats } from '#features/formats.ts';
import styles from './results.module.css';
import type { Timeline } from './use-timeline.ts';

/** Below the loaded results: the next page, by scrolling or by the button, or the end (UX 4). */
export function ResultsEnd({
  timeline,
  lookingBack,
  scroller,
  onLookBack,
}: {
  timeline: Timeline;
  lookingBack: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  onLookBack: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { hasNextPage, fetchingNextPage, nextPageFailed, fetchNextPage, first, items, pages, reachable } =
    timeline;
  const sentinel = useRef<HTMLDivElement>(null);
  const canScroll = hasNextPage && !fetchingNextPage && !nextPageFailed;
  useEffect(() => {
    if (!canScroll || !sentinel.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Who scrolls fast leaves and comes back within one frame; the last entry tells how it stands now.
        if (entries.at(-1)?.isIntersecting) fetchNextPage();
      },
      { root: scroller.current, rootMargin: `0px 0px ${limits.infiniteScrollOffset}px` },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- every page starts a new observation
  }, [canScroll, pages, scroller]);

  const ending = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    // The button goes away with the last page; who pressed it stays where it was.
    if (!hasNextPage && pressed.current) ending.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [hasNextPage]);

  const total = first?.countTotal ?? 0;
  const older = (first?.fullHistoryCount ?? 0) - total;
  const progress = t('timeline.results.loaded', { loaded: number(items.length), total: number(reachable) });
  return (
    <div className={styles.end} ref={sentinel}>
      <span className="visually-hidden" role="status">
        {fetchingNextPage ? t('timeline.results.loadingMore') : pages > 1 ? progress : ''}
      </span>
      {nextPageFailed && <p>{t('timeline.results.moreFailed')}</p>}
      {hasNextPage ? (
        <>
          <p aria-hidden="true">{progress}</p>
          <Button
            variant="default"
            // A disabled button would lose the focus of who pressed it.
            aria-disabled={fetchingNextPage || undefined}
            leftSection={fetchingNextPage && <Loader size={14} aria-hidden="true" />}
            onClick={() => {
              pressed.current = true;
              if (!fetchingNextPage) fetchNextPage();
            }}
            onBlur={({ relatedTarget }) => {
              if (relatedTarget) pressed.current = false;
            }}
          >
            {nextPageFailed ? t('shell.tryAgain') : t('shell.loadMore')}
          </Button>
        </>
      ) : (
        <>
          <p ref={ending} tabIndex={-1} className={styles.ending}>
            {t('timeline.results.end')}
          </p>
          {!lookingBack && older > 0 && (
            <Button variant="default" onClick={onLookBack}>
              {t('timeline.results.lookBack', { number: number(older) })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
