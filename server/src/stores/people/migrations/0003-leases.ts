import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who does which work of which only one may be under way. */
export const leases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leases')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
