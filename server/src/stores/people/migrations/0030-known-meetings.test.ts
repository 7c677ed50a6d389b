import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachPeopleStore } from '../test/people.ts';
import { knownMeetings } from './0030-known-meetings.ts';

eachPeopleStore('migrations: meetings of calendars', (given) => {
  test('migrations: keep their events, and what was told of them is known as before they had a number', async () => {
    const { db } = given.people;
    for (const step of [
      'alter table known_meetings rename to meeting_states',
      'alter table calendar_events rename to calendar_meetings',
      'alter table calendar_meetings drop column seq',
      "alter table calendar_meetings add column domain text not null default ''",
      "alter table calendar_meetings add column group_path text not null default ''",
      "alter table calendar_meetings add column meeting text not null default ''",
    ]) {
      await sql.raw(step).execute(db);
    }
    const facts = {
      title: 'Debat',
      institution: 'Tweede Kamer',
      sourceType: 'Commissie',
      end: 1_800_000_007_200_000,
      timeKnown: true,
      approximate: false,
      place: 'Zaal',
      status: 'moved',
      closed: false,
      demo: false,
    };
    const items = [{ number: '1', title: 'Brief' }];
    await sql`
      insert into calendar_meetings
        (meeting_id, domain, group_path, start_at, sequence, changed_at, ended_at, uid, meeting)
      values ('m', 'nl', 'tk/commissies', 1800000000000000, 3, 5, 4, 'first', ${JSON.stringify({ ...facts, agenda: items })})
    `.execute(db);
    await sql`insert into meeting_states (document_id, seq, state) values ('m', 7, '{}')`.execute(db);

    await knownMeetings.up(db);

    const startAt = 1_800_000_000_000_000;
    expect(await db.selectFrom('calendarEvents').selectAll().execute()).toEqual([
      { meetingId: 'm', seq: 0, startAt, sequence: 3, changedAt: 5, endedAt: 4, uid: 'first' },
    ]);
    const known = await db.selectFrom('knownMeetings').selectAll().orderBy('seq').execute();
    expect(known.map(({ documentId, seq }) => [documentId, seq])).toEqual([
      ['m', 0],
      ['m', 7],
    ]);
    expect(JSON.parse(known[0]!.state)).toEqual({
      ...facts,
      id: 'm',
      domain: 'nl',
      groupPath: 'tk/commissies',
      start: startAt,
      items,
      documents: [],
    });
  });
});
