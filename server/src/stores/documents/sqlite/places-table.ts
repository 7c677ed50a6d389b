import type { DatabaseSync } from 'node:sqlite';

/** A table that lists the places of every word of a full-text table. It only reads the index, and belongs to this connection. */
export function placesTable(database: DatabaseSync, table: string): string {
  const name = `temp.places_${table}`;
  database.exec(`CREATE VIRTUAL TABLE IF NOT EXISTS ${name} USING fts5vocab(main, ${table}, instance)`);
  return name;
}
