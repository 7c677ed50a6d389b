import { axisOf, type Bar } from './bars.ts';

/** Pixels around the bars, for the axes. */
export const margin = { left: 34, right: 4, top: 8, bottom: 20 };

/** Where everything of a bar chart is, in pixels from the corner of its bars. */
export interface Plot {
  width: number;
  height: number;
  innerWidth: number;
  innerHeight: number;
  /** With the gap beside it. */
  barWidth: number;
  /** Numbers of the axis. */
  values: number[];
  y: (value: number) => number;
  /** The bar, and the number of its part or -1, below a place on the screen. */
  at: (event: { clientX: number; clientY: number; currentTarget: Element }) => {
    index: number;
    part: number;
  };
}

/** Lays out a chart of these bars in that room. */
export function plotOf(bars: readonly Bar[], width: number, height: number, lines: number): Plot {
  const innerWidth = Math.max(1, width - margin.left - margin.right);
  const innerHeight = height - margin.top - margin.bottom;
  const barWidth = innerWidth / Math.max(1, bars.length);
  const { end, values } = axisOf(bars, lines);
  return {
    width,
    height,
    innerWidth,
    innerHeight,
    barWidth,
    values,
    y: (value) => innerHeight * (1 - value / end),
    at: ({ clientX, clientY, currentTarget }) => {
      const { left, top } = currentTarget.getBoundingClientRect();
      const across = Math.floor((clientX - left - margin.left) / barWidth);
      const index = Math.min(bars.length - 1, Math.max(0, across));
      const value = end * (1 - (clientY - top - margin.top) / innerHeight);
      let sum = 0;
      const part = bars[index]?.counts.findIndex((count) => count > 0 && (sum += count) >= value) ?? -1;
      return { index, part };
    },
  };
}
