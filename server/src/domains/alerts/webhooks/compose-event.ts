import type { WebhookEvent } from 'contract/webhooks';
import { actorOf } from '#domains/auth/index.ts';
import { documentPage } from '#domains/documents/index.ts';
import { mayReadDomain } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import type { MatchLine } from '../follow/run-searches.ts';
import { ownSavedSearch } from '../searches/saved-search-store.ts';
import { statusesOf } from '../tell/document-status.ts';

export interface ComposeParts {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'get' | 'getMany'>;
  clock: Clock;
  /** Public base URL, without a slash at its end. */
  address: string;
}

/**
 * What an event tells at this moment, with the title of today. `never` where it is not to be told any more: its user was
 * deactivated, the module has ended, the search was deleted or does not find it now, or the document was withdrawn;
 * `later` while the document store does not have it.
 * @throws what the document store throws when it does not answer
 */
export async function eventNow(
  { people, documents, clock, address }: ComposeParts,
  { id, documentId, version, createdAt }: Tables['webhookEvents'],
  { userId, savedSearchId }: Tables['webhooks'],
): Promise<WebhookEvent | 'never' | 'later'> {
  if (documentId === null || version === null) return 'never';
  const actor = await actorOf(people, userId, clock.now());
  const search = await ownSavedSearch(people, userId, savedSearchId);
  if (!actor || !search || !mayReadDomain(actor, search.dashboard)) return 'never';
  const match = await people
    .selectFrom('matches')
    .select(['line', 'updated'])
    .where('savedSearchId', '=', savedSearchId)
    .where('documentId', '=', documentId)
    .where('version', '=', version)
    .where('gone', 'is', null)
    .executeTakeFirst();
  if (!match) return 'never';
  const status = (await statusesOf(documents, actor, [documentId])).get(documentId);
  if (status === undefined) return 'later';
  if (status === 'withdrawn' || status === 'locked') return 'never';
  const line = status === 'open' ? (JSON.parse(match.line) as MatchLine) : status.closed;
  return {
    id,
    type: 'search.match',
    createdAt: new Date(createdAt).toISOString(),
    data: {
      savedSearch: { id: search.id, title: search.title },
      document: {
        id: documentId,
        domain: line.domain,
        version,
        updated: match.updated === 1,
        title: line.title.text,
        date: line.date,
        link: documentPage(address, line),
      },
    },
  };
}
