import { dayOf } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import { actorOf } from '#domains/auth/index.ts';
import { keepHighlights } from '#domains/mailed/index.ts';
import type { SavedRow } from '#domains/saved-searches/index.ts';
import { readPreferences } from '#domains/settings/index.ts';
import { unsubscribeLinks } from '#domains/unsubscribe/index.ts';
import { mayReadDomain } from '#platform/access.ts';
import { openSigner, type Signer } from '#platform/tickets.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { compose, type Composed } from './compose.ts';
import { keepDelivery, newDeliveryId } from './keep.ts';
import { foundBy, newsOf, seeWaiting, takeWaiting, toldBefore, writeLedger } from './ledger.ts';
import { type Digest, digestMail } from './mails/digest.ts';

/** What every mail is made with. */
export interface Wording {
  productName: string;
  /** Public base URL, without a slash at its end. */
  address: string;
  supportEmail: string;
  signer: Signer;
}

/** What mails are made with, as the process is configured; addresses are signed with its key. */
export function wordingOf(
  settings: { PRODUCT_NAME: string; BASE_URL: string; SUPPORT_EMAIL: string },
  signingKey: Uint8Array,
): Wording {
  return {
    productName: settings.PRODUCT_NAME,
    address: settings.BASE_URL,
    supportEmail: settings.SUPPORT_EMAIL,
    signer: openSigner(signingKey),
  };
}

/** The rates, fastest first: the fastest one mails a document (decision 4.20). */
const rates = ['direct', 'daily', 'weekly'] as const;
type Rate = (typeof rates)[number];
const columns = { direct: 'realTime', daily: 'daily', weekly: 'weekly' } as const;

/** Which mail is planned, for whom. */
export interface DigestPlan {
  userId: string;
  kind: Rate;
  /** Of a digest with a slot; a direct one has none. */
  day?: string;
  /** Mail when there is nothing new too (decision 4.24). */
  whenEmpty: boolean;
  now: Date;
}

/**
 * Makes the mail of what waits for a user at one rate, in the transaction that takes it out of the queue and
 * writes the ledger: a crash loses neither (decision 4.21). False when there is nothing to mail.
 */
export async function planDigest(db: PeopleStore, wording: Wording, plan: DigestPlan): Promise<boolean> {
  const { userId, kind, now } = plan;
  const actor = await actorOf(db, userId, now);
  if (!actor || (await isMade(db, plan))) return false;
  const searches = await searchesOf(db, userId);
  const ofRate = searches.filter((search) => search[columns[kind]] === 1);
  const readable = ofRate.filter(({ dashboard }) => mayReadDomain(actor, dashboard as DomainId));
  const { composed, alreadyDirect } = await composeNews(db, userId, kind, searches, readable);
  const none = composed.searches.length === 0;
  if (none && !(plan.whenEmpty && readable.some(({ paused }) => paused === null))) return false;

  const { effective } = await readPreferences(db, actor);
  const id = newDeliveryId();
  const at = now.getTime();
  const slotDay = plan.day ?? dayOf(at);
  const { signer, ...words } = wording;
  const digest: Digest = {
    ...words,
    kind,
    locale: effective.locale,
    to: actor.email,
    firstName: actor.firstName,
    deliveryId: id,
    userId,
    slotDay,
    searches: composed.searches,
    alreadyDirect,
    unsubscribe: unsubscribeLinks(signer, wording.address, userId),
  };
  const mail = digestMail(digest);
  // A direct mail has no place in the calendar: the ledger alone keeps it from being repeated.
  const kept = await keepDelivery(db, { id, userId, kind, slot: plan.day ?? id, mail, now: at });
  // Rolls back: what waits goes on waiting for another slot.
  if (!kept) throw new Error(`the ${kind} mail of ${slotDay} was made while it was planned`);
  await writeLedger(db, { id, userId, kind, at }, composed.told);
  await keepHighlights(
    db,
    composed.searches.map(({ query }) => query),
    at,
  );
  return true;
}

/** True when the mail of this slot is there, whatever became of the note that the slot was done. */
async function isMade(db: PeopleStore, { userId, kind, day }: DigestPlan): Promise<boolean> {
  if (day === undefined) return false;
  const made = await db
    .selectFrom('deliveries')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('slot', '=', day)
    .executeTakeFirst();
  return made !== undefined;
}

/** What is new of what waits, and how much of it went out directly already. */
async function composeNews(
  db: PeopleStore,
  userId: string,
  kind: Rate,
  searches: readonly SavedRow[],
  ofRate: readonly SavedRow[],
): Promise<{ composed: Composed; alreadyDirect: number }> {
  const slower = rates.slice(rates.indexOf(kind) + 1);
  const hasSlower = (search: SavedRow) => slower.some((rate) => search[columns[rate]] === 1);
  const waiting = [
    ...(await takeWaiting(db, userId, idsOf(ofRate.filter((search) => !hasSlower(search))))),
    ...(await seeWaiting(db, userId, idsOf(ofRate.filter(hasSlower)))),
  ];
  const documentIds = [...new Set(waiting.map(({ documentId }) => documentId))];
  const told = await toldBefore(db, userId, documentIds);
  const howTold = ({ documentId, version }: (typeof waiting)[number]) => told.get(`${documentId} ${version}`);
  const unmailed = waiting.filter((one) => howTold(one) === undefined);
  const direct = waiting.filter((one) => howTold(one) === 'direct');
  const news = await newsOf(db, unmailed);
  const also = await foundBy(db, idsOf(searches), [...new Set(news.map(({ documentId }) => documentId))]);
  return {
    composed: compose(searches, news, also),
    alreadyDirect: new Set(direct.map(({ documentId }) => documentId)).size,
  };
}

const idsOf = (searches: readonly SavedRow[]): string[] => searches.map(({ id }) => id);

/** Of all dashboards, in the order in which their mail lists them. */
function searchesOf(db: PeopleStore, userId: string): Promise<SavedRow[]> {
  return db
    .selectFrom('savedSearches')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
