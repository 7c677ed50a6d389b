import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Until when each user has seen what was found during their vacations. */
export const vacationReturns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('vacation_returns')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
