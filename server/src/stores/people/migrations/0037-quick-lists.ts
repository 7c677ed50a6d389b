import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is quoted of saved documents, and the saved searches that lists follow. */
export const quickLists: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('list_items')
      .addColumn('quotations', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .createTable('list_searches')
      .addColumn('list_id', 'text', (column) => column.notNull().references('lists.id').onDelete('cascade'))
      .addColumn('saved_search_id', 'text', (column) => column.notNull())
      .addColumn('after', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addPrimaryKeyConstraint('list_searches_once', ['list_id', 'saved_search_id'])
      .execute();
    await db.schema.createIndex('list_searches_ended').on('list_searches').columns(['ended_at']).execute();
    await db.schema
      .createTable('judged_suggestions')
      .addColumn('list_id', 'text', (column) => column.notNull().references('lists.id').onDelete('cascade'))
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('list_item_id', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('judged_suggestions_once', ['list_id', 'document_id'])
      .execute();
    await db.schema.createIndex('judged_suggestions_old').on('judged_suggestions').columns(['at']).execute();
  },
};
