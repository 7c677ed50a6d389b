import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Pixels at the top that the head of a turn covers, and those near the edges in which nothing counts as seen. */
const covered = 56;
const edge = 72;

/** Where in the view something is put; `seen` moves nothing that can be seen already. */
type Placing = 'top' | 'centre' | 'seen';

/** Brings a part of a row into view, also of a row that is not drawn yet. */
export type Reveal = (row: number, selector: string, placing: Placing) => void;

/** Frames in which rows may still get their real heights, and calm ones after which they have. */
const patience = 30;
const calmAfter = 4;

/** See `Reveal`. Rows get their real heights only when they are drawn, so it looks until nothing moves any more. */
export function useReveal(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  scroller: RefObject<HTMLDivElement | null>,
  list: RefObject<HTMLElement | null>,
): Reveal {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return useCallback(
    (row, selector, placing) => {
      cancelAnimationFrame(frame.current);
      let left = patience;
      let calm = 0;
      let placed = placing;
      const look = () => {
        const view = scroller.current;
        if (!view) return;
        const target = list.current?.querySelector(selector);
        if (target) {
          calm = place(view, target, placed) ? 0 : calm + 1;
        } else {
          const offset = virtualizer.getOffsetForIndex(row, 'start')?.[0];
          if (offset !== undefined) view.scrollTop = offset;
          // Come from afar it goes to the middle, not to the edge it happens to appear at.
          if (placing === 'seen') placed = 'centre';
        }
        left -= 1;
        if (left > 0 && calm < calmAfter) frame.current = requestAnimationFrame(look);
      };
      look();
    },
    [virtualizer, scroller, list],
  );
}

/** Scrolls so far that the target is in its place; false when it already was. */
function place(view: HTMLElement, target: Element, placing: Placing): boolean {
  const outer = view.getBoundingClientRect();
  const { top, bottom, height } = target.getBoundingClientRect();
  if (placing === 'seen' && top >= outer.top + edge && bottom <= outer.bottom - edge) return false;
  const fits = height < outer.height - covered - edge;
  const wanted =
    placing === 'top' || !fits ? top - outer.top - covered : (top + bottom - outer.top - outer.bottom) / 2;
  const before = view.scrollTop;
  if (Math.abs(wanted) < 2) return false;
  view.scrollTop = before + wanted;
  return Math.abs(view.scrollTop - before) >= 1;
}
