import { dayOf } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import { actorOf } from '#domains/auth/index.ts';
import { keepHighlights } from './long-queries.ts';
import { type SavedRow, savedSearchesOf } from '../searches/saved-search-store.ts';
import { mayReadDomain } from '#platform/access.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { compose, type Composed, type Found, versionOf } from './compose-digest.ts';
import { keepDelivery, newDeliveryId } from './keep-delivery.ts';
import {
  forgetMatches,
  newsOf,
  putBack,
  seeWaiting,
  suppress,
  takeWaiting,
  notifiedBefore,
  pendingDocuments,
  writeLedger,
} from './ledger.ts';
import { digestMail } from '../mails/digest.ts';
import type { Planning } from './planning.ts';
import { type Addressee, addresseeOf, alertMailOf, type Wording } from './wording.ts';
import { type DocumentStatuses, statusesOf } from './document-status.ts';

/** The rates, fastest first: the fastest one mails a document (decision 4.20). */
const rates = ['direct', 'daily', 'weekly'] as const;
type Rate = (typeof rates)[number];
const columns = { direct: 'realTime', daily: 'daily', weekly: 'weekly' } as const;

/** Who reads a mail, as it was looked up just before the transaction that plans it. */
interface Reader extends Addressee {
  /** Of what waits; what is not in it waits for another mail. */
  statuses: DocumentStatuses;
}

/** Which mail is planned, for whom. */
interface DigestPlan {
  reader: Reader;
  kind: Rate;
  /** Of a digest with a slot; a direct one has none. */
  day?: string;
  /** Mail when there is nothing new too (decision 4.24). */
  whenEmpty: boolean;
  now: Date;
}

/**
 * Looks up who reads a mail and how what waits at some rates stands, before the transaction that plans: nobody else's
 * writing should wait for the document store. Undefined for who is not active.
 * @throws what that store throws when it does not answer
 */
export async function readerOf(
  planning: Omit<Planning, 'wording'>,
  userId: string,
  kinds: readonly Rate[],
): Promise<Reader | undefined> {
  const ids = await pendingDocuments(
    planning.people,
    userId,
    kinds.map((kind) => columns[kind]),
  );
  return readerOfDocuments(planning, userId, ids);
}

/** The same for some documents. */
export async function readerOfDocuments(
  { people, documents, clock, log }: Omit<Planning, 'wording'>,
  userId: string,
  ids: readonly DocumentId[],
): Promise<Reader | undefined> {
  const actor = await actorOf(people, userId, clock.now());
  if (!actor) return undefined;
  const addressee = await addresseeOf(people, actor);
  const statuses = await statusesOf(documents, actor, ids);
  const missing = ids.length - statuses.size;
  if (missing > 0)
    log.warn({ missing }, 'documents to be mailed are not in the document store; they wait on');
  return { ...addressee, statuses };
}

/**
 * Makes the mail of what waits for a user at one rate, in the transaction that takes it out of the queue and
 * writes the ledger: a crash loses neither (decision 4.21). False when there is nothing to mail.
 */
export async function planDigest(db: PeopleStore, wording: Wording, plan: DigestPlan): Promise<boolean> {
  const { reader, kind, now } = plan;
  const { actor } = reader;
  const { userId } = actor;
  const searches = await savedSearchesOf(db, userId);
  const ofRate = searches.filter((search) => search[columns[kind]] === 1);
  if (ofRate.length === 0 || (await isMade(db, plan))) return false;
  const readable = ofRate.filter(({ dashboard }) => mayReadDomain(actor, dashboard));
  const { composed, alreadyDirect } = await composeNews(db, plan, searches, readable);
  const none = composed.searches.length === 0;
  if (none && !(plan.whenEmpty && readable.some(({ paused }) => paused === null))) return false;

  const id = newDeliveryId();
  const at = now.getTime();
  const slotDay = plan.day ?? dayOf(at);
  const frame = alertMailOf(wording, reader, id);
  const mail = digestMail({ ...frame, kind, slotDay, searches: composed.searches, alreadyDirect });
  // A direct mail has no place in the calendar: the ledger alone keeps it from being repeated.
  const kept = await keepDelivery(db, {
    id,
    userId,
    kind,
    slot: plan.day ?? id,
    mail,
    alreadyDirect,
    now: at,
  });
  // Rolls back: what waits goes on waiting for another slot.
  if (!kept) throw new Error(`the ${kind} mail of ${slotDay} was made while it was planned`);
  await writeLedger(db, { id, userId, kind, at }, composed.notified);
  await keepHighlights(
    db,
    composed.searches.map(({ query }) => query),
    at,
  );
  return true;
}

/** True when the mail of this slot is there, whatever became of the note that the slot was done. */
async function isMade(db: PeopleStore, { reader, kind, day }: DigestPlan): Promise<boolean> {
  if (day === undefined) return false;
  const made = await db
    .selectFrom('deliveries')
    .select('id')
    .where('userId', '=', reader.actor.userId)
    .where('kind', '=', kind)
    .where('slot', '=', day)
    .executeTakeFirst();
  return made !== undefined;
}

/**
 * What is new of what waits, and how much of it went out directly already. What was withdrawn is passed over for good;
 * what nobody looked up, because it came in just now or the store lacks it, goes on waiting, and so does what is
 * outside the subscription.
 */
async function composeNews(
  db: PeopleStore,
  { reader, kind, now }: DigestPlan,
  searches: readonly SavedRow[],
  ofRate: readonly SavedRow[],
): Promise<{ composed: Composed; alreadyDirect: number }> {
  const { statuses } = reader;
  const { userId } = reader.actor;
  const slower = rates.slice(rates.indexOf(kind) + 1);
  const hasSlower = (search: SavedRow) => slower.some((rate) => search[columns[rate]] === 1);
  const taken = await takeWaiting(db, userId, idsOf(ofRate.filter((search) => !hasSlower(search))));
  const waiting = [...taken, ...(await seeWaiting(db, userId, idsOf(ofRate.filter(hasSlower))))];
  const documentIds = [...new Set(waiting.map(({ documentId }) => documentId))];
  const notified = await notifiedBefore(db, userId, documentIds);
  const kindOf = (one: Found) => notified.get(versionOf(one));
  const pending = waiting.filter((one) => kindOf(one) === undefined);
  const status = ({ documentId }: Found) => statuses.get(documentId) ?? 'locked';
  const locked = new Set(pending.filter((one) => status(one) === 'locked'));
  await putBack(
    db,
    userId,
    taken.filter((one) => locked.has(one)),
  );
  const withdrawn = pending.filter((one) => status(one) === 'withdrawn');
  await suppress(db, userId, 'withdrawn', withdrawn, now.getTime());
  await forgetMatches(db, idsOf(searches), withdrawn);
  const direct = waiting.filter((one) => kindOf(one) === 'direct');
  const mailed = pending.filter((one) => !locked.has(one) && status(one) !== 'withdrawn');
  const wanted = new Set(mailed.map(matchKey));
  const found = await newsOf(db, idsOf(searches), [...new Set(mailed.map(({ documentId }) => documentId))]);
  const news = found.filter((one) => wanted.has(matchKey(one)));
  return {
    composed: compose(searches, news, found, statuses),
    alreadyDirect: new Set(direct.map(({ documentId }) => documentId)).size,
  };
}

const matchKey = ({ savedSearchId, documentId, version }: Found): string =>
  `${savedSearchId} ${documentId} ${version}`;

const idsOf = (searches: readonly SavedRow[]): string[] => searches.map(({ id }) => id);
