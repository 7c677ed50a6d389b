import type { DatabaseSync } from 'node:sqlite';
import type { QueryNode } from 'contract/query/tree';
import type { HitOrder } from 'contract/timeline';
import type { Weighing } from '../best-match.ts';
import type { CountedTurns, Page, Search, TurnQuery } from '../document-store.ts';
import type { Contents } from './contents.ts';
import { hidesByContexts } from '../filters.ts';
import { pageOfBest } from '../orders.ts';
import { planFilters, type FilterPlan } from './filters.ts';
import { type HitSet, standing } from './hit-sets.ts';
import { except, firstOf, matchingOf, matchingRows, only, type Matching } from './matching.ts';
import { memory } from '../memory.ts';
import { pageReader } from './order.ts';
import type { Terms } from './patterns.ts';
import { ranker, type Ranking, type RankingSources } from './ranking.ts';
import { everyRow, rowsOf, secondOf } from './row-numbers.ts';
import { allOf, anyOf, emptyPlan, rows, type Plan } from './plan.ts';
import { between, select, toRows, union } from './row-sets.ts';
import { partitionReaders, type Range } from './partition-reader.ts';
import { partitionOf, type Partition } from './partitions.ts';
import { partsOfDocuments } from './parts.ts';
import { isPossible } from './possible.ts';
import { changeReader } from './segments.ts';
import { spokenIn } from './spoken.ts';
import { inOneTurn, translate } from './translate.ts';
import { valuesOf } from './values.ts';
import { query } from './query.ts';

/** Rows of a page and the exact numbers around it. */
interface Found {
  rows: number[];
  /** How well each of them matches; of the best. */
  scores?: number[];
  weighing?: Weighing;
  more: boolean;
  total: number;
  hidden?: number;
}

/** Searches; what was found of the same search before saves looking for all of it again. */
export interface Searcher {
  /** @throws TooBroadError */
  find(search: Search, page: Page, known?: HitSet): Found;
  /** @throws TooBroadError */
  count(search: Search, known?: HitSet): number;
  /** Of the debates it finds, the turns that each of these finds. @throws TooBroadError */
  countTurns(search: Search, turns: readonly TurnQuery[], known?: HitSet): CountedTurns[];
  /** Every row it finds, ascending, and the hits that stand now, for all threads (hit-sets.ts). @throws TooBroadError */
  all(search: Search, known?: HitSet): { rows: Float64Array; hits: HitSet };
  /** Every row it finds, ascending. @throws TooBroadError */
  rows(search: Search): Float64Array;
}

/** Sizes of what is kept between searches of one version of the store: counts, orders of the best, and bytes of rows. */
const keptCounts = 10_000;
const keptRankings = 200;
const keptRows = 16 * 2 ** 20;

/** Searches an open store. The caller holds a read transaction around each call. */
export function searcher(
  database: DatabaseSync,
  contents: Contents,
  termsOf: (partition: Partition) => Terms,
  fewRows: number,
): Searcher {
  const readerOf = partitionReaders(database);
  const readPage = pageReader(database);
  const dataVersion = query<{ data_version: number }>(database, 'PRAGMA data_version');
  const changes = changeReader(database);
  const rowOfId = query<{ row: number }>(database, 'SELECT row FROM documents WHERE id = ?');
  // Both times the number that they are newer than.
  const newerThan = database.prepare('SELECT row FROM documents WHERE seq > ? AND coalesce(placed, seq) > ?');
  const inWindow = database.prepare('SELECT row FROM documents WHERE seq > ? AND seq <= ?');
  const datedBefore = database.prepare('SELECT row FROM documents WHERE row BETWEEN ? AND ? AND date < ?');
  const datedFrom = database.prepare('SELECT row FROM documents WHERE row BETWEEN ? AND ? AND date >= ?');
  const rank = ranker(database, termsOf, fewRows);
  const rankings = memory<Ranking>(keptRankings, () => 1);
  const counts = memory<number>(keptCounts, () => 1);
  const keptSets = memory<Float64Array>(keptRows, (rows) => rows.byteLength);
  const remember = (key: string, find: () => Float64Array) => keptSets.remember(key, find);
  const spoken = spokenIn(database, contents, { termsOf, fewRows, remember });

  function prepare(search: Search) {
    const version = dataVersion.only().data_version;
    rankings.renew(version);
    counts.renew(version);
    keptSets.renew(version);
    const filter = planFilters(search.filters, search.scope);
    const range = rangeOf(search.filters);
    if (!filter) return undefined;
    const partition = partitionOf(search.filters.domain, search.filters.kind);
    const translated = (node: QueryNode, within: Range) =>
      translate(node, {
        partition: readerOf(partition),
        terms: termsOf(partition),
        range: within,
        metadataField: search.metadataField,
        fewRows,
        partsOf: partsOfDocuments(search.metadataField),
        spoken: spoken.documentsIn(partition),
        verify: (row, field, passes) =>
          valuesOf(contents.read(row), field, search.metadataField).some((words) => passes(words)),
        remember: (key, find) => remember(`${partition} ${key}`, find),
      });
    const query = translated(search.query, range);
    const window = windowOf(search);
    const named = rowsNamed(search.filters);
    const matching = (withContexts: boolean): Matching => {
      const whole = wholeOf(combine(query, filter, named, withContexts), partition, range);
      const within = window.inside ? only(whole, window.inside) : whole;
      return except(within, window.outside);
    };
    /** Of some rows those that it finds, without a look at others where that is less work. */
    const among = (some: Float64Array) => {
      const whole = matchingOf(combine(query, filter, named, true), readerOf(partition), range);
      return except(window.inside ? only(whole, window.inside) : whole, window.outside).among(some);
    };
    const found = (node: QueryNode, within: Range) => wholeOf(translated(node, within), partition, within);
    return { matching, among, range, sources: { partition, range, found } };
  }

  /** What matches the plan, remembered as far as it is small or a number. */
  function wholeOf(plan: Plan, partition: Partition, range: Range): Matching {
    if (plan.type !== 'expression') return matchingOf(plan, readerOf(partition), range);
    const key = `${partition} ${range.first} ${range.last} ${plan.expression}`;
    // One look finds the first pages, or all there is; counting and paging would each begin anew.
    const newest = keptSets.remember(`${key} newest`, () =>
      Float64Array.from(readerOf(partition).first(plan.expression, range, fewRows + 1, 'newest')).reverse(),
    );
    if (newest.length <= fewRows) return matchingOf(rows(newest), readerOf(partition), range);
    const matching = matchingOf(plan, readerOf(partition), range);
    return {
      ...matching,
      count: () => counts.remember(key, () => matching.count()),
      first(asked, limit, from) {
        const known = from === 'newest' ? between(newest, asked.first, asked.last) : [];
        if (known.length >= limit) return firstOf(Float64Array.from(known), limit, from);
        return matching.first(asked, limit, from);
      },
    };
  }

  /** The rows of the documents that are meant; undefined where all are. Those of other partitions are found by no query. */
  function rowsNamed({ ids = [] }: Search['filters']): Plan | undefined {
    return ids.length > 0 ? rows(toRows(ids.flatMap((id) => rowOfId.get(id)?.row ?? []))) : undefined;
  }

  /** Rows that stand where they do only since pages were frozen. */
  function cameSince(seq: Search['seq']): Float64Array {
    if (seq?.after !== undefined || seq?.upTo === undefined) return new Float64Array();
    return rowsIn(newerThan.all(seq.upTo, seq.upTo));
  }

  /** Rows that the ingest numbers and the exact ends of the period let in or keep out. */
  function windowOf({ seq, filters: { from, until } }: Search): {
    inside?: Float64Array;
    outside: Float64Array;
  } {
    /** Of the second an end of the period lies in, the rows on its other side. */
    const beyond = (end: number | undefined, dated: typeof datedBefore) => {
      if (end === undefined || !isRough(end)) return [];
      const { first, last } = rowsOf(secondOf(end));
      return dated.all(first, last, end);
    };
    const outside = [...beyond(from, datedBefore), ...beyond(until, datedFrom)];
    return {
      outside: union([rowsIn(outside), cameSince(seq)]),
      ...(seq?.after !== undefined && {
        inside: rowsIn(inWindow.all(seq.after, seq.upTo ?? Number.MAX_SAFE_INTEGER)),
      }),
    };
  }

  function pageByDate(matching: Matching, range: Range, page: Page, order: Exclude<HitOrder, 'best'>) {
    const rows = readPage(matching, range, page, order);
    return { rows: rows.slice(0, page.size), more: rows.length > page.size };
  }

  function bestPage(search: Search, asked: Page, matching: Matching, sources: RankingSources) {
    const { weighing: given } = asked;
    const keyWith = (known: Page['weighing']) => JSON.stringify([search, known]);
    const ranking = rankings.remember(keyWith(given), () => rank(search, matching, given, sources));
    const { ranked, weighing } = ranking;
    // With what it made the terms worth, which the next page brings along, it is the same.
    if (!given) rankings.remember(keyWith(weighing), () => ranking);
    const { page, more } = pageOfBest(ranked, asked);
    return {
      rows: page.map(({ row }) => row),
      scores: page.map(({ score }) => score),
      weighing,
      more,
    };
  }

  const found = (search: Search) => prepare(search)?.matching(true).rows() ?? new Float64Array();

  /** All that a search finds in what stands now, by what was known of it: of what changed since it is asked again. */
  function upToDate(search: Search, known: HitSet): Float64Array | undefined {
    const { filters, query } = search;
    if (known.change === changes.last()) return known.rows;
    const partition = partitionOf(filters.domain, filters.kind);
    const changed = changes.since(partition, known.change);
    if (!changed) return undefined;
    // A pattern may have become too broad by words of other documents of the domain.
    isPossible(query, termsOf(partition));
    if (changed.length === 0) return known.rows;
    const among = prepare(standing(search))?.among(changed) ?? new Float64Array();
    return union([select(known.rows, changed, false), among]);
  }

  /** Of what stands now, what a search finds. */
  function frozen(rows: Float64Array, { seq }: Search): Float64Array {
    const newer = cameSince(seq);
    return newer.length === 0 ? rows : select(rows, newer, false);
  }

  /** The same, where it was known in part. */
  function knownRows(search: Search, known: HitSet | undefined): Float64Array | undefined {
    const rows = known && upToDate(search, known);
    return rows && frozen(rows, search);
  }

  return {
    find(search, page, known) {
      const hides = hidesByContexts(search.filters);
      const { order = 'newest' } = page;
      if (!hides && order !== 'best') {
        const rows = knownRows(search, known);
        if (rows) {
          const range = rangeOf(search.filters);
          return { ...pageByDate(matchingRows(rows), range, page, order), total: rows.length };
        }
      }
      const prepared = prepare(search);
      if (!prepared) return { rows: [], more: false, total: 0, ...(hides && { hidden: 0 }) };
      const matching = prepared.matching(true);
      const total = matching.count();
      const numbers = { total, ...(hides && { hidden: prepared.matching(false).count() - total }) };
      if (order === 'best') return { ...bestPage(search, page, matching, prepared.sources), ...numbers };
      return { ...pageByDate(matching, prepared.range, page, order), ...numbers };
    },
    count: (search, known) =>
      knownRows(search, known)?.length ?? prepare(search)?.matching(true).count() ?? 0,
    countTurns(search, turns, known) {
      const rows = knownRows(search, known) ?? found(search);
      const { domain, kind } = search.filters;
      return turns.map((turn) => spoken.count(partitionOf(domain, kind), inOneTurn(turn), rows));
    },
    rows: found,
    all(search, known) {
      const rows = (known && upToDate(search, known)) ?? found(standing(search));
      const change = changes.last();
      const hits = rows === known?.rows ? { change, rows } : { change, rows: inCommon(rows) };
      return { rows: frozen(hits.rows, search), hits };
    },
  };
}

/** The same in memory that all threads read. */
function inCommon(rows: Float64Array): Float64Array {
  const shared = new Float64Array(new SharedArrayBuffer(rows.byteLength));
  shared.set(rows);
  return shared;
}

function combine(
  query: Plan,
  { wanted, unwanted, contexts }: FilterPlan,
  named: Plan | undefined,
  withContexts: boolean,
): Plan {
  if (query.type === 'empty') return emptyPlan;
  const all = allOf([
    query,
    ...wanted,
    ...(named ? [named] : []),
    ...(withContexts && contexts ? [contexts] : []),
  ]);
  if (all.type === 'and') return allOf(all.plans, anyOf([all.without, unwanted]));
  return allOf([all], unwanted);
}

/** The seconds of a period, the one its end lies in included. */
function rangeOf({ from, until }: { from?: number; until?: number }): Range {
  const first = from === undefined ? everyRow.first : rowsOf(secondOf(from)).first;
  if (until === undefined) return { first, last: everyRow.last };
  const { first: begin, last } = rowsOf(secondOf(until));
  return { first, last: isRough(until) ? last : begin - 1 };
}

/** Whether a second alone does not say on which side of the instant a document is. */
function isRough(instant: number): boolean {
  const { first, last } = rowsOf(secondOf(instant));
  return secondOf(instant) * 1_000 !== instant || first === everyRow.first || last === everyRow.last;
}

function rowsIn(found: readonly Record<string, unknown>[]): Float64Array {
  return toRows(found.map(({ row }) => row as number));
}
