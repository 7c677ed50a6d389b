import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an organisation has together about documents: notes with whom they mention, labels, and what each user chose of it. */
export const team: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('team_notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('document_id', 'text')
      .addColumn('domain', 'text')
      .addColumn('dossier', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('save_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('team_notes_of_document')
      .on('team_notes')
      .columns(['organisation_id', 'document_id'])
      .execute();
    await db.schema
      .createIndex('team_notes_of_dossier')
      .on('team_notes')
      .columns(['organisation_id', 'domain', 'dossier'])
      .execute();
    await db.schema.createIndex('team_notes_of_user').on('team_notes').columns(['user_id']).execute();
    await db.schema
      .createTable('team_mentions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('note_id', 'text', (column) =>
        column.notNull().references('team_notes.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint')
      .addUniqueConstraint('team_mentions_once', ['note_id', 'user_id'])
      .execute();
    await db.schema
      .createIndex('team_mentions_of_user')
      .on('team_mentions')
      .columns(['user_id', 'seen_at'])
      .execute();
    await db.schema
      .createTable('team_labels')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organisation_id', 'text', (column) =>
        column.notNull().references('organisations.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('colour', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('team_labels_of_organisation')
      .on('team_labels')
      .columns(['organisation_id'])
      .execute();
    await db.schema
      .createTable('labelled_documents')
      .addColumn('label_id', 'text', (column) =>
        column.notNull().references('team_labels.id').onDelete('cascade'),
      )
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('labelled_documents_once', ['label_id', 'document_id'])
      .execute();
    await db.schema
      .createIndex('labels_of_document')
      .on('labelled_documents')
      .columns(['document_id'])
      .execute();
    await db.schema
      .createTable('team_choices')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('mention_mails', 'integer', (column) => column.notNull())
      .addColumn('following_shown', 'integer', (column) => column.notNull())
      .execute();
  },
};
