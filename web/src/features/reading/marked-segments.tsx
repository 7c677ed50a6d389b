import type { Segment } from './segments.ts';

/** Pieces of a text with the hits among them marked, each with its number, counted from that of the `first`. */
export function MarkedSegments({
  segments,
  first = 0,
  active,
}: {
  segments: readonly Segment[];
  first?: number;
  /** Number of the hit that is current, where this is not told by who draws the text. */
  active?: number;
}) {
  return segments.map(({ text, mark }, index) =>
    mark === undefined ? (
      text
    ) : (
      <mark key={index} data-mark={first + mark} data-active={first + mark === active || undefined}>
        {text}
      </mark>
    ),
  );
}
