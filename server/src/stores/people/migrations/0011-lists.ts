import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists of saved documents, custom updates and subheadings. */
export const lists: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lists')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('archived', 'bigint', (column) => column.notNull())
      .addColumn('sorted_by_date', 'bigint', (column) => column.notNull())
      .addColumn('save_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .execute();
    await db.schema.createIndex('lists_of_user').on('lists').columns(['user_id', 'used_at']).execute();
    await db.schema.createIndex('lists_in_bin').on('lists').columns(['deleted_at']).execute();
    await db.schema
      .createTable('list_items')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('list_id', 'text', (column) => column.notNull().references('lists.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('marked_for_export', 'bigint', (column) => column.notNull())
      .addColumn('document_id', 'text')
      .addColumn('saved', 'text')
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('source_name', 'text', (column) => column.notNull())
      .addColumn('source_url', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('date', 'bigint')
      .addColumn('save_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('list_items_of_list')
      .on('list_items')
      .columns(['list_id', 'position'])
      .execute();
    await db.schema
      .createIndex('list_items_of_document')
      .on('list_items')
      .columns(['document_id', 'list_id'])
      .execute();
    await db.schema.createIndex('list_items_removed').on('list_items').columns(['removed_at']).execute();
  },
};
