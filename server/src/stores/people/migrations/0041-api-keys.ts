import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Personal API keys. */
export const apiKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('api_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('prefix', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_day', 'text', (column) => column.notNull())
      .addColumn('last_used_on', 'text')
      .execute();
    await db.schema.createIndex('api_keys_of_user').on('api_keys').column('user_id').execute();
    await db.schema.createIndex('api_keys_by_last_day').on('api_keys').column('last_day').execute();
  },
};
