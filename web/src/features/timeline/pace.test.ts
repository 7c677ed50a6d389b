import type { Virtualizer } from '@tanstack/react-virtual';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPace } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Scrolls a view of 700 pixels by steps of [pixels, milliseconds]; whether the reader was in a hurry after each. */
function scrolled(...steps: readonly (readonly [pixels: number, milliseconds: number])[]): boolean[] {
  const box = Object.assign(new EventTarget(), { scrollTop: 0 });
  const options = { horizontal: false, useScrollendEvent: false, isScrollingResetDelay: 150 };
  const rows = { scrollElement: box, targetWindow: globalThis, scrollRect: { height: 700 }, options };
  const pace = followPace();
  const stop = pace.observe(rows as unknown as Virtualizer<HTMLDivElement, Element>, () => undefined);
  const hurried = steps.map(([pixels, milliseconds]) => {
    vi.advanceTimersByTime(milliseconds);
    box.scrollTop += pixels;
    box.dispatchEvent(new Event('scroll'));
    return pace.hurried;
  });
  stop?.();
  return hurried;
}

test('pace: who reads is in no hurry, also where a frame comes late and the next one right after it', () => {
  const steps = [16, 33, 33, 64, 2, 33, 33].map((milliseconds) => [60, milliseconds] as const);
  expect(scrolled(...steps)).toEqual(steps.map(() => false));
});

test('pace: a slow machine, which draws less often, takes nobody for one who reads', () => {
  const late = Array.from({ length: 4 }, () => [175, 80] as const);
  expect(scrolled(...late)).toEqual([false, true, true, true]);
});

test('pace: who goes through a quarter of a screen with each frame is in a hurry, until three slow steps', () => {
  const fast = Array.from({ length: 4 }, () => [175, 16] as const);
  const slow = Array.from({ length: 4 }, () => [20, 33] as const);
  // The first step after standing still is a jump.
  expect(scrolled(...fast, ...slow)).toEqual([false, true, true, true, true, true, false, false]);
});
