import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useAfterwards } from '#ui/use-afterwards.ts';
import { placeFor, rowsInView, startsOf } from './fixed-rows.ts';
import { followPace, standstill } from './pace.ts';
import type { RowScroller, WindowRow } from './row-scroller.ts';

/** Rows that are on the page before and behind those in view. */
const around = 6;

/**
 * Which rows are on the page where all items are as high as each other: those near the view, the heading of the day in
 * view (`sticky`) and the row with the focus (`focused`, which `follow` keeps up to date).
 */
export function useFixedRows(
  rows: readonly WindowRow[],
  scroller: RefObject<HTMLDivElement | null>,
  itemHeight: number,
  headingHeight: number,
) {
  const starts = useMemo(() => startsOf(rows, itemHeight, headingHeight), [rows, itemHeight, headingHeight]);
  const headings = useMemo(
    () => rows.flatMap((row, index) => (row.kind === 'heading' ? [index] : [])),
    [rows],
  );
  // Changed by its own events, for which nothing is drawn.
  const [focused] = useState<RefObject<number | undefined>>(() => ({ current: undefined }));
  const [pace] = useState(followPace);
  const [follow] = useState(() => followFocus(focused));
  // Rows in view come first, then those around it.
  const afterwards = useAfterwards();
  const more = afterwards ? around : 0;
  // Until the scrolling element is known; rows drawn with the page need not wait for it, and stay until there are more.
  const [view, setView] = useState({ top: 0, height: window.innerHeight });
  const [first, last] = rowsInView(starts, view.top, afterwards ? view.height : window.innerHeight);
  const latest = useRef({ starts, headingHeight, first, last });
  useLayoutEffect(() => {
    latest.current = { starts, headingHeight, first, last };
  });
  useLayoutEffect(() => {
    // What stood there before may have been scrolled; the way back to a place begins at the top too.
    scroll(scroller.current, 0);
  }, [scroller]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    let [timer, hurried]: [ReturnType<typeof setTimeout> | undefined, boolean] = [undefined, false];
    /** Draws the rows again where others are in view, or the reader is in another hurry. */
    const look = () => {
      const next = { top: box.scrollTop, height: box.offsetHeight };
      const now = rowsInView(latest.current.starts, next.top, next.height);
      const same = now[0] === latest.current.first && now[1] <= latest.current.last;
      if (same && hurried === pace.hurried) return;
      hurried = pace.hurried;
      // Before the browser paints what was scrolled.
      flushSync(() => setView(next));
    };
    const step = (scrolling: boolean) => {
      pace.step(box.scrollTop, scrolling, box.offsetHeight);
      look();
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => step(false), standstill);
      step(true);
    };
    // Rows around those in view are there, so this need not come before the browser paints.
    const size = new ResizeObserver(() => {
      const next = { top: box.scrollTop, height: box.offsetHeight };
      setView((before) => (before.height === next.height ? before : next));
    });
    size.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      size.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [scroller, pace]);

  const [way] = useState<RowScroller>(() => ({
    startOf: (index) => (index + 1 < latest.current.starts.length ? latest.current.starts[index] : undefined),
    toOffset: (pixels) => scroll(scroller.current, pixels),
    toRow(index) {
      const box = scroller.current;
      const [start, end] = latest.current.starts.slice(index, index + 2);
      if (!box || start === undefined || end === undefined) return;
      const most = box.scrollHeight - box.clientHeight;
      const isLast = index + 2 === latest.current.starts.length;
      const at = { top: box.scrollTop, height: box.offsetHeight, most };
      const place = placeFor([start, end], at, latest.current.headingHeight);
      // What follows the last row comes into view with it.
      const top = isLast && end >= at.top + at.height ? most : place;
      if (top !== at.top) scroll(box, top);
    },
  }));
  const sticky = headings.findLast((index) => index <= first);
  const near = new Set<number>();
  for (const index of [sticky, focused.current])
    if (index !== undefined && index < rows.length) near.add(index);
  for (let index = Math.max(0, first - more); index <= Math.min(rows.length - 1, last + more); index += 1)
    near.add(index);
  const shown = [...near]
    .toSorted((one, other) => one - other)
    .map((index) => ({
      index,
      key: rows[index]!.key,
      start: starts[index]!,
      size: starts[index + 1]! - starts[index]!,
    }));
  return { shown, height: starts.at(-1)!, way, sticky, focused, follow, pace };
}

function scroll(box: HTMLDivElement | null, top: number): void {
  if (box) box.scrollTop = top;
}

/** What rows carry so that the one with the focus is known. */
export function followFocus(focused: RefObject<number | undefined>) {
  return {
    onFocus: (event: FocusEvent) => {
      const index = event.target.closest<HTMLElement>('[data-index]')?.dataset.index;
      focused.current = index === undefined ? undefined : Number(index);
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
