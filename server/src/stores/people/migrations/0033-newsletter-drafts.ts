import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How each list becomes a newsletter. */
export const newsletterDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('newsletter_drafts')
      .addColumn('list_id', 'text', (column) =>
        column.primaryKey().references('lists.id').onDelete('cascade'),
      )
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
