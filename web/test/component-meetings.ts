import { addDays, dayOf, instantOf } from 'contract/amsterdam';
import type { Document } from '../../server/src/stores/documents/document.ts';
import { aDocument } from '../../server/test/documents.ts';

const papers = ['contracten', 'beslisnota', 'maatregelen', 'monitor', 'advies', 'planning'];

/**
 * Meetings that have a page: one with an agenda, one behind closed doors and one that was withdrawn; of days before
 * those of the agenda, which counts what it finds.
 */
export function meetingsOf(now: number): { there: Document[]; withdrawn: Document } {
  const day = addDays(dayOf(now), -120);
  const aMeeting = (id: string, fields: Partial<Document>, meeting: Partial<Document['meeting']> = {}) =>
    aDocument({
      id: `screens-${id}`,
      groupPath: 'tk/agenda',
      sourceType: 'Commissiedebat',
      date: instantOf(day, 13, 30),
      committees: [{ code: 'KGG', name: 'Vaste commissie voor Klimaat en Groene Groei' }],
      ...fields,
      meeting: {
        kind: 'committee',
        start: instantOf(day, 13, 30),
        end: instantOf(day, 17, 30),
        timeKnown: true,
        status: 'planned',
        place: 'Thorbeckezaal',
        agendaItems: [],
        ...meeting,
      },
    });
  const point = (number: string, title: string, ...names: string[]) => ({
    number,
    title,
    documentIds: names.map((name) => `screens-${name}`),
  });
  return {
    there: [
      ...papers.map((name) =>
        aDocument({
          id: `screens-${name}`,
          groupPath: 'tk/brief',
          sourceType: 'Brief regering',
          title: `Brief over ${name}`,
          text: name === 'contracten' ? 'Over netcongestie en netcongestie.' : 'Over iets anders.',
        }),
      ),
      aMeeting(
        'debate',
        {
          title: 'Commissiedebat Energiewet',
          text: 'De commissie spreekt over netcongestie.',
          people: [
            { name: 'J. Mulderink', role: 'Voorzitter', party: 'Christelijk Midden' },
            ...Array.from({ length: 10 }, (_, index) => ({
              ...{ name: `Lid ${index + 1}`, role: 'Deelnemer' },
              ...(index === 0 ? { party: 'Proefpartij' } : {}),
            })),
          ],
        },
        {
          agendaItems: [
            point('1', 'Brief over contracten', 'contracten', 'beslisnota'),
            point('2', 'Voortgang netcongestie', 'maatregelen', 'monitor', 'advies', 'planning'),
            { ...point('3', 'Vertrouwelijk overleg'), confidential: true },
          ],
        },
      ),
      aMeeting('closed', { title: 'Gesprek achter gesloten deuren', confidentiality: 'Besloten' }),
    ],
    withdrawn: aMeeting('withdrawn', { title: 'Ingetrokken rondetafelgesprek' }),
  };
}
