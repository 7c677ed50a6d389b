import type { DatabaseSync } from 'node:sqlite';
import { fields, type QueryField, unnamedFields } from 'contract/query/fields';
import { soleOf } from '#platform/sole.ts';
import { countedReadings, type Term } from '../best-match.ts';
import type { Range } from './partition-reader.ts';
import { type Partition, wordsTable } from './partitions.ts';
import type { Terms } from './patterns.ts';
import { type Run, runsAmong } from './runs.ts';
import { placesTable } from './places-table.ts';
import { query } from './query.ts';
import { markOfAll, wordColumns } from './tokens.ts';
import { readNumbers, type Written } from './written-numbers.ts';

/** Rows, ascending and each followed by how often something is written there. */
type Counts = Float64Array;

/** Counts where terms are written beside the title. */
type PlaceCounter = (partition: Partition, term: Term, range: Range, hear: (counts: Counts) => void) => void;

/** Words of a term up to which each is asked of FTS5; of more the list of places is read, which costs less for each. */
const askedWords = 40;

/** Fields whose places are counted; titles count otherwise (best-match.ts), and labels stand among the marks. */
const counted = unnamedFields.filter((name) => fields[name].kind !== 'title');

/** Counts in an open store. */
export function placeCounter(database: DatabaseSync, termsOf: (partition: Partition) => Terms): PlaceCounter {
  const prepared = new Map<string, ReturnType<typeof query<Written>>>();
  const prepare = (key: string, sql: () => string) => {
    const statement = prepared.get(key) ?? query<Written>(database, sql());
    prepared.set(key, statement);
    return statement;
  };

  return (partition, term, { first, last }, hear) => {
    const columns = columnsOf(term.field);
    if (columns.length === 0) return;
    const runs = runsAmong(termsOf(partition));
    for (const reading of countedReadings(term)) {
      const only = soleOf(reading);
      const found = only ? runs.of(only, 'placed') : (runs.inPlace(reading) ?? []);
      const many = only !== undefined && found.length > askedWords;
      const table = wordsTable(partition);
      const statement = prepare(`${String(many)} ${table} ${String(term.field)}`, () =>
        many ? placesListed(database, table, columns) : placesAsked(table, columns),
      );
      const asked = many ? [JSON.stringify(found.map(({ words }) => words[0]))] : found.map(expressionOf);
      for (const one of asked) hear(readNumbers(statement.only(one, first, last)));
    }
  };
}

function columnsOf(field: QueryField | undefined): string[] {
  return counted.filter((name) => field === undefined || name === field).map((name) => fields[name].column);
}

/** On every row stands a mark once. */
function expressionOf({ words, open }: Run): string {
  return `"${markOfAll}" AND "${words.join(' ')}"${open ? ' *' : ''}`;
}

/**
 * How often something is written, which FTS5 tells nobody but its own bm25(): that is c · f / (f + K) for each phrase, where
 * f is how often it stands in a row, each place worth what its column is, and c and K are the same for all phrases and all
 * worths of a row. The mark that is there once says K, and every place worth 1 and then 2 says f without c.
 */
function placesAsked(table: string, columns: readonly string[]): string {
  const worth = (of: (column: string) => number) => `bm25(${table}, ${wordColumns.map(of).join(', ')})`;
  const inColumns = (each: number) => worth((column) => (columns.includes(column) ? each : 0));
  // A mark that is on every row is worth 0.000001 to FTS5, times k1 + 1 with its k1 of 1.2.
  return `
    WITH found AS MATERIALIZED (
      SELECT rowid AS row, ${inColumns(1)} AS once, ${inColumns(2)} AS twice,
        ${worth((column) => (column === 'marks' ? 1 : 0))} AS mark
      FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN CAST(? AS INTEGER) AND CAST(? AS INTEGER)
      ORDER BY rowid
    ), told AS (
      SELECT row, 2.2e-6 / -mark - 1 AS k, twice / once AS ratio FROM found WHERE once < 0
    )
    SELECT 2 * count(*) AS count,
      CAST(group_concat(row || ' ' || CAST(round(k * (2 - ratio) / (2 * (ratio - 1))) AS INTEGER), ' ') AS BLOB) AS found
    FROM told`;
}

/** The places of many words, given as JSON, one by one as FTS5 lists them. */
function placesListed(database: DatabaseSync, table: string, columns: readonly string[]): string {
  return `
    WITH told AS (
      SELECT doc AS row, count(*) AS times FROM json_each(?) CROSS JOIN ${placesTable(database, table)} ON term = json_each.value
      WHERE doc BETWEEN ? AND ? AND col IN (${columns.map((column) => `'${column}'`).join(', ')})
      GROUP BY doc ORDER BY doc
    )
    SELECT 2 * count(*) AS count, CAST(group_concat(row || ' ' || times, ' ') AS BLOB) AS found FROM told`;
}
