import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Up to which ingest number documents were scored again with a version of the context model. */
export const contextRescores: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('context_rescores')
      .addColumn('version', 'text', (column) => column.primaryKey())
      .addColumn('after', 'bigint', (column) => column.notNull())
      .execute();
  },
};
