import type { DatabaseSync } from 'node:sqlite';
import type { QueryNode } from 'contract/query/tree';
import type { Weighing } from '../best-match.ts';
import type { Page, Search } from '../document-store.ts';
import type { Contents } from './contents.ts';
import { hidesByContexts } from '../filters.ts';
import { pageOfBest } from '../orders.ts';
import { planFilters, type FilterPlan } from './filters.ts';
import { except, firstOf, matchingOf, only, type Matching } from './matching.ts';
import { memory } from '../memory.ts';
import { pageReader } from './order.ts';
import type { Terms } from './patterns.ts';
import { ranker, type Ranking, type RankingSources } from './ranking.ts';
import { everyRow, rowsOf, secondOf } from './row-numbers.ts';
import { allOf, anyOf, emptyPlan, rows, type Plan } from './plan.ts';
import { between, toRows } from './row-sets.ts';
import { partitionReaders, type Range } from './partition-reader.ts';
import { partitionOf, type Partition } from './partitions.ts';
import { partsOfDocuments } from './parts.ts';
import { spokenIn } from './spoken.ts';
import { translate } from './translate.ts';
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

export interface Searcher {
  /** @throws TooBroadError */
  find(search: Search, page: Page): Found;
  /** @throws TooBroadError */
  count(search: Search): number;
  /** Every row it finds, ascending. @throws TooBroadError */
  rows(search: Search): Float64Array;
}

/** Sizes of what is kept between searches of one version of the store: counts, orders of the best, and bytes of rows. */
const keptCounts = 10_000;
const keptRankings = 200;
const keptRows = 64 * 2 ** 20;

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
        spoken: spoken(partition),
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
    const found = (node: QueryNode, within: Range) => wholeOf(translated(node, within), partition, within);
    return { matching, range, sources: { partition, range, found } };
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
      rows: () => keptSets.remember(`${key} all`, () => matching.rows()),
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
    const newer =
      seq?.after === undefined && seq?.upTo !== undefined ? newerThan.all(seq.upTo, seq.upTo) : [];
    const outside = [...beyond(from, datedBefore), ...beyond(until, datedFrom), ...newer];
    return {
      outside: rowsIn(outside),
      ...(seq?.after !== undefined && {
        inside: rowsIn(inWindow.all(seq.after, seq.upTo ?? Number.MAX_SAFE_INTEGER)),
      }),
    };
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

  return {
    find(search, page) {
      const prepared = prepare(search);
      const hides = hidesByContexts(search.filters);
      if (!prepared) return { rows: [], more: false, total: 0, ...(hides && { hidden: 0 }) };
      const matching = prepared.matching(true);
      const total = matching.count();
      const numbers = { total, ...(hides && { hidden: prepared.matching(false).count() - total }) };
      const { order = 'newest' } = page;
      if (order === 'best') return { ...bestPage(search, page, matching, prepared.sources), ...numbers };
      const rows = readPage(matching, prepared.range, page, order);
      return { rows: rows.slice(0, page.size), more: rows.length > page.size, ...numbers };
    },
    count: (search) => prepare(search)?.matching(true).count() ?? 0,
    rows: (search) => prepare(search)?.matching(true).rows() ?? new Float64Array(),
  };
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
