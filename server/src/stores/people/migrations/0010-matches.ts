import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What came in that saved searches look for, and how far was looked. */
export const matches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('matches')
      .addColumn('saved_search_id', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('updated', 'bigint', (column) => column.notNull())
      .addColumn('found_at', 'bigint', (column) => column.notNull())
      .addColumn('line', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('matches_once', ['saved_search_id', 'document_id', 'version'])
      .execute();
    await db.schema.createIndex('matches_of_user').on('matches').columns(['user_id', 'found_at']).execute();
    await db.schema
      .createTable('match_marks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('after', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('replaced_documents')
      .addColumn('document_id', 'text', (column) => column.primaryKey())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('settled', 'bigint', (column) => column.notNull())
      .execute();
  },
};
