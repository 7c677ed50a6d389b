import { soleOf } from '#platform/sole.ts';
import { TooBroadError } from '../document-store.ts';
import { combinations } from '../operands.ts';
import { canMeet } from './meeting-words.ts';
import { anyRule, type Clause, inARow, type Place } from './rules.ts';

/** Ways to choose one length for each operand of a proximity. */
const maximumChoices = 256;
/** Orders in which operands are asked for where some can stand at each other's places: five different operands. */
const maximumOrders = 120;

/** Words that are asked for one by one in all orders together; more become expressions, which cost more time. */
const maximumWords = 600;

/** The ways to read an operand: for each, what may stand at each place; of a joined token its parts first. */
type Readings = readonly (readonly Place[])[];

/** Operands that are alike: what is asked for one is asked for all. */
interface Kind {
  rule: Clause;
  readings: Readings;
  length: number;
  count: number;
}

/**
 * The rules of which one has to hold in a value for the operands to be near to each other (tree.ts, NearNode). The engine's
 * proximity lets operands overlap, but for those that are alike. So where some can share a place each is asked for at places
 * of one sort, or all of them in every order, one behind the other, whichever is less.
 * @throws TooBroadError when there are too many ways to read it, or too many orders
 */
export function nearRules(operands: readonly Readings[], distance: number): Clause[] {
  if (operands.some((readings) => readings.length === 0)) return [];
  const choices = operands.map((readings) => [...Map.groupBy(readings, ({ length }) => length).values()]);
  const ways = choices.reduce((product, lengths) => product * lengths.length, 1);
  if (ways > maximumChoices) throw new TooBroadError('NEAR');
  const listed = isContested(operands) && countWords(operands) > maximumWords ? 1 : undefined;
  return [...combinations(choices)].flatMap((chosen) => {
    const kinds = new Map<string, Kind>();
    chosen.forEach((readings, index) => {
      const others = operands.filter((_, other) => other !== index);
      const whole = anyRule(readings.map((places) => inARow(places, listed)));
      const rule = outsideParts(whole, readings, operands[index]!, others);
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

/** The rules of which one holds where all of these are near to each other, each at places of its own. */
function together(kinds: readonly Kind[], distance: number): Clause[] {
  const groups = groupsOf(kinds);
  const rivals = groups.filter((group) => !isApart(group));
  const apart = groups.filter(isApart).flatMap((group) => group.flatMap(each));
  const near = (ordered: boolean) => (intervals: readonly Clause[]) =>
    soleOf(intervals) ?? { all_of: { ordered, max_gaps: distance, intervals } };
  const orders = countOrders(kinds);
  const isSingle = rivals.every((group) => group.every(({ length }) => length === 1));
  const divided = isSingle ? dividedAmong(rivals, orders) : undefined;
  if (divided) return divided.map((places) => near(false)([...apart, ...places]));
  if (orders > maximumOrders) throw new TooBroadError('NEAR');
  return ordersOf(kinds).map(near(true));
}

/**
 * Ways to say for operands of one word at what places they stand: at those of which others of their group, if they
 * stand at no other. Whoever stands at places of one sort is alike, and the engine wants as many places as
 * there are of them. Undefined when there are more than `most`.
 */
function dividedAmong(groups: readonly (readonly Kind[])[], most: number): Clause[][] | undefined {
  let ways = new Map<string, Clause[]>([['', []]]);
  for (const group of groups) {
    for (const kind of group.flatMap((one) => new Array<Kind>(one.count).fill(one))) {
      const next = new Map<string, Clause[]>();
      for (const sort of sortsOf(kind, group)) {
        for (const way of ways.values()) {
          const longer = [...way, sort].map((rule) => JSON.stringify(rule)).sort();
          next.set(longer.join(), [...way, sort]);
        }
        if (next.size > most) return undefined;
      }
      ways = next;
    }
  }
  return [...ways.values()];
}

/** The sorts of places a kind can stand at: by which others of the group stand there too. */
function sortsOf(kind: Kind, group: readonly Kind[]): Clause[] {
  let sorts: Kind[][] = [[kind]];
  for (const other of group) {
    if (other === kind) continue;
    sorts = sorts.flatMap((sort) =>
      sort.every((one) => rival(one, other)) ? [sort, [...sort, other]] : [sort],
    );
  }
  return sorts.map((sort) => {
    const inside = group.filter((one) => sort.includes(one));
    const [first, ...others] = inside;
    const outside = group.filter((one) => !sort.includes(one) && rival(one, first!));
    const filters = [
      ...others.map(({ rule }) => ({ contained_by: rule })),
      ...outside.map(({ rule }) => ({ not_overlapping: rule })),
    ];
    return filters.reduce<Clause>((rule, filter) => ({ any_of: { intervals: [rule], filter } }), first!.rule);
  });
}

function each({ rule, count }: Kind): Clause[] {
  return new Array<Clause>(count).fill(rule);
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

/** In how many orders so many of each kind can stand. */
function countOrders(kinds: readonly Kind[]): number {
  let orders = 1;
  let seen = 0;
  for (const { count } of kinds) {
    for (let taken = 1; taken <= count; taken += 1) orders *= (seen += 1) / taken;
  }
  return Math.round(orders);
}

/** These orders. */
function ordersOf(kinds: readonly Kind[]): Clause[][] {
  if (kinds.length === 0) return [[]];
  return kinds.flatMap((next) => {
    const left = kinds.flatMap((kind) =>
      kind !== next ? [kind] : kind.count > 1 ? [{ ...kind, count: kind.count - 1 }] : [],
    );
    return ordersOf(left).map((rest) => [
      next.length > 1 && rest[0] === next.rule ? saidOtherwise(next.rule) : next.rule,
      ...rest,
    ]);
  });
}

/** The same rule in other words: of two equal ones in a row the engine counts the words between them wrongly where they are of several. */
function saidOtherwise(rule: Clause): Clause {
  return { any_of: { intervals: [rule], filter: { overlapping: rule } } };
}

/** Words in all orders together, of each of which the engine looks in several fields. */
function countWords(operands: readonly Readings[]): number {
  const words = operands.flat(2).reduce((sum, place) => sum + place.words.length, 0);
  return operands.reduce((product, _, index) => product * (index + 1), words);
}

function isContested(operands: readonly Readings[]): boolean {
  return operands.some((one, index) => operands.slice(index + 1).some((other) => anyOverlap(one, other)));
}

function rival(one: Kind, other: Kind): boolean {
  return anyOverlap(one.readings, other.readings);
}

function anyOverlap(some: Readings, others: Readings): boolean {
  return some.some((one) => others.some((other) => canOverlap(one, other)));
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
