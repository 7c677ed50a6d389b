import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { useAfterwards } from '#ui/use-afterwards.ts';
import { followPace } from './pace.ts';

/** A row as the window knows it: headings stay at the top while what is under them is in view. */
export interface WindowRow {
  kind: 'heading' | 'item';
  key: string;
}

/**
 * Which rows are on the page: those near the view, the heading of the day in view (`sticky`) and the row with the
 * focus (`focused`, which `follow` keeps up to date). With `steady` what is read stays where it is when rows come or go
 * above it.
 */
export function useRowWindow(
  rows: readonly WindowRow[],
  scroller: RefObject<HTMLDivElement | null>,
  itemHeight: number,
  headingHeight: number,
  steady = false,
) {
  const headings = useMemo(
    () => rows.flatMap((row, index) => (row.kind === 'heading' ? [index] : [])),
    [rows],
  );
  const sticky = useRef<number>(undefined);
  const focused = useRef<number>(undefined);
  const [pace] = useState(followPace);
  // Rows in view come first, then those around it; by then React knows the scrolling element around them as well.
  const overscan = useAfterwards() ? 6 : 0;
  // oxlint-disable-next-line react/incompatible-library -- we compile no components, so nothing is memoized here
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'item' ? itemHeight : headingHeight),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan,
    // Its way to hold the first row in view; it is never to hold the end.
    ...(steady ? { anchorTo: 'end', scrollEndThreshold: -1 } : {}),
    observeElementOffset: pace.observe,
    // Until that element is known; rows drawn with the page need not wait for it.
    initialRect: { width: 0, height: window.innerHeight },
    // Without it the row with the focus could lie under the heading that stays.
    scrollPaddingStart: headingHeight,
    rangeExtractor: useCallback(
      (range: Range) => {
        sticky.current = headings.findLast((index) => index <= range.startIndex);
        const kept = [sticky.current, focused.current].filter(
          (index): index is number => index !== undefined && index < range.count,
        );
        return [...new Set([...kept, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b);
      },
      [headings],
    ),
  });
  // Who scrolls to a place as the list is mounted would be put back to the top once it knows the scrolling element.
  const [, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  const held = useRef<{ rows: readonly WindowRow[]; key: unknown; start: number }>(undefined);
  useLayoutEffect(() => {
    if (!steady) return;
    const before = held.current;
    // The virtualizer takes rows that are as many, between the same first and last, for the same rows.
    if (before && before.rows !== rows && hasSameEnds(before.rows, rows)) {
      const index = rows.findIndex(({ key }) => key === before.key);
      const start = virtualizer.measurementsCache[index]?.start ?? before.start;
      if (scroller.current && start !== before.start) {
        pace.jump();
        scroller.current.scrollTop += start - before.start;
      }
    }
    const first = virtualizer.getVirtualItemForOffset(virtualizer.scrollOffset ?? 0);
    held.current = first && { rows, key: first.key, start: first.start };
  });
  const measured = useRef(itemHeight);
  useEffect(() => {
    if (measured.current === itemHeight) return;
    measured.current = itemHeight;
    virtualizer.measure();
  }, [itemHeight, virtualizer]);
  const follow = {
    onFocus: (event: FocusEvent) => {
      const index = event.target.closest<HTMLElement>('[data-index]')?.dataset.index;
      focused.current = index === undefined ? undefined : Number(index);
    },
    onBlur: () => (focused.current = undefined),
  };
  return { virtualizer, sticky, focused, follow, pace };
}

function hasSameEnds(one: readonly WindowRow[], other: readonly WindowRow[]): boolean {
  return (
    one.length === other.length && one[0]?.key === other[0]?.key && one.at(-1)?.key === other.at(-1)?.key
  );
}
