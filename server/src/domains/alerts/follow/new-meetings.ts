import { dayOf } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import { limits } from 'contract/limits';
import type { NewHitsOfSearches, SeenResults } from 'contract/saved-searches';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import type { Cursors } from '#domains/timeline/index.ts';
import { keepMeetingsSeen } from '../searches/agenda-search-store.ts';
import { requireOwn } from '../searches/agenda-searches.ts';

interface Parts {
  db: PeopleStore;
  clock: Clock;
}

/**
 * How many meetings each of the user's saved searches of the agenda finds that came in or changed after its user last
 * looked at them, or after it was saved or its criteria changed when that was later (UX 5.4). New is what it is for
 * mails (decision 3.25): what was kept as a change. So nothing is searched here; what came in a moment ago counts once
 * it was followed, what was told is kept for 90 days, and what is over, withdrawn or found no longer does not count.
 */
export async function newMeetingsOf({ db, clock }: Parts, { userId }: Actor): Promise<NewHitsOfSearches> {
  const rows = await changesUnseen({ db, clock })
    .select(({ fn }) => [
      'agendaSearches.id',
      fn.count<number>('meetingChanges.documentId').distinct().as('count'),
    ])
    .where('agendaSearches.userId', '=', userId)
    .groupBy('agendaSearches.id')
    .execute();
  return { data: rows.map(({ id, count }) => ({ id, count: Math.min(count, limits.maximumNewHits + 1) })) };
}

/**
 * Keeps that the user looked at the meetings of a saved search as far as these were complete when they were asked for.
 * An older look, in another window, takes nothing back.
 * @returns what was new until this look, found last first, as far as it is counted
 * @throws EC-02 for a mark that is not ours or too old; EC-03 when the user has no such saved search of the agenda
 */
export async function keepSeenMeetings(
  { db, clock, cursors }: Parts & { cursors: Pick<Cursors, 'readMark'> },
  actor: Actor,
  { id, newSince }: SeenResults,
): Promise<DocumentId[]> {
  const seenUpTo = cursors.readMark(newSince);
  // A change of the search writes the whole row: one of the two after the other.
  return oneAtATime(db, actor.userId, async (transaction) => {
    const row = await requireOwn(transaction, actor, id);
    if (row.seenUpTo !== null && row.seenUpTo >= seenUpTo) return [];
    const found = await changesUnseen({ db: transaction, clock })
      .select('meetingChanges.documentId')
      .where('agendaSearches.id', '=', row.id)
      .where('meetingChanges.seq', '<=', seenUpTo)
      .groupBy('meetingChanges.documentId')
      .orderBy(({ fn }) => fn.max('meetingChanges.seq'), 'desc')
      .limit(limits.maximumNewHits)
      .execute();
    await keepMeetingsSeen(transaction, row.id, seenUpTo);
    return found.map(({ documentId }) => documentId);
  });
}

/** What changed since the last look, of meetings that are to come and that their saved search still finds. */
function changesUnseen({ db, clock }: Parts) {
  return db
    .selectFrom('agendaSearches')
    .innerJoin('meetingChanges', 'meetingChanges.searchId', 'agendaSearches.id')
    .innerJoin('followedMeetings', (join) =>
      join
        .onRef('followedMeetings.searchId', '=', 'meetingChanges.searchId')
        .onRef('followedMeetings.documentId', '=', 'meetingChanges.documentId'),
    )
    .where('agendaSearches.removedAt', 'is', null)
    .where('followedMeetings.matching', '=', 1)
    .where('followedMeetings.seq', '>', 0)
    .where('followedMeetings.lastDay', '>=', dayOf(clock.now().getTime()))
    .whereRef('meetingChanges.seq', '>', 'agendaSearches.after')
    .where((eb) =>
      eb.or([
        eb('agendaSearches.seenUpTo', 'is', null),
        eb('meetingChanges.seq', '>', eb.ref('agendaSearches.seenUpTo')),
      ]),
    );
}
