import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels between the top of what scrolls and a list in it, and the width of the list. */
interface ListPlace {
  top: number;
  width: number;
}

/** Where a list lies in what scrolls; whatever stands above it may still grow. */
export function useListPlace(
  list: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): ListPlace {
  const [place, setPlace] = useState({ top: 0, width: 0 });
  useLayoutEffect(() => {
    const outer = scroller.current;
    const content = outer?.firstElementChild;
    if (!outer || !content) return;
    const measure = () => {
      const inner = list.current?.getBoundingClientRect();
      if (!inner) return;
      const top = Math.round(inner.top - outer.getBoundingClientRect().top + outer.scrollTop);
      const width = Math.round(inner.width);
      setPlace((last) => (last.top === top && last.width === width ? last : { top, width }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    return () => observer.disconnect();
  }, [list, scroller]);
  return place;
}
