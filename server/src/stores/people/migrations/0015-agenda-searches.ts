import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Saved searches of the agenda, the meetings they follow and what changed about these. */
export const agendaSearches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('agenda_searches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('criteria', 'text', (column) => column.notNull())
      .addColumn('criteria_hash', 'text', (column) => column.notNull())
      .addColumn('syntax', 'bigint', (column) => column.notNull())
      .addColumn('save_hash', 'text', (column) => column.notNull())
      .addColumn('daily_changes', 'bigint', (column) => column.notNull())
      .addColumn('activities_frequent', 'bigint', (column) => column.notNull())
      .addColumn('activities_overview', 'bigint', (column) => column.notNull())
      .addColumn('include_in_webcal', 'bigint', (column) => column.notNull())
      .addColumn('paused', 'text')
      .addColumn('after', 'bigint', (column) => column.notNull())
      .addColumn('followed', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('agenda_searches_of_user')
      .on('agenda_searches')
      .columns(['user_id', 'created_at'])
      .execute();
    await db.schema
      .createTable('followed_meetings')
      .addColumn('search_id', 'text', (column) =>
        column.notNull().references('agenda_searches.id').onDelete('cascade'),
      )
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('matching', 'bigint', (column) => column.notNull())
      .addColumn('last_day', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('followed_once', ['search_id', 'document_id'])
      .execute();
    await db.schema
      .createIndex('followed_meetings_by_document')
      .on('followed_meetings')
      .columns(['document_id', 'seq'])
      .execute();
    await db.schema
      .createTable('meeting_states')
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('meeting_states_once', ['document_id', 'seq'])
      .execute();
    await db.schema
      .createTable('meeting_changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('search_id', 'text', (column) =>
        column.notNull().references('agenda_searches.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('moved_from', 'text')
      .addColumn('before', 'text')
      .addColumn('after', 'text', (column) => column.notNull())
      .addColumn('found_at', 'bigint', (column) => column.notNull())
      .addColumn('told_at', 'bigint')
      .addColumn('delivery_id', 'text')
      .execute();
    await db.schema
      .createIndex('meeting_changes_waiting')
      .on('meeting_changes')
      .columns(['told_at', 'user_id'])
      .execute();
  },
};
