import { useEffect, type RefObject } from 'react';
import type { Player } from './player.ts';
import type { Row } from './turn-rows.ts';
import type { Reveal } from './use-reveal.ts';

/** Keys that scroll. */
const scrolling = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/**
 * Keeps the spoken words in the middle of the view while the player follows. Whoever scrolls by hand
 * has taken over, and following stops (UX 5.5).
 */
export function useFollowing(
  player: Player,
  rows: readonly Row[],
  reveal: Reveal,
  scroller: RefObject<HTMLDivElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const place = scroller.current;
    if (!place) return;
    const stop = () => player.following.set(false);
    const onKey = (event: KeyboardEvent) => {
      if (scrolling.has(event.key) && !event.shiftKey && !isControl(event.target)) stop();
    };
    // The bar of the scroller itself, beside what it shows.
    const onPress = (event: PointerEvent) => {
      if (event.target === place && event.offsetX >= place.clientWidth) stop();
    };
    place.addEventListener('wheel', stop, { passive: true });
    place.addEventListener('touchmove', stop, { passive: true });
    place.addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      place.removeEventListener('wheel', stop);
      place.removeEventListener('touchmove', stop);
      place.removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, [player, scroller]);

  useEffect(() => {
    let shown: number | undefined;
    const follow = () => {
      if (!player.following.now() || player.playing.now() !== 'playing') {
        shown = undefined;
        return;
      }
      const number = player.spoken.now();
      const row = rows.findIndex(({ blocks }) => blocks.some((block) => block.number === number));
      const block = rows[row]?.blocks.find((each) => each.number === number);
      if (number === undefined || !block) return;
      if (shown !== number) reveal(row, `[data-block="${number}"]`, 'centre');
      else goAlong(block, player.position.now());
      shown = number;
    };
    /** A block taller than the view goes along line by line. */
    const goAlong = ({ number, start = 0, end = start }: Row['blocks'][number], at: number) => {
      const view = scroller.current;
      const element = list.current?.querySelector(`[data-block="${number}"]`);
      if (!view || !element || end <= start) return;
      const outer = view.getBoundingClientRect();
      const { top, height } = element.getBoundingClientRect();
      if (height < outer.height * 0.7) return;
      const line = top + (height * (at - start)) / (end - start) - outer.top;
      if (line > outer.height * 0.75 || line < 0) view.scrollTop += line - outer.height * 0.4;
    };
    const ends = [player.position, player.playing, player.following].map((each) => each.subscribe(follow));
    follow();
    return () => ends.forEach((end) => end());
  }, [player, rows, reveal, scroller, list]);
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input,textarea,select,[role=tab],[role=menu]') !== null;
}
