import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links to lists for colleagues, and who opened each. */
export const listShares: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('list_shares')
      .addColumn('secret_hash', 'text', (column) => column.primaryKey())
      .addColumn('list_id', 'text', (column) =>
        column.notNull().unique().references('lists.id').onDelete('cascade'),
      )
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('list_readers')
      .addColumn('secret_hash', 'text', (column) =>
        column.notNull().references('list_shares.secret_hash').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('opened_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('list_readers_once', ['secret_hash', 'user_id'])
      .execute();
    await db.schema.createIndex('list_readers_of_user').on('list_readers').columns(['user_id']).execute();
  },
};
