import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds the matches of the look that is under way. */
export const matchesByNumber: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('matches_by_number').on('matches').column('seq').execute();
  },
};
