/** Operations on rows as they come out of the index: ascending, without repeats. */

/** Any numbers as rows. */
export function toRows(numbers: Iterable<number>): Float64Array {
  const sorted = Float64Array.from(numbers).sort();
  let kept = 0;
  for (let index = 0; index < sorted.length; index++) {
    if (index === 0 || sorted[index] !== sorted[index - 1]) sorted[kept++] = sorted[index]!;
  }
  return sorted.subarray(0, kept);
}

/** The rows that are in any of the lists. */
export function union(lists: readonly Float64Array[]): Float64Array {
  if (lists.length === 1) return lists[0]!;
  const together = new Float64Array(lists.reduce((sum, list) => sum + list.length, 0));
  let at = 0;
  for (const list of lists) {
    together.set(list, at);
    at += list.length;
  }
  return toRows(together);
}

/** The rows of `left` that are, or are not, in `right`. */
export function select(left: Float64Array, right: Float64Array, present: boolean): Float64Array {
  const found = new Float64Array(left.length);
  let kept = 0;
  let at = 0;
  for (const row of left) {
    while (at < right.length && right[at]! < row) at++;
    if ((right[at] === row) === present) found[kept++] = row;
  }
  return found.subarray(0, kept);
}

/** Index of the first row that is not below `row`. */
export function lowerBound(list: Float64Array, row: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows from `first` to `last`, both included. */
export function between(list: Float64Array, first: number, last: number): Float64Array {
  return list.subarray(lowerBound(list, first), lowerBound(list, last + 1));
}
