import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';

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

/** A word below a bar. */
export interface Tick {
  index: number;
  label: string;
}

/** Numbers of an axis that starts at 0 and ends at or above the highest bar; whole numbers only. */
export function axisOf(bars: readonly Bar[], lines: number) {
  const highest = max(bars, ({ total }) => total) ?? 0;
  const scale = scaleLinear([0, Math.max(1, highest)], [0, 1]).nice(lines);
  return { scale, values: scale.ticks(lines).filter(Number.isInteger) };
}

/** The ticks that fit side by side when each may take `room` pixels, first come first kept. */
export function fittingTicks(ticks: readonly Tick[], pixelsPerBar: number, room: number): Tick[] {
  const kept: Tick[] = [];
  for (const tick of ticks) {
    const last = kept.at(-1);
    if (!last || (tick.index - last.index) * pixelsPerBar >= room) kept.push(tick);
  }
  return kept;
}
