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
  const total = lists.reduce((sum, list) => sum + list.length, 0);
  // Sorting is what costs: where lists repeat each other, each row is sorted once.
  const distinct = new Float64Array(total);
  const size = 2 ** Math.ceil(Math.log2(total * 2 + 2));
  const seen = new Float64Array(size).fill(NaN);
  let kept = 0;
  for (const list of lists) {
    for (const row of list) {
      let slot = slotOf(row) & (size - 1);
      while (seen[slot] !== row && !Number.isNaN(seen[slot])) slot = (slot + 1) & (size - 1);
      if (seen[slot] === row) continue;
      seen[slot] = distinct[kept++] = row;
    }
  }
  return distinct.subarray(0, kept).slice().sort();
}

/** Rows differ in their second and in their place within it (place.ts); both take part. */
function slotOf(row: number): number {
  const high = Math.floor(row / 0x100000);
  const mixed = Math.imul(high, 0x9e3779b1) ^ Math.imul(row - high * 0x100000, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
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
