import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often something was asked in the stretch that ends then, for the limits that all processes share. */
export const requestCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('request_counts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('request_counts_ends_at').on('request_counts').column('ends_at').execute();
  },
};
