import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was switched off from a mail, and which mails that failed their users have seen. */
export const mailNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mail_stops')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('stopped', 'text', (column) => column.notNull())
      .addColumn('stopped_at', 'bigint', (column) => column.notNull())
      .addColumn('dismissed_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('mail_stops_of_user')
      .on('mail_stops')
      .columns(['user_id', 'stopped_at'])
      .execute();
    await db.schema.alterTable('deliveries').addColumn('failure_seen_at', 'bigint').execute();
  },
};
