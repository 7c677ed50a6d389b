import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the documents of a source came in, by ranges of ingest numbers. */
export const sourceBatches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('source_batches')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('first_seq', 'bigint', (column) => column.notNull())
      .addColumn('last_seq', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('added', 'bigint', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('source_batches_once', ['source', 'first_seq'])
      .execute();
    await db.schema
      .createIndex('source_batches_by_number')
      .on('source_batches')
      .columns(['last_seq', 'first_seq'])
      .execute();
    await db.schema.createIndex('source_batches_by_time').on('source_batches').columns(['at']).execute();
  },
};
