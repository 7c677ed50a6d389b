import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mails on their way, what each user was mailed, and which slots were done. */
export const deliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slot', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('headers', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'bigint', (column) => column.notNull())
      .addColumn('next_try_at', 'bigint', (column) => column.notNull())
      .addColumn('fault', 'text')
      .addColumn('planned_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addUniqueConstraint('deliveries_once', ['user_id', 'kind', 'slot'])
      .execute();
    await db.schema
      .createIndex('deliveries_of_user')
      .on('deliveries')
      .columns(['user_id', 'planned_at'])
      .execute();
    await db.schema
      .createIndex('deliveries_waiting')
      .on('deliveries')
      .column('next_try_at')
      .where(sql.ref('state'), '=', sql.lit('waiting'))
      .execute();
    await db.schema
      .createTable('delivered')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('delivery_id', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('saved_search_ids', 'text', (column) => column.notNull())
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('delivered_once', ['user_id', 'document_id', 'version'])
      .execute();
    await db.schema.createIndex('delivered_by_mail').on('delivered').column('delivery_id').execute();
    await db.schema.createIndex('delivered_at').on('delivered').columns(['user_id', 'at']).execute();
    await db.schema
      .createTable('delivery_searches')
      .addColumn('saved_search_id', 'text', (column) => column.notNull())
      .addColumn('delivery_id', 'text', (column) =>
        column.notNull().references('deliveries.id').onDelete('cascade'),
      )
      .addColumn('documents', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('delivery_search_once', ['saved_search_id', 'delivery_id'])
      .execute();
    await db.schema
      .createIndex('searches_of_delivery')
      .on('delivery_searches')
      .column('delivery_id')
      .execute();
    await db.schema
      .createTable('waiting_matches')
      .addColumn('saved_search_id', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('found_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('waiting_once', ['saved_search_id', 'document_id', 'version'])
      .execute();
    await db.schema.createIndex('waiting_of_user').on('waiting_matches').column('user_id').execute();
    await db.schema
      .createTable('delivery_slots')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('slot_once', ['kind', 'day', 'user_id'])
      .execute();
    await db.schema
      .createTable('mail_addresses')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('bounces', 'bigint', (column) => column.notNull())
      .addColumn('fault', 'text', (column) => column.notNull())
      .addColumn('bounced_at', 'bigint', (column) => column.notNull())
      .addColumn('paused_at', 'bigint')
      .execute();
  },
};
