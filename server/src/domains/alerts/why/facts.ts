import { dayOf } from 'contract/amsterdam';
import { dashboards } from 'contract/dashboards';
import type { MailAddress } from 'contract/deliveries';
import type { DocumentId } from 'contract/document-parts';
import { hasModule, type ModuleKey } from 'contract/modules';
import { actorOf, modulesOf, subscriptionDays } from '#domains/auth/index.ts';
import { missingModule } from '#domains/files/index.ts';
import { organisationName } from '#domains/organisations/index.ts';
import { keptConfig } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound } from '#platform/errors.ts';
import type { Withdrawn } from '#stores/documents/document-store.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { markOf } from '../follow/marks.ts';
import { type SavedRow, savedSearchesOf } from '../searches/saved-search-store.ts';
import { addressOf } from '../tell/delivery-log.ts';
import { refusalOf } from '../tell/mail-addresses.ts';
import { backAt } from '../tell/recipients.ts';
import { type DigestSlot, nextSlot, timeOf } from '../tell/slots.ts';
import { type DocumentNow, documentNow, type Documents } from './document-now.ts';
import { type Verdict, verdictsOn } from './verdicts.ts';

/** What the reasons are looked up in. */
export interface WhyParts {
  people: PeopleStore;
  documents: Documents;
  clock: Clock;
}

/** A saved search, what it says of the document, and what became of that. */
export interface SearchStory {
  row: SavedRow;
  /** Undefined for a user or document of which nothing can be asked. */
  verdict: Verdict | undefined;
  /** The newest version that was found when it came in. */
  match: Pick<Tables['matches'], 'version' | 'seq' | 'foundAt' | 'gone'> | undefined;
  /** It waits to be mailed. */
  waits: boolean;
}

/** What stands in the ledger of a document and a user, with the mail that told of it, if any. */
export interface Told extends Pick<Tables['delivered'], 'kind' | 'at' | 'version' | 'savedSearchIds'> {
  delivery:
    | Pick<
        Tables['deliveries'],
        'id' | 'kind' | 'state' | 'plannedAt' | 'sentAt' | 'nextTryAt' | 'tries' | 'fault' | 'html'
      >
    | undefined;
}

/** A module that is lacking, and how that is. */
interface Lacking {
  module: ModuleKey;
  how: 'noModule' | 'moduleEnded' | 'moduleToCome' | 'notTheirs';
  /** The last day it was there, or the first on which it will be. */
  day?: string;
}

/** Everything that is known of a user and a document. */
export interface Facts {
  user: Pick<Tables['users'], 'id' | 'email' | 'firstName' | 'lastName' | 'organisationId'> & {
    organisation: string;
  };
  actor: Actor | undefined;
  asked: DocumentId;
  document: DocumentNow | Withdrawn | undefined;
  lacking: Lacking | undefined;
  /** Days of the module that opens the document. */
  days: { module: ModuleKey; endsOn: string | null } | undefined;
  /** Ingest number up to which saved searches have looked. */
  followedUpTo: number;
  stories: SearchStory[];
  told: Told | undefined;
  address: MailAddress;
  /** Since when the address gets no more mail. */
  pausedAt: number | undefined;
  /** The next slots, after a vacation that holds now. */
  next: { daily: number | undefined; weekly: number | undefined };
  /** The first instant after the vacation that holds now. */
  backAt: number | undefined;
  now: number;
}

/** True for a document that can be read. */
export const isHere = (document: Facts['document']): document is DocumentNow =>
  document !== undefined && 'seq' in document;

/** Looks everything up. @throws EC-03 when there is no such user */
export async function factsOf(
  { people, documents, clock }: WhyParts,
  userId: string,
  asked: DocumentId,
): Promise<Facts> {
  const user = await people
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName', 'organisationId'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw notFound();
  const now = clock.now();
  const actor = await actorOf(people, userId, now);
  const document = await documentNow(documents, people, asked);
  const id = document && 'document' in document ? document.document.id : (document?.id ?? asked);
  const searches = await savedSearchesOf(people, userId);
  const verdicts =
    actor && isHere(document) && !document.document.meeting
      ? await verdictsOn(document, searches, { actor, people, now })
      : [];
  const matches = await matchesOf(people, userId, id);
  const config = await keptConfig(people, userId);
  const at = now.getTime();
  const back = backAt(config);
  const nextOf = (slot: DigestSlot) => nextSlot(timeOf(slot, config), Math.max(at, (back ?? at) - 1))?.at;
  const refusal = await refusalOf(people, userId, user.email);
  return {
    user: { ...user, organisation: (await organisationName(people, user.organisationId)) ?? '' },
    actor,
    asked: id,
    document,
    ...(isHere(document) ? await modulesFor(people, actor, user.organisationId, document, now) : nothing),
    followedUpTo: (await markOf(people, 'saved-searches')) ?? 0,
    stories: searches.map((row, place) => ({
      row,
      verdict: verdicts[place],
      match: matches.found.get(row.id),
      waits: matches.waiting.has(row.id),
    })),
    told: await toldOf(people, userId, id),
    address: await addressOf(people, userId, user.email),
    pausedAt: refusal?.pausedAt ?? undefined,
    next: { daily: nextOf('daily'), weekly: nextOf('weekly') },
    backAt: back !== undefined && back > at ? back : undefined,
    now: at,
  };
}

const nothing = { lacking: undefined, days: undefined };

/** Which module opens the document, until when, and what is wrong with it. */
async function modulesFor(
  people: PeopleStore,
  actor: Actor | undefined,
  organisationId: string,
  { document }: DocumentNow,
  now: Date,
): Promise<Pick<Facts, 'lacking' | 'days'>> {
  const { module: opening } = dashboards[document.domain];
  const module = (actor && missingModule(actor, document)) ?? opening;
  const days = await subscriptionDays(people, organisationId, module);
  const known = days && { module, endsOn: days.endsOn };
  if (!actor || !missingModule(actor, document)) return { lacking: undefined, days: known };
  // The organisation has it, so this user was narrowed.
  if (hasModule(await modulesOf(people, organisationId, now), module))
    return { lacking: { module, how: 'notTheirs' }, days: known };
  if (!days) return { lacking: { module, how: 'noModule' }, days: undefined };
  const begins = days.startsOn > dayOf(now.getTime());
  const how = begins ? 'moduleToCome' : 'moduleEnded';
  return { lacking: { module, how, day: begins ? days.startsOn : (days.endsOn ?? '') }, days: known };
}

/** By saved search, what it found of the document, and whether that waits to be mailed. */
async function matchesOf(people: PeopleStore, userId: string, documentId: DocumentId) {
  const rows = await people
    .selectFrom('matches')
    // Whose the search is now: it may have been handed over since.
    .innerJoin('savedSearches', 'savedSearches.id', 'matches.savedSearchId')
    .select(['savedSearchId', 'version', 'seq', 'foundAt', 'gone'])
    .where('documentId', '=', documentId)
    .where('savedSearches.userId', '=', userId)
    .orderBy('version')
    .execute();
  const waiting = await people
    .selectFrom('waitingMatches')
    .select('savedSearchId')
    .where('userId', '=', userId)
    .where('documentId', '=', documentId)
    .execute();
  return {
    // The newest comes last, and stays.
    found: new Map(rows.map(({ savedSearchId, ...match }) => [savedSearchId, match])),
    waiting: new Set(waiting.map(({ savedSearchId }) => savedSearchId)),
  };
}

/** What stands in the ledger of the newest version. */
async function toldOf(
  people: PeopleStore,
  userId: string,
  documentId: DocumentId,
): Promise<Told | undefined> {
  const row = await people
    .selectFrom('delivered')
    .select(['kind', 'at', 'version', 'savedSearchIds', 'deliveryId'])
    .where('userId', '=', userId)
    .where('documentId', '=', documentId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { deliveryId, ...told } = row;
  if (deliveryId === null) return { ...told, delivery: undefined };
  const delivery = await people
    .selectFrom('deliveries')
    .select(['id', 'kind', 'state', 'plannedAt', 'sentAt', 'nextTryAt', 'tries', 'fault', 'html'])
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  return { ...told, delivery };
}
