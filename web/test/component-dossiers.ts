import { addDays, dayOf, instantOf } from 'contract/amsterdam';
import type { Document } from '../../server/src/stores/documents/document.ts';
import { aDocument } from '../../server/test/documents.ts';

/** A bill with four votes on one day, and its paper in the Senate; of days that no other test looks at. */
export function dossierOf(now: number): Document[] {
  const at = (days: number) => instantOf(addDays(dayOf(now), days), 12, 0);
  const paper = (id: string, days: number, fields: Partial<Document>) =>
    aDocument({
      id: `screens-${id}`,
      title: `Stuk ${id}`,
      text: 'Over de waterkering.',
      date: at(days),
      dossier: { number: '45 001', title: 'Wet op de waterkeringen' },
      ...fields,
      numbers: [{ kind: 'dossier', value: '45 001' }, ...(fields.numbers ?? [])],
    });
  const vote = (subject: string, outcome: 'aangenomen' | 'verworpen') => ({
    votes: [
      {
        ...{ subject, outcome, parties: [], members: [] },
        counts: { for: 80, against: 70 },
        date: new Date(at(-420)).toISOString(),
      },
    ],
  });
  const motion = (name: string, outcome: 'aangenomen' | 'verworpen') =>
    paper(`motion-${name}`, -430, {
      title: `Motie ${name}`,
      people: [{ name: 'Mara Proefstra', party: 'Proefpartij' }],
      ...vote(`Motie ${name}`, outcome),
    });
  return [
    paper('bill', -500, {
      ...{
        groupPath: 'tk/wetsvoorstel',
        sourceType: 'Voorstel van wet',
        ...vote('Het voorstel', 'aangenomen'),
      },
      numbers: [{ kind: 'reference', value: '45 001, nr. 2' }],
      people: [{ name: 'Truus Terpstra', party: 'Proefpartij' }],
      attachments: [
        { fileId: 'screens-bill~1', title: 'Advies bij de wet', mimeType: 'application/pdf', size: 230_400 },
        { fileId: 'screens-bill~2', title: 'Kaart' },
      ],
    }),
    motion('een', 'aangenomen'),
    motion('twee', 'verworpen'),
    motion('drie', 'verworpen'),
    paper('senate', -410, {
      groupPath: 'ek/wetsvoorstel',
      sourceType: 'Wetsvoorstel',
      institution: 'Eerste Kamer',
    }),
  ];
}

/** Two procedures that ended in a directive, one with national papers and a deadline, one with neither. */
export function threadsOf(): Document[] {
  const paper = (id: string, day: string, fields: Partial<Document>) =>
    aDocument({
      ...{ id: `screens-thread-${id}`, title: `Draad ${id}`, text: 'Zonder nummer.', institution: 'Europa' },
      date: Date.parse(`${day}T10:00:00Z`),
      ...fields,
    });
  const directive = (number: string, article: string) => {
    const of = (groupPath: string, value: string, kind: 'ce' | 'document'): Partial<Document> => ({
      ...{ domain: 'eu', groupPath, language: 'en', dossier: { number: `2033/0${number}(COD)`, title: '' } },
      numbers: [
        { kind, value },
        { kind: 'procedure', value: `2033/0${number}(COD)` },
      ],
    });
    return [
      paper(`proposal-${number}`, '2024-09-17', of('commission/proposal', `COM(2033) ${number}`, 'ce')),
      paper(`act-${number}`, '2026-01-12', {
        ...of('official-journal/directive', `32034L0${number}`, 'document'),
        title: `Directive (EU) 2034/${number} on a matter`,
        text: `Article 31\n1. Member States shall bring into force the provisions necessary to comply with this Directive${article}.`,
      }),
    ];
  };
  const letter = (id: string, day: string) =>
    paper(id, day, { groupPath: 'regering/kamerbrief', text: `De brief over COM(2033) 611 van ${id}.` });
  return [
    ...directive('611', ' by 12 December 2097'),
    ...directive('612', ' within two years'),
    letter('letter-1', '2025-01-01'),
    letter('letter-2', '2025-01-02'),
    letter('letter-3', '2025-01-03'),
    paper('bill', '2026-02-02', {
      ...{ groupPath: 'tk/wetsvoorstel', sourceType: 'Voorstel van wet' },
      title: 'Implementatie van Richtlijn (EU) 2034/611',
      dossier: { number: '45 611', title: 'Implementatiewet zaak' },
      numbers: [{ kind: 'dossier', value: '45 611' }],
    }),
  ];
}
