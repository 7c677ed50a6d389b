import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { keepAnchor, type Anchor } from './anchor.ts';
import type { Row } from './day-groups.ts';
import type { Pace } from './pace.ts';
import { historyEntry, placeIn } from './runs.ts';
import type { Timeline } from './use-timeline.ts';

/** Frames in which the rows above may still change their height. */
const settling = 12;
/** Frames after which an anchor that cannot be reached is given up. */
const patience = 120;
/** Pages fetched to find a document back of which it is not known how far down it was. */
const maximumPages = 10;

/**
 * Brings the reader back to the row where they left these results, fetching as many pages as they had and one
 * more, and keeps that place up to date. Returns what to call when a document is opened.
 */
export function useAnchor({
  timeline,
  rows,
  virtualizer,
  scroller,
  pace,
}: {
  timeline: Timeline;
  rows: readonly Row[];
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  scroller: RefObject<HTMLDivElement | null>;
  pace: Pace;
}): (id: string) => void {
  const { key, outdated, pages, hasNextPage, fetchingNextPage, fetchNextPage, nextPageFailed } = timeline;
  /** The place still to be found; undefined once the reader is there. */
  const wanted = useRef<Anchor>(undefined);
  const opened = useRef<string>(undefined);
  const searched = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (outdated || rows.length === 0) return;
    if (searched.current !== key) {
      wanted.current = placeIn(key);
      opened.current = wanted.current?.opened;
      if (searched.current !== undefined && !wanted.current) virtualizer.scrollToOffset(0);
      searched.current = key;
    }
    const anchor = wanted.current;
    if (!anchor) return;
    const index = rows.findIndex((row) => row.key === anchor.id);
    if (index === -1) {
      // It may have left the results; all of them would be fetched in search of it.
      if (hasNextPage && !nextPageFailed && pages <= (anchor.pages ?? maximumPages)) {
        if (!fetchingNextPage) fetchNextPage();
      } else wanted.current = undefined;
      return;
    }
    let frame = 0;
    let left = settling;
    let tries = patience;
    const settle = () => {
      const box = scroller.current;
      const row = box?.querySelector(`[data-key="${CSS.escape(anchor.id)}"]`);
      // A row that is drawn as one that passes by has no title to give the focus to.
      pace.jump();
      if (box && row) {
        const away = row.getBoundingClientRect().top - box.getBoundingClientRect().top - anchor.offset;
        if (Math.abs(away) >= 1) box.scrollTop += away;
      }
      // Right after mounting the scrolling element may not be known yet.
      else virtualizer.scrollToIndex(index, { align: 'start' });
      if (row) left -= 1;
      tries -= 1;
      if (left > 0 && tries > 0) {
        frame = requestAnimationFrame(settle);
        return;
      }
      wanted.current = undefined;
      focusTitle(box, anchor.opened);
    };
    frame = requestAnimationFrame(settle);
    return () => cancelAnimationFrame(frame);
  }, [
    key,
    outdated,
    pages,
    rows,
    hasNextPage,
    fetchingNextPage,
    fetchNextPage,
    nextPageFailed,
    virtualizer,
    scroller,
    pace,
  ]);

  const keep = () => {
    const box = scroller.current;
    if (!box || outdated || wanted.current) return;
    const top = box.getBoundingClientRect().top;
    const first = [...box.querySelectorAll<HTMLElement>('[data-row="item"]')].find(
      (row) => row.getBoundingClientRect().bottom > top,
    );
    if (!first?.dataset.key) return;
    keepAnchor({
      search: key,
      entry: historyEntry(),
      pages,
      id: first.dataset.key,
      offset: Math.round(first.getBoundingClientRect().top - top),
      ...(opened.current === undefined ? {} : { opened: opened.current }),
    });
  };
  const keepNow = useRef(keep);
  useEffect(() => {
    keepNow.current = keep;
  });

  useEffect(() => {
    const box = scroller.current;
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keepNow.current(), 150);
    };
    box?.addEventListener('scroll', later, { passive: true });
    return () => {
      clearTimeout(timer);
      box?.removeEventListener('scroll', later);
    };
  }, [key, outdated, scroller]);

  return (id) => {
    opened.current = id;
    keep();
  };
}

/** Gives the focus back to the title of a document without moving the page. */
function focusTitle(box: HTMLElement | null, id: string | undefined): void {
  if (!box || id === undefined || (document.activeElement && document.activeElement !== document.body))
    return;
  box
    .querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"] [data-title]`)
    ?.focus({ preventScroll: true });
}
