import type { DatabaseSync } from 'node:sqlite';
import { isWithin } from 'contract/sources/paths';
import type { DocumentId } from 'contract/document-parts';
import type { Scope } from '#platform/access.ts';
import type { Bucket, BucketOptions, Dimension, Filters, Series, Tally } from '../document-store.ts';
import { columnReader, type Columns, highestValue, locate, type SharedColumns } from './columns.ts';
import { type Counter, mostCounted, openCounter } from './counts.ts';
import { tallyOf } from './tally.ts';
import { partitionOf, type Partition } from './partitions.ts';
import { rangeOf } from './united-segments.ts';
import { query } from './query.ts';

/** Counts hits, rows ascending, by what is known of them; each call belongs to the read transaction that they are of. */
interface Statistics {
  buckets(hits: Float64Array, filters: Filters, dimension: Dimension, options: BucketOptions): Bucket[];
  histogram(hits: Float64Array, filters: Filters, edges: readonly number[]): Series[];
  /** Of the hits of the search that is widened. */
  tally(hits: Float64Array, filters: Filters, edges: readonly number[]): Tally;
  /** Rows that share at least two topics with the document's, most shared first, then newest. */
  similar(id: DocumentId, scope: Scope, size: number): number[];
  /** Documents of a partition that this thread counts in and others have not in common with it. */
  late(filters: Filters): number;
  /** The partition of a document that was not withdrawn. */
  partitionOfDocument(id: DocumentId): Partition | undefined;
  /** Reads the columns of a partition into memory that all threads can count in (column-sharing.ts). */
  shareColumns(partition: Partition): SharedColumns;
  takeColumns(shared: readonly SharedColumns[]): void;
}

/** Values remembered by their numbers. */
const rememberedValues = 200_000;

/** Counts over the columns of an open store. */
export function statisticsOf(database: DatabaseSync): Statistics {
  const columns = columnReader(database);
  const highest = highestValue(database);
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
  /** Of the number of a node its place in a histogram, from 1; all 0 between two of them. */
  let places = new Uint32Array();
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

  /** Those of these values that there are. */
  function numbersOf(dimension: Dimension, among: readonly string[]): number[] {
    return [...new Set(among)].flatMap((value) => readNumber.get(dimension, value)?.id ?? []);
  }

  function placed(hits: Float64Array, { domain, kind }: Filters): [Columns, Uint32Array][] {
    return locate(columns.of(partitionOf(domain, kind)), hits);
  }

  return {
    buckets(hits, filters, dimension, { limit, minimum = 1, prefix, among }) {
      counter.begin(highest.only().id);
      for (const [part, indexes] of placed(hits, filters)) countValues(part, indexes, dimension, counter);
      const passes = (number: number) => prefix === undefined || valueOf(number).startsWith(prefix);
      const counted = among
        ? numbersOf(dimension, among)
            .map((number) => ({ number, count: counter.countOf(number) }))
            .filter(({ number, count }) => count >= minimum && passes(number))
        : mostCounted(counter, { limit, minimum, passes });
      return counted
        .map(({ number, count }) => ({ value: valueOf(number), count }))
        .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
        .slice(0, limit);
    },

    histogram(hits, filters, edges) {
      const steps = edges.length - 1;
      const numbers = highest.only().id;
      if (places.length <= numbers) places = new Uint32Array(numbers + 1);
      const nodes: { group: number; counts: number[] }[] = [];
      for (const [{ dates, groups }, indexes] of placed(hits, filters)) {
        let step = 0;
        for (const hit of indexes) {
          const date = dates[hit]!;
          // Hits come in order of their second: the step is nearly always the same or the next.
          while (step < steps && date >= edges[step + 1]!) step += 1;
          while (step > 0 && date < edges[step]!) step -= 1;
          if (step === steps || date < edges[step]!) continue;
          const group = groups[hit]!;
          if (places[group] === 0) {
            places[group] = nodes.push({ group, counts: new Array<number>(steps).fill(0) });
          }
          nodes[places[group]! - 1]!.counts[step]! += 1;
        }
      }
      for (const { group } of nodes) places[group] = 0;
      return nodes
        .map(({ group, counts }) => ({ groupPath: valueOf(group), counts }))
        .sort((left, right) => (left.groupPath < right.groupPath ? -1 : 1));
    },

    tally(hits, filters, edges) {
      const numberOf = (fact: string) => readNumber.get('fact', fact)?.id;
      counter.begin(highest.only().id);
      return tallyOf(placed(hits, filters), filters, edges, { counter, valueOf, numberOf });
    },

    similar(id, scope, size) {
      const found = place.get(id);
      const domain = scope.domains.find(
        (each) =>
          found?.partition === partitionOf(each, 'document') ||
          found?.partition === partitionOf(each, 'meeting'),
      );
      if (!found || !domain) return [];
      const known = columns.of(found.partition);
      const own = locate(known, Float64Array.of(found.row)).flatMap(([{ topics, topicEnds }, hits]) =>
        [...hits].flatMap((hit) => {
          const { from, to } = rangeOf(topicEnds, hit);
          return [...topics.subarray(from, to)];
        }),
      );
      const excluded = scope.excludedPaths.filter((path) => path.domain === domain).map(({ path }) => path);
      const isExcluded = (group: number) => excluded.some((path) => isWithin(valueOf(group), path));
      const replaced = new Set(known.late.rows);
      const candidates = [
        ...sharing(known.late, own),
        ...sharing(known.early, own).filter(({ row }) => !replaced.has(row)),
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

    late: ({ domain, kind }) => columns.of(partitionOf(domain, kind)).late.rows.length,
    partitionOfDocument: (id) => place.get(id)?.partition,
    shareColumns: (partition) => columns.share(partition),
    takeColumns: (shared) => columns.take(shared),
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
  if (!columns.totals || hits.length <= columns.rows.length / 2) {
    for (const hit of hits) {
      const end = ends[hit]!;
      for (let at = hit === 0 ? 0 : ends[hit - 1]!; at < end; at += 1) counter.add(values[at]!);
    }
    return;
  }
  // Of more than half of the rows it is less work to count the others and take them away.
  counter.addAll(columns.totals[dimension]);
  let next = 0;
  let at = 0;
  for (let row = 0; row < ends.length; row += 1) {
    const end = ends[row]!;
    if (hits[next] === row) {
      next += 1;
      at = end;
    } else for (; at < end; at += 1) counter.subtract(values[at]!);
  }
}
