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

/** Keeps matches; one that is there already stays as it is. New ones of searches that mail wait for their mail. */
export async function keepMatches(
  db: PeopleStore,
  rows: readonly MatchRow[],
  mailing: ReadonlySet<string>,
): Promise<void> {
  const kept = await db
    .insertInto('matches')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['savedSearchId', 'documentId', 'version']).doNothing())
    .returning(['savedSearchId', 'documentId', 'version', 'userId', 'foundAt'])
    .execute();
  const waiting = kept.filter(({ savedSearchId }) => mailing.has(savedSearchId));
  if (waiting.length > 0) await db.insertInto('waitingMatches').values(waiting).execute();
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

/** Moves the mark past a window, and lets go of the versions that were replaced in it. */
export async function endWindow(db: PeopleStore, { upTo, ids }: Window): Promise<void> {
  await setMark(db, 'saved-searches', upTo);
  await forgetReplaced(db, ids);
}
