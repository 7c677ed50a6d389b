import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { keepAnchor, type Anchor } from './anchor.ts';
import type { Pace } from './pace.ts';
import { historyEntry, placeIn } from './runs.ts';
import type { WindowRow } from './use-row-window.ts';
import type { Timeline } from './use-timeline.ts';

/** Frames a row may take to appear after it was scrolled to. */
const patience = 20;
/** Pages fetched to find a document back of which it is not known how far down it was. */
const maximumPages = 10;

/** What is known of results that come in pages. */
export type Paged = Pick<
  Timeline,
  'key' | 'outdated' | 'pages' | 'hasNextPage' | 'fetchingNextPage' | 'fetchNextPage' | 'nextPageFailed'
>;

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
  timeline: Paged;
  rows: readonly WindowRow[];
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  scroller: RefObject<HTMLDivElement | null>;
  pace: Pace;
}): (id: string) => void {
  const { key, outdated, pages, hasNextPage, fetchingNextPage, fetchNextPage, nextPageFailed } = timeline;
  /** The place still to be found; undefined once the reader is there. */
  const wanted = useRef<Anchor>(undefined);
  const opened = useRef<string>(undefined);
  const searched = useRef<string>(undefined);
  /** The document that was opened, until its row has the focus back. */
  const returning = useRef<string>(undefined);
  // A row may be drawn later than it is scrolled to, and at first without a title.
  useEffect(() => focusBack(scroller, returning));

  useLayoutEffect(() => {
    if (outdated || rows.length === 0) return;
    if (searched.current !== key) {
      wanted.current = placeIn(key);
      opened.current = wanted.current?.opened;
      returning.current = undefined;
      if (searched.current !== undefined && !wanted.current) virtualizer.scrollToOffset(0);
      searched.current = key;
    }
    const anchor = wanted.current;
    if (!anchor) return;
    const index = rows.findIndex((row) => row.key === anchor.id);
    // It may have left the results; all of them would be fetched in search of it.
    const mayGoOn = hasNextPage && !nextPageFailed && pages <= (anchor.pages ?? maximumPages);
    if (index === -1) {
      if (!mayGoOn) wanted.current = undefined;
      else if (!fetchingNextPage) fetchNextPage();
      return;
    }
    let frame = 0;
    let tries = patience;
    const settle = () => {
      const box = scroller.current;
      const start = virtualizer.measurementsCache[index]?.start;
      // A row that is drawn as one that passes by has no title to give the focus to.
      pace.jump();
      const place = start === undefined ? undefined : start - anchor.offset;
      if (box && place !== undefined) box.scrollTop = place;
      tries -= 1;
      // Right after mounting neither is known.
      if (!box?.querySelector(`[data-key="${CSS.escape(anchor.id)}"]`) && tries > 0) {
        frame = requestAnimationFrame(settle);
        return;
      }
      // The row is there, and what stood below it is not yet: it comes with more results, or is only to be drawn.
      if (box && place !== undefined && box.scrollTop < place - 1 && (mayGoOn || tries > 0)) {
        if (!mayGoOn) frame = requestAnimationFrame(settle);
        else if (!fetchingNextPage) fetchNextPage();
        return;
      }
      wanted.current = undefined;
      returning.current = anchor.opened;
      focusBack(scroller, returning);
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

  const keep = useKeptPlace(timeline, scroller, wanted, opened);
  return (id) => {
    opened.current = id;
    keep();
  };
}

/** The first row in view, and how far below the top edge it begins. */
export function placeOf(box: HTMLElement): Pick<Anchor, 'id' | 'offset'> | undefined {
  const top = box.getBoundingClientRect().top;
  const first = [...box.querySelectorAll<HTMLElement>('[data-row="item"]')].find(
    (row) => row.getBoundingClientRect().bottom > top,
  );
  if (!first?.dataset.key) return undefined;
  return { id: first.dataset.key, offset: Math.round(first.getBoundingClientRect().top - top) };
}

/** Keeps the row at the top edge up to date while the reader scrolls; returns what keeps it now. */
function useKeptPlace(
  { key, outdated, pages }: Pick<Paged, 'key' | 'outdated' | 'pages'>,
  scroller: RefObject<HTMLDivElement | null>,
  wanted: RefObject<Anchor | undefined>,
  opened: RefObject<string | undefined>,
): () => void {
  const keep = () => {
    const box = scroller.current;
    if (!box || outdated || wanted.current) return;
    const place = placeOf(box);
    if (!place) return;
    keepAnchor({
      search: key,
      entry: historyEntry(),
      pages,
      ...place,
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
  return keep;
}

/** Gives the focus back to the document that was opened, once its title is drawn. */
function focusBack(
  scroller: RefObject<HTMLDivElement | null>,
  returning: RefObject<string | undefined>,
): void {
  if (focusTitle(scroller.current, returning.current)) returning.current = undefined;
}

/** Gives the focus back to the title of a document without moving the page; true when it has it or others want it. */
function focusTitle(box: HTMLElement | null, id: string | undefined): boolean {
  if (!box || id === undefined) return false;
  // A new page has the focus as a whole when what it was in is gone.
  if (document.activeElement?.matches(':not(body, #main)')) return true;
  const title = box.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"] [data-title]`);
  title?.focus({ preventScroll: true });
  return title !== null;
}
