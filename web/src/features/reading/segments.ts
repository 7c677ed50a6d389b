/** A run of text that is a hit or is not. */
export interface Segment {
  text: string;
  /** Number of the hit within the whole text, from 0; undefined for plain text. */
  mark: number | undefined;
}

export type Marks = readonly (readonly [start: number, end: number])[];

/**
 * Cuts the part of a text between two offsets at the borders of its marks. A mark that reaches over
 * the edge of the part keeps its number on both sides.
 */
export function segmentsOf(text: string, marks: Marks, from = 0, to = text.length): Segment[] {
  const segments: Segment[] = [];
  let at = from;
  marks.forEach(([start, end], mark) => {
    const first = Math.max(start, at);
    const last = Math.min(end, to);
    if (first >= last) return;
    if (first > at) segments.push({ text: text.slice(at, first), mark: undefined });
    segments.push({ text: text.slice(first, last), mark });
    at = last;
  });
  if (at < to) segments.push({ text: text.slice(at, to), mark: undefined });
  return segments;
}
