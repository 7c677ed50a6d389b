import type { DatabaseSync } from 'node:sqlite';
import { limits } from 'contract/limits';
import type { QueryNode } from 'contract/query/tree';
import {
  asQuery,
  frequencyOf,
  lengthPart,
  mayBeInTitle,
  partOfScore,
  type Term,
  termsOf,
  type Weighing,
  weighingOf,
} from '../best-match.ts';
import type { Page, Place, Search } from '../document-store.ts';
import { bestFirst } from '../orders.ts';
import { gallop } from './columns.ts';
import { spanOf } from './evaluate.ts';
import { lengthReader } from './lengths.ts';
import type { Matching } from './matching.ts';
import type { Partition } from './partitions.ts';
import type { Terms } from './patterns.ts';
import { placeReader } from './order.ts';
import { placeCounter } from './places-of-words.ts';
import { query } from './query.ts';
import { everyRow, secondOfRow } from './row-numbers.ts';
import type { Range } from './partition-reader.ts';

/** A hit among the best. */
interface Ranked extends Required<Place> {
  row: number;
}

/** The best of what matches, in their order. */
export interface Ranking {
  ranked: Ranked[];
  weighing: Weighing;
}

/** What a ranking looks up while it goes. */
export interface RankingSources {
  partition: Partition;
  /** Where the search looks. */
  range: Range;
  /** What a query alone finds in a range, whatever else narrows the search. */
  found: (query: QueryNode, range: Range) => Matching;
}

type Ranker = (
  search: Search,
  matching: Matching,
  given: Page['weighing'],
  sources: RankingSources,
) => Ranking;

/** Orders what matches in an open store by how well it does (best-match.ts); of a few rows each is looked at alone. */
export function ranker(
  database: DatabaseSync,
  wordsOf: (partition: Partition) => Terms,
  fewRows: number,
): Ranker {
  const countPlaces = placeCounter(database, wordsOf);
  const lengths = lengthReader(database, fewRows);
  const readKey = placeReader(database);
  const documentsIn = query<{ documents: number }>(
    database,
    `SELECT coalesce(sum(documents), 0) AS documents FROM facet
     WHERE partition = ? AND dimension = 'groupPath' AND value NOT LIKE '%/%'`,
  );

  function weigh(asked: readonly Term[], { partition, found }: RankingSources): Weighing {
    return weighingOf(
      documentsIn.only(partition).documents,
      lengths.average(partition),
      asked.map((term) => found(asQuery(term), everyRow).count()),
    );
  }

  /** Of each of these rows f(t), and 0 where the term is not. */
  function frequencies(
    term: Term,
    rows: Float64Array,
    { partition, range, found }: RankingSources,
  ): Float64Array {
    const among = (query: QueryNode) => {
      const matching = found(query, range);
      // Of many what the search itself has found is known already.
      return rows.length > fewRows ? matching.rows() : matching.among(rows);
    };
    const places = new Float64Array(rows.length);
    countPlaces(partition, term, spanOf(rows), (counted) => {
      let at = 0;
      for (let index = 0; index < counted.length; index += 2) {
        at = gallop(rows, at, counted[index]!);
        if (rows[at] === counted[index]) places[at]! += counted[index + 1]!;
      }
    });
    const inTitle = new Uint8Array(rows.length);
    if (mayBeInTitle(term)) {
      mark(inTitle, rows, among(asQuery(term, 'title')));
    }
    const has = new Uint8Array(rows.length);
    mark(has, rows, among(asQuery(term)));
    return places.map((count, at) => (has[at] ? frequencyOf(inTitle[at] === 1, count) : 0));
  }

  /** The first of these by score, then the newest. */
  function bestOf(rows: Float64Array, scores: Float64Array): Ranked[] {
    const least = scores.toSorted().at(-limits.bestMatches) ?? -Infinity;
    const chosen: Ranked[] = [];
    let tied = 0;
    let second: number | undefined;
    // From the newest on: of those with the least score no more are needed, but for others of the same second.
    for (let at = rows.length - 1; at >= 0; at -= 1) {
      const score = scores[at]!;
      const row = rows[at]!;
      if (score < least) continue;
      if (score === least) {
        if (tied >= limits.bestMatches && secondOfRow(row) !== second) continue;
        tied += 1;
        second = secondOfRow(row);
      }
      chosen.push({ row, score, ...readKey.only(row) });
    }
    return chosen.sort(bestFirst).slice(0, limits.bestMatches);
  }

  return (search, matching, given, sources) => {
    const asked = termsOf(search.query);
    const weighing = given ?? weigh(asked, sources);
    const rows = matching.rows();
    if (rows.length === 0) return { ranked: [], weighing };
    const parts = Float64Array.from(lengths.of(rows), (length) => lengthPart(length, weighing.average));
    const scores = new Float64Array(rows.length);
    asked.forEach((term, index) => {
      const weight = weighing.weights[index]!;
      frequencies(term, rows, sources).forEach((frequency, at) => {
        if (frequency > 0) scores[at]! += partOfScore(weight, frequency, parts[at]!);
      });
    });
    return { ranked: bestOf(rows, scores), weighing };
  };
}

/** Marks which of the rows are among others, both ascending. */
function mark(marks: Uint8Array, rows: Float64Array, others: Float64Array): void {
  let at = 0;
  for (const other of others) {
    while (at < rows.length && rows[at]! < other) at += 1;
    if (rows[at] === other) marks[at] = 1;
  }
}
