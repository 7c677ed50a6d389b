import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What staff were told is wrong, and when it was over. */
export const alarms: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('alarms')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('told_at', 'bigint')
      .addColumn('reminded_at', 'bigint')
      .addColumn('well_since', 'bigint')
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema.createIndex('alarms_by_end').on('alarms').columns(['ended_at']).execute();
  },
};
