import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When each user is mailed. */
export const emailConfigs: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('email_configs')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
      .addColumn('config', 'text', (column) => column.notNull())
      .addColumn('earlier_times', 'text')
      .addColumn('times_from', 'text', (column) => column.notNull())
      .execute();
  },
};
