import type { Bucket, Facet, Filters, Search, Tally } from '../document-store.ts';
import { isWithin } from 'contract/sources/paths';
import { factNames, type FactName, factsAsked, readFact } from '../meeting-facts.ts';
import type { Columns } from './columns.ts';
import type { Counter } from './counts.ts';
import { rangeOf } from './united-segments.ts';

/** Values by their numbers and back. */
interface Values {
  counter: Counter;
  valueOf: (number: number) => string;
  /** Undefined for a fact of which no meeting is known. */
  numberOf: (fact: string) => number | undefined;
}

/** The facets that hold back a hit, as far as it matters which: none, one, or more than that. */
type HeldBack = Facet | 'none' | 'several';

/** The search of which a tally looks at all hits. */
export function widened(search: Search): Search {
  return { ...search, filters: { ...search.filters, facts: {}, groupPaths: [] } };
}

/**
 * Counts what a search finds when neither facts nor nodes narrow it: what passes all of them counts everywhere, and
 * what one facet alone holds back counts for that facet. A look at every hit and its facts, nothing more.
 */
export function tallyOf(
  hits: readonly (readonly [Columns, Uint32Array])[],
  { facts, groupPaths }: Pick<Filters, 'facts' | 'groupPaths'>,
  edges: readonly number[],
  { counter, valueOf, numberOf }: Values,
): Tally {
  const asked = factsAsked(facts).map(({ name, texts }) => ({ name, numbers: new Set(texts.map(numberOf)) }));
  const passesNode = nodesIn(groupPaths, valueOf);
  const nameOf = namesOf(valueOf);
  const steps = new Array<number>(Math.max(0, edges.length - 1)).fill(0);
  const nodes = new Map<number, number>();
  let total = 0;
  for (const [columns, indexes] of hits) {
    for (const index of indexes) {
      const own = rangeOf(columns.factEnds, index);
      const group = columns.groups[index]!;
      let held: HeldBack = passesNode(group) ? 'none' : 'groupPath';
      for (const { name, numbers } of asked) {
        if (hasAny(columns.facts, own, numbers)) continue;
        held = held === 'none' ? name : 'several';
      }
      if (held === 'several') continue;
      if (held === 'none') {
        total += 1;
        const step = stepOf(edges, columns.dates[index]!);
        if (step !== undefined) steps[step]! += 1;
      }
      if (held === 'none' || held === 'groupPath') nodes.set(group, (nodes.get(group) ?? 0) + 1);
      if (held === 'groupPath') continue;
      for (let at = own.from; at < own.to; at += 1) {
        const fact = columns.facts[at]!;
        if (held === 'none' || nameOf(fact) === held) counter.add(fact);
      }
    }
  }
  const facets = {
    groupPath: [...nodes].map(([group, count]) => ({ value: valueOf(group), count })),
    ...(Object.fromEntries(factNames.map((name) => [name, []])) as unknown as Record<FactName, Bucket[]>),
  };
  for (const number of counter.numbers()) {
    const { name, value } = readFact(valueOf(number));
    facets[name].push({ value, count: counter.countOf(number) });
  }
  for (const buckets of Object.values(facets)) buckets.sort(mostFirst);
  return { total, steps, facets };
}

/** Says of the number of a node whether it is one of these or below one; no nodes mean every one. */
function nodesIn(groupPaths: readonly string[], valueOf: Values['valueOf']): (group: number) => boolean {
  const known = new Map<number, boolean>();
  return (group) => {
    if (groupPaths.length === 0) return true;
    let passes = known.get(group);
    if (passes === undefined) {
      const value = valueOf(group);
      passes = groupPaths.some((path) => isWithin(value, path));
      known.set(group, passes);
    }
    return passes;
  };
}

/** The names of facts by their numbers. */
function namesOf(valueOf: Values['valueOf']): (fact: number) => FactName {
  const known = new Map<number, FactName>();
  return (fact) => {
    const name = known.get(fact) ?? readFact(valueOf(fact)).name;
    known.set(fact, name);
    return name;
  };
}

function hasAny(
  facts: Uint32Array,
  { from, to }: { from: number; to: number },
  numbers: ReadonlySet<number | undefined>,
): boolean {
  for (let at = from; at < to; at += 1) if (numbers.has(facts[at])) return true;
  return false;
}

/** Between which edges an instant is; found by halves. */
function stepOf(edges: readonly number[], instant: number): number | undefined {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (edges[middle]! <= instant) low = middle + 1;
    else high = middle;
  }
  return low === 0 || low === edges.length ? undefined : low - 1;
}

function mostFirst(left: Bucket, right: Bucket): number {
  return right.count - left.count || (left.value < right.value ? -1 : 1);
}
