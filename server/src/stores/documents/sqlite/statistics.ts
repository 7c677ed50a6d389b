import type { DatabaseSync } from 'node:sqlite';
import { isWithin } from 'contract/sources/paths';
import type { DocumentId } from 'contract/document-parts';
import type { Scope } from '#platform/access.ts';
import type { Bucket, BucketOptions, Dimension, Search, Series, Tally } from '../document-store.ts';
import { columnReader, locate, rangeOf, type Columns, type PartitionColumns } from './columns.ts';
import { openCounter, type Counter } from './counter.ts';
import type { Searcher } from './search.ts';
import { tallyOf } from './tally.ts';
import { partitionOf, type Partition } from './partitions.ts';
import { query } from './query.ts';

/** Counts hits by what is known of them; each call belongs to the caller's read transaction. */
interface Statistics {
  /** @throws TooBroadError */
  buckets(search: Search, dimension: Dimension, options: BucketOptions): Bucket[];
  /** @throws TooBroadError */
  histogram(search: Search, edges: readonly number[]): Series[];
  /** @throws TooBroadError */
  tally(search: Search, edges: readonly number[]): Tally;
  /** Rows that share at least two topics with the document's, most shared first, then newest. */
  similar(id: DocumentId, scope: Scope, size: number): number[];
}

/** Values remembered by their numbers. */
const rememberedValues = 200_000;

/** Counts over the columns of an open store. */
export function statisticsOf(database: DatabaseSync, searches: Searcher): Statistics {
  const columnsOf = columnReader(database);
  const readValue = query<{ value: string }>(database, 'SELECT value FROM value WHERE id = ?');
  const readNumber = query<{ id: number }>(
    database,
    'SELECT id FROM value WHERE dimension = ? AND value = ?',
  );
  const place = query<{ row: number; partition: Partition }>(
    database,
    'SELECT row, partition FROM documents WHERE id = ? AND withdrawn = 0',
  );
  const alive = query<{ id: DocumentId }>(
    database,
    'SELECT id FROM documents WHERE row = ? AND withdrawn = 0',
  );
  const counter = openCounter();
  let values = new Map<number, string>();

  function valueOf(number: number): string {
    let value = values.get(number);
    if (value === undefined) {
      value = readValue.only(number).value;
      if (values.size >= rememberedValues) values = new Map();
      values.set(number, value);
    }
    return value;
  }

  function hitsIn(search: Search): { columns: PartitionColumns; parts: [Columns, Uint32Array][] } {
    const columns = columnsOf(partitionOf(search.filters.domain, search.filters.kind));
    return { columns, parts: locate(columns, searches.rows(search)) };
  }

  return {
    buckets(search, dimension, { limit, minimum = 1, prefix, among }) {
      for (const [columns, hits] of hitsIn(search).parts) countValues(columns, hits, dimension, counter);
      let counted = counter.take();
      if (among) {
        const asked = new Set(among.map((value) => readNumber.get(dimension, value)?.id as number));
        counted = counted.filter(({ number }) => asked.has(number));
      }
      counted = counted.filter(({ count }) => count >= minimum);
      if (prefix) counted = counted.filter(({ number }) => valueOf(number).startsWith(prefix));
      // Only those that can be among the first are put into words.
      const counts = counted.map(({ count }) => count).sort((left, right) => right - left);
      const least = counts[limit - 1] ?? 0;
      return counted
        .filter(({ count }) => count >= least)
        .map(({ number, count }) => ({ value: valueOf(number), count }))
        .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
        .slice(0, limit);
    },

    histogram(search, edges) {
      const steps = edges.length - 1;
      const byGroup = new Map<number, number[]>();
      for (const [{ dates, groups }, hits] of hitsIn(search).parts) {
        let step = 0;
        for (const hit of hits) {
          const date = dates[hit]!;
          // Hits come in order of their second: the step is nearly always the same or the next.
          while (step < steps && date >= edges[step + 1]!) step += 1;
          while (step > 0 && date < edges[step]!) step -= 1;
          if (step === steps || date < edges[step]!) continue;
          const group = groups[hit]!;
          let counts = byGroup.get(group);
          if (!counts) byGroup.set(group, (counts = new Array<number>(steps).fill(0)));
          counts[step]! += 1;
        }
      }
      return [...byGroup]
        .map(([group, counts]) => ({ groupPath: valueOf(group), counts }))
        .sort((left, right) => (left.groupPath < right.groupPath ? -1 : 1));
    },

    tally(search, edges) {
      const wide = { ...search, filters: { ...search.filters, facts: {}, groupPaths: [] } };
      const numberOf = (fact: string) => readNumber.get('fact', fact)?.id;
      return tallyOf(hitsIn(wide).parts, search.filters, edges, { counter, valueOf, numberOf });
    },

    similar(id, scope, size) {
      const found = place.get(id);
      const domain = scope.domains.find(
        (each) =>
          found?.partition === partitionOf(each, 'document') ||
          found?.partition === partitionOf(each, 'meeting'),
      );
      if (!found || !domain) return [];
      const columns = columnsOf(found.partition);
      const own = locate(columns, Float64Array.of(found.row)).flatMap(([part, hits]) =>
        [...hits].flatMap((hit) => [
          ...part.topics.subarray(part.topicEnds[hit - 1] ?? 0, part.topicEnds[hit]),
        ]),
      );
      const excluded = scope.excludedPaths.filter((path) => path.domain === domain).map(({ path }) => path);
      const isExcluded = (group: number) => excluded.some((path) => isWithin(valueOf(group), path));
      const replaced = new Set(columns.late.rows);
      const candidates = [
        ...sharing(columns.late, own),
        ...sharing(columns.early, own).filter(({ row }) => !replaced.has(row)),
      ]
        .filter(({ row, group }) => row !== found.row && !isExcluded(group))
        .sort(mostShared);
      const first: (Candidate & { id: string })[] = [];
      for (const candidate of candidates) {
        // Documents that tie with the last one wanted are needed too: their ids decide.
        const last = first[size - 1];
        if (last && mostShared(last, candidate) !== 0) break;
        const stored = alive.get(candidate.row);
        if (stored) first.push({ ...candidate, id: stored.id });
      }
      return first
        .sort((left, right) => mostShared(left, right) || (left.id < right.id ? 1 : -1))
        .slice(0, size)
        .map(({ row }) => row);
    },
  };
}

interface Candidate {
  row: number;
  date: number;
  group: number;
  shared: number;
}

function mostShared(left: Candidate, right: Candidate): number {
  return right.shared - left.shared || right.date - left.date;
}

function sharing({ rows, dates, groups, topicEnds, topics }: Columns, own: readonly number[]): Candidate[] {
  if (own.length < 2) return [];
  const asked = new Uint8Array(Math.max(...own) + 1);
  for (const topic of own) asked[topic] = 1;
  const found: Candidate[] = [];
  let at = 0;
  for (let index = 0; index < rows.length; index += 1) {
    let shared = 0;
    for (const end = topicEnds[index]!; at < end; at += 1) shared += asked[topics[at]!] ?? 0;
    if (shared >= 2) found.push({ row: rows[index]!, date: dates[index]!, group: groups[index]!, shared });
  }
  return found;
}

function countValues(columns: Columns, hits: Uint32Array, dimension: Dimension, counter: Counter): void {
  if (dimension === 'groupPath') {
    for (const hit of hits) counter.add(columns.groups[hit]!);
    return;
  }
  const [ends, values] =
    dimension === 'topic'
      ? [columns.topicEnds, columns.topics]
      : [columns.stakeholderEnds, columns.stakeholders];
  for (const hit of hits) {
    const { from, to } = rangeOf(ends, hit);
    for (let at = from; at < to; at += 1) counter.add(values[at]!);
  }
}
