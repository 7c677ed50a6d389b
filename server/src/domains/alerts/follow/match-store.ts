import type { DocumentId } from 'contract/document-parts';
import type { Expression, SqlBool } from 'kysely';
import { forgetReplaced } from '#domains/sources/index.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import type { MailQueue, Pair } from './mail-queue.ts';
import { setMark } from './marks.ts';

export type MatchRow = Omit<Tables['matches'], 'gone'>;

/** Keeps matches of the look that is under way; nobody is mailed of them before it is complete. */
export async function keepMatches(db: PeopleStore, rows: readonly MatchRow[]): Promise<void> {
  await inserting(db, rows).execute();
}

/** Keeps matches that are not there yet, and answers these. */
export async function keepNewMatches(
  db: PeopleStore,
  rows: readonly MatchRow[],
): Promise<(Pair & { version: number })[]> {
  if (rows.length === 0) return [];
  return inserting(db, rows).returning(['savedSearchId', 'documentId', 'version']).execute();
}

const inserting = (db: PeopleStore, rows: readonly MatchRow[]) =>
  db
    .insertInto('matches')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['savedSearchId', 'documentId', 'version']).doNothing());

/** Takes back days that passed of commitments that stand otherwise now, before a mail told of them. */
async function takeBackPassedDays(
  db: PeopleStore,
  queue: MailQueue,
  ids: readonly DocumentId[],
): Promise<void> {
  if (ids.length === 0) return;
  await queue.dropPassedDays(db, ids);
  await db
    .updateTable('matches')
    .set({ gone: 1 })
    .where('documentId', 'in', ids)
    .where('version', '<', 0)
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

/**
 * Keeps how documents that changed are told of now, by searches that still find them. A day that passed and was taken back
 * stays so.
 */
export async function renewLines(
  db: PeopleStore,
  lines: readonly (Pair & { line: string })[],
): Promise<void> {
  for (const { savedSearchId, documentId, line } of lines) {
    await db
      .updateTable('matches')
      .set((eb) => ({
        line,
        gone: eb.case().when('version', '<', 0).then(eb.ref('gone')).else(null).end(),
      }))
      .where('savedSearchId', '=', savedSearchId)
      .where('documentId', '=', documentId)
      .execute();
  }
}

/**
 * Moves the mark past a window, lets go of the versions that were replaced in it, takes back what is found no longer,
 * and lets what was found for searches that mail wait for their mail: all of a look at once, so that a crash takes
 * nothing apart.
 */
export async function endWindow(
  db: PeopleStore,
  queue: MailQueue,
  {
    after,
    upTo,
    ids,
    retold,
  }: { after: number; upTo: number; ids: readonly DocumentId[]; retold: ReadonlySet<DocumentId> },
  gone: readonly Pair[],
): Promise<void> {
  // First, because it waits for a hand-over that holds the mark: whose the searches are is read after that.
  await setMark(db, 'saved-searches', upTo);
  await takeBack(db, queue, gone);
  await takeBackPassedDays(db, queue, [...retold]);
  await queue.enqueue(db, after);
  await forgetReplaced(db, ids);
}

/**
 * Takes back what searches found and do not find any more: what waited to be mailed is not told, and found again it is
 * news; what was told already, or is never mailed, stays known as gone.
 */
async function takeBack(db: PeopleStore, queue: MailQueue, gone: readonly Pair[]): Promise<void> {
  for (const { savedSearchId, documentId, version } of await queue.dequeue(db, gone)) {
    await db
      .deleteFrom('matches')
      .where('savedSearchId', '=', savedSearchId)
      .where('documentId', '=', documentId)
      .where('version', '=', version)
      .execute();
  }
  for (const { savedSearchId, documentId } of gone) {
    await db
      .updateTable('matches')
      .set({ gone: 1 })
      .where('savedSearchId', '=', savedSearchId)
      .where('documentId', '=', documentId)
      .execute();
  }
}

/** Lets go of everything that some searches found. */
export async function forgetMatchesOf(db: PeopleStore, savedSearchIds: readonly string[]): Promise<void> {
  await db.deleteFrom('matches').where('savedSearchId', 'in', savedSearchIds).execute();
}

/** Lets go of what some searches found of a version of documents. */
export async function forgetMatchesOfVersion(
  db: PeopleStore,
  savedSearchIds: readonly string[],
  documentIds: readonly DocumentId[],
  version: number,
): Promise<void> {
  await db
    .deleteFrom('matches')
    .where('savedSearchId', 'in', savedSearchIds)
    .where('documentId', 'in', documentIds)
    .where('version', '=', version)
    .execute();
}

/** Lets go of what was found before an instant, unless it is needed still. */
export async function forgetMatchesBefore(
  db: PeopleStore,
  instant: number,
  isNeeded: Expression<SqlBool>,
): Promise<void> {
  await db
    .deleteFrom('matches')
    .where('foundAt', '<', instant)
    .where((eb) => eb.not(isNeeded))
    .execute();
}

/** The document that a search found last, with its ingest number; undefined when it finds none any more. */
export function newestMatch(
  db: PeopleStore,
  savedSearchId: string,
): Promise<{ documentId: DocumentId; seq: number } | undefined> {
  return db
    .selectFrom('matches')
    .select(['documentId', 'seq'])
    .where('savedSearchId', '=', savedSearchId)
    .where('gone', 'is', null)
    .where('aside', 'is', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * What a search found and still finds of the documents that came in above one ingest number and below another, the last
 * first; a document that came in twice is there twice.
 */
export function foundBetween(
  db: PeopleStore,
  savedSearchId: string,
  { above, below, most }: { above: number; below: number; most: number },
): Promise<{ documentId: DocumentId; seq: number }[]> {
  return db
    .selectFrom('matches')
    .select(['documentId', 'seq'])
    .where('savedSearchId', '=', savedSearchId)
    .where('gone', 'is', null)
    .where('aside', 'is', null)
    .where('seq', '>', above)
    .where('seq', '<', below)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
}
