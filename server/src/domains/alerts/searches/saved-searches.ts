import type { DomainId } from 'contract/dashboards';
import {
  type ChangedSavedSearch,
  type DeliveryChange,
  type NewSavedSearch,
  type QueryDetails,
  type SavedSearch,
  type SavedSearchesResponse,
} from 'contract/saved-searches';
import { limits } from 'contract/limits';
import { type Actor, requireModule } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { invalidInput, limitReached, notFound } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import { dashboards } from 'contract/dashboards';
import { allowanceOf } from '#domains/organisations/index.ts';
import { hashOfCriteria, keptCriteria, readCriteria, savedSearchOf } from './saved-search-criteria.ts';
import type { Findings } from './findings.ts';
import { mails } from './mail-switches.ts';
import { previewOf } from './preview.ts';
import { commonParts, keptColumns, repeatedSave, requireDifferent, requireRoom } from './saving-rules.ts';
import {
  countDirect,
  eraseRemoved,
  isDirect,
  newSavedSearchId,
  ownSavedSearch,
  type SavedRow,
  savedSearchesOf,
} from './saved-search-store.ts';

export interface Parts {
  db: PeopleStore;
  documents: DocumentStore;
  clock: Clock;
  findings: Findings;
}

/** The user's saved searches of a dashboard, oldest first, with how many there may be (decisions 4.11, 7.7). */
export async function listSavedSearches(
  { db, clock, findings }: Parts,
  actor: Actor,
  dashboard: DomainId,
): Promise<SavedSearchesResponse> {
  await eraseRemoved(db, findings, clock.now().getTime());
  const rows = await savedSearchesOf(db, actor.userId, dashboard);
  const allowance = await allowanceOf(db, actor.organisationId);
  return {
    data: rows.map(savedSearch),
    numberOfSearches: rows.length,
    maxSearches: allowance.savedSearches,
    numberOfDirect: await countDirect(db, actor.userId),
    maxDirect: allowance.directSearches,
  };
}

/**
 * Saves a search, which from now on tells of what comes in (decision 4.13). The same save within ten seconds is
 * the first one (7.21).
 * @throws EC-02 for criteria that cannot be searched, or too many hits a day for direct mail; EC-05 beyond a
 *   limit; EC-06 for a search that is there already, unless that is meant (3.17)
 */
export async function createSavedSearch(
  parts: Parts,
  actor: Actor,
  asked: NewSavedSearch,
): Promise<SavedSearch> {
  const { db, documents, clock } = parts;
  const dashboard = asked.queryDetails.groupingDetails.name;
  const criteria = await requireSearchable(parts, actor, asked);
  const after = await documents.settled();
  return oneAtATime(db, actor.userId, async (transaction) => {
    const now = clock.now().getTime();
    const saveHash = hashOf(asked);
    const there = await savedSearchesOf(transaction, actor.userId, dashboard);
    const repeated = repeatedSave(there, saveHash, now);
    if (repeated) return savedSearch(repeated);
    requireRoom(there, (await allowanceOf(transaction, actor.organisationId)).savedSearches);
    if (tellsDirectly(asked)) await requireRoomForDirect(transaction, actor);
    const criteriaHash = hashOfCriteria(criteria);
    if (!asked.allowIdentical) requireDifferent(there, { criteriaHash });
    const row: SavedRow = {
      id: newSavedSearchId(),
      userId: actor.userId,
      dashboard,
      saveHash,
      ...columnsOf(asked, criteria, criteriaHash),
      push: asked.pushEnabled ? after : null,
      paused: null,
      after,
      seenUpTo: null,
      createdAt: now,
      changedAt: now,
    };
    await transaction.insertInto('savedSearches').values(row).execute();
    return savedSearch(row);
  });
}

/**
 * Changes a saved search. New criteria apply to what comes in from now on; what was mailed is not repeated and
 * hits of the past bring no mail (decision 4.12).
 * @throws as `createSavedSearch`, and EC-03 for one that is not there, or of another dashboard
 */
export async function changeSavedSearch(
  parts: Parts,
  actor: Actor,
  asked: ChangedSavedSearch,
): Promise<SavedSearch> {
  const { db, documents, clock, findings } = parts;
  const criteria = await requireSearchable(parts, actor, asked);
  const settled = await documents.settled();
  return oneAtATime(db, actor.userId, async (transaction) => {
    const row = await requireOwn(transaction, actor, asked.id);
    if (row.dashboard !== criteria.groupingDetails.name) throw notFound();
    if (tellsDirectly(asked)) await requireRoomForDirect(transaction, actor, row.id);
    const criteriaHash = hashOfCriteria(criteria);
    const same = row.criteriaHash === criteriaHash;
    if (!same && !asked.allowIdentical) {
      const there = await savedSearchesOf(transaction, actor.userId, criteria.groupingDetails.name);
      requireDifferent(there, { id: row.id, criteriaHash });
    }
    const changed: SavedRow = {
      ...row,
      ...columnsOf(asked, criteria, criteriaHash),
      push: pushOf(row, asked.pushEnabled, settled),
      paused: null,
      after: same && !row.paused ? row.after : settled,
      changedAt: clock.now().getTime(),
    };
    await keepChanged(transaction, findings, row, changed);
    return savedSearch(changed);
  });
}

/**
 * Changes how a saved search tells its user and leaves the rest (decision 7.8).
 * @throws EC-01 without the module of its dashboard; EC-02 and EC-05 as for a new one; EC-03 when it is not there
 */
export async function changeDelivery(
  parts: Parts,
  actor: Actor,
  asked: DeliveryChange,
  served: readonly DomainId[],
): Promise<SavedSearch> {
  const { db, documents, clock, findings } = parts;
  const before = await requireOwn(db, actor, asked.id, served);
  requireModule(actor, dashboards[before.dashboard].module);
  const becomesDirect =
    (asked.sendUpdatesPerEmail?.realTime === true || asked.pushEnabled === true) && !isDirect(before);
  if (becomesDirect) await requireBearable(parts, actor, readCriteria(before.criteria).criteria);
  const settled = await documents.settled();
  return oneAtATime(db, actor.userId, async (transaction) => {
    const row = await requireOwn(transaction, actor, asked.id, served);
    if (becomesDirect) await requireRoomForDirect(transaction, actor, row.id);
    const { sendUpdatesPerEmail: mail, rssEnabled, pushEnabled, includeInWebcal } = asked;
    const changed: SavedRow = {
      ...row,
      ...(mail ? marksOf(mail) : {}),
      ...(pushEnabled === undefined ? {} : { push: pushOf(row, pushEnabled, settled) }),
      ...(rssEnabled === undefined ? {} : { rssEnabled: Number(rssEnabled) }),
      ...(includeInWebcal === undefined ? {} : { includeInWebcal: Number(includeInWebcal) }),
      changedAt: clock.now().getTime(),
    };
    await keepChanged(transaction, findings, row, changed);
    return savedSearch(changed);
  });
}

/** A search whose mail is switched on tells of what is found from then on. */
async function keepChanged(
  db: PeopleStore,
  findings: Findings,
  before: SavedRow,
  changed: SavedRow,
): Promise<void> {
  if (!mails(before) && mails(changed)) await findings.forgetWaiting(db, [before.id]);
  await db.updateTable('savedSearches').set(changed).where('id', '=', before.id).execute();
}

/** Criteria as they are kept, once it is certain that they can be searched and mailed as asked. */
async function requireSearchable(parts: Parts, actor: Actor, asked: NewSavedSearch): Promise<QueryDetails> {
  const { queryDetails } = asked;
  savedSearchOf(queryDetails, actor, parts.clock.now());
  if (tellsDirectly(asked)) await requireBearable(parts, actor, queryDetails);
  return keptCriteria(queryDetails);
}

/** Telling directly is refused for what would bring more than a hundred hits a day (decision 4.13). */
async function requireBearable(
  { documents, clock }: Parts,
  actor: Actor,
  criteria: QueryDetails,
): Promise<void> {
  const { volume, perDay } = await previewOf(documents, actor, criteria, clock.now());
  if (volume !== 'tooMuchForDirect') return;
  throw invalidInput('savedSearches.tooMuchForDirect', 'body.sendUpdatesPerEmail.realTime', {
    perDay: Math.round(perDay),
    maximum: limits.previewRefusal,
  });
}

/** @throws EC-05 when as many searches tell directly as may */
export async function requireRoomForDirect(
  db: PeopleStore,
  { userId, organisationId }: Actor,
  except?: string,
): Promise<void> {
  const { directSearches: maximum } = await allowanceOf(db, organisationId);
  if ((await countDirect(db, userId, except)) >= maximum)
    throw limitReached('savedSearches.maximumDirect', { maximum });
}

/** @throws EC-03 when the user has no such saved search, or not on these dashboards */
export async function requireOwn(
  db: PeopleStore,
  { userId }: Actor,
  id: string,
  served?: readonly DomainId[],
): Promise<SavedRow> {
  const row = await ownSavedSearch(db, userId, id);
  if (!row || (served && !served.includes(row.dashboard))) throw notFound();
  return row;
}

/** Whether a search is to tell of what it finds at once, by mail, push or both. */
const tellsDirectly = ({ sendUpdatesPerEmail, pushEnabled }: NewSavedSearch): boolean =>
  sendUpdatesPerEmail.realTime || pushEnabled;

/** Switched on it tells by push of what comes in from then on; left on it goes on where it was. */
const pushOf = ({ push }: SavedRow, on: boolean, settled: number): number | null =>
  on ? (push ?? settled) : null;

function columnsOf(asked: NewSavedSearch, criteria: QueryDetails, criteriaHash: string) {
  return {
    ...keptColumns(asked),
    description: asked.description,
    criteria: JSON.stringify(criteria),
    criteriaHash,
    ...marksOf(asked.sendUpdatesPerEmail),
    rssEnabled: Number(asked.rssEnabled),
  };
}

function marksOf({ daily, weekly, realTime }: NewSavedSearch['sendUpdatesPerEmail']) {
  return { daily: Number(daily), weekly: Number(weekly), realTime: Number(realTime) };
}

/** A saved search as its user gets it. */
export function savedSearch(row: SavedRow): SavedSearch {
  const { criteria, sourcesChanged } = readCriteria(row.criteria);
  return {
    ...commonParts(row),
    description: row.description,
    sendUpdatesPerEmail: { daily: row.daily === 1, weekly: row.weekly === 1, realTime: row.realTime === 1 },
    rssEnabled: row.rssEnabled === 1,
    pushEnabled: row.push !== null,
    queryDetails: criteria,
    sourcesChanged,
  };
}
