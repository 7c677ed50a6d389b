import { planPauseNotices } from './pause-notices.ts';
import type { Lease } from '#stores/people/leases.ts';
import { readCriteria } from '../searches/agenda-search-criteria.ts';
import type { Planning } from './planning.ts';

/** Tells of the paused searches of the agenda, once each (decision 8.6). @throws LeaseLostError */
export async function planNotices(planning: Planning, lease: Lease): Promise<boolean> {
  const paused = await planning.people
    .selectFrom('agendaSearches')
    .selectAll()
    .where('paused', 'is not', null)
    .where('removedAt', 'is', null)
    .execute();
  return planPauseNotices(planning, lease, paused, ({ criteria }) => readCriteria(criteria).criteria.query);
}
