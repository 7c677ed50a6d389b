import type { DocumentId } from 'contract/documents';
import { limits } from 'contract/limits';
import { readSessionFilter, writeSessionFilter } from 'contract/session-filters';
import type { Locale } from 'contract/users';
import { allowanceOf } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import { limitReached } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import { say } from '#platform/words.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import { hashOfCriteria, keptCriteria, readCriteria } from './agenda-search-criteria.ts';
import { type AgendaRow, agendaSearchesOfUser, updateAgendaSearch } from './agenda-search-store.ts';
import type { Parts } from './agenda-searches.ts';
import { newSavedSearchId } from './saved-search-store.ts';
import { keptColumns, requireRoom } from './saving-rules.ts';

/** Ids of the meetings a search names one by one; undefined for a search that looks for anything else. */
function namedIn(row: AgendaRow): DocumentId[] | undefined {
  const { query, filters } = readCriteria(row.criteria).criteria;
  const read = filters.map(readSessionFilter);
  const ids = read.flatMap((one) => (one?.sort === 'meeting' ? [one.id] : []));
  return query.trim() === '' && ids.length > 0 && ids.length === filters.length ? ids : undefined;
}

/** Whether the user follows one of these meetings by name. */
export async function isFollowed(
  db: PeopleStore,
  userId: string,
  ids: readonly DocumentId[],
): Promise<boolean> {
  const rows = await agendaSearchesOfUser(db, userId);
  return rows.some((row) => namedIn(row)?.some((id) => ids.includes(id)));
}

/**
 * Follows a meeting or follows it no longer: the first saved search that names meetings alone takes it in, and is
 * made with its change mails on where there is none. With its last meeting the search goes too.
 * @param ids the meeting first, then those it stands in for
 * @throws EC-05 where there is no room for another search, or for another meeting in it
 */
export async function setFollowed(
  { db, documents, clock }: Parts,
  actor: Actor,
  locale: Locale,
  ids: readonly [DocumentId, ...DocumentId[]],
  followed: boolean,
): Promise<void> {
  const settled = await documents.settled();
  await oneAtATime(db, actor.userId, async (transaction) => {
    const now = clock.now().getTime();
    const rows = await agendaSearchesOfUser(transaction, actor.userId);
    const naming = rows.flatMap((row) => {
      const named = namedIn(row);
      return named ? [{ row, named }] : [];
    });
    const [id] = ids;
    if (!followed) {
      for (const { row, named } of naming) {
        const left = named.filter((one) => !ids.includes(one));
        if (left.length === named.length) continue;
        const changed = left.length > 0 ? { ...row, ...criteriaOf(left) } : { ...row, removedAt: now };
        await updateAgendaSearch(transaction, { ...changed, changedAt: now });
      }
      return;
    }
    if (naming.some(({ named }) => named.includes(id))) return;
    const [first] = naming;
    if (first) {
      if (first.named.length >= limits.maximumGroupPaths) throw limitReached('agenda.followedMaximum');
      const begun = { paused: null, after: settled, followed: 0, changedAt: now };
      await updateAgendaSearch(transaction, { ...first.row, ...criteriaOf([...first.named, id]), ...begun });
      return;
    }
    const { agendaSearches } = await allowanceOf(transaction, actor.organisationId);
    requireRoom(rows, agendaSearches);
    const row: AgendaRow = {
      id: newSavedSearchId(),
      userId: actor.userId,
      saveHash: hashOf(['followed', id]),
      ...keptColumns({ title: say(locale, 'agenda.followedSearch'), includeInWebcal: false }),
      ...criteriaOf([id]),
      dailyChanges: 0,
      activitiesFrequent: 1,
      activitiesOverview: 0,
      paused: null,
      after: settled,
      followed: 0,
      createdAt: now,
      changedAt: now,
      removedAt: null,
    };
    await transaction.insertInto('agendaSearches').values(row).execute();
  });
}

function criteriaOf(ids: readonly DocumentId[]): Pick<AgendaRow, 'criteria' | 'criteriaHash'> {
  const filters = ids.map((id) => writeSessionFilter({ sort: 'meeting', id }));
  const details = { query: '', filters };
  return { criteria: keptCriteria(details), criteriaHash: hashOfCriteria(details) };
}
