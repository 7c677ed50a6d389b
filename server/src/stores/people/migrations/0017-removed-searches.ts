import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Saved searches that were deleted and can still come back. */
export const removedSearches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('removed_searches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('saved', 'text', (column) => column.notNull())
      .addColumn('removed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('removed_searches_by_time')
      .on('removed_searches')
      .columns(['removed_at'])
      .execute();
  },
};
