import type { exportAgendaSearches } from 'contract/agenda-searches';
import { dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import type { Parsed } from 'contract/endpoint';
import { askedPeriod, everyHit, startOf } from '#domains/agenda/index.ts';
import { asQueryError } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import type { DocumentStore, Hit } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { meetingSearchesOf, readCriteria } from './agenda-search-criteria.ts';
import { requireOwn } from './agenda-searches.ts';

/**
 * The meetings of a period that the user's saved searches find, each once and soonest first.
 * @throws EC-03 for a search that is not there, EC-02 or EC-04 for days that the agenda does not reach
 */
export async function meetingsToExport(
  { db, documents, clock }: { db: PeopleStore; documents: Pick<DocumentStore, 'search'>; clock: Clock },
  actor: Actor,
  { ids, ...asked }: Parsed<typeof exportAgendaSearches>['body'],
): Promise<Hit['document'][]> {
  const { from, to } = askedPeriod(asked, dayOf(clock.now().getTime()));
  const found = new Map<string, Hit>();
  for (const id of new Set(ids)) {
    const { criteria } = readCriteria((await requireOwn(db, actor, id)).criteria);
    const searches = meetingSearchesOf(criteria, actor).map((search) => ({
      ...search,
      filters: { ...search.filters, from: startOfDay(from), until: endOfDay(to) + 1 },
    }));
    const hits = await asQueryError(criteria.query, () => everyHit(documents, searches));
    for (const hit of hits) found.set(hit.document.id, hit);
  }
  return [...found.values()]
    .toSorted((one, other) => startOf(one) - startOf(other) || (one.document.id < other.document.id ? -1 : 1))
    .map(({ document }) => document);
}
