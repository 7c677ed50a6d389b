import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Queries that are too long for the links of a mail, by the short key that stands for them. */
export const longHighlights: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('long_highlights')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('kept_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
