import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { DeliveryKind } from 'contract/deliveries';
import type { DocumentId } from 'contract/document-parts';
import type { PassedOver, PeopleStore, Tables } from '#stores/people/index.ts';
import { inSteps } from '#platform/in-steps.ts';
import { forgetMatchesOfVersion } from '../follow/match-store.ts';
import { rowsInSteps } from '../follow/rows-in-steps.ts';
import { type Found, type News, type Notified, versionOf } from './compose-digest.ts';

/** What waits to be mailed, as it stands in the queue. */
type Waiting = Omit<Tables['waitingMatches'], 'userId'>;
const waitingColumns = ['savedSearchId', 'documentId', 'version', 'foundAt'] as const;

/** Of what waits: that nobody told its user of this version yet. */
export function isPending(): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'waitingMatches'>();
  return eb.not(
    eb.exists(
      eb
        .selectFrom('delivered')
        .select('delivered.userId')
        .whereRef('delivered.userId', '=', 'waitingMatches.userId')
        .whereRef('delivered.documentId', '=', 'waitingMatches.documentId')
        .whereRef('delivered.version', '=', 'waitingMatches.version'),
    ),
  );
}

/** The documents that wait for searches of a user with one of these rates, as far as nobody told of them. */
export async function pendingDocuments(
  db: PeopleStore,
  userId: string,
  rates: readonly ('realTime' | 'daily' | 'weekly')[],
): Promise<DocumentId[]> {
  const rows = await db
    .selectFrom('waitingMatches')
    .innerJoin('savedSearches', 'savedSearches.id', 'waitingMatches.savedSearchId')
    .select('waitingMatches.documentId')
    .distinct()
    .where('waitingMatches.userId', '=', userId)
    .where((eb) => eb.or(rates.map((rate) => eb(`savedSearches.${rate}`, '=', 1))))
    .where(isPending())
    .execute();
  return rows.map(({ documentId }) => documentId);
}

/** Takes what waits for these searches of a user out of the queue, in the transaction that mails it. */
export async function takeWaiting(
  db: PeopleStore,
  userId: string,
  savedSearchIds: readonly string[],
): Promise<Waiting[]> {
  if (savedSearchIds.length === 0) return [];
  // What comes in beside this statement is not seen and stays.
  return db
    .deleteFrom('waitingMatches')
    .where('userId', '=', userId)
    .where('savedSearchId', 'in', savedSearchIds)
    .returning(waitingColumns)
    .execute();
}

/** Lets what was taken wait on, in the same transaction: this mail cannot tell of it. */
export async function putBack(db: PeopleStore, userId: string, taken: readonly Waiting[]): Promise<void> {
  for (const some of inSteps(taken)) {
    await db
      .insertInto('waitingMatches')
      .values(some.map((one) => ({ ...one, userId })))
      .execute();
  }
}

/** What waits for these searches of a user and stays there, because a slower rate still has its turn. */
export async function seeWaiting(
  db: PeopleStore,
  userId: string,
  savedSearchIds: readonly string[],
): Promise<Waiting[]> {
  if (savedSearchIds.length === 0) return [];
  return db
    .selectFrom('waitingMatches')
    .select(waitingColumns)
    .where('userId', '=', userId)
    .where('savedSearchId', 'in', savedSearchIds)
    .execute();
}

/** How the user was told of these documents, by `document version`. */
export async function notifiedBefore(
  db: PeopleStore,
  userId: string,
  documentIds: readonly DocumentId[],
): Promise<Map<string, string>> {
  const rows = await rowsInSteps(documentIds, (ids) =>
    db
      .selectFrom('delivered')
      .select(['documentId', 'version', 'kind'])
      .where('userId', '=', userId)
      .where('documentId', 'in', ids)
      .execute(),
  );
  return new Map(rows.map((row) => [versionOf(row), row.kind]));
}

/**
 * What any of these saved searches found of these documents, in any version, with the line it has today; what is gone
 * or found no longer is left out.
 */
export async function newsOf(
  db: PeopleStore,
  savedSearchIds: readonly string[],
  documentIds: readonly DocumentId[],
): Promise<News[]> {
  // PostgreSQL has no empty list.
  if (savedSearchIds.length === 0) return [];
  return rowsInSteps(documentIds, (ids) =>
    db
      .selectFrom('matches')
      .select(['savedSearchId', 'documentId', 'version', 'seq', 'updated', 'line', 'steps'])
      .where('savedSearchId', 'in', savedSearchIds)
      .where('documentId', 'in', ids)
      .where('gone', 'is', null)
      .execute(),
  );
}

/**
 * Lets go of the matches of versions that were withdrawn or found no longer before anybody was told of them: published
 * or found again they are matches like any other.
 */
export async function forgetMatches(
  db: PeopleStore,
  savedSearchIds: readonly string[],
  pending: readonly Found[],
): Promise<void> {
  for (const [version, found] of Map.groupBy(pending, (one) => one.version)) {
    for (const some of inSteps(found)) {
      const ids = some.map(({ documentId }) => documentId);
      await forgetMatchesOfVersion(db, savedSearchIds, ids, version);
    }
  }
}

/** Writes into the ledger what a mail tells, and for which searches; a version that is there already is refused. */
export async function writeLedger(
  db: PeopleStore,
  delivery: { id: string; userId: string; kind: DeliveryKind; at: number },
  notified: readonly Notified[],
): Promise<void> {
  const { id, userId, kind, at } = delivery;
  for (const some of inSteps(notified)) {
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
  for (const { documentId, savedSearchIds } of notified) {
    for (const search of savedSearchIds) {
      documents.set(search, (documents.get(search) ?? new Set()).add(documentId));
    }
  }
  for (const some of inSteps([...documents])) {
    await db
      .insertInto('deliverySearches')
      .values(some.map(([savedSearchId, { size }]) => ({ savedSearchId, deliveryId: id, documents: size })))
      .execute();
  }
}

const SearchIds = z.array(z.string());

/** What a mail told of, in its order; of a document, its newest version first. */
export async function notifiedIn(db: PeopleStore, deliveryId: string): Promise<Notified[]> {
  const rows = await db
    .selectFrom('delivered')
    .select(['documentId', 'version', 'savedSearchIds', 'position'])
    .where('deliveryId', '=', deliveryId)
    .orderBy('position')
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, savedSearchIds: SearchIds.parse(JSON.parse(row.savedSearchIds)) }));
}

/** Takes a mail out of the ledger, in the transaction that writes it anew. */
export async function eraseLedger(db: PeopleStore, deliveryId: string): Promise<void> {
  await db.deleteFrom('delivered').where('deliveryId', '=', deliveryId).execute();
  await db.deleteFrom('deliverySearches').where('deliveryId', '=', deliveryId).execute();
}

/** Passes over what waits for a user and was found before an instant: it is never mailed (decisions 4.17, 4.18). */
export async function suppressBefore(
  db: PeopleStore,
  userId: string,
  before: number,
  at: number,
): Promise<void> {
  const passed = await db
    .deleteFrom('waitingMatches')
    .where('userId', '=', userId)
    .where('foundAt', '<', before)
    .returning(['savedSearchId', 'documentId', 'version'])
    .execute();
  await suppress(db, userId, 'vacation', passed, at);
}

/** What a user was not told of because of a vacation, since an instant, in order of time. */
export async function missedOnVacation(
  db: PeopleStore,
  userId: string,
  since: number,
): Promise<{ documentId: DocumentId; savedSearchIds: string[]; at: number }[]> {
  const rows = await db
    .selectFrom('delivered')
    .select(['documentId', 'savedSearchIds', 'at'])
    .where('userId', '=', userId)
    .where('kind', '=', 'vacation')
    .where('at', '>', since)
    .orderBy('at')
    .execute();
  return rows.map(({ savedSearchIds, ...row }) => ({
    ...row,
    savedSearchIds: SearchIds.parse(JSON.parse(savedSearchIds)),
  }));
}

/** Writes into the ledger that these are never told, and why; what was told already keeps what stands there. */
export async function suppress(
  db: PeopleStore,
  userId: string,
  kind: PassedOver,
  skipped: readonly Found[],
  at: number,
): Promise<void> {
  const versions = Map.groupBy(skipped, versionOf);
  for (const some of inSteps([...versions.values()])) {
    await db
      .insertInto('delivered')
      .values(
        some.map((found) => ({
          userId,
          documentId: found[0]!.documentId,
          version: found[0]!.version,
          deliveryId: null,
          kind,
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
