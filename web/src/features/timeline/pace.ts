import { observeElementOffset, type Virtualizer } from '@tanstack/react-virtual';

/** Milliseconds; what passes through the view in less cannot be read. */
const glimpse = 100;
/** Of the view, in each step: too far to read on the way, also where a slow machine takes long for a step. */
const leap = 1 / 6;
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
  /** The last two steps: two, because one that comes late is followed by one right after it, which is no hurry. */
  let steps: { offset: number; at: number }[] = [];
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
        const [from] = going ? steps : [];
        const gone = Math.abs(offset - (from?.offset ?? offset));
        const fast =
          from !== undefined &&
          (gone * glimpse > view * (now - from.at) || gone > view * leap * steps.length);
        slow = fast ? 0 : slow + 1;
        pace.hurried = going && slow < slowSteps;
        steps = [...(going ? steps.slice(-1) : []), { offset, at: now }];
        [moving, jumped] = [scrolling, false];
        report(offset, scrolling);
      }),
  };
  return pace;
}
