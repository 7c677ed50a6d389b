import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sessions of the admin site beside those of the product, second factors given in them, and the log of what staff did. */
export const adminSite: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sessions')
      .addColumn('site', 'text', (column) => column.notNull().defaultTo('product'))
      .execute();
    await db.schema.alterTable('sessions').addColumn('factor_at', 'bigint').execute();
    await db.schema
      .createTable('audit_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('organisation_id', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('audit_log_in_time').on('audit_log').columns(['at', 'id']).execute();
    await db.schema
      .createIndex('audit_log_of_organisation')
      .on('audit_log')
      .columns(['organisation_id', 'at'])
      .execute();
  },
};
