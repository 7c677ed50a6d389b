import type {
  AgendaDeliveryChange,
  AgendaSavedSearch,
  AgendaSearchesResponse,
  AgendaUpdates,
  ChangedAgendaSearch,
  NewAgendaSearch,
} from 'contract/agenda-searches';
import { newSavedSearchId } from './saved-search-store.ts';
import { commonParts, keptColumns, repeatedSave, requireDifferent, requireRoom } from './saving-rules.ts';
import type { Actor } from '#platform/access.ts';
import { allowanceOf } from '#domains/organisations/index.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import {
  hashOfCriteria,
  keptCriteria,
  meetingSearchesOf,
  readCriteria,
  requireSubject,
} from './agenda-search-criteria.ts';
import {
  type AgendaRow,
  agendaSearchesOfUser,
  ownAgendaSearch,
  updateAgendaSearch,
} from './agenda-search-store.ts';

export interface Parts {
  db: PeopleStore;
  documents: Pick<DocumentStore, 'settled'>;
  clock: Clock;
}

/** The user's saved searches of the agenda, oldest first, with how many there may be. */
export async function listAgendaSearches({ db }: Parts, actor: Actor): Promise<AgendaSearchesResponse> {
  const rows = await agendaSearchesOfUser(db, actor.userId);
  const { agendaSearches } = await allowanceOf(db, actor.organisationId);
  return { data: rows.map(agendaSearch), numberOfSearches: rows.length, maxSearches: agendaSearches };
}

/**
 * Saves a search of the agenda; meetings that are known by now are no news to it (decision 4.13). The same save
 * within ten seconds is the first one (7.21).
 * @throws EC-02 or EC-04 for criteria that cannot be searched, EC-05 beyond the limit, EC-06 for a search that is
 *   there already, unless that is meant (3.17)
 */
export async function createAgendaSearch(
  { db, documents, clock }: Parts,
  actor: Actor,
  asked: NewAgendaSearch,
): Promise<AgendaSavedSearch> {
  meetingSearchesOf(asked.queryDetails, actor);
  requireSubject(asked.queryDetails);
  const after = await documents.settled();
  return oneAtATime(db, actor.userId, async (transaction) => {
    const now = clock.now().getTime();
    const saveHash = hashOf(asked);
    const there = await agendaSearchesOfUser(transaction, actor.userId);
    const repeated = repeatedSave(there, saveHash, now);
    if (repeated) return agendaSearch(repeated);
    const { agendaSearches } = await allowanceOf(transaction, actor.organisationId);
    requireRoom(there, agendaSearches);
    const columns = columnsOf(asked);
    if (!asked.allowIdentical) requireDifferent(there, columns);
    const row: AgendaRow = {
      id: newSavedSearchId(),
      userId: actor.userId,
      saveHash,
      ...columns,
      paused: null,
      after,
      followed: 0,
      createdAt: now,
      changedAt: now,
      removedAt: null,
      seenUpTo: null,
    };
    await transaction.insertInto('agendaSearches').values(row).execute();
    return agendaSearch(row);
  });
}

/**
 * Changes a saved search of the agenda. Meetings that new criteria find are no news to it, unless they come in from
 * now on (decision 4.12).
 * @throws as `createAgendaSearch`, and EC-03 for one that is not there
 */
export async function changeAgendaSearch(
  { db, documents, clock }: Parts,
  actor: Actor,
  asked: ChangedAgendaSearch,
): Promise<AgendaSavedSearch> {
  meetingSearchesOf(asked.queryDetails, actor);
  requireSubject(asked.queryDetails);
  const settled = await documents.settled();
  return oneAtATime(db, actor.userId, async (transaction) => {
    const row = await requireOwn(transaction, actor, asked.id);
    const columns = columnsOf(asked);
    const same = row.criteriaHash === columns.criteriaHash;
    if (!same && !asked.allowIdentical)
      requireDifferent(await agendaSearchesOfUser(transaction, actor.userId), { ...columns, id: row.id });
    const goesOn = same && !row.paused;
    const changed: AgendaRow = {
      ...row,
      ...columns,
      paused: null,
      after: goesOn ? row.after : settled,
      followed: goesOn ? row.followed : 0,
      changedAt: clock.now().getTime(),
    };
    await updateAgendaSearch(transaction, changed);
    return agendaSearch(changed);
  });
}

/** Changes how a saved search of the agenda tells its user. @throws EC-03 when it is not there */
export async function changeAgendaDelivery(
  { db, clock }: Parts,
  actor: Actor,
  { id, sendUpdatesPerEmail, includeInWebcal }: AgendaDeliveryChange,
): Promise<AgendaSavedSearch> {
  return oneAtATime(db, actor.userId, async (transaction) => {
    const row = await requireOwn(transaction, actor, id);
    const changed: AgendaRow = {
      ...row,
      ...(sendUpdatesPerEmail ? marksOf(sendUpdatesPerEmail) : {}),
      ...(includeInWebcal === undefined ? {} : { includeInWebcal: Number(includeInWebcal) }),
      changedAt: clock.now().getTime(),
    };
    await updateAgendaSearch(transaction, changed);
    return agendaSearch(changed);
  });
}

/** Deletes a saved search of the agenda; for a day it can come back. @throws EC-03 when it is not there */
export async function removeAgendaSearch({ db, clock }: Parts, actor: Actor, id: string): Promise<void> {
  await oneAtATime(db, actor.userId, async (transaction) => {
    const row = await requireOwn(transaction, actor, id);
    await updateAgendaSearch(transaction, { ...row, removedAt: clock.now().getTime() });
  });
}

/**
 * Takes the removal back; what changed meanwhile about the meetings it follows is told.
 * @throws EC-03 when it is not there or was deleted too long ago, EC-05 when there is no room for it any more
 */
export async function restoreAgendaSearch(
  { db }: Parts,
  actor: Actor,
  id: string,
): Promise<AgendaSavedSearch> {
  return oneAtATime(db, actor.userId, async (transaction) => {
    const row = await ownAgendaSearch(transaction, actor.userId, id, true);
    if (!row) throw notFound();
    const { agendaSearches } = await allowanceOf(transaction, actor.organisationId);
    requireRoom(await agendaSearchesOfUser(transaction, actor.userId), agendaSearches);
    const restored: AgendaRow = { ...row, followed: 0, removedAt: null };
    await updateAgendaSearch(transaction, restored);
    return agendaSearch(restored);
  });
}

/** @throws EC-03 when the user has no such saved search of the agenda */
export async function requireOwn(db: PeopleStore, { userId }: Actor, id: string): Promise<AgendaRow> {
  const row = await ownAgendaSearch(db, userId, id);
  if (!row) throw notFound();
  return row;
}

function columnsOf(asked: NewAgendaSearch) {
  return {
    ...keptColumns(asked),
    criteria: keptCriteria(asked.queryDetails),
    criteriaHash: hashOfCriteria(asked.queryDetails),
    ...marksOf(asked.sendUpdatesPerEmail),
  };
}

function marksOf({ dailyChanges, activitiesFrequent, activitiesOverview }: AgendaUpdates) {
  return {
    dailyChanges: Number(dailyChanges),
    activitiesFrequent: Number(activitiesFrequent.enabled),
    activitiesOverview: Number(activitiesOverview.enabled),
  };
}

/** A saved search of the agenda as its user gets it. */
function agendaSearch(row: AgendaRow): AgendaSavedSearch {
  const { criteria, sourcesChanged } = readCriteria(row.criteria);
  return {
    ...commonParts(row),
    sendUpdatesPerEmail: {
      dailyChanges: row.dailyChanges === 1,
      activitiesFrequent: { enabled: row.activitiesFrequent === 1 },
      activitiesOverview: { enabled: row.activitiesOverview === 1 },
    },
    queryDetails: criteria,
    sourcesChanged,
  };
}
