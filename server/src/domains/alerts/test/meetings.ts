import type { AgendaSavedSearch } from 'contract/agenda-searches';
import { sourceStates } from '#domains/sources/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import type { Subscriber, TestProduct } from '#test/product.ts';

export { aMeeting } from './a-meeting.ts';

/** Puts meetings as a run of a source does. */
export async function comesIn(product: TestProduct, lease: Lease, ...documents: Document[]): Promise<void> {
  await sourceStates(product.people.db, lease).keepReplaced(product.documents, documents);
  await product.documents.put(documents);
}

/** Saves a search of the agenda with some of its mails on. */
export async function saveAgendaSearch(
  product: TestProduct,
  user: Subscriber,
  query: string,
  mails: ('dailyChanges' | 'activitiesFrequent' | 'activitiesOverview')[] = [],
  fields: object = {},
): Promise<AgendaSavedSearch> {
  product.clock.advance(1);
  const answer = await user.post('/agenda/savedsearches', {
    title: `Over ${query}`,
    sendUpdatesPerEmail: {
      dailyChanges: mails.includes('dailyChanges'),
      activitiesFrequent: { enabled: mails.includes('activitiesFrequent') },
      activitiesOverview: { enabled: mails.includes('activitiesOverview') },
    },
    queryDetails: { query, filters: [] },
    allowIdentical: true,
    ...fields,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ data: AgendaSavedSearch }>().data;
}
