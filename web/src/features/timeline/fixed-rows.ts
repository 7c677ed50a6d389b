import type { WindowRow } from './row-scroller.ts';

/** Where rows stand whose heights are known: where each begins, and behind the last where the next would. */
export function startsOf(
  rows: readonly WindowRow[],
  itemHeight: number,
  headingHeight: number,
): readonly number[] {
  const starts = [0];
  for (const { kind } of rows) starts.push(starts.at(-1)! + (kind === 'item' ? itemHeight : headingHeight));
  return starts;
}

/** The first and the last row that a view of this height shows, below this many pixels; the last may only touch it. */
export function rowsInView(starts: readonly number[], top: number, height: number): [number, number] {
  const last = starts.length - 2;
  const first = Math.max(0, Math.min(last, lastUpTo(starts, top)));
  let end = first;
  while (end < last && starts[end + 1]! < top + height) end += 1;
  return [first, Math.min(end, last)];
}

/** The index of the last place that is not beyond this one. */
function lastUpTo(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle]! <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How far a view is scrolled so that a row is whole below what stays at its top; as far as it is where that is so. */
export function placeFor(
  [start, end]: readonly [number, number],
  view: { top: number; height: number; most: number },
  above: number,
): number {
  const below = end >= view.top + view.height;
  if (!below && start > view.top + above) return view.top;
  return Math.max(0, Math.min(view.most, below ? end - view.height : start - above));
}
