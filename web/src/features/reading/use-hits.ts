import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Which hit of the document is current, and the ways to the others. */
export interface Hits {
  /** From 0; -1 as long as there is none. */
  current: number;
  total: number;
  /** Changes whenever the reader goes to a hit, also to the same one again. */
  moved: number;
  go: (number: number) => void;
  next: () => void;
  previous: () => void;
}

/**
 * Follows the current hit among the marks inside a place that scrolls: the first one after opening and
 * after every new word, then wherever the reader goes. `marking` changes when the marks do; `first` is the
 * hit to begin with, -1 for none.
 */
export function useHits(
  scroller: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
  total: number,
  marking: string,
  first = 0,
): Hits {
  const [at, setAt] = useState({ number: -1, moved: 0 });
  const go = useCallback(
    (number: number) => {
      if (total > 0) setAt(({ moved }) => ({ number: ((number % total) + total) % total, moved: moved + 1 }));
    },
    [total],
  );
  const [marked, setMarked] = useState('');
  if (marked !== marking) {
    setMarked(marking);
    setAt({ number: total > 0 ? first : -1, moved: 0 });
  }
  useEffect(() => {
    const root = place.current;
    const marks = root?.querySelectorAll(`mark[data-mark="${at.number}"]`);
    if (!root || !marks || marks.length === 0) return;
    for (const mark of marks) mark.toggleAttribute('data-active', true);
    const show = () => bringIntoView(scroller.current, marks[0]);
    show();
    // Blocks that come into view get their real height only now, which moves the mark once more.
    const frame = requestAnimationFrame(() => requestAnimationFrame(show));
    return () => {
      cancelAnimationFrame(frame);
      for (const mark of marks) mark.removeAttribute('data-active');
    };
  }, [at, scroller, place, marking]);
  return {
    current: at.number,
    total,
    moved: at.moved,
    go,
    next: () => go(at.number + 1),
    previous: () => go(at.number - 1),
  };
}

/** Pixels from the edges of the view within which a hit counts as out of sight. */
const edge = 72;

/** Puts a mark in the middle of what scrolls around it, unless it can be seen already; nothing else moves. */
function bringIntoView(scroller: HTMLElement | null, mark: Element | undefined): void {
  if (!mark || !scroller) return;
  const view = scroller.getBoundingClientRect();
  const { top, bottom } = mark.getBoundingClientRect();
  if (top >= view.top + edge && bottom <= view.bottom - edge) return;
  scroller.scrollTop += (top + bottom - view.top - view.bottom) / 2;
}
