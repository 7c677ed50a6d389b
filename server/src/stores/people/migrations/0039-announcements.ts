import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What staff tell users in a bar, and who has put which of it away. */
export const announcements: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('announcements')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('text_nl', 'text', (column) => column.notNull())
      .addColumn('text_en', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('organisation_ids', 'text', (column) => column.notNull())
      .addColumn('module', 'text')
      .execute();
    await db.schema.createIndex('announcements_by_end').on('announcements').columns(['ends_at']).execute();
    await db.schema
      .createTable('announcements_seen')
      .addColumn('announcement_id', 'text', (column) =>
        column.notNull().references('announcements.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('announcements_seen_pk', ['announcement_id', 'user_id'])
      .execute();
  },
};
