import type { Document, Meeting } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';

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
