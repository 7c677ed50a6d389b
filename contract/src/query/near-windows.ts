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
  let variants: (readonly Run[])[][] = [[]];
  for (const lists of operands) {
    const present = lists.filter((list) => list.length > 0);
    variants = variants
      .flatMap((chosen) => present.map((list) => [...chosen, list]))
      .slice(0, maximumVariants);
  }
  const found = variants.flatMap((lists) => findEqualLengths(lists, distance) ?? []);
  if (found.length === 0) return undefined;
  return operands.map((_, index) => found.filter((each) => each.operand === index).map(({ run }) => run));
}

interface Placed {
  operand: number;
  run: Run;
}

/** One list of runs of one length per operand: a sweep over the places where a window can start. */
function findEqualLengths(lists: readonly (readonly Run[])[], distance: number): Placed[] | undefined {
  const lengths = lists.reduce((sum, list) => sum + (list[0]![1] - list[0]![0]), 0);
  const starts = [...new Set(lists.flatMap((list) => list.map(([start]) => start)))].sort((a, b) => a - b);
  const next = lists.map(() => 0);
  /** Per operand: how many of its runs are already looked at for good. */
  const taken = lists.map(() => 0);
  const found: Placed[] = [];
  for (const start of starts) {
    const end = start + distance + lengths;
    let complete = true;
    lists.forEach((list, operand) => {
      while (next[operand]! < list.length && list[next[operand]!]![0] < start) next[operand]! += 1;
      const run = list[next[operand]!];
      if (!run || run[1] > end) complete = false;
    });
    if (!complete) continue;
    lists.forEach((list, operand) => {
      let index = Math.max(next[operand]!, taken[operand]!);
      for (; index < list.length && list[index]![1] <= end; index += 1) {
        found.push({ operand, run: list[index]! });
      }
      taken[operand] = index;
    });
  }
  return found.length > 0 ? found : undefined;
}
