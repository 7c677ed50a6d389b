import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Devices that are told by push, what they are told, and which saved searches tell so. */
export const push: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('saved_searches').addColumn('push', 'bigint').execute();
    await db.schema
      .createTable('push_devices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .addColumn('told_up_to', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_sent_at', 'bigint')
      .addColumn('failing_since', 'bigint')
      .addColumn('stopped_at', 'bigint')
      .addColumn('rests_until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('push_devices_of_user').on('push_devices').column('user_id').execute();
    await db.schema
      .createTable('push_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('device_id', 'text', (column) =>
        column.notNull().references('push_devices.id').onDelete('cascade'),
      )
      .addColumn('saved_search_id', 'text', (column) => column.notNull())
      .addColumn('after', 'bigint', (column) => column.notNull())
      .addColumn('up_to', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'bigint', (column) => column.notNull())
      .addColumn('next_try_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('push_message_once', ['device_id', 'saved_search_id', 'up_to'])
      .execute();
    await db.schema
      .createIndex('push_messages_due')
      .on('push_messages')
      .columns(['state', 'device_id', 'created_at'])
      .execute();
  },
};
