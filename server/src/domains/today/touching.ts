import type { DomainId } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import type { Touching } from 'contract/today';
import { everyHit } from '#domains/agenda/index.ts';
import {
  readCriteria,
  savedSearchesOf,
  savedSearchOf,
  agendaSearchesByState,
} from '#domains/alerts/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import {
  type DocumentStore,
  type Filters,
  type Hit,
  type Search,
  TooBroadError,
} from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';

interface Parts {
  db: PeopleStore;
  documents: Pick<DocumentStore, 'search'>;
  clock: Clock;
}

/** A meeting that some of the user's searches find, and which these are. */
interface Touched {
  hit: Hit;
  by: Touching[];
}

/**
 * The meetings of a period that touch what the user follows (UX-2, 09): found by a saved search of the dashboard,
 * whatever document types it is about, for meetings have none of these, or by one of the agenda. Undefined for who
 * has neither. A search that can no longer be run touches nothing.
 */
export async function touchedMeetings(
  { db, documents, clock }: Parts,
  actor: Actor,
  domain: DomainId,
  period: Pick<Filters, 'from' | 'until'>,
): Promise<Map<DocumentId, Touched> | undefined> {
  const searches = [
    ...(await ofDocuments(db, actor, domain, clock.now())),
    ...(await ofAgenda(db, actor, domain, clock.now())),
  ];
  if (searches.length === 0) return undefined;
  const touched = new Map<DocumentId, Touched>();
  // One after the other: who has a hundred searches keeps nobody else waiting.
  for (const { by, search } of searches) {
    const meetings: Search = {
      ...search,
      filters: { ...search.filters, ...period, kind: 'meeting' },
    };
    for (const hit of await foundBy(documents, meetings)) {
      const { id } = hit.document;
      touched.set(id, { hit, by: [...(touched.get(id)?.by ?? []), by] });
    }
  }
  return touched;
}

async function foundBy(documents: Pick<DocumentStore, 'search'>, search: Search): Promise<Hit[]> {
  try {
    return await everyHit(documents, [search]);
  } catch (error) {
    if (!(error instanceof TooBroadError)) throw error;
    return [];
  }
}

interface Following {
  by: Touching;
  search: Search;
}

async function ofDocuments(db: PeopleStore, actor: Actor, domain: DomainId, now: Date): Promise<Following[]> {
  const rows = (await savedSearchesOf(db, actor.userId, domain)).filter(({ paused }) => paused === null);
  // The newest first, as the agenda names them.
  return rows.toReversed().flatMap(({ id, title, criteria }) => {
    try {
      const search = savedSearchOf(readCriteria(criteria).criteria, actor, now);
      return [
        {
          by: { id, title, of: 'documents' } as const,
          search: { ...search, filters: { ...search.filters, groupPaths: [] } },
        },
      ];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return [];
    }
  });
}

async function ofAgenda(db: PeopleStore, actor: Actor, domain: DomainId, now: Date): Promise<Following[]> {
  const { active } = await agendaSearchesByState(db, now, actor.userId);
  return active.flatMap(({ row: { id, title }, searches }) =>
    searches
      .filter(({ filters }) => filters.domain === domain)
      .map((search) => ({ by: { id, title, of: 'agenda' } as const, search })),
  );
}
