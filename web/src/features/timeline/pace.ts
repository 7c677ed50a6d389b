import { observeElementOffset, type Virtualizer } from '@tanstack/react-virtual';

/** Milliseconds; what passes through the view in less cannot be read. */
const glimpse = 100;
/** Slow steps after which a reader in a hurry has slowed down; one alone is a frame that came late. */
const slowSteps = 3;

/** How fast the reader goes through the results. */
export interface Pace {
  /** Whether rows pass through the view faster than they can be read. */
  hurried: boolean;
  /** Says before a scroll that it is a jump of ours, after which the reader stands still. */
  jump: () => void;
  /** Tells the virtualizer where the reader is, and knows the pace before the rows are drawn. */
  observe: typeof observeElementOffset<HTMLDivElement>;
}

/** Follows the pace of one scrolling element. */
export function followPace(): Pace {
  let [before, since] = [0, 0];
  let [moving, jumped] = [false, false];
  let slow = slowSteps;
  const pace: Pace = {
    hurried: false,
    jump: () => (jumped = true),
    observe: (virtualizer: Virtualizer<HTMLDivElement, Element>, report) =>
      observeElementOffset(virtualizer, (offset, scrolling) => {
        const now = performance.now();
        const view = virtualizer.scrollRect?.height ?? 0;
        // The first step after standing still is a jump, whoever made it.
        const going = moving && scrolling && !jumped;
        const fast = Math.abs(offset - before) * glimpse > view * (now - since);
        slow = going && fast ? 0 : slow + 1;
        pace.hurried = going && slow < slowSteps;
        [before, since, moving, jumped] = [offset, now, scrolling, false];
        report(offset, scrolling);
      }),
  };
  return pace;
}
