import { inSteps } from '#platform/in-steps.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { MeetingState } from '#domains/meetings/index.ts';

/** Rows written in one statement. */
const rowsAtOnce = 200;

/** Keeps how meetings were seen, each once for every ingest number, for whoever knows them by it. */
export async function keepKnown(
  db: PeopleStore,
  known: readonly (Omit<Tables['knownMeetings'], 'state'> & { state: MeetingState })[],
): Promise<void> {
  for (const some of inSteps(known, rowsAtOnce)) {
    await db
      .insertInto('knownMeetings')
      .values(some.map(({ state, ...known }) => ({ ...known, state: JSON.stringify(state) })))
      .onConflict((conflict) => conflict.columns(['documentId', 'seq']).doNothing())
      .execute();
  }
}

export function readState(text: string): MeetingState {
  return MeetingState.parse(JSON.parse(text));
}

/** Lets go of what no search and no calendar knows a meeting by. */
export async function forgetUnknown(db: PeopleStore): Promise<void> {
  await db
    .deleteFrom('knownMeetings')
    .where((eb) =>
      eb.not(
        eb.or([
          eb.exists(
            eb
              .selectFrom('followedMeetings')
              .select('searchId')
              .whereRef('followedMeetings.documentId', '=', 'knownMeetings.documentId')
              .whereRef('followedMeetings.seq', '=', 'knownMeetings.seq'),
          ),
          eb.exists(
            eb
              .selectFrom('calendarEvents')
              .select('uid')
              .whereRef('calendarEvents.meetingId', '=', 'knownMeetings.documentId')
              .whereRef('calendarEvents.seq', '=', 'knownMeetings.seq'),
          ),
        ]),
      ),
    )
    .execute();
}
