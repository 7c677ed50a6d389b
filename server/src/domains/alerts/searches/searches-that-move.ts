import { resolveGroupPaths, treeOf } from 'contract/sources';
import type { Grouping } from 'contract/sources/grouping';
import { readSessionFilter } from 'contract/session-filters';
import type { PeopleStore } from '#stores/people/index.ts';
import { readCriteria as readAgendaCriteria } from './agenda-search-criteria.ts';
import { readCriteria } from './saved-search-criteria.ts';

/**
 * How many saved searches, of a dashboard and of the agenda, would be read otherwise with a source tree of this domain than
 * with the one in use.
 */
export async function searchesThatMove(
  db: PeopleStore,
  next: Grouping,
): Promise<{ saved: number; agenda: number }> {
  const { version } = treeOf(next.name);
  const moves = (paths: readonly string[]) => resolveGroupPaths(next, version, paths).changed.length > 0;
  const saved = await db
    .selectFrom('savedSearches')
    .select('criteria')
    .where('dashboard', '=', next.name)
    .execute();
  const agenda = await db
    .selectFrom('agendaSearches')
    .select('criteria')
    .where('removedAt', 'is', null)
    .execute();
  return {
    saved: saved.filter(({ criteria }) => moves(readCriteria(criteria).criteria.groupPaths)).length,
    agenda: agenda.filter(({ criteria }) =>
      moves(
        readAgendaCriteria(criteria).criteria.filters.flatMap((filter) => {
          const read = readSessionFilter(filter);
          return read?.sort === 'source' && read.domain === next.name ? (read.path ?? []) : [];
        }),
      ),
    ).length,
  };
}
