import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { TodayResponse } from 'contract/today';
import { missingModule } from '#domains/files/index.ts';
import { newestMatch, newHitsOf, savedSearchesOf } from '#domains/alerts/index.ts';
import type { Actor } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/**
 * The user's saved searches of a dashboard that found something since their results were looked at, the one that
 * found last first, each with what it found last; what the modules no longer allow or was withdrawn is not named.
 */
export async function searchesWithNews(
  { db, documents }: { db: PeopleStore; documents: Pick<DocumentStore, 'getMany'> },
  actor: Actor,
  domain: DomainId,
): Promise<Pick<TodayResponse, 'searches' | 'numberOfSearches'>> {
  const own = await savedSearchesOf(db, actor.userId, domain);
  const { data: counts } = await newHitsOf(db, actor, domain);
  const last = await Promise.all(counts.map(({ id }) => newestMatch(db, id)));
  const found = counts
    .map((counted, index) => ({ ...counted, last: last[index] }))
    .toSorted((one, other) => (other.last?.seq ?? 0) - (one.last?.seq ?? 0))
    .slice(0, limits.todaySearches);
  const named = await documents.getMany(found.flatMap(({ last }) => last?.documentId ?? []));
  const readable = named.filter((document) => !missingModule(actor, document));
  return {
    searches: found.map(({ id, count, last }) => {
      const newest = readable.find((document) => document.id === last?.documentId);
      return {
        id,
        title: own.find((search) => search.id === id)!.title,
        count,
        ...(newest
          ? {
              newest: {
                title: newest.title,
                date: new Date(newest.date).toISOString(),
                timeKnown: newest.timeKnown,
              },
            }
          : {}),
      };
    }),
    numberOfSearches: own.length,
  };
}
