import type { Run } from './occurrences.ts';

/** More ways of choosing lengths than this are not tried; only a NEAR of many joined tokens has them. */
const maximumVariants = 64;

/**
 * The occurrences of each operand that lie in a window satisfying the proximity (see `NearNode`);
 * undefined when there is no such window. An operand's occurrences come as lists of equal length.
 */
export function findNear(
  operands: readonly (readonly (readonly Run[])[])[],
  distance: number,
): Run[][] | undefined {
  let variants: Runs[][] = [[]];
  for (const lists of operands) {
    const present = lists.filter(isMet);
    variants = variants
      .flatMap((chosen) => present.map((list) => [...chosen, list]))
      .slice(0, maximumVariants);
  }
  const found = variants.flatMap((lists) => findEqualLengths(lists, distance) ?? []);
  if (found.length === 0) return undefined;
  return operands.map((_, index) => found.filter((each) => each.operand === index).map(({ run }) => run));
}

type Runs = readonly [Run, ...Run[]];

const isMet = (list: readonly Run[]): list is Runs => list.length > 0;

interface Placed {
  operand: number;
  run: Run;
}

/** One list of runs of one length per operand: a sweep over the places where a window can start. */
function findEqualLengths(lists: readonly Runs[], distance: number): Placed[] | undefined {
  const lengths = lists.reduce((sum, [[start, end]]) => sum + end - start, 0);
  const starts = [...new Set(lists.flatMap((list) => list.map(([start]) => start)))].sort((a, b) => a - b);
  /** Per operand: the first of its runs that a window can hold, and how many are already looked at for good. */
  const sweeps = lists.map((list, operand) => ({ list, operand, next: 0, taken: 0 }));
  const found: Placed[] = [];
  for (const start of starts) {
    const end = start + distance + lengths;
    let complete = true;
    for (const sweep of sweeps) {
      let run = sweep.list[sweep.next];
      while (run && run[0] < start) run = sweep.list[++sweep.next];
      if (!run || run[1] > end) complete = false;
    }
    if (!complete) continue;
    for (const sweep of sweeps) {
      sweep.taken = Math.max(sweep.next, sweep.taken);
      let run = sweep.list[sweep.taken];
      for (; run && run[1] <= end; run = sweep.list[++sweep.taken])
        found.push({ operand: sweep.operand, run });
    }
  }
  return found.length > 0 ? found : undefined;
}
