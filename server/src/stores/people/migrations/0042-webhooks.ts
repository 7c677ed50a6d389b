import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Webhooks of saved searches, and what is sent to them. */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('webhooks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      // A search that was deleted can come back.
      .addColumn('saved_search_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('active', 'bigint', (column) => column.notNull())
      .addColumn('told_up_to', 'bigint', (column) => column.notNull())
      .addColumn('failing_since', 'bigint')
      .addColumn('stopped_at', 'bigint')
      .addColumn('stop_seen_at', 'bigint')
      .addColumn('rests_until', 'bigint', (column) => column.notNull())
      .addColumn('tried_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('webhooks_of_user').on('webhooks').column('user_id').execute();
    await db.schema.createIndex('webhooks_of_search').on('webhooks').column('saved_search_id').execute();
    await db.schema
      .createTable('webhook_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('webhook_id', 'text', (column) =>
        column.notNull().references('webhooks.id').onDelete('cascade'),
      )
      .addColumn('document_id', 'text')
      .addColumn('version', 'bigint')
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'bigint', (column) => column.notNull())
      .addColumn('next_try_at', 'bigint', (column) => column.notNull())
      .addColumn('tried_at', 'bigint')
      .addColumn('status', 'bigint')
      .addColumn('fault', 'text')
      .addColumn('duration', 'bigint')
      .addColumn('answer', 'text', (column) => column.notNull())
      .addUniqueConstraint('webhook_event_once', ['webhook_id', 'document_id', 'version'])
      .execute();
    await db.schema
      .createIndex('webhook_events_due')
      .on('webhook_events')
      .columns(['state', 'webhook_id', 'seq'])
      .execute();
    await db.schema
      .createIndex('webhook_events_log')
      .on('webhook_events')
      .columns(['webhook_id', 'created_at'])
      .execute();
  },
};
