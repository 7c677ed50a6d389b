import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** For which steps a match is told, and whether it is told beside the results of its search. */
export const matchSteps: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('steps', 'text').execute();
    await db.schema.alterTable('matches').addColumn('aside', 'bigint').execute();
  },
};
