import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Address lists of organisations, the newsletters sent to them and what became of these at each reader. */
export const newsletterReaders: Migration = {
  async up(db: Kysely<unknown>) {
    await addressBook(db);
    await confirmations(db);
    await issues(db);
  },
};

async function addressBook(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('address_lists')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('sign_up', 'bigint', (column) => column.notNull())
    .addColumn('save_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('address_lists_of_organisation')
    .on('address_lists')
    .columns(['organisation_id'])
    .execute();
  await db.schema
    .createTable('newsletter_readers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('refusals', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('newsletter_readers_once', ['organisation_id', 'email_hash'])
    .execute();
  await db.schema
    .createTable('reader_imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address_list_id', 'text', (column) =>
      column.notNull().references('address_lists.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('save_hash', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('reader_imports_of_list')
    .on('reader_imports')
    .columns(['address_list_id', 'at'])
    .execute();
  await db.schema
    .createTable('address_list_readers')
    .addColumn('address_list_id', 'text', (column) =>
      column.notNull().references('address_lists.id').onDelete('cascade'),
    )
    .addColumn('reader_id', 'text', (column) =>
      column.notNull().references('newsletter_readers.id').onDelete('cascade'),
    )
    .addColumn('import_id', 'text', (column) => column.references('reader_imports.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('address_list_readers_once', ['address_list_id', 'reader_id'])
    .execute();
  await db.schema
    .createIndex('address_list_readers_of_reader')
    .on('address_list_readers')
    .columns(['reader_id'])
    .execute();
}

async function confirmations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unsubscribed_readers')
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('email_hash', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('unsubscribed_readers_once', ['organisation_id', 'email_hash'])
    .execute();
  await db.schema
    .createTable('reply_addresses')
    .addColumn('organisation_id', 'text', (column) =>
      column.primaryKey().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('email', 'text')
    .addColumn('confirmed_at', 'bigint')
    .addColumn('asked_email', 'text')
    .addColumn('asked_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('asked_at', 'bigint')
    .execute();
}

async function issues(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('address_lists', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sender_name', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text', (column) => column.notNull())
    .addColumn('save_hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('fault', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('send_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('readers', 'bigint', (column) => column.notNull())
    .addColumn('accepted', 'bigint', (column) => column.notNull())
    .addColumn('refused', 'bigint', (column) => column.notNull())
    .addColumn('unsubscribed', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('newsletter_issues_of_organisation')
    .on('newsletter_issues')
    .columns(['organisation_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('newsletter_issues_due')
    .on('newsletter_issues')
    .columns(['state', 'send_at'])
    .execute();
  await db.schema
    .createTable('newsletter_copies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('issue_id', 'text', (column) =>
      column.notNull().references('newsletter_issues.id').onDelete('cascade'),
    )
    .addColumn('email_hash', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull())
    .addColumn('next_try_at', 'bigint', (column) => column.notNull())
    .addColumn('fault', 'text')
    .execute();
  await db.schema
    .createIndex('newsletter_copies_of_issue')
    .on('newsletter_copies')
    .columns(['issue_id', 'state'])
    .execute();
  await db.schema
    .createIndex('newsletter_copies_due')
    .on('newsletter_copies')
    .columns(['state', 'next_try_at', 'id'])
    .execute();
}
