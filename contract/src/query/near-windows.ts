import { haveRoom, placesOf, rivalsAmong } from './disjoint.ts';
import type { Run } from './occurrences.ts';

/** More ways of choosing lengths than this are not tried; only a NEAR of many joined tokens has them. */
const maximumVariants = 256;

/**
 * The occurrences of each operand that take part in satisfying the proximity (see `NearNode`);
 * undefined when nothing does. An operand's occurrences come as lists in order, each of one length; of a joined token
 * its parts come first, and where these stand nothing of the token is taken for itself.
 */
export function findNear(operands: readonly Lists[], distance: number): Run[][] | undefined {
  const found = operands.map((): Run[] => []);
  let isFound = false;
  for (const { operand, run } of placed(operands, distance)) {
    found[operand]!.push(run);
    isFound = true;
  }
  return isFound ? found : undefined;
}

/** Says whether anything satisfies the proximity; see `findNear`. */
export function isNear(operands: readonly Lists[], distance: number): boolean {
  return placed(operands, distance).next().done !== true;
}

type Lists = readonly (readonly Run[])[];

function* placed(operands: readonly Lists[], distance: number): Generator<Placed> {
  let variants: Runs[][] = [[]];
  for (const lists of operands) {
    const present = outsideParts(lists).filter(isMet);
    variants = variants
      .flatMap((chosen) => present.map((list) => [...chosen, list]))
      .slice(0, maximumVariants);
  }
  for (const lists of variants) yield* placedOfLengths(lists, distance);
}

type Runs = readonly [Run, ...Run[]];

const isMet = (list: readonly Run[]): list is Runs => list.length > 0;

interface Placed {
  operand: number;
  run: Run;
}

/** Without the runs that lie in one of the first list, which are only a part of what stands there. */
function outsideParts(lists: readonly (readonly Run[])[]): readonly (readonly Run[])[] {
  const [parts = [], ...others] = lists;
  const [first] = parts;
  if (!first || others.length === 0) return lists;
  const length = first[1] - first[0];
  const starts = new Set(parts.map(([start]) => start));
  const isInside = ([start, end]: Run) => {
    for (let from = end - length; from <= start; from += 1) if (starts.has(from)) return true;
    return false;
  };
  return [parts, ...others.map((list) => list.filter((run) => !isInside(run)))];
}

/** One list of runs of one length per operand: a sweep over the places where a window can start. */
function* placedOfLengths(lists: readonly Runs[], distance: number): Generator<Placed> {
  const lengths = lists.reduce((sum, [[start, end]]) => sum + end - start, 0);
  const starts = [...new Set(lists.flatMap((list) => list.map(([start]) => start)))].sort((a, b) => a - b);
  const groups = rivalsAmong(lists).map((rivals) => ({
    rivals,
    known: rivals.kinds.map(() => new Set<Run>()),
  }));
  const contested = new Set(groups.flatMap(({ rivals }) => rivals.kinds.flatMap(({ operands }) => operands)));
  /** Per operand: the first of its runs that a window can hold, and how many are already looked at for good. */
  const sweeps = lists.map((list, operand) => ({ list, operand, next: 0, taken: 0 }));
  for (const start of starts) {
    const end = start + distance + lengths;
    let complete = true;
    for (const sweep of sweeps) {
      let run = sweep.list[sweep.next];
      while (run && run[0] < start) run = sweep.list[++sweep.next];
      if (!run || run[1] > end) complete = false;
    }
    if (!complete || !groups.every(({ rivals }) => haveRoom(rivals, start, end))) continue;
    for (const { rivals, known } of groups) {
      for (const [kind, runs] of placesOf(rivals, start, end, known).entries()) {
        for (const run of runs) {
          known[kind]!.add(run);
          for (const operand of rivals.kinds[kind]!.operands) yield { operand, run };
        }
      }
    }
    for (const sweep of sweeps) {
      if (contested.has(sweep.operand)) continue;
      sweep.taken = Math.max(sweep.next, sweep.taken);
      let run = sweep.list[sweep.taken];
      for (; run && run[1] <= end; run = sweep.list[++sweep.taken]) yield { operand: sweep.operand, run };
    }
  }
}
