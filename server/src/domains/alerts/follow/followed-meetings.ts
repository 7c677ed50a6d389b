import { addDays, type DayText, dayOf } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import { newSavedSearchId } from '../searches/saved-search-store.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { inSteps } from '#platform/in-steps.ts';
import { forgetUnknown, keepKnown, readState } from './known-meetings.ts';
import type { MeetingState } from '#domains/meetings/index.ts';
import { type AgendaRow, confirmFollowed, restartAgendaSearches } from '../searches/agenda-search-store.ts';

export type FollowedRow = Tables['followedMeetings'];
export type ChangeRow = Tables['meetingChanges'];

/** Rows asked for, or written, in one statement. */
const rowsAtOnce = 200;
/** Days that a meeting is remembered after it was held: one that is moved out of the past is no new one. */
const rememberedDays = 100;
/** Days that changes are kept after they were told. */
const keptDays = 90;

/** What a search learned about a meeting: how it is now and, where there is something to tell, how it was. */
export interface Learned {
  followed: FollowedRow;
  state: MeetingState;
  news?: { before: MeetingState | undefined; movedFrom: DocumentId | undefined };
}

/** How a search knew a meeting last. */
export interface KnownMeeting {
  row: FollowedRow;
  state: MeetingState;
}

/** What searches know of these meetings, by search and then by meeting; all searches, or one. */
export async function knownOf(
  db: PeopleStore,
  ids: readonly DocumentId[],
  searchId?: string,
): Promise<Map<string, Map<DocumentId, KnownMeeting>>> {
  const known = new Map<string, Map<DocumentId, KnownMeeting>>();
  const states = new Map<string, MeetingState>();
  for (const some of inSteps([...new Set(ids)], rowsAtOnce)) {
    const rows = await db
      .selectFrom('followedMeetings')
      .innerJoin('knownMeetings', (join) =>
        join
          .onRef('knownMeetings.documentId', '=', 'followedMeetings.documentId')
          .onRef('knownMeetings.seq', '=', 'followedMeetings.seq'),
      )
      .selectAll('followedMeetings')
      .select('knownMeetings.state')
      .where('followedMeetings.documentId', 'in', some)
      .where((eb) => eb.and(searchId === undefined ? {} : { searchId }))
      .execute();
    for (const { state: text, ...row } of rows) {
      const key = `${row.documentId} ${row.seq}`;
      const state = states.get(key) ?? readState(text);
      states.set(key, state);
      const ofSearch = known.get(row.searchId) ?? new Map<DocumentId, KnownMeeting>();
      known.set(row.searchId, ofSearch.set(row.documentId, { row, state }));
    }
  }
  return known;
}

/** The meetings a search follows that are not over. */
export async function followedBy(db: PeopleStore, searchId: string, today: DayText): Promise<DocumentId[]> {
  const rows = await db
    .selectFrom('followedMeetings')
    .select('documentId')
    .where('searchId', '=', searchId)
    .where('lastDay', '>=', today)
    .execute();
  return rows.map(({ documentId }) => documentId);
}

/** Every meeting that is not over and was there when it was known last. */
export async function followedMeetings(db: PeopleStore, today: DayText): Promise<DocumentId[]> {
  const rows = await db
    .selectFrom('followedMeetings')
    .select('documentId')
    .distinct()
    .where('lastDay', '>=', today)
    .where('seq', '>', 0)
    .execute();
  return rows.map(({ documentId }) => documentId);
}

/**
 * Keeps what a search learned, in one go with what is to be told of it. False, and nothing is kept, when its user
 * changed or deleted the search meanwhile. `first` is the look that makes its meetings known.
 */
export async function keepLearned(
  db: PeopleStore,
  search: AgendaRow,
  learned: readonly Learned[],
  foundAt: number,
  first: boolean,
): Promise<boolean> {
  const userId = await confirmFollowed(db, search, first);
  if (userId === undefined) return false;
  await keepKnown(
    db,
    learned.map(({ followed: { documentId, seq }, state }) => ({ documentId, seq, state })),
  );
  for (const some of inSteps(learned, rowsAtOnce)) {
    await db
      .insertInto('followedMeetings')
      .values(some.map(({ followed }) => followed))
      .onConflict((conflict) =>
        conflict.columns(['searchId', 'documentId']).doUpdateSet((eb) => ({
          seq: eb.ref('excluded.seq'),
          matching: eb.ref('excluded.matching'),
          lastDay: eb.ref('excluded.lastDay'),
        })),
      )
      .execute();
    const changes = some.flatMap(({ followed: { documentId, seq }, state, news }): ChangeRow[] =>
      news
        ? [
            {
              id: newSavedSearchId(),
              searchId: search.id,
              userId,
              documentId,
              seq,
              movedFrom: news.movedFrom ?? null,
              before: news.before ? JSON.stringify(news.before) : null,
              after: JSON.stringify(state),
              foundAt,
              toldAt: null,
              deliveryId: null,
            },
          ]
        : [],
    );
    if (changes.length > 0) await db.insertInto('meetingChanges').values(changes).execute();
  }
  return true;
}

/** Lets a search go of meetings. */
export async function forgetFollowed(
  db: PeopleStore,
  searchId: string,
  ids: readonly DocumentId[],
): Promise<void> {
  for (const some of inSteps(ids, rowsAtOnce)) {
    await db
      .deleteFrom('followedMeetings')
      .where('searchId', '=', searchId)
      .where('documentId', 'in', some)
      .execute();
  }
}

/** Searches that nobody waits for begin anew when somebody does: they tell nothing of the time between. */
export async function lapse(db: PeopleStore, rows: readonly AgendaRow[], after: number): Promise<void> {
  for (const some of inSteps(
    rows.map(({ id }) => id),
    rowsAtOnce,
  )) {
    await db.deleteFrom('followedMeetings').where('searchId', 'in', some).execute();
    await restartAgendaSearches(db, some, after);
  }
}

/** Lets go of meetings of long ago, of changes told long ago and of what nobody knows a meeting by any more. */
export async function forgetPast(db: PeopleStore, now: number): Promise<void> {
  await db
    .deleteFrom('followedMeetings')
    .where('lastDay', '<', addDays(dayOf(now), -rememberedDays))
    .execute();
  await db
    .deleteFrom('meetingChanges')
    .where('toldAt', '<', now - keptDays * 24 * 60 * 60_000)
    .execute();
  await forgetUnknown(db);
}
