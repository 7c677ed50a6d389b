import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Planned maintenance as staff set it: at most one row, which all processes look at. */
export const maintenance: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('maintenance')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
