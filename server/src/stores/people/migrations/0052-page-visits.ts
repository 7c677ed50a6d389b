import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When users last saw pages that tell what is new since. */
export const pageVisits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('page_visits')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint')
      .addColumn('seen_up_to', 'bigint')
      .addColumn('looked_at', 'bigint', (column) => column.notNull())
      .addColumn('looked_up_to', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_visits_once', ['user_id', 'page'])
      .execute();
  },
};
