import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Up to where the meetings of each saved search of the agenda were looked at, and what counts changes above that. */
export const seenMeetings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('agenda_searches').addColumn('seen_up_to', 'bigint').execute();
    await db.schema
      .createIndex('changes_of_search_by_number')
      .on('meeting_changes')
      .columns(['search_id', 'seq'])
      .execute();
  },
};
