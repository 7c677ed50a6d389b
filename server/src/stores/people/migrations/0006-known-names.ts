import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who and what the sources' own lists name, and the number of times that changed. */
export const knownNames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('known_names')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('domain', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('surname', 'text')
      .addColumn('person', 'text')
      .addColumn('code', 'text')
      .addColumn('party', 'text')
      .addColumn('position', 'text')
      .addColumn('from_day', 'text')
      .addColumn('until_day', 'text')
      .addPrimaryKeyConstraint('known_names_key', ['source', 'key'])
      .execute();
    await db.schema
      .createTable('known_names_versions')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .execute();
  },
};
