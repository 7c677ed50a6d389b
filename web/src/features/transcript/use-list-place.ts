import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels between the top of what scrolls and the list in it; whatever stands above may still grow. */
export function useListPlace(
  list: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): number {
  const [place, setPlace] = useState(0);
  useLayoutEffect(() => {
    const outer = scroller.current;
    const content = outer?.firstElementChild;
    if (!outer || !content) return;
    const measure = () => {
      const inner = list.current;
      if (!inner) return;
      const top = inner.getBoundingClientRect().top - outer.getBoundingClientRect().top;
      setPlace(Math.round(top + outer.scrollTop));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    return () => observer.disconnect();
  }, [list, scroller]);
  return place;
}
