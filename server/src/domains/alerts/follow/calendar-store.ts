import type { DocumentId } from 'contract/document-parts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { inSteps } from '#platform/in-steps.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { keepKnown, readState } from './known-meetings.ts';
import { rowsInSteps } from './rows-in-steps.ts';

export type PaperRow = Tables['meetingPapers'];

/** The events of these meetings, by the meeting's id. */
export async function eventsOf(
  db: PeopleStore,
  ids: readonly DocumentId[],
): Promise<Map<string, CalendarEvent>> {
  const events = await eventsBy(db, 'meetingId', ids);
  return new Map(events.map((event) => [event.row.meetingId, event]));
}

/** The events with these ids of a meeting, or with these names. */
export async function eventsBy(
  db: PeopleStore,
  column: 'meetingId' | 'uid',
  values: readonly string[],
): Promise<CalendarEvent[]> {
  const rows = await rowsInSteps(values, (some) =>
    db
      .selectFrom('calendarEvents')
      .innerJoin('knownMeetings', (join) =>
        join
          .onRef('knownMeetings.documentId', '=', 'calendarEvents.meetingId')
          .onRef('knownMeetings.seq', '=', 'calendarEvents.seq'),
      )
      .selectAll('calendarEvents')
      .select('knownMeetings.state')
      .where(`calendarEvents.${column}`, 'in', some)
      .execute(),
  );
  return rows.map(({ state, ...row }) => ({ row, state: readState(state) }));
}

/** Ids of kept meetings above one, lowest first. */
export async function meetingIdsAfter(db: PeopleStore, after: string, count: number): Promise<DocumentId[]> {
  const rows = await db
    .selectFrom('calendarEvents')
    .select('meetingId')
    .where('meetingId', '>', after)
    .orderBy('meetingId')
    .limit(count)
    .execute();
  return rows.map(({ meetingId }) => meetingId);
}

/** Meetings after an instant that somebody’s calendar shows as taking place. */
export async function meetingsInCalendars(db: PeopleStore, after: number): Promise<DocumentId[]> {
  const rows = await db
    .selectFrom('calendarEvents')
    .select('meetingId')
    .where('startAt', '>', after)
    .where('endedAt', 'is', null)
    .where('meetingId', 'in', (eb) => eb.selectFrom('calendarMatches').select('meetingId'))
    .execute();
  return rows.map(({ meetingId }) => meetingId);
}

export async function keepEvents(db: PeopleStore, events: readonly CalendarEvent[]): Promise<void> {
  await keepKnown(
    db,
    events.map(({ row: { meetingId, seq }, state }) => ({ documentId: meetingId, seq, state })),
  );
  for (const { row } of events) {
    await db
      .insertInto('calendarEvents')
      .values(row)
      .onConflict((conflict) => conflict.column('meetingId').doUpdateSet(row))
      .execute();
  }
}

/** Forgets meetings that no calendar shows any more: those before an instant, or with one of these ids. */
export async function forgetMeetings(
  db: PeopleStore,
  which: { before: number } | { ids: string[] },
): Promise<void> {
  const removed = await db
    .deleteFrom('calendarEvents')
    .where((eb) => ('before' in which ? eb('startAt', '<', which.before) : eb('meetingId', 'in', which.ids)))
    .returning('meetingId')
    .execute();
  for (const some of inSteps(removed.map(({ meetingId }) => meetingId))) {
    await db.deleteFrom('calendarMatches').where('meetingId', 'in', some).execute();
    await db.deleteFrom('meetingPapers').where('meetingId', 'in', some).execute();
  }
}

/** Replaces what meetings, or documents, told of which documents belong to which meetings. */
export async function keepPapers(
  db: PeopleStore,
  toldBy: PaperRow['toldBy'],
  ids: readonly string[],
  papers: readonly PaperRow[],
): Promise<void> {
  const column = toldBy === 'meeting' ? 'meetingId' : 'documentId';
  for (const some of inSteps(ids)) {
    await db.deleteFrom('meetingPapers').where('toldBy', '=', toldBy).where(column, 'in', some).execute();
  }
  for (const some of inSteps(papers)) {
    await db
      .insertInto('meetingPapers')
      .values([...some])
      .onConflict((conflict) => conflict.columns(['documentId', 'meetingId', 'toldBy']).doNothing())
      .execute();
  }
}

/** Which documents belong to these meetings, or which meetings these documents belong to. */
export function papersOf(
  db: PeopleStore,
  by: 'meetingId' | 'documentId',
  ids: readonly string[],
): Promise<PaperRow[]> {
  return rowsInSteps(ids, (some) =>
    db
      .selectFrom('meetingPapers')
      .innerJoin('calendarEvents', 'calendarEvents.meetingId', 'meetingPapers.meetingId')
      .selectAll('meetingPapers')
      .where(`meetingPapers.${by}`, 'in', some)
      .execute(),
  );
}

/** Adds which searches find which meetings. */
export async function keepMatches(
  db: PeopleStore,
  rows: readonly Tables['calendarMatches'][],
): Promise<void> {
  for (const some of inSteps(rows)) {
    await db
      .insertInto('calendarMatches')
      .values([...some])
      .onConflict((conflict) => conflict.columns(['savedSearchId', 'meetingId']).doNothing())
      .execute();
  }
}

/** Forgets who finds these meetings, or only that these searches do. */
export async function forgetMatches(
  db: PeopleStore,
  meetingIds: readonly string[],
  searchIds?: readonly string[],
): Promise<void> {
  for (const some of inSteps(meetingIds)) {
    for (const searches of searchIds ? inSteps(searchIds) : [undefined]) {
      await db
        .deleteFrom('calendarMatches')
        .where('meetingId', 'in', some)
        .where((eb) => eb.and(searches ? [eb('savedSearchId', 'in', searches)] : []))
        .execute();
    }
  }
}

/** Notes that all meetings were looked at for a search with these criteria. */
export async function keepLookedAt(
  db: PeopleStore,
  savedSearchId: string,
  criteriaHash: string,
): Promise<void> {
  await db
    .insertInto('calendarSearches')
    .values({ savedSearchId, criteriaHash })
    .onConflict((conflict) => conflict.column('savedSearchId').doUpdateSet({ criteriaHash }))
    .execute();
}

/** With which criteria all meetings were looked at for these searches, the last time. */
export async function lookedAtFor(db: PeopleStore, searchIds: readonly string[]): Promise<string[]> {
  const rows = await rowsInSteps(searchIds, (some) =>
    db
      .selectFrom('calendarSearches')
      .select('criteriaHash')
      .where('savedSearchId', 'in', some)
      .orderBy('savedSearchId')
      .execute(),
  );
  return rows.map(({ criteriaHash }) => criteriaHash);
}

/** Forgets what was found for searches that are no longer marked for a calendar. */
export async function forgetUnmarked(db: PeopleStore): Promise<void> {
  const unmarked = await db
    .deleteFrom('calendarSearches')
    .where(
      'savedSearchId',
      'not in',
      db.selectFrom('savedSearches').select('id').where('includeInWebcal', '=', 1),
    )
    .where(
      'savedSearchId',
      'not in',
      db.selectFrom('agendaSearches').select('id').where('includeInWebcal', '=', 1),
    )
    .returning('savedSearchId')
    .execute();
  for (const some of inSteps(unmarked.map(({ savedSearchId }) => savedSearchId))) {
    await db.deleteFrom('calendarMatches').where('savedSearchId', 'in', some).execute();
  }
}
