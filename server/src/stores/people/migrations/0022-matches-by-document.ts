import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Finds who was told of a document that changed, among the matches of months. */
export const matchesByDocument: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('matches_by_document').on('matches').column('document_id').execute();
  },
};
