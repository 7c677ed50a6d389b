import { startOfDay } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import { cellKinds } from 'contract/vote-cells';
import { isWithin } from 'contract/sources/paths';
import { agreementOf } from './agreement.ts';
import type {
  Deviating,
  Manner,
  Outcome,
  VotesAsked,
  VotesFound,
  VotesNarrowing,
  VotingParty,
} from './asked.ts';
import { dayOfBallot, sides } from './ballot.ts';
import { type Columns, type KnownBallot, memberKey, type Names, readMember } from './known.ts';

/**
 * Counts votes, whatever their order: each vote once, narrowed as asked, newest first. It counts what parties and members
 * did and concludes nothing from it. `place` finds the document of those that are told. Both engines count with this, so that they agree.
 */
export function countVotes<Placed>(
  ballots: readonly KnownBallot[],
  names: Names,
  { per = 'party', narrowing, size, after, sorted, summary }: VotesAsked,
  place: (ballot: KnownBallot) => Placed,
): VotesFound<Placed> {
  const once = eachOnce(ballots);
  const columnsOf: ColumnsOf = per === 'party' ? ({ parties }) => parties : ({ countries }) => countries;
  const checks = checksOf(narrowing, names, columnsOf);
  const passing: KnownBallot[] = [];
  const facets = facetCounts(summary?.margin ?? 0);
  for (const ballot of once) {
    const failed = checks.failed(ballot);
    if (failed === 0) passing.push(ballot);
    if (summary) facets.add(ballot, failed);
  }
  const order = sorted ? bySideOf(names.find(sorted.party), columnsOf) : newestFirst;
  passing.sort(order);
  const parties = partiesOf(passing, names, columnsOf);
  const told = parties.slice(0, limits.maximumVoteParties);
  const beginning = after ? passing.findIndex((ballot) => newestFirst(ballot, after) > 0) : 0;
  const from = sorted ? sorted.skip : beginning < 0 ? passing.length : beginning;
  return {
    total: passing.length,
    more: from + size < passing.length,
    page: passing.slice(from, from + size).map(place),
    parties: told,
    otherParties: parties.length - told.length,
    ...(summary
      ? {
          summary: {
            byName: passing.reduce((sum, { byName }) => sum + (byName ? 1 : 0), 0),
            facets: facets.told(names),
            agreement: agreementOf(
              passing,
              told.map(({ name }) => name),
              names,
              { columnsOf, withoutUnanimous: summary.withoutUnanimous },
            ),
            ...deviationsOf(passing, names, summary.members, place),
          },
        }
      : {}),
  };
}

/** What of a vote is told by, parties or countries. */
type ColumnsOf = (ballot: KnownBallot) => Columns;

type Placed = Pick<KnownBallot, 'date' | 'id' | 'nth'>;

function newestFirst(one: Placed, other: Placed): number {
  if (one.date !== other.date) return other.date - one.date;
  if (one.id !== other.id) return one.id < other.id ? 1 : -1;
  return one.nth - other.nth;
}

/** For, against, abstained, no side of its own, not there; each newest first. */
function bySideOf(party: number, columnsOf: ColumnsOf): (one: KnownBallot, other: KnownBallot) => number {
  const place = (ballot: KnownBallot) => {
    const { names, sides: chosen } = columnsOf(ballot);
    const at = names.indexOf(party);
    return at < 0 ? Infinity : sides.indexOf('none') === chosen[at] ? sides.length : chosen[at]!;
  };
  return (one, other) => {
    const [first, second] = [place(one), place(other)];
    return first === second ? newestFirst(one, other) : first - second;
  };
}

/** Of what several documents tell alike the one whose day is known, then the first by id. */
function eachOnce(ballots: readonly KnownBallot[]): readonly KnownBallot[] {
  const alike = new Map<number, KnownBallot | KnownBallot[]>();
  for (const ballot of ballots) {
    const found = alike.get(ballot.same);
    if (found === undefined) alike.set(ballot.same, ballot);
    else if (Array.isArray(found)) found.push(ballot);
    else alike.set(ballot.same, [found, ballot]);
  }
  if (alike.size === ballots.length) return ballots;
  return [...alike.values()].flatMap((found) => (Array.isArray(found) ? onDifferentDays(found) : [found]));
}

function onDifferentDays(ballots: readonly KnownBallot[]): KnownBallot[] {
  const kept: KnownBallot[] = [];
  const days = new Set<string>();
  const sorted = ballots.toSorted(
    (one, other) =>
      Number(other.dated) - Number(one.dated) || (one.id < other.id ? -1 : 1) || one.nth - other.nth,
  );
  for (const ballot of sorted) {
    const day = dayOfBallot(ballot);
    if (ballot.dated ? days.has(day) : kept.length > 0) continue;
    days.add(day);
    kept.push(ballot);
  }
  return kept;
}

/** A bit for each part of a narrowing. */
const bits = { kinds: 1, outcomes: 2, close: 4, manners: 8, by: 16, opinions: 32, other: 64 } as const;

/** Which parts of the narrowing a vote does not pass, as bits. */
function checksOf(
  narrowing: VotesNarrowing,
  names: Names,
  columnsOf: ColumnsOf,
): { failed(ballot: KnownBallot): number } {
  const {
    kinds = [],
    withoutKinds = [],
    outcomes = [],
    margin,
    manners = [],
    by = [],
    opinions = [],
  } = narrowing;
  const { differing, voted, member } = narrowing;
  const within = new Map<number, boolean>();
  const isKind = (path: number) => {
    const known = within.get(path);
    if (known !== undefined) return known;
    const text = names.text(path);
    const is =
      kinds.some((kind) => isWithin(text, kind)) && !withoutKinds.some((kind) => isWithin(text, kind));
    within.set(path, is);
    return is;
  };
  const submitters = new Set(by.map((party) => names.find(party)));
  const said = new Set(opinions.map((opinion) => names.find(opinion)));
  const pair = differing?.map((party) => names.find(party));
  const party = voted && names.find(voted.party);
  const how = voted && cellKinds.indexOf(voted.how);
  const deviating = member && names.find(memberKey(member.name, member.party));
  const shownOf = (ballot: KnownBallot, name: number) => {
    const columns = columnsOf(ballot);
    return columns.shown[columns.names.indexOf(name)];
  };
  const differs = (ballot: KnownBallot) => {
    const columns = columnsOf(ballot);
    const [one = 0, other = 0] = (pair ?? []).map((name) => columns.sides[columns.names.indexOf(name)] ?? 0);
    return one !== 0 && other !== 0 && one !== other;
  };
  return {
    failed(ballot) {
      let failed = 0;
      if (kinds.length > 0 && !isKind(ballot.path)) failed |= bits.kinds;
      if (outcomes.length > 0 && !outcomes.includes(ballot.outcome)) failed |= bits.outcomes;
      if (margin !== undefined && !isClose(ballot, margin)) failed |= bits.close;
      if (manners.length > 0 && !manners.includes(mannerOf(ballot))) failed |= bits.manners;
      if (by.length > 0 && (ballot.by === undefined || !submitters.has(ballot.by))) failed |= bits.by;
      if (opinions.length > 0 && !said.has(ballot.opinion)) failed |= bits.opinions;
      if (pair && !differs(ballot)) failed |= bits.other;
      if (party !== undefined && shownOf(ballot, party) !== how) failed |= bits.other;
      if (deviating !== undefined && !ballot.deviating.includes(deviating)) failed |= bits.other;
      return failed;
    },
  };
}

const mannerOf = ({ byName }: KnownBallot): Manner => (byName ? 'names' : 'hands');
const isClose = ({ margin }: KnownBallot, most: number) => margin !== undefined && margin <= most;

/** Counts what can be chosen, each facet of the votes that pass all but itself. */
function facetCounts(margin: number) {
  const kinds = new Map<number, number>();
  const outcomes = new Map<Outcome, number>();
  const manners = new Map<Manner, number>();
  const by = new Map<number, number>();
  const opinions = new Map<number, number>();
  let close = 0;
  const add = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    add(ballot: KnownBallot, failed: number): void {
      const passesBut = (bit: number) => (failed & ~bit) === 0;
      if (passesBut(bits.kinds)) add(kinds, ballot.path);
      if (passesBut(bits.outcomes)) add(outcomes, ballot.outcome);
      if (passesBut(bits.manners)) add(manners, mannerOf(ballot));
      if (ballot.by !== undefined && passesBut(bits.by)) add(by, ballot.by);
      if (passesBut(bits.opinions)) add(opinions, ballot.opinion);
      if (passesBut(bits.close) && isClose(ballot, margin)) close += 1;
    },
    told: (names: Names) => ({
      kinds: mostFirst(textsOf(kinds, names)),
      outcomes: mostFirst([...outcomes].map(([value, count]) => ({ value, count }))),
      manners: mostFirst([...manners].map(([value, count]) => ({ value, count }))),
      by: mostFirst(textsOf(by, names)),
      opinions: mostFirst(textsOf(opinions, names)),
      close,
    }),
  };
}

const textsOf = (counts: ReadonlyMap<number, number>, names: Names) =>
  [...counts].map(([text, count]) => ({ value: names.text(text), count }));

function mostFirst<Value extends string>(counts: { value: Value; count: number }[]): typeof counts {
  return counts.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}

/**
 * Every party, or country, of the votes, newest first given: those of the day of the newest vote that tells of
 * members by these, then the others.
 */
function partiesOf(ballots: readonly KnownBallot[], names: Names, columnsOf: ColumnsOf): VotingParty[] {
  const votes = new Map<number, number>();
  for (const ballot of ballots)
    for (const name of columnsOf(ballot).names) votes.set(name, (votes.get(name) ?? 0) + 1);
  const seats = new Map<number, number>();
  const newest = ballots.find((ballot) => columnsOf(ballot).sizes.some((size) => size >= 0));
  const beginning = newest ? startOfDay(dayOfBallot(newest)) : 0;
  for (const ballot of ballots) {
    if (ballot.date < beginning) break;
    const columns = columnsOf(ballot);
    columns.names.forEach((name, at) => {
      const size = columns.sizes[at]!;
      if (size >= 0) seats.set(name, Math.max(size, seats.get(name) ?? 0));
    });
  }
  return [...votes]
    .map(([party, count]): VotingParty => {
      const size = seats.get(party);
      return { name: names.text(party), votes: count, ...(size === undefined ? {} : { seats: size }) };
    })
    .sort(
      (one, other) =>
        (other.seats ?? -1) - (one.seats ?? -1) ||
        other.votes - one.votes ||
        (one.name < other.name ? -1 : 1),
    );
}

/** Who deviated how often, with the newest vote in which it was; the first of them. */
function deviationsOf<Placed>(
  ballots: readonly KnownBallot[],
  names: Names,
  members: number,
  place: (ballot: KnownBallot) => Placed,
): { deviations: (Deviating & { last: Placed })[]; deviating: number } {
  const found = new Map<number, { times: number; last: KnownBallot }>();
  for (const ballot of ballots) {
    for (const member of ballot.deviating) {
      const known = found.get(member);
      if (known) known.times += 1;
      else found.set(member, { times: 1, last: ballot });
    }
  }
  const deviations = [...found]
    .map(([member, one]) => ({ key: names.text(member), ...one }))
    .sort(
      (one, other) =>
        other.times - one.times || other.last.date - one.last.date || (one.key < other.key ? -1 : 1),
    )
    .slice(0, members)
    .map(({ key, times, last }) => ({ ...readMember(key), times, last: place(last) }));
  return { deviations, deviating: found.size };
}
