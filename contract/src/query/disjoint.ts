import { firstWith } from './first-with.ts';
import type { Run } from './occurrences.ts';

/** Operands of a proximity of which some runs overlap, so that a place may be wanted by more than one of them. */
interface Rivals {
  /** The different lists of runs among them, each with the operands that have it; these are interchangeable. */
  kinds: readonly { runs: readonly Run[]; operands: readonly number[] }[];
}

/**
 * More ways in which operands may have been given places up to one of them are not told apart. So many have only
 * proximities of more than ten different operands that all can stand at each other's places; theirs may overlap.
 */
const maximumStates = 4_096;

/** Groups the operands whose runs overlap, directly or through others; those that stand apart are in no group. */
export function rivalsAmong(lists: readonly (readonly Run[])[]): Rivals[] {
  const groups = lists.map((_, operand) => operand);
  const groupOf = (operand: number): number => {
    let group = operand;
    while (groups[group] !== group) group = groups[group]!;
    return group;
  };
  const all = lists.flatMap((runs, operand) => runs.map((run) => ({ run, operand })));
  all.sort((one, other) => one.run[0] - other.run[0]);
  let last = all[0];
  for (const next of all.slice(1)) {
    if (last && next.run[0] < last.run[1]) {
      groups[groupOf(next.operand)] = groupOf(last.operand);
      if (next.run[1] <= last.run[1]) continue;
    }
    last = next;
  }
  const members = Map.groupBy(groups.keys(), groupOf);
  return [...members.values()]
    .filter((operands) => operands.length > 1)
    .map((operands) => ({ kinds: kindsOf(operands, lists) }))
    .filter(
      ({ kinds }) => kinds.reduce((states, each) => states * (each.operands.length + 1), 1) <= maximumStates,
    );
}

function kindsOf(operands: readonly number[], lists: readonly (readonly Run[])[]): Rivals['kinds'] {
  const kinds = Map.groupBy(operands, (operand) => lists[operand]!.flat().join(' '));
  return [...kinds.values()].map((same) => ({ runs: lists[same[0]!]!, operands: same }));
}

/** Says whether there is room between two places for all rivals without overlap. */
export function haveRoom(rivals: Rivals, from: number, to: number): boolean {
  return hasRoom(candidatesOf(rivals, from, to), countsOf(rivals));
}

/**
 * The runs between two places that rivals can have there, by their kind: each beside places for all the others that overlap
 * neither it nor one another. Those that are known already are left out.
 */
export function placesOf(rivals: Rivals, from: number, to: number, known: readonly Set<Run>[]): Run[][] {
  const candidates = candidatesOf(rivals, from, to);
  const counts = countsOf(rivals);
  const found = rivals.kinds.map((): Run[] => []);
  for (const { kind, run } of candidates) {
    if (known[kind]?.has(run)) continue;
    const others = candidates.filter((other) => other.run[1] <= run[0] || other.run[0] >= run[1]);
    const left = counts.map((count, each) => count - Number(each === kind));
    if (hasRoom(others, left)) found[kind]!.push(run);
  }
  return found;
}

function countsOf({ kinds }: Rivals): number[] {
  return kinds.map(({ operands }) => operands.length);
}

/** In the order of their ends. */
function candidatesOf({ kinds }: Rivals, from: number, to: number): Candidate[] {
  return kinds
    .flatMap(({ runs }, kind) => between(runs, from, to).map((run): Candidate => ({ kind, run })))
    .sort((one, other) => one.run[1] - other.run[1]);
}

interface Candidate {
  kind: number;
  run: Run;
}

/** Whether so many runs of each kind can be taken that do not overlap. */
function hasRoom(candidates: readonly Candidate[], counts: readonly number[]): boolean {
  // A state is how many of each kind have a place; what is known of it is the earliest end of the last of them.
  const steps: number[] = [];
  let states = 1;
  for (const count of counts) {
    steps.push(states);
    states *= count + 1;
  }
  const ends = new Float64Array(states).fill(Infinity);
  ends[0] = -Infinity;
  for (const { kind, run } of candidates) {
    const step = steps[kind]!;
    const most = counts[kind]!;
    for (let state = 0; state + step < states; state += 1) {
      if (ends[state]! > run[0] || Math.floor(state / step) % (most + 1) === most) continue;
      if (ends[state + step]! > run[1]) ends[state + step] = run[1];
    }
  }
  return ends[states - 1]! < Infinity;
}

/** Those of some runs in their order that lie between two places. */
function between(runs: readonly Run[], from: number, to: number): Run[] {
  let at = firstWith(runs, ([start]) => start >= from);
  const found: Run[] = [];
  for (let run = runs[at]; run && run[1] <= to; run = runs[++at]) found.push(run);
  return found;
}
