import type { DocumentId } from 'contract/documents';
import type { PauseReason } from 'contract/saved-searches';
import { forgetReplaced } from '#domains/sources/index.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';

export type MatchRow = Omit<Tables['matches'], 'gone'>;

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

/** Which of these documents each search found in any version, by looks up to a number, which were complete. */
export async function matchedBefore(
  db: PeopleStore,
  ids: readonly DocumentId[],
  upTo: number,
): Promise<Map<string, Set<DocumentId>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('matches')
    .select(['savedSearchId', 'documentId'])
    .where('documentId', 'in', ids)
    .where('seq', '<=', upTo)
    .execute();
  const searches = Map.groupBy(rows, ({ savedSearchId }) => savedSearchId);
  return new Map(
    [...searches].map(([id, found]) => [id, new Set(found.map(({ documentId }) => documentId))]),
  );
}

/** A document that a search found, in any version. */
export interface Pair {
  savedSearchId: string;
  documentId: DocumentId;
}

/** Keeps how documents that changed are told of now, by searches that still find them. */
export async function renewLines(
  db: PeopleStore,
  lines: readonly (Pair & { line: string })[],
): Promise<void> {
  for (const { savedSearchId, documentId, line } of lines) {
    await db
      .updateTable('matches')
      .set({ line, gone: null })
      .where('savedSearchId', '=', savedSearchId)
      .where('documentId', '=', documentId)
      .execute();
  }
}

/**
 * Takes back what searches found and do not find any more: what waited to be mailed is not told, and found again it is
 * news; what was told already, or is never mailed, stays known as gone.
 */
async function takeBack(db: PeopleStore, gone: readonly Pair[]): Promise<void> {
  for (const { savedSearchId, documentId } of gone) {
    const waited = await db
      .deleteFrom('waitingMatches')
      .where('savedSearchId', '=', savedSearchId)
      .where('documentId', '=', documentId)
      .returning('version')
      .execute();
    for (const { version } of waited) {
      await db
        .deleteFrom('matches')
        .where('savedSearchId', '=', savedSearchId)
        .where('documentId', '=', documentId)
        .where('version', '=', version)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('delivered')
                .select('delivered.userId')
                .whereRef('delivered.userId', '=', 'matches.userId')
                .whereRef('delivered.documentId', '=', 'matches.documentId')
                .whereRef('delivered.version', '=', 'matches.version'),
            ),
          ),
        )
        .execute();
    }
    await db
      .updateTable('matches')
      .set({ gone: 1 })
      .where('savedSearchId', '=', savedSearchId)
      .where('documentId', '=', documentId)
      .execute();
  }
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
 * Moves the mark past a window, lets go of the versions that were replaced in it, takes back what is found no longer,
 * and lets what was found for searches that mail wait for their mail: all of a look at once, so that a crash takes
 * nothing apart.
 */
export async function endWindow(
  db: PeopleStore,
  { after, upTo, ids }: { after: number; upTo: number; ids: readonly DocumentId[] },
  gone: readonly Pair[],
): Promise<void> {
  await takeBack(db, gone);
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
