import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which document a public number names, which ids stand for another one, and how sources failed. */
export const joinedSources: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('document_identities')
      .addColumn('identity', 'text', (column) => column.primaryKey())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('document_identities_by_document')
      .on('document_identities')
      .column('document_id')
      .execute();
    await db.schema
      .createTable('document_aliases')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('document_aliases_by_document')
      .on('document_aliases')
      .column('document_id')
      .execute();
    await db.schema.alterTable('source_states').addColumn('last_news', 'bigint').execute();
    await db.schema
      .createTable('source_faults')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('fault', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('source_faults_by_time')
      .on('source_faults')
      .columns(['source', 'at'])
      .execute();
  },
};
