import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a match says of the dossier that its search follows, and whether it is of a meeting. */
export const matchSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('steps', 'text').execute();
    await db.schema.alterTable('matches').addColumn('meeting', 'bigint').execute();
  },
};
