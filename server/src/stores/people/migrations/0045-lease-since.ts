import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when a lease is held, for whoever looks after the processes. */
export const leaseSince: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('leases').addColumn('since', 'bigint').execute();
  },
};
