import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Items of sources that could not be read, kept until they can be, and what was stored meanwhile. */
export const keptItems: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('kept_items')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('url', 'text')
      .addColumn('place', 'bigint', (column) => column.notNull())
      .addColumn('silent', 'bigint', (column) => column.notNull())
      .addColumn('payload', 'text')
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('fault', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('ended_version', 'text')
      .addColumn('runs', 'bigint', (column) => column.notNull())
      .addColumn('first_at', 'bigint', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .addColumn('quarantined_at', 'bigint')
      .addColumn('asked_at', 'bigint')
      .addPrimaryKeyConstraint('kept_items_once', ['source', 'item'])
      .execute();
    await db.schema
      .createTable('stored_places')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('place', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('stored_places_once', ['source', 'document_id'])
      .execute();
  },
};
