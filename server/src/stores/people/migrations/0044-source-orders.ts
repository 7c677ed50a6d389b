import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What staff ask of the processes that read the sources: to read one now, or to leave it alone for a while. */
export const sourceOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('source_orders')
      .addColumn('source', 'text', (column) => column.primaryKey())
      .addColumn('paused_at', 'bigint')
      .addColumn('asked_at', 'bigint')
      .execute();
  },
};
