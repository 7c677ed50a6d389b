import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Organisations, users, sessions and what belongs to logging in. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('organisations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('limits', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('organisation_modules')
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('module_key', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('starts_on', 'text', (column) => column.notNull())
      .addColumn('ends_on', 'text')
      .addColumn('configuration', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('organisation_modules_pk', ['organisation_id', 'module_key'])
      .execute();
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text')
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('roles', 'text', (column) => column.notNull())
      .addColumn('modules', 'text')
      .addColumn('active', 'bigint', (column) => column.notNull())
      .addColumn('reset_requested_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('users_by_organisation').on('users').column('organisation_id').execute();
    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
    await db.schema
      .createTable('login_tries')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('tries', 'text', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema
      .createTable('user_preferences')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('chosen', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('organisation_preferences')
      .addColumn('organisation_id', 'text', (column) =>
        column.primaryKey().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('chosen', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('mails_by_time').on('mails').column('created_at').execute();
    await db.schema
      .createTable('source_states')
      .addColumn('source', 'text', (column) => column.primaryKey())
      .addColumn('cursor', 'text')
      .addColumn('last_attempt', 'bigint')
      .addColumn('last_success', 'bigint')
      .addColumn('last_fault', 'text')
      .execute();
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
