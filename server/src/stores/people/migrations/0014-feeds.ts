import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Addresses of feeds, and the meetings that the calendars among them show. */
export const feeds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('feed_addresses')
      .addColumn('secret_hash', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('saved_search_id', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('feed_addresses_of_user')
      .on('feed_addresses')
      .columns(['user_id', 'kind', 'saved_search_id'])
      .execute();
    await db.schema
      .createIndex('matches_of_search')
      .on('matches')
      .columns(['saved_search_id', 'found_at'])
      .execute();
    await db.schema
      .createTable('calendar_meetings')
      .addColumn('meeting_id', 'text', (column) => column.primaryKey())
      .addColumn('domain', 'text', (column) => column.notNull())
      .addColumn('group_path', 'text', (column) => column.notNull())
      .addColumn('start_at', 'bigint', (column) => column.notNull())
      .addColumn('sequence', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('meeting', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('calendar_meetings_by_start')
      .on('calendar_meetings')
      .columns(['start_at'])
      .execute();
    await db.schema
      .createIndex('calendar_meetings_by_uid')
      .on('calendar_meetings')
      .columns(['uid'])
      .execute();
    await db.schema
      .createTable('meeting_papers')
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('meeting_id', 'text', (column) => column.notNull())
      .addColumn('told_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('meeting_papers_once', ['document_id', 'meeting_id', 'told_by'])
      .execute();
    await db.schema
      .createIndex('meeting_papers_of_meeting')
      .on('meeting_papers')
      .columns(['meeting_id'])
      .execute();
    await db.schema
      .createTable('calendar_matches')
      .addColumn('saved_search_id', 'text', (column) => column.notNull())
      .addColumn('meeting_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('calendar_matches_once', ['saved_search_id', 'meeting_id'])
      .execute();
    await db.schema
      .createIndex('calendar_matches_of_meeting')
      .on('calendar_matches')
      .columns(['meeting_id'])
      .execute();
    await db.schema
      .createTable('calendar_searches')
      .addColumn('saved_search_id', 'text', (column) => column.primaryKey())
      .addColumn('criteria_hash', 'text', (column) => column.notNull())
      .execute();
  },
};
