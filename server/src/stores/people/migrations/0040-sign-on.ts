import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Identity providers of organisations, the domains they vouch for, and logins under way. */
export const signOn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sign_on_providers')
      .addColumn('organisation_id', 'text', (column) =>
        column.primaryKey().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('client_id', 'text', (column) => column.notNull())
      .addColumn('client_secret', 'text', (column) => column.notNull())
      .addColumn('enabled', 'bigint', (column) => column.notNull())
      .addColumn('passwords_off', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sign_on_domains')
      .addColumn('domain', 'text', (column) => column.primaryKey())
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('sign_on_providers.organisation_id').onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('sign_on_domains_of_organisation')
      .on('sign_on_domains')
      .column('organisation_id')
      .execute();
    await db.schema
      .createTable('sign_on_logins')
      .addColumn('secret_hash', 'text', (column) => column.primaryKey())
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('sign_on_providers.organisation_id').onDelete('cascade'),
      )
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('former_session', 'text')
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('sign_on_logins_by_organisation')
      .on('sign_on_logins')
      .column('organisation_id')
      .execute();
  },
};
