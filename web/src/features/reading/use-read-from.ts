import { useEffect, useRef, type RefObject } from 'react';

/** The heading of what is read: from there on, unless somebody is typing or in a dialog by the time it comes. */
export function useReadFrom(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest('input, textarea, [role=dialog]')) return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
