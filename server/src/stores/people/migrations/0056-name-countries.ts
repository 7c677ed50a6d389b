import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The country that a known person was elected in, where the list of the source tells it. */
export const nameCountries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('known_names').addColumn('country', 'text').execute();
  },
};
