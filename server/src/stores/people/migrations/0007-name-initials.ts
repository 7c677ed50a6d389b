import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The initials of known persons, which often do not begin with the letter of the name they are called by. */
export const nameInitials: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('known_names').addColumn('initials', 'text').execute();
  },
};
