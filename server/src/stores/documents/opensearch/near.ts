import { soleOf } from '#platform/sole.ts';
import { TooBroadError } from '../document-store.ts';
import { canMeet } from './meeting-words.ts';
import { anyRule, type Clause, inARow, type Place } from './rules.ts';

/** Ways to choose one length for each operand of a proximity. */
const maximumChoices = 256;
/** Orders in which operands that can stand at each other's places are asked for. */
const maximumOrders = 120;

/** The ways to read an operand: for each, what may stand at each place; of a joined token its parts first. */
export type Readings = readonly (readonly Place[])[];

/** Operands that are alike: what is asked for one is asked for all. */
interface Kind {
  rule: Clause;
  readings: Readings;
  length: number;
  count: number;
}

/**
 * The rules of which one has to hold in a value for the operands to be near to each other (tree.ts, NearNode). The engine's
 * proximity lets operands overlap, but for those that are alike; so those that can share a place are asked
 * for in every order, one behind the other.
 * @throws TooBroadError when there are too many ways to read it, or too many orders
 */
export function nearRules(operands: readonly Readings[], distance: number): Clause[] {
  if (operands.some((readings) => readings.length === 0)) return [];
  const choices = operands.map((readings) => [...Map.groupBy(readings, ({ length }) => length).values()]);
  const ways = choices.reduce((product, lengths) => product * lengths.length, 1);
  if (ways > maximumChoices) throw new TooBroadError('NEAR');
  return combinations(choices).map((chosen) => {
    const kinds = new Map<string, Kind>();
    chosen.forEach((readings, index) => {
      const others = operands.filter((_, other) => other !== index);
      const rule = outsideParts(anyRule(readings.map(inARow)), readings, operands[index]!, others);
      const key = JSON.stringify(rule);
      const known = kinds.get(key);
      if (known) known.count += 1;
      else kinds.set(key, { rule, readings, length: readings[0]!.length, count: 1 });
    });
    return together([...kinds.values()], distance);
  });
}

/**
 * A joined token as it is written together counts only where its parts do not stand: a word beside the first of them
 * would leave the others to another operand.
 */
function outsideParts(rule: Clause, chosen: Readings, all: Readings, others: readonly Readings[]): Clause {
  const [parts] = all;
  if (!parts || parts.length === chosen[0]?.length) return rule;
  if (!others.some((other) => other.some((reading) => canOverlap(parts, reading)))) return rule;
  return { any_of: { intervals: [rule], filter: { not_contained_by: inARow(parts) } } };
}

function together(kinds: readonly Kind[], distance: number): Clause {
  const groups = groupsOf(kinds);
  const apart = groups.filter(isApart).flat();
  const rivals = groups.filter((group) => !isApart(group));
  const ordered = rivals.map((group) => ordersOf(group));
  const [first, ...more] = ordered;
  const near = (intervals: readonly Clause[]) => ({
    all_of: { ordered: true, max_gaps: distance, intervals },
  });
  if (first && more.length === 0 && apart.length === 0) return anyRule(first.map(near));
  const single = apart.flatMap(({ rule, count }) => new Array<Clause>(count).fill(rule));
  if (!first) {
    return soleOf(single) ?? { all_of: { ordered: false, max_gaps: distance, intervals: single } };
  }
  // The engine counts the words between those that are in an order as theirs, so the whole window is measured.
  const words = kinds.reduce((sum, { length, count }) => sum + length * count, 0);
  const inOrder = ordered.map((orders) =>
    anyRule(orders.map((intervals) => ({ all_of: { ordered: true, intervals } }))),
  );
  return {
    all_of: {
      ordered: false,
      intervals: [...single, ...inOrder],
      filter: {
        script: {
          source: 'interval.end - interval.start < params.words',
          params: { words: words + distance },
        },
      },
    },
  };
}

/** Kinds that can share places, directly or through others, together. */
function groupsOf(kinds: readonly Kind[]): Kind[][] {
  let groups: Kind[][] = [];
  for (const kind of kinds) {
    const touches = (group: readonly Kind[]) => group.some((other) => rival(kind, other));
    groups = [...groups.filter((group) => !touches(group)), [kind, ...groups.filter(touches).flat()]];
  }
  return groups;
}

/** One kind alone, of which no two occurrences overlap. */
function isApart(group: readonly Kind[]): boolean {
  const only = soleOf(group);
  return only !== undefined && (only.count === 1 || only.length === 1);
}

/** Every order in which so many of each kind can stand. */
function ordersOf(kinds: readonly Kind[]): Clause[][] {
  let count = 1;
  let seen = 0;
  for (const kind of kinds) for (let each = 1; each <= kind.count; each += 1) count *= (seen += 1) / each;
  if (Math.round(count) > maximumOrders) throw new TooBroadError('NEAR');
  const orders = (left: readonly Kind[]): Clause[][] => {
    if (left.length === 0) return [[]];
    return left.flatMap((next) => {
      const others = left.flatMap((kind) =>
        kind !== next ? [kind] : kind.count > 1 ? [{ ...kind, count: kind.count - 1 }] : [],
      );
      return orders(others).map((rest) => [next.rule, ...rest]);
    });
  };
  return orders(kinds);
}

function rival(one: Kind, other: Kind): boolean {
  return one.readings.some((left) => other.readings.some((right) => canOverlap(left, right)));
}

/** Whether words in a row can lie over others in a row. */
function canOverlap(one: readonly Place[], other: readonly Place[]): boolean {
  for (let shift = 1 - other.length; shift < one.length; shift += 1) {
    const shared = one.flatMap((place, index) => {
      const beside = other[index - shift];
      return beside ? [[place, beside] as const] : [];
    });
    if (shared.every(([place, beside]) => canMeet(place.words, beside.words))) return true;
  }
  return false;
}

function combinations<T>(choices: readonly (readonly T[])[]): T[][] {
  return choices.reduce<T[][]>(
    (found, options) => found.flatMap((start) => options.map((option) => [...start, option])),
    [[]],
  );
}
