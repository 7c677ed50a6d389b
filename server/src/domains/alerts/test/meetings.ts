import type { AgendaSavedSearch } from 'contract/agenda-searches';
import { sourceStates } from '#domains/sources/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import type { Subscriber, TestProduct } from '#test/product.ts';

/** A planned debate of two and a half hours in the Tweede Kamer over the grid, which searches for "stroomnet" find. */
export function aMeeting(
  id: string,
  start: string,
  meeting: Partial<Meeting> = {},
  fields: Partial<Document> = {},
): Document {
  const begins = Date.parse(start);
  const agendaItems = meeting.agendaItems ?? [
    { number: '1', title: 'Opening', documentIds: [] },
    { number: '2', title: 'Verzwaring van het stroomnet', documentIds: [] },
  ];
  return aDocument({
    id: `test-${id}`,
    groupPath: 'tk/agenda',
    institution: 'Tweede Kamer',
    sourceType: 'Commissiedebat',
    title: `Commissiedebat ${id}`,
    text: agendaItems.map(({ title }) => title).join('\n'),
    date: begins,
    ...fields,
    meeting: {
      kind: 'committee',
      start: begins,
      end: begins + 9_000_000,
      timeKnown: true,
      status: 'planned',
      place: 'Thorbeckezaal',
      ...meeting,
      agendaItems,
    },
  });
}

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
