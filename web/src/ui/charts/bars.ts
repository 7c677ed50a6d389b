import { max, nice, ticks } from 'd3-array';

/** A bar of a chart over time. */
export interface Bar {
  key: string;
  /** Written out, such as `16–22 nov 2026`. */
  label: string;
  /** Per series of the chart. */
  counts: readonly number[];
  total: number;
  /** Its time is not over: drawn hatched. */
  unfinished: boolean;
}

/** What the parts of a bar mean. */
export interface ChartSeries {
  key: string;
  name: string;
  /** Name of the design token of its colour, such as `--pm-doc-law`. */
  token: string;
}

/** What is read or chosen: bars from the first to the last, both included, and perhaps one part of a bar. */
export interface BarChoice {
  from: number;
  to: number;
  series?: number | undefined;
}

/** A word below a bar. */
export interface Tick {
  index: number;
  label: string;
  /** Stays when not all fit, such as the first month of a year. */
  main?: boolean;
}

/** How far an axis goes at least, so that a single hit does not look like a peak (UX-2, Chart). */
const shortestAxis = 5;

/** Where an axis ends that starts at 0 and holds the highest bar, and its numbers; whole numbers only. */
export function axisOf(bars: readonly Bar[], lines: number): { end: number; values: number[] } {
  const highest = max(bars, ({ total }) => total) ?? 0;
  if (highest <= shortestAxis) return { end: shortestAxis, values: [0, shortestAxis] };
  const [, end] = nice(0, highest, lines);
  return { end, values: ticks(0, end, lines).filter(Number.isInteger) };
}

/**
 * As many ticks as fit when each may take `room` pixels, at even distances: every one, every second and so on,
 * counted from the first main one.
 */
export function fittingTicks(ticks: readonly Tick[], pixelsPerBar: number, room: number): Tick[] {
  const start = Math.max(
    0,
    ticks.findIndex(({ main }) => main),
  );
  for (let every = 1; every < ticks.length; every += 1) {
    const kept = ticks.filter((_tick, at) => (at - start) % every === 0);
    const fit = kept.every(({ index }, at) => {
      const before = kept[at - 1];
      return !before || (index - before.index) * pixelsPerBar >= room;
    });
    if (fit) return kept;
  }
  return ticks.slice(start, start + 1);
}
