import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Up to where each saved search's results were looked at, and what counts its matches above that. */
export const seenResults: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('saved_searches').addColumn('seen_up_to', 'bigint').execute();
    await db.schema
      .createIndex('matches_of_search_by_number')
      .on('matches')
      .columns(['saved_search_id', 'seq'])
      .execute();
  },
};
