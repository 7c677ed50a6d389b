import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an organisation keeps for its newsletters: its logo, with those before it, and templates by name. */
export const newsletterHouse: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('newsletter_logos')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('png', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('shown', 'integer', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('newsletter_logos_of_organisation')
      .on('newsletter_logos')
      .columns(['organisation_id', 'shown'])
      .execute();
    await db.schema
      .createTable('newsletter_templates')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('newsletter_templates_of_organisation')
      .on('newsletter_templates')
      .columns(['organisation_id'])
      .execute();
  },
};
