import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The saved searches of the five dashboards. */
export const savedSearches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('saved_searches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('dashboard', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('criteria', 'text', (column) => column.notNull())
      .addColumn('criteria_hash', 'text', (column) => column.notNull())
      .addColumn('syntax', 'bigint', (column) => column.notNull())
      .addColumn('save_hash', 'text', (column) => column.notNull())
      .addColumn('daily', 'bigint', (column) => column.notNull())
      .addColumn('weekly', 'bigint', (column) => column.notNull())
      .addColumn('real_time', 'bigint', (column) => column.notNull())
      .addColumn('rss_enabled', 'bigint', (column) => column.notNull())
      .addColumn('include_in_webcal', 'bigint', (column) => column.notNull())
      .addColumn('paused', 'text')
      .addColumn('after', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('saved_searches_of_user')
      .on('saved_searches')
      .columns(['user_id', 'dashboard', 'created_at'])
      .execute();
  },
};
