import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Colours of the newsletter: each user's own, and those of an organisation with every change. */
export const newsletterColours: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('user_colours')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('primary_colour', 'text', (column) => column.notNull())
      .addColumn('secondary_colour', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('organisation_colours')
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('number', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('primary_colour', 'text')
      .addColumn('secondary_colour', 'text')
      .addColumn('undid', 'bigint')
      .addPrimaryKeyConstraint('organisation_colours_pk', ['organisation_id', 'number'])
      .execute();
  },
};
