import type { AgendaQueryDetails } from 'contract/agenda-searches';
import type { DocumentId } from 'contract/document-parts';
import { limits } from 'contract/limits';
import { writeSessionFilter } from 'contract/session-filters';
import type { Locale } from 'contract/users';
import { allowanceOf } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { limitReached } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import { say } from '#platform/words.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import { hashOfCriteria, keptCriteria, meetingsNamed, readCriteria } from './agenda-search-criteria.ts';
import { type AgendaRow, agendaSearchesOfUser, updateAgendaSearch } from './agenda-search-store.ts';
import { noAgendaMails } from './mail-switches.ts';
import { newSavedSearchId } from './saved-search-store.ts';
import { keptColumns, requireRoom } from './saving-rules.ts';

interface Parts {
  db: PeopleStore;
  documents: Pick<DocumentStore, 'getMany' | 'settled'>;
  clock: Clock;
}

type Meeting = Pick<Document, 'id' | 'meeting'>;

/** Meetings looked at before and after one in a chain of those that came in each other's place. */
const longestChain = 20;

/**
 * The saved searches that say nothing but which meetings are followed, oldest first. There is one, unless its user
 * made more of it; what it finds, mails and is called is otherwise that of any saved search of the agenda.
 */
function followingOnly(rows: readonly AgendaRow[]): { row: AgendaRow; ids: DocumentId[] }[] {
  return rows.flatMap((row) => {
    const { criteria } = readCriteria(row.criteria);
    const ids = meetingsNamed(criteria.filters);
    const only = criteria.query.trim() === '' && ids.length > 0 && ids.length === criteria.filters.length;
    return only ? [{ row, ids }] : [];
  });
}

/** Whether a user follows a meeting, or one that it came in the place of or that came in its place. */
export async function isFollowed(
  { db, documents }: { db: PeopleStore; documents: Pick<DocumentStore, 'getMany'> },
  { userId }: Actor,
  meeting: Meeting,
): Promise<boolean> {
  const followed = followingOnly(await agendaSearchesOfUser(db, userId)).flatMap(({ ids }) => ids);
  if (followed.length === 0) return false;
  const { before, after } = await chainOf(documents, meeting);
  return [...before, meeting.id, ...after].some((id) => followed.includes(id));
}

/**
 * Follows a meeting, with those that came in its place since: its changes are mailed as those of a saved search are,
 * which is made with the first. What was known of it before is no news. Doing so again changes nothing.
 * @throws EC-05 when no saved search can be made any more, or too many meetings are followed
 */
export async function followMeeting(
  { db, documents, clock }: Parts,
  actor: Actor,
  meeting: Meeting,
  locale: Locale,
): Promise<void> {
  const { after: instead } = await chainOf(documents, meeting);
  const wanted = [meeting.id, ...instead];
  const settled = await documents.settled();
  await oneAtATime(db, actor.userId, async (transaction) => {
    const now = clock.now().getTime();
    const there = await agendaSearchesOfUser(transaction, actor.userId);
    const following = followingOnly(there);
    const [first] = following;
    const added = wanted.filter(
      (id) => !following.some(({ row, ids }) => tellsChanges(row) && ids.includes(id)),
    );
    if (added.length === 0) return;
    const ids = [...new Set([...(first?.ids ?? []), ...added])];
    if (ids.length > limits.maximumFollowedMeetings) {
      throw limitReached('agenda.tooManyFollowed', { maximum: limits.maximumFollowedMeetings });
    }
    if (first) {
      const mailing = tellsChanges(first.row) ? {} : { activitiesFrequent: 1 };
      await updateAgendaSearch(transaction, { ...withMeetings(first.row, ids, settled, now), ...mailing });
      return;
    }
    const { agendaSearches } = await allowanceOf(transaction, actor.organisationId);
    requireRoom(there, agendaSearches);
    const row: AgendaRow = {
      id: newSavedSearchId(),
      userId: actor.userId,
      saveHash: hashOf(['followed meetings']),
      ...keptColumns({ title: say(locale, 'agenda.followedMeetings'), includeInWebcal: false }),
      ...criteriaOf(ids),
      ...noAgendaMails,
      activitiesFrequent: 1,
      paused: null,
      after: settled,
      followed: 0,
      createdAt: now,
      changedAt: now,
      removedAt: null,
      seenUpTo: null,
    };
    await transaction.insertInto('agendaSearches').values(row).execute();
  });
}

/** Follows a meeting no more, nor those it is the continuation of; without any left the saved search goes too. */
export async function unfollowMeeting(
  { db, documents, clock }: Parts,
  { userId }: Actor,
  meeting: Meeting,
): Promise<void> {
  const { before, after } = await chainOf(documents, meeting);
  const gone = new Set([...before, meeting.id, ...after]);
  const settled = await documents.settled();
  await oneAtATime(db, userId, async (transaction) => {
    const now = clock.now().getTime();
    for (const { row, ids } of followingOnly(await agendaSearchesOfUser(transaction, userId))) {
      const left = ids.filter((id) => !gone.has(id));
      if (left.length === ids.length) continue;
      const changed =
        left.length > 0 ? withMeetings(row, left, settled, now) : { ...row, changedAt: now, removedAt: now };
      await updateAgendaSearch(transaction, changed);
    }
  });
}

/**
 * The search with the meetings that came in the place of those it names; the same one where none did. What it knows
 * goes on, because these are no other meetings.
 */
export function withSuccessors(
  row: AgendaRow,
  criteria: AgendaQueryDetails,
  some: readonly Meeting[],
): AgendaRow {
  const named = meetingsNamed(criteria.filters);
  if (named.length === 0) return row;
  const links = some.flatMap(({ id, meeting }) => [
    ...(meeting?.replaces ? [{ from: meeting.replaces, to: id }] : []),
    ...(meeting?.replacedBy ? [{ from: id, to: meeting.replacedBy }] : []),
  ]);
  const ids = new Set(named);
  for (let grown = -1; grown !== ids.size;) {
    grown = ids.size;
    for (const { from, to } of links) if (ids.has(from)) ids.add(to);
  }
  const added = [...ids].slice(
    named.length,
    named.length + limits.maximumGroupPaths - criteria.filters.length,
  );
  if (added.length === 0) return row;
  const filters = [...criteria.filters, ...added.map(filterFor)];
  const details = { ...criteria, filters };
  return { ...row, criteria: keptCriteria(details), criteriaHash: hashOfCriteria(details) };
}

/** The search with other meetings, as when its user changes it (decision 4.12). */
function withMeetings(row: AgendaRow, ids: readonly DocumentId[], settled: number, now: number): AgendaRow {
  return { ...row, ...criteriaOf(ids), paused: null, after: settled, followed: 0, changedAt: now };
}

const tellsChanges = ({ dailyChanges, activitiesFrequent }: AgendaRow) =>
  dailyChanges === 1 || activitiesFrequent === 1;

function criteriaOf(ids: readonly DocumentId[]): Pick<AgendaRow, 'criteria' | 'criteriaHash'> {
  const details = { query: '', filters: ids.map(filterFor) };
  return { criteria: keptCriteria(details), criteriaHash: hashOfCriteria(details) };
}

const filterFor = (id: DocumentId) => writeSessionFilter({ sort: 'meeting', id });

/** The meetings that a meeting came in the place of, and those that came in its place, nearest first. */
async function chainOf(
  documents: Pick<DocumentStore, 'getMany'>,
  meeting: Meeting,
): Promise<{ before: DocumentId[]; after: DocumentId[] }> {
  const walk = async (direction: 'replaces' | 'replacedBy') => {
    const ids: DocumentId[] = [];
    let next = meeting.meeting?.[direction];
    while (next !== undefined && next !== meeting.id && !ids.includes(next) && ids.length < longestChain) {
      ids.push(next);
      const [other] = await documents.getMany([next]);
      next = other?.meeting?.[direction];
    }
    return ids;
  };
  return { before: await walk('replaces'), after: await walk('replacedBy') };
}
