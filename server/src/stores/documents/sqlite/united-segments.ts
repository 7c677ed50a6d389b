import type { Segment } from './segments.ts';

/** Memory for so many bytes: of the thread's own, or shared with others. */
type Allocate = (bytes: number) => ArrayBufferLike;

/** Where the rows of some segments are when they stand one behind the other. */
interface Sources {
  segments: readonly Segment[];
  /** Of each place the segment, and of each segment its first place. */
  segmentAt: Uint32Array;
  starts: Uint32Array;
}

/** Segments as one, its rows ascending and without repeats; of a row in several the last one counts. */
export function unite(
  segments: readonly Segment[],
  allocate: Allocate = (bytes) => new ArrayBuffer(bytes),
): Segment {
  const sources = sourcesOf(segments);
  const rows = new Float64Array(sources.segmentAt.length);
  segments.forEach((segment, index) => rows.set(segment.rows, sources.starts[index]));
  const order = ascending(rows);
  const count = order.length;
  const united = {
    rows: new Float64Array(allocate(count * 8)),
    dates: new Float64Array(allocate(count * 8)),
    groups: new Uint32Array(allocate(count * 4)),
    ...gathered(sources, order, 'stakeholderEnds', 'stakeholders', allocate),
    ...gathered(sources, order, 'topicEnds', 'topics', allocate),
    ...gathered(sources, order, 'factEnds', 'facts', allocate),
  };
  for (let at = 0; at < count; at += 1) {
    const place = order[at]!;
    const from = sources.segmentAt[place]!;
    const segment = segments[from]!;
    const index = place - sources.starts[from]!;
    united.rows[at] = rows[place]!;
    united.dates[at] = segment.dates[index]!;
    united.groups[at] = segment.groups[index]!;
  }
  return united;
}

function sourcesOf(segments: readonly Segment[]): Sources {
  const starts = new Uint32Array(segments.length);
  let count = 0;
  segments.forEach(({ rows }, index) => {
    starts[index] = count;
    count += rows.length;
  });
  const segmentAt = new Uint32Array(count);
  segments.forEach(({ rows }, index) => segmentAt.fill(index, starts[index], starts[index]! + rows.length));
  return { segments, segmentAt, starts };
}

/** The places of these rows, ascending by row; of those of one row the last. What is in order already is merged only. */
function ascending(rows: Float64Array): Uint32Array {
  // Loops by index, here and below: nothing else is as quick the first time, and it is once for every document.
  let order = new Uint32Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) order[place] = place;
  let merged = new Uint32Array(rows.length);
  /** Where the stretches that are in order begin, and their end. */
  let bounds = [0];
  for (let place = 1; place < rows.length; place += 1) {
    if (rows[place]! < rows[place - 1]!) bounds.push(place);
  }
  bounds.push(rows.length);
  while (bounds.length > 2) {
    const next = [0];
    for (let at = 0; at + 1 < bounds.length; at += 2) {
      const [from, middle] = [bounds[at]!, bounds[at + 1]!];
      const to = bounds[at + 2] ?? middle;
      mergeStretches(rows, order, merged, { from, middle, to });
      next.push(to);
    }
    [order, merged] = [merged, order];
    bounds = next;
  }
  let kept = 0;
  for (let at = 0; at < order.length; at += 1) {
    const place = order[at]!;
    if (at + 1 < order.length && rows[place] === rows[order[at + 1]!]) continue;
    order[kept] = place;
    kept += 1;
  }
  return order.subarray(0, kept);
}

/** Merges two neighbouring stretches; of the same row the left one stays on the left. */
function mergeStretches(
  rows: Float64Array,
  order: Uint32Array,
  merged: Uint32Array,
  { from, middle, to }: { from: number; middle: number; to: number },
): void {
  let left = from;
  let right = middle;
  for (let at = from; at < to; at += 1) {
    const isLeft = right === to || (left < middle && rows[order[left]!]! <= rows[order[right]!]!);
    merged[at] = isLeft ? order[left]! : order[right]!;
    if (isLeft) left += 1;
    else right += 1;
  }
}

function gathered<
  Ends extends 'stakeholderEnds' | 'topicEnds' | 'factEnds',
  Values extends 'stakeholders' | 'topics' | 'facts',
>(
  { segments, segmentAt, starts }: Sources,
  order: Uint32Array,
  endsName: Ends,
  valuesName: Values,
  allocate: Allocate,
) {
  const ends = new Uint32Array(allocate(order.length * 4));
  const given = segments.map((segment) => ({ ends: segment[endsName], values: segment[valuesName] }));
  let total = 0;
  for (let at = 0; at < order.length; at += 1) {
    const from = segmentAt[order[at]!]!;
    const index = order[at]! - starts[from]!;
    const own = given[from]!.ends;
    total += own[index]! - (index === 0 ? 0 : own[index - 1]!);
    ends[at] = total;
  }
  const values = new Uint32Array(allocate(total * 4));
  let end = 0;
  for (let at = 0; at < order.length; at += 1) {
    const from = segmentAt[order[at]!]!;
    const index = order[at]! - starts[from]!;
    const own = given[from]!;
    const to = own.ends[index]!;
    for (let value = index === 0 ? 0 : own.ends[index - 1]!; value < to; value += 1) {
      values[end] = own.values[value]!;
      end += 1;
    }
  }
  return { [endsName]: ends, [valuesName]: values } as Record<Ends | Values, Uint32Array>;
}

/** Where the values of a row are, by where those of each row end. */
export function rangeOf(ends: Uint32Array, index: number): { from: number; to: number } {
  return { from: index === 0 ? 0 : ends[index - 1]!, to: ends[index]! };
}
