import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How far back each source was read, so that it can be read as far again; null where that was before this. */
export const sourceReach: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('source_states').addColumn('read_from', 'bigint').execute();
  },
};
