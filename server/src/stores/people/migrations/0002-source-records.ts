import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which document each key of a source stands for. */
export const sourceRecords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('source_records')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('source_records_pk', ['source', 'key'])
      .execute();
    await db.schema
      .createIndex('source_records_by_document')
      .on('source_records')
      .columns(['source', 'document_id'])
      .execute();
  },
};
