import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentLink } from '#features/reading/use-document-link.ts';
import { today } from '#features/search/period.ts';
import type { SearchState } from '#features/search/search-state.ts';
import { usePreferences } from '#session/session.ts';
import { usePrinting } from '#ui/use-printing.ts';
import { rowsOf } from './day-groups.ts';
import { TimelineItem } from './timeline-item.tsx';
import { TimelineRow } from './timeline-row.tsx';
import styles from './timeline-list.module.css';
import { useAnchor } from './use-anchor.ts';
import { useItemKeys } from './use-item-keys.ts';
import { useRowWindow } from './use-row-window.ts';
import type { Timeline } from './use-timeline.ts';
import { markVisited, useVisited } from './visited.ts';

/** What the letters of the browser are sixteen pixels high for. */
const heights = { heading: 37, comfortable: 124, compact: 60, phone: 164 };

/** How high the letters of the browser are, against the usual ones. */
const useLetterScale = () =>
  useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)[0];

/**
 * The results under headings of days where they stand by date, each as high as every other (UX-2, Row). Only rows near the view are on the page; the heading of the day
 * in view stays at the top, and the row with the focus stays whatever is scrolled (UX 4 and 6).
 */
export function TimelineList({
  timeline,
  search,
  results,
  scroller,
  end,
}: {
  timeline: Timeline;
  search: SearchState;
  /** Address of these results. */
  results: string;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  /** What follows the last row. */
  end: ReactNode;
}) {
  const { t } = useTranslation();
  const { density } = usePreferences().preferences;
  const compact = density === 'compact';
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const scale = useLetterScale();
  const itemHeight = Math.round(heights[phone && !compact ? 'phone' : density] * scale);
  const headingHeight = Math.round(heights.heading * scale);
  const visited = useVisited();
  const { items, hasNextPage, outdated, order } = timeline;
  // Rows stay what they were found by, until those of the new search are there.
  const [found, setFound] = useState({ search, results, order });
  if (!outdated && (found.search !== search || found.results !== results))
    setFound({ search, results, order });
  const linkTo = useDocumentLink(found.search.query, found.results);
  const rows = useMemo(
    () => rowsOf(items, !hasNextPage, today(), found.order),
    [items, hasNextPage, found.order],
  );
  const { virtualizer, sticky, focused, follow, pace } = useRowWindow(
    rows,
    scroller,
    itemHeight,
    headingHeight,
  );
  useReadingLetters();
  const open = useAnchor({ timeline, rows, virtualizer, scroller, pace });
  useItemKeys({ rows, virtualizer, scroller, focused, pace });
  // On paper are all that are loaded, one below the other.
  const drawn = usePrinting()
    ? rows.map(({ key }, index) => ({ key, index, start: 0, size: 0 }))
    : virtualizer.getVirtualItems();

  return (
    <section
      aria-label={t('timeline.results.title')}
      data-outdated={outdated || undefined}
      className={styles.list}
    >
      <div style={{ height: virtualizer.getTotalSize() }} className={styles.rows} {...follow}>
        {drawn.map(({ index, key, start, size }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <TimelineRow
              key={key}
              row={row}
              index={index}
              start={start}
              height={size}
              atTop={index === sticky.current}
              hurried={pace.hurried}
              compact={compact}
              onOpen={(id) => {
                markVisited(id);
                open(id);
              }}
            >
              {row.kind === 'item' && (
                <TimelineItem
                  item={row.item}
                  dated={row.dated}
                  compact={compact}
                  visited={visited.has(row.item.id)}
                  chosen={found.search.contexts}
                  linkTo={linkTo}
                />
              )}
            </TimelineRow>
          );
        })}
      </div>
      {end}
    </section>
  );
}

/** A document is opened next: its text would shift when the letters it is read in came after it. */
function useReadingLetters(): void {
  useEffect(() => {
    const timer = setTimeout(
      () => void document.fonts.load('1em "Source Serif 4 Variable"').catch(() => undefined),
      500,
    );
    return () => clearTimeout(timer);
  }, []);
}
