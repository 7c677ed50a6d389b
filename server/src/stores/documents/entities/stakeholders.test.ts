import { domainIds } from 'contract/dashboards';
import { describe, expect, test } from 'vitest';
import { entitiesOf } from '../entities.ts';
import type { Document } from '../document.ts';
import { aDocument } from '../test/documents.ts';

const stakeholders = (differences: Partial<Document>) =>
  entitiesOf(aDocument({ id: 'tk-1', ...differences })).stakeholders;

describe('stakeholders: who and what a document names', () => {
  test('leaves out names that no search could be narrowed to', () => {
    const people = [{ name: 'Kort' }, { name: 'Lang '.repeat(50) }];
    expect(entitiesOf(aDocument({ id: 'x-1', people })).stakeholders).toEqual(['PER:Kort']);
  });

  test('comes from the metadata first, then from title, text and files as it appears, each once', () => {
    expect(
      stakeholders({
        title: 'Advies van de Raad van State',
        text: 'De NAVO en het IMF spraken met Mark Rutte, de NAVO en Jesse Klaver.',
        file: { fileId: 'tk-1', title: 'NS', mimeType: 'text/plain', text: 'ASML en het OM.' },
        attachments: [{ fileId: 'tk-1~1', title: '', text: 'Aldus Clingendael.' }],
        people: [{ name: 'Jesse  Klaver' }, { name: 'V. van Voorbeeld' }],
        organisations: [{ name: 'Vereniging van Nederlandse Gemeenten' }, { name: 'Proefstichting  Dijk' }],
      }),
    ).toEqual([
      'PER:Jesse Klaver',
      'PER:V. van Voorbeeld',
      'IG:Vereniging van Nederlandse Gemeenten',
      'IG:Proefstichting Dijk',
      'JH:Raad van State',
      'IO:NAVO',
      'IO:Internationaal Monetair Fonds',
      'PER:Mark Rutte',
      'COM:ASML',
      'JH:Openbaar Ministerie',
      'TT:Clingendael',
    ]);
  });

  test.each([
    ['Aldus VNO-NCW.', ['IG:VNO-NCW']],
    ['Aldus VNO NCW.', ['IG:VNO-NCW']],
    ['De SER en het CPB adviseren.', ['AAA:Sociaal-Economische Raad', 'AAA:Centraal Planbureau']],
    ['de ser en de cpb', []],
    ['De NS rijdt; ns-reizigers niet.', ['COM:NS']],
    ['DILAN YESILGOZ', ['PER:Dilan Yeşilgöz-Zegerius']],
    ['Het lid Klaver verzoekt.', []],
    ['Het Europees Openbaar Ministerie', ['EU:Europees Openbaar Ministerie']],
    ['De VNG en V&VN overleggen.', ['IG:Vereniging van Nederlandse Gemeenten', 'IG:V&VN']],
    ['De Europese Commissie schrijft.', ['EU:Europese Commissie']],
    ['De Raad. Van State.', ['JH:Raad van State']],
  ])('%s', (text, expected) => expect(stakeholders({ text })).toEqual(expected));

  test('never runs from one value into the next', () => {
    const attachments = [{ fileId: 'tk-1~1', title: '', text: 'van State' }];
    expect(stakeholders({ title: 'De Raad', text: 'van State' })).toEqual([]);
    expect(stakeholders({ text: 'De Raad', attachments })).toEqual([]);
  });

  test.each([
    ['nl', ['PER', 'IG', 'COM', 'TT', 'AAA', 'JH', 'IO', 'EU']],
    ['nl-lr', ['IG', 'COM', 'TT', 'AAA', 'JH', 'IO', 'EU']],
    ['eu', ['committees', 'referenceCodes']],
    ['be-fed', ['IG', 'IO', 'EU']],
    ['be-flm', ['IG', 'IO', 'EU']],
  ] as const)('has the codes of the dashboard of %s only', (domain, codes) => {
    const found = stakeholders({
      domain,
      text:
        'Mark Rutte, Natuurmonumenten, ASML, Clingendael, CPB, Hoge Raad, NAVO, Europese Commissie, ' +
        'COM(2023) 123',
      people: [{ name: 'V. van Voorbeeld' }],
      organisations: [{ name: 'Boerenbond' }],
      committees: [{ code: 'ENVI', name: 'Milieu' }],
      numbers: [{ kind: 'procedure', value: '2021/0106(COD)' }],
    });
    expect(new Set(found.map((value) => value.split(':')[0]))).toEqual(new Set(codes));
  });

  test('looks for a body only where it works', () => {
    const text = 'Het ACV en Unizo staken met de FNV.';
    expect(stakeholders({ domain: 'be-fed', text })).toEqual([
      'IG:Algemeen Christelijk Vakverbond',
      'IG:UNIZO',
    ]);
    expect(stakeholders({ domain: 'nl', text })).toEqual(['IG:UNIZO', 'IG:FNV']);
  });

  test('of the EU are committees and references, those of the text in the writing of the metadata', () => {
    expect(
      stakeholders({
        domain: 'eu',
        title: 'Report on COM(2021)0206',
        text: 'A9-0188/2023, PE 731.563v02-00, 2021/0106 (COD).',
        committees: [
          { code: 'IMCO', name: 'Internal Market' },
          { code: 'IMCO', name: 'Internal Market' },
        ],
        numbers: [
          { kind: 'procedure', value: '2021/0106(COD)' },
          { kind: 'pe', value: 'PE731.563v01-00' },
          { kind: 'council', value: 'ST 8115\n 2021 INIT' },
          { kind: 'document', value: 'A9-0001/2020' },
        ],
      }),
    ).toEqual([
      'committees:IMCO',
      'referenceCodes:2021/0106(COD)',
      'referenceCodes:PE731.563',
      'referenceCodes:ST 8115 2021 INIT',
      'referenceCodes:COM(2021) 206',
      'referenceCodes:A9-0188/2023',
    ]);
  });

  test('is at most 200, metadata first', () => {
    const people = Array.from({ length: 199 }, (_, index) => ({ name: `Lid ${index}` }));
    const found = stakeholders({ text: 'De NAVO en het IMF', people });
    expect(found).toHaveLength(200);
    expect(found.slice(-2)).toEqual(['PER:Lid 198', 'IO:NAVO']);
  });

  test.each(domainIds)('is nothing in a confidential document of %s', (domain) => {
    expect(
      entitiesOf(
        aDocument({
          id: 'tk-1',
          domain,
          confidentiality: 'Besloten',
          title: 'NAVO COM(2023) 123',
          text: 'Mark Rutte',
          people: [{ name: 'Mark Rutte' }],
          committees: [{ code: 'ENVI', name: 'Milieu' }],
        }),
      ),
    ).toEqual({ stakeholders: [], topics: [] });
  });
});
