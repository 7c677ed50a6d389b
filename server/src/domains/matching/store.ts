import type { DocumentId } from 'contract/documents';
import type { PauseReason } from 'contract/saved-searches';
import { forgetReplaced } from '#domains/sources/index.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import type { Window } from './window.ts';

export type MatchRow = Tables['matches'];

/** Who looks at what came in, each at its own pace. */
export type Looker = 'saved-searches' | 'agenda-searches' | 'calendars';

/** Ingest number up to which documents were looked at; undefined before the first look. */
export async function markOf(db: PeopleStore, name: Looker): Promise<number | undefined> {
  const row = await db.selectFrom('matchMarks').select('after').where('name', '=', name).executeTakeFirst();
  return row?.after;
}

/** Moves the mark of who looked; the first look begins where it is set, what was there before is nobody's news. */
export async function setMark(db: PeopleStore, name: Looker, after: number): Promise<void> {
  await db
    .insertInto('matchMarks')
    .values({ name, after })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ after }))
    .execute();
}

/** Keeps matches of the look that is under way; nobody is mailed of them before it is complete. */
export async function keepMatches(db: PeopleStore, rows: readonly MatchRow[]): Promise<void> {
  await db
    .insertInto('matches')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['savedSearchId', 'documentId', 'version']).doNothing())
    .execute();
}

/** Takes back what a look kept that was cut off: documents may have changed since. */
export async function forgetIncomplete(db: PeopleStore, after: number): Promise<void> {
  await db.deleteFrom('matches').where('seq', '>', after).execute();
}

/** Which searches have told of which of these documents in any version, as `search document`. */
export async function matchedBefore(db: PeopleStore, ids: readonly DocumentId[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('matches')
    .select(['savedSearchId', 'documentId'])
    .where('documentId', 'in', ids)
    .execute();
  return new Set(rows.map(({ savedSearchId, documentId }) => `${savedSearchId} ${documentId}`));
}

/** Stops a search that can no longer be run, until its user changes it (decision 8.6). */
export async function pauseSearch(db: PeopleStore, id: string, reason: PauseReason): Promise<void> {
  await db
    .updateTable('savedSearches')
    .set({ paused: reason })
    .where('id', '=', id)
    .where('paused', 'is', null)
    .execute();
}

/**
 * Moves the mark past a window, lets go of the versions that were replaced in it, and lets what was found for
 * searches that mail wait for their mail: all of a look at once, so that a crash takes nothing apart.
 */
export async function endWindow(db: PeopleStore, { after, upTo, ids }: Window): Promise<void> {
  await db
    .insertInto('waitingMatches')
    .columns(['savedSearchId', 'documentId', 'version', 'userId', 'foundAt'])
    .expression((eb) =>
      eb
        .selectFrom('matches')
        .innerJoin('savedSearches', 'savedSearches.id', 'matches.savedSearchId')
        .select(['matches.savedSearchId', 'documentId', 'version', 'matches.userId', 'foundAt'])
        .where('seq', '>', after)
        .where((row) => row.or([row('daily', '=', 1), row('weekly', '=', 1), row('realTime', '=', 1)])),
    )
    .execute();
  await setMark(db, 'saved-searches', upTo);
  await forgetReplaced(db, ids);
}
