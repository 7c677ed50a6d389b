import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a mail that waits needs to be made again: which matches are none any more, and what it said beside them. */
export const toldToday: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('gone', 'bigint').execute();
    await db.schema.alterTable('deliveries').addColumn('already_direct', 'bigint').execute();
  },
};
