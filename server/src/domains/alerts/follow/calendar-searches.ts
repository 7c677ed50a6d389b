import { expressionBuilder } from 'kysely';
import { moduleCodes, moduleKeys } from 'contract/modules';
import { sourceNode, treeOf } from 'contract/sources';
import { nodesOfBranch } from 'contract/sources/standing';
import { meetingSearchesOf, readCriteria as readAgendaCriteria } from '../searches/agenda-search-criteria.ts';
import { readCriteria, savedSearchOf } from '../searches/saved-search-criteria.ts';
import type { Actor } from '#platform/access.ts';
import { shareOf } from '#domains/organisations/index.ts';
import { AppError } from '#platform/errors.ts';
import type { Search } from '#stores/documents/document-store.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';

/** A saved search whose meetings go into its user's calendar. */
export interface MarkedSearch {
  id: string;
  criteriaHash: string;
  /** Of every module: what the user may see is looked at when the calendar is read. */
  meetings: Search[];
  /** Finds the documents whose meetings are meant too; none for a search of the agenda (decision 3.20). */
  papers: Search[];
}

/** Reads everything there is. */
const reader: Actor = {
  userId: '',
  organisationId: '',
  organisation: '',
  email: '',
  firstName: '',
  lastName: '',
  roles: [],
  share: shareOf('{}'),
  modules: moduleKeys.map((moduleKey) => ({
    moduleKey,
    moduleStatus: { isActive: true, moduleCode: moduleCodes[moduleKey] },
    moduleConfiguration: {},
  })),
};

/**
 * Searches of active users, or of one of them, that are marked for the calendar and can be run: all of them, or those
 * whose criteria the meetings were not looked at for yet.
 */
export async function markedSearches(
  db: PeopleStore,
  which: 'all' | 'new',
  now: Date,
  userId?: string,
): Promise<MarkedSearch[]> {
  const marked = db
    .selectFrom('savedSearches')
    .select(['id', 'criteria', 'criteriaHash', 'userId', 'paused', 'includeInWebcal'])
    .select((eb) => eb.lit<number>(0).as('isOfAgenda'))
    .unionAll(
      db
        .selectFrom('agendaSearches')
        .select(['id', 'criteria', 'criteriaHash', 'userId', 'paused', 'includeInWebcal'])
        .select((eb) => eb.lit<number>(1).as('isOfAgenda'))
        .where('removedAt', 'is', null),
    );
  const rows = await db
    .selectFrom(marked.as('marked'))
    .leftJoin('calendarSearches as known', 'known.savedSearchId', 'marked.id')
    .select(['marked.id', 'marked.criteria', 'marked.criteriaHash', 'marked.isOfAgenda'])
    .where('marked.includeInWebcal', '=', 1)
    .where('marked.paused', 'is', null)
    .where('marked.userId', 'in', activeUsers)
    .$if(userId !== undefined, (all) => all.where('marked.userId', '=', userId!))
    .$if(which === 'new', (all) =>
      all.where('known.criteriaHash', 'is distinct from', (eb) => eb.ref('marked.criteriaHash')),
    )
    .execute();
  return rows.flatMap(({ id, criteria, criteriaHash, isOfAgenda }): MarkedSearch[] => {
    if (isOfAgenda === 1) {
      const meetings = searchable(() => meetingSearchesOf(readAgendaCriteria(criteria).criteria, reader));
      return meetings ? [{ id, criteriaHash, papers: [], meetings }] : [];
    }
    const papers = searchable(() => savedSearchOf(readCriteria(criteria).criteria, reader, now));
    return papers ? [{ id, criteriaHash, papers: [papers], meetings: [ofMeetings(papers)] }] : [];
  });
}

const activeUsers = expressionBuilder<Tables>().selectFrom('users').select('id').where('active', '=', 1);

/** Undefined for criteria that can no longer be run, which matching pauses and tells its user of (decision 8.6). */
function searchable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * The same words in meetings. These have no policy context of their own to speak of, and whoever chose a type of
 * document means the meetings of the body it comes from.
 */
function ofMeetings({ filters: { contexts: _, ...filters }, ...search }: Search): Search {
  const tree = treeOf(filters.domain);
  const bodies = filters.groupPaths.flatMap((path) => {
    const { family, reads = [path] } = sourceNode(tree, path) ?? {};
    if (!family) return [path];
    // The body is the one that its connector knows, wherever staff put its types.
    return reads.flatMap((read) => nodesOfBranch(tree, read.slice(0, read.lastIndexOf('/'))));
  });
  return { ...search, filters: { ...filters, groupPaths: [...new Set(bodies)], kind: 'meeting' } };
}
