import { useEffect, useRef, type RefObject } from 'react';

/** Pixels a finger goes down at the top of a list before it means what is above it. */
const pull = 30;

/**
 * Calls back when the reader scrolls on at the top of an element, by wheel or by finger: nothing there moves, so that it
 * does not scroll. Whoever scrolls back to the top stays there.
 */
export function useBeyondTop(
  scroller: RefObject<HTMLElement | null>,
  onBeyond: (() => void) | undefined,
): void {
  const latest = useRef(onBeyond);
  useEffect(() => {
    latest.current = onBeyond;
  });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const beyond = () => box.scrollTop <= 0 && latest.current?.();
    const wheel = ({ deltaY }: WheelEvent) => deltaY < 0 && beyond();
    let from = 0;
    const begin = ({ touches }: TouchEvent) => (from = touches[0]?.clientY ?? 0);
    const move = ({ touches }: TouchEvent) => (touches[0]?.clientY ?? 0) - from > pull && beyond();
    box.addEventListener('wheel', wheel, { passive: true });
    box.addEventListener('touchstart', begin, { passive: true });
    box.addEventListener('touchmove', move, { passive: true });
    return () => {
      box.removeEventListener('wheel', wheel);
      box.removeEventListener('touchstart', begin);
      box.removeEventListener('touchmove', move);
    };
  }, [scroller]);
}
