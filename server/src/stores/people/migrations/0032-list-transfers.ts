import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists that a colleague handed over, until their new user has seen it. */
export const listTransfers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('list_transfers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('sender_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('receiver_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('list_ids', 'text', (column) => column.notNull())
      .addColumn('save_hash', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('list_transfers_received')
      .on('list_transfers')
      .columns(['receiver_id', 'seen_at', 'at'])
      .execute();
    await db.schema
      .createIndex('list_transfers_sent')
      .on('list_transfers')
      .columns(['sender_id', 'at'])
      .execute();
  },
};
