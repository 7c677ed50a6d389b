/** Operations on rows as they come out of the index: ascending, without repeats. */

/** Any numbers as rows. */
export function toRows(numbers: Iterable<number>): Float64Array {
  const sorted = Float64Array.from(numbers).sort();
  return sorted.filter((row, at) => row !== sorted[at - 1]);
}

const none = new Float64Array();

/** The rows that are in any of the lists; two by two, so that what repeats itself soon counts once. */
export function union(lists: readonly Float64Array[]): Float64Array {
  let left = lists.filter((list) => list.length > 0);
  while (left.length > 1) {
    left = left.flatMap((list, at, all) => (at % 2 === 0 ? unionOfTwo(list, all[at + 1] ?? none) : []));
  }
  return left[0] ?? none;
}

function unionOfTwo(left: Float64Array, right: Float64Array): Float64Array {
  const merged = new Float64Array(left.length + right.length);
  let from = 0;
  let to = 0;
  let kept = 0;
  while (from < left.length && to < right.length) {
    const one = left[from]!;
    const other = right[to]!;
    merged[kept++] = one <= other ? one : other;
    if (one <= other) from += 1;
    if (other <= one) to += 1;
  }
  merged.set(left.subarray(from), kept);
  kept += left.length - from;
  merged.set(right.subarray(to), kept);
  return merged.subarray(0, kept + right.length - to);
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
function lowerBound(list: Float64Array, row: number): number {
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
