import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A meeting as calendars kept it, with what of it was kept as JSON. */
interface CalendarMeeting {
  meeting_id: string;
  domain: string;
  group_path: string;
  start_at: number;
  meeting: string;
}

/** Calendars and searches of the agenda know meetings from one table. */
export const knownMeetings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('meeting_states').renameTo('known_meetings').execute();
    await db.schema
      .alterTable('calendar_meetings')
      .addColumn('seq', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    const { rows } = await sql<CalendarMeeting>`
      select meeting_id, domain, group_path, start_at, meeting from calendar_meetings
    `.execute(db.withoutPlugins());
    for (const row of rows) {
      await sql`
        insert into known_meetings (document_id, seq, state) values (${row.meeting_id}, 0, ${stateOf(row)})
      `.execute(db);
    }
    for (const column of ['domain', 'group_path', 'meeting']) {
      await db.schema.alterTable('calendar_meetings').dropColumn(column).execute();
    }
    await db.schema.alterTable('calendar_meetings').renameTo('calendar_events').execute();
  },
};

function stateOf({ meeting_id, domain, group_path, start_at, meeting }: CalendarMeeting): string {
  const { agenda, ...facts } = JSON.parse(meeting) as { agenda: unknown[] };
  return JSON.stringify({
    ...facts,
    id: meeting_id,
    domain,
    groupPath: group_path,
    start: Number(start_at),
    items: agenda,
    documents: [],
  });
}
