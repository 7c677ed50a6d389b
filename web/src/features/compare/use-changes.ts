import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Walks along the changes that are drawn in a place that scrolls. */
interface Changes {
  /** The change the reader is at, from 0; -1 before the first step. */
  current: number;
  step: (by: 1 | -1) => void;
}

/** `drawn` changes when other changes are drawn. */
export function useChanges(scroller: RefObject<HTMLElement | null>, total: number, drawn: string): Changes {
  const [current, setCurrent] = useState(-1);
  const [known, setKnown] = useState(drawn);
  if (known !== drawn) {
    setKnown(drawn);
    setCurrent(-1);
  }
  useEffect(() => {
    const change = changesIn(scroller.current)[current];
    if (!change) return;
    change.toggleAttribute('data-active', true);
    change.scrollIntoView({ block: 'center' });
    // What comes into view gets its real height only now.
    const frame = requestAnimationFrame(() => change.scrollIntoView({ block: 'center' }));
    return () => {
      cancelAnimationFrame(frame);
      change.removeAttribute('data-active');
    };
  }, [scroller, current]);
  const step = useCallback(
    (by: 1 | -1) => {
      if (total === 0) return;
      setCurrent((before) => {
        const from = before === -1 ? firstBelow(scroller.current) - (by === 1 ? 1 : 0) : before;
        return (from + by + total) % total;
      });
    },
    [total, scroller],
  );
  return { current, step };
}

const changesIn = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-change]') ?? []),
];

/** The first change below the upper edge of the view. */
function firstBelow(root: HTMLElement | null): number {
  const top = root?.getBoundingClientRect().top ?? 0;
  const found = changesIn(root).findIndex((change) => change.getBoundingClientRect().top >= top);
  return Math.max(0, found);
}
