import type { Document } from '../../server/src/stores/documents/document.ts';
import { aDocument } from '../../server/test/documents.ts';

const bill = [
  'Artikel 1 Netkaart',
  'Onze Minister stelt een landelijke netkaart vast.',
  'Artikel 2 Gegevens',
  'De netbeheerders verstrekken de nodige gegevens.',
].join('\n');

/** Texts of three dossiers: one with a scan between two versions, one without articles, one in two languages. */
export function versionsOfTexts(): Document[] {
  const paper = (dossier: string, nr: number, sourceType: string, fields: Partial<Document>) =>
    aDocument({
      id: `screens-${dossier.replace(' ', '')}-${nr}`,
      groupPath: 'tk/wetsvoorstel',
      sourceType,
      title: `${sourceType} netkaart`,
      date: Date.parse(`2020-0${nr}-01T10:00:00Z`),
      dossier: { number: dossier, title: 'Wet netkaart' },
      numbers: [
        { kind: 'dossier', value: dossier },
        { kind: 'reference', value: `${dossier}, nr. ${nr}` },
      ],
      ...fields,
    });
  return [
    paper('35 101', 2, 'Voorstel van wet', { text: bill }),
    paper('35 101', 4, 'Bijgewerkte tekst', { text: '' }),
    paper('35 101', 6, 'Nota van wijziging', { text: 'Artikel 2 vervalt.' }),
    paper('35 101', 8, 'Eindtekst', { text: bill.replace(' Gegevens', ' Informatie') }),
    paper('35 102', 2, 'Voorstel van wet', { text: 'De netkaart is oud.\nZij wordt bijgewerkt.' }),
    paper('35 102', 4, 'Eindtekst', { text: 'De netkaart is nieuw.\nZij wordt bijgewerkt.' }),
    paper('35 103', 2, 'Voorstel van wet', { text: bill }),
    paper('35 103', 4, 'Eindtekst', { text: bill, language: 'fr' }),
    paper('35 104', 2, 'Voorstel van wet', { text: bill }),
  ];
}
