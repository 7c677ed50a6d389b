import type { Virtualizer } from '@tanstack/react-virtual';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPace, type Pace } from './pace.ts';

const view = 600;
/** What the virtualizer needs of an element that scrolls. */
const box = Object.assign(new EventTarget(), { scrollTop: 0 });
let pace: Pace;
let stop: (() => void) | void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  box.scrollTop = 0;
  pace = followPace();
  const virtualizer = {
    scrollElement: box,
    targetWindow: globalThis,
    scrollRect: { height: view, width: 0 },
    options: { isScrollingResetDelay: 150, useScrollendEvent: false, horizontal: false },
  };
  stop = pace.observe(virtualizer as unknown as Virtualizer<HTMLDivElement, Element>, () => undefined);
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

/** Scrolls by pixels after a time in milliseconds; whether the reader is in a hurry then. */
function scroll(pixels: number, after = 16): boolean {
  vi.advanceTimersByTime(after);
  box.scrollTop += pixels;
  box.dispatchEvent(new Event('scroll'));
  return pace.hurried;
}

test('a view in less than a tenth of a second is too fast to read', () => {
  scroll(1, 1_000);
  expect([90, 90, 110, 110].map((pixels) => scroll(pixels))).toEqual([false, false, true, true]);
});

test('what comes after standing still is a jump, however far', () => {
  expect(scroll(20_000, 1_000)).toBe(false);
  scroll(300);
  vi.advanceTimersByTime(200);
  expect(scroll(600, 20)).toBe(false);
});

test('a frame that comes late is no slowing down, three slow steps are', () => {
  scroll(1, 1_000);
  expect([scroll(150), scroll(150, 60), scroll(150)]).toEqual([true, true, true]);
  expect([scroll(20), scroll(20), scroll(20)]).toEqual([true, true, false]);
});

test('whoever stops is in no hurry', () => {
  scroll(1, 1_000);
  expect(scroll(300)).toBe(true);
  vi.advanceTimersByTime(160);
  expect(pace.hurried).toBe(false);
});

test('jumps of the product itself are none of the reader’s', () => {
  scroll(1, 1_000);
  expect(scroll(300)).toBe(true);
  pace.jump();
  expect([scroll(300), scroll(300)]).toEqual([false, true]);
});
