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
    paper(`motion-${name}`, -430, { title: `Motie ${name}`, ...vote(`Motie ${name}`, outcome) });
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
