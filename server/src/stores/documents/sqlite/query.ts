import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** A prepared query whose rows are of a known shape, which `node:sqlite` does not say of them. */
interface Query<Row> {
  get(...values: SQLInputValue[]): Row | undefined;
  /** The row that must be there. */
  only(...values: SQLInputValue[]): Row;
  all(...values: SQLInputValue[]): Row[];
}

/** Prepares a query; `Row` names what its columns hold, in their order where rows are asked for as lists. */
export function query<Row>(database: DatabaseSync, sql: string, asLists = false): Query<Row> {
  const statement = database.prepare(sql);
  statement.setReturnArrays(asLists);
  return {
    get: (...values) => statement.get(...values) as Row | undefined,
    only(...values) {
      const row = statement.get(...values);
      if (!row) throw new Error(`no row for: ${sql}`);
      return row as Row;
    },
    all: (...values) => statement.all(...values) as Row[],
  };
}

/** The highest ingest number given. */
export const highestSeq = (database: DatabaseSync): Query<{ seq: number }> =>
  query(database, 'SELECT coalesce(max(seq), 0) AS seq FROM documents');
