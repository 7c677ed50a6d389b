import type { DeliveryKind } from 'contract/deliveries';
import type { DocumentId } from 'contract/documents';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Found, News, Told } from './compose.ts';

/** Values of one statement; both engines take many more. */
const atOnce = 400;

/** Takes what waits for these searches of a user out of the queue, in the transaction that mails it. */
export async function takeWaiting(
  db: PeopleStore,
  userId: string,
  savedSearchIds: readonly string[],
): Promise<Found[]> {
  if (savedSearchIds.length === 0) return [];
  // What comes in beside this statement is not seen and stays.
  return db
    .deleteFrom('waitingMatches')
    .where('userId', '=', userId)
    .where('savedSearchId', 'in', savedSearchIds)
    .returning(['savedSearchId', 'documentId', 'version'])
    .execute();
}

/** What waits for these searches of a user and stays there, because a slower rate still has its turn. */
export async function seeWaiting(
  db: PeopleStore,
  userId: string,
  savedSearchIds: readonly string[],
): Promise<Found[]> {
  if (savedSearchIds.length === 0) return [];
  return db
    .selectFrom('waitingMatches')
    .select(['savedSearchId', 'documentId', 'version'])
    .where('userId', '=', userId)
    .where('savedSearchId', 'in', savedSearchIds)
    .execute();
}

/** How the user was told of these documents, by `document version`. */
export async function toldBefore(
  db: PeopleStore,
  userId: string,
  documentIds: readonly DocumentId[],
): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  for (const ids of chunks(documentIds)) {
    const rows = await db
      .selectFrom('delivered')
      .select(['documentId', 'version', 'kind'])
      .where('userId', '=', userId)
      .where('documentId', 'in', ids)
      .execute();
    for (const { documentId, version, kind } of rows) told.set(`${documentId} ${version}`, kind);
  }
  return told;
}

/** What was kept of matches when they were found; those that are gone are left out. */
export async function newsOf(db: PeopleStore, waiting: readonly Found[]): Promise<News[]> {
  const news: News[] = [];
  for (const [savedSearchId, found] of Map.groupBy(waiting, (one) => one.savedSearchId)) {
    const versions = new Set(found.map(({ documentId, version }) => `${documentId} ${version}`));
    for (const ids of chunks(found.map(({ documentId }) => documentId))) {
      const rows = await db
        .selectFrom('matches')
        .select(['savedSearchId', 'documentId', 'version', 'seq', 'updated', 'foundAt', 'line'])
        .where('savedSearchId', '=', savedSearchId)
        .where('documentId', 'in', ids)
        .execute();
      news.push(...rows.filter(({ documentId, version }) => versions.has(`${documentId} ${version}`)));
    }
  }
  return news;
}

/** Which of these saved searches found which of these documents, in any version. */
export async function foundBy(
  db: PeopleStore,
  savedSearchIds: readonly string[],
  documentIds: readonly DocumentId[],
): Promise<Found[]> {
  const found: Found[] = [];
  for (const ids of chunks(documentIds)) {
    const rows = await db
      .selectFrom('matches')
      .select(['savedSearchId', 'documentId', 'version'])
      .where('savedSearchId', 'in', savedSearchIds)
      .where('documentId', 'in', ids)
      .execute();
    found.push(...rows);
  }
  return found;
}

/** Writes into the ledger what a mail tells, and for which searches; a version that is there already is refused. */
export async function writeLedger(
  db: PeopleStore,
  delivery: { id: string; userId: string; kind: DeliveryKind; at: number },
  told: readonly Told[],
): Promise<void> {
  const { id, userId, kind, at } = delivery;
  for (const some of chunks(told)) {
    await db
      .insertInto('delivered')
      .values(
        some.map(({ savedSearchIds, ...one }) => ({
          ...one,
          userId,
          deliveryId: id,
          kind,
          savedSearchIds: JSON.stringify(savedSearchIds),
          at,
        })),
      )
      .execute();
  }
  const documents = new Map<string, Set<string>>();
  for (const { documentId, savedSearchIds } of told) {
    for (const search of savedSearchIds) {
      documents.set(search, (documents.get(search) ?? new Set()).add(documentId));
    }
  }
  for (const some of chunks([...documents])) {
    await db
      .insertInto('deliverySearches')
      .values(some.map(([savedSearchId, { size }]) => ({ savedSearchId, deliveryId: id, documents: size })))
      .execute();
  }
}

/** Passes over what waits for a user and was found before an instant: it is never mailed (decisions 4.17, 4.18). */
export async function passOver(db: PeopleStore, userId: string, before: number, at: number): Promise<void> {
  const passed = await db
    .deleteFrom('waitingMatches')
    .where('userId', '=', userId)
    .where('foundAt', '<', before)
    .returning(['savedSearchId', 'documentId', 'version'])
    .execute();
  const versions = Map.groupBy(passed, ({ documentId, version }) => `${documentId} ${version}`);
  for (const some of chunks([...versions.values()])) {
    await db
      .insertInto('delivered')
      .values(
        some.map((found) => ({
          userId,
          documentId: found[0]!.documentId,
          version: found[0]!.version,
          deliveryId: null,
          kind: 'vacation',
          savedSearchIds: JSON.stringify(found.map(({ savedSearchId }) => savedSearchId)),
          position: 0,
          at,
        })),
      )
      // What went out directly may still have waited for its turn in a digest.
      .onConflict((conflict) => conflict.columns(['userId', 'documentId', 'version']).doNothing())
      .execute();
  }
}

function* chunks<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += atOnce) yield all.slice(from, from + atOnce);
}
