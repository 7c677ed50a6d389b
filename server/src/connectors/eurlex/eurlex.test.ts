import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { documentIdOf, readCelex } from '../reading/celex.ts';
import { commissionNumber, knownDay, procedureOf } from './facts.ts';
import { eurlex } from './eurlex.ts';
import { institutions, kindOf } from './kinds.ts';
import { readNotice } from './notice.ts';
import { readPage } from './page.ts';
import type { EurlexRaw } from './raw.ts';
import { readChanges, rowsOf, type Row } from './sparql.ts';

const extraction = openTextExtraction();
afterAll(() => extraction.close());

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url)));
const authority = 'http://publications.europa.eu/resource/authority/';
const row = (values: Record<string, string>): Row =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
const text = (name: string, mimeType = 'application/xhtml+xml') => ({
  url: `http://publications.europa.eu/resource/celex/${name}`,
  file: { bytes: fixture(name), mimeType, fileName: '' },
});
const read = (raw: Partial<EurlexRaw> & { celex: string }) =>
  eurlex({ extraction }).read({ rows: [], notices: [], texts: [], notes: [], ...raw });

test('eurlex: a proposal has everything that its rows, its notice and its text say', async () => {
  const celex = '52031PC0007';
  const titled = (code: string, title: string) =>
    row({ celex, title, language: `${authority}language/${code}`, date: '2031-02-03' });
  const { documents, files, skipped, notes } = await read({
    celex,
    rows: [titled('NLD', 'Voorstel over proefvelden'), titled('FRA', 'Proposition sur les champs')],
    notices: [{ url: 'notice', bytes: fixture('notice.xml') }],
    texts: [text('proposal.html')],
  });
  expect([skipped, notes]).toEqual([[], []]);
  expect(files).toEqual([{ fileId: 'eurlex-52031PC0007', bytes: fixture('proposal.html') }]);
  const title = 'Proposal for a DIRECTIVE on trial fields';
  const page = (number: string) => `https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:${number}`;
  expect(documents).toEqual([
    {
      id: 'eurlex-52031PC0007',
      domain: 'eu',
      source: 'eurlex',
      demo: false,
      groupPath: 'commission/proposal',
      sourceType: 'Proposal for a directive',
      institution: 'European Commission',
      title,
      titles: { en: title, nl: 'Voorstel over proefvelden', fr: 'Proposition sur les champs' },
      language: 'en',
      date: startOfDay('2031-02-03'),
      timeKnown: false,
      sourceDate: '2031-02-03',
      text: [
        'End of validity: 2032-01-01',
        'Brussels, 3.2.2031',
        'COM(2031) 7 final',
        '2031/0009 (COD)',
        'Proposal for a',
        'DIRECTIVE',
        'on trial fields',
        'Article 1',
        'Fields are tried.',
      ].join('\n'),
      file: {
        fileId: 'eurlex-52031PC0007',
        title,
        mimeType: 'text/html',
        size: fixture('proposal.html').byteLength,
        url: 'http://publications.europa.eu/resource/celex/proposal.html',
      },
      attachments: [
        {
          fileId: 'eurlex-52031PC0007~1',
          title: 'Annex',
          mimeType: 'text/html',
          url: 'http://publications.europa.eu/resource/cellar/7.01/DOC_2',
        },
      ],
      people: [],
      organisations: [
        { name: 'European Commission', relation: 'Author' },
        { name: 'PRF', relation: 'Service responsible' },
      ],
      committees: [],
      numbers: [
        { kind: 'document', value: '52031PC0007' },
        { kind: 'ce', value: 'COM(2031) 7' },
        { kind: 'procedure', value: '2031/0009(COD)' },
      ],
      dossier: { number: '2031/0009(COD)', title },
      labels: [
        { scheme: 'eurovoc', code: '77', name: 'trial field' },
        { scheme: 'eu-directory', code: '0310', name: 'Trials' },
      ],
      identities: ['celex-52031PC0007'],
      votes: [],
      relations: [
        { relation: 'Based on', id: 'eurlex-12016E114', title: '12016E114', url: page('12016E114') },
        {
          relation: 'Proposes to amend',
          id: 'eurlex-32020L0001',
          title: '32020L0001',
          url: page('32020L0001'),
        },
        { relation: 'Related to', title: 'P11_TA(2031)0005' },
        { relation: 'Procedure', id: 'ep-proc-2031-0009', title: '2031/0009(COD)' },
      ],
      originalUrls: [page('52031PC0007')],
      confidentiality: 'Openbaar',
    },
  ]);
});

test('eurlex: an act that comes as a cross product of rows is one document, in French when that is its text', async () => {
  const celex = '32031R0042';
  const rows = ['2031-03-25', '2031-04-01'].flatMap((entryForce) =>
    ['EP', 'CONSIL'].map((body) =>
      row({
        celex,
        entryForce,
        date: '2031-03-01',
        endValidity: '9999-12-31',
        eli: 'http://data.europa.eu/eli/reg/2031/42/oj',
        rtype: `${authority}resource-type/REG`,
        author: `${authority}corporate-body/${body}`,
      }),
    ),
  );
  const { documents } = await read({ celex, rows, texts: [text('act.xhtml')] });
  expect(documents).toMatchObject([
    {
      groupPath: 'official-journal/regulation',
      sourceType: 'Regulation',
      language: 'fr',
      titles: { fr: 'RÈGLEMENT (UE) 2031/42 du 1er mars 2031 relatif aux champs' },
      sourceDate: '2031-03-01 (published 2031-03-05)',
      organisations: [{ name: 'European Parliament' }, { name: 'Council of the European Union' }],
      numbers: [
        { kind: 'document', value: celex },
        { kind: 'reference', value: 'OJ L, 2031/42, 5.3.2031' },
        { kind: 'reference', value: 'http://data.europa.eu/eli/reg/2031/42/oj' },
      ],
    },
  ]);
  expect(documents[0]!.text).toMatch(/^Entry into force: 2031-03-25\nEntry into force: 2031-04-01\n/);
  expect(documents[0]!.text).not.toContain('End of validity');
});

test('eurlex: a consolidated text is a document of its own that points to its act', async () => {
  const { documents } = await read({ celex: '32031R0042', texts: [text('consolidated.xhtml')] });
  expect(documents).toMatchObject([
    {
      id: 'eurlex-02031R0042-20320409',
      groupPath: 'official-journal/other',
      sourceType: 'Consolidated text',
      title: 'REGULATION (EU) 2031/42 of 1 March 2031 on fields',
      date: startOfDay('2032-04-09'),
      identities: ['celex-02031R0042-20320409'],
      relations: [{ relation: 'Consolidated text of', id: 'eurlex-32031R0042' }],
    },
  ]);
});

test('eurlex: an act in Formex has its numbers in the lines of its points', async () => {
  const { documents } = await read({ celex: '32031R0042', texts: [text('formex.xml', 'application/xml')] });
  expect(documents).toMatchObject([
    {
      title: 'Regulation (EU) 2031/42 of 1 March 2031 on CO2 fields',
      sourceDate: '2031-03-01',
      numbers: [{}, { kind: 'reference', value: 'OJ L 42, 2031, p. 3' }],
    },
  ]);
  expect(documents[0]!.text).toContain('Article 1\n1. There are fields.\n(a) green ones;');
});

test('eurlex: the language of a title may stand in the element itself, as in notices of a branch', async () => {
  const notice = Buffer.from(fixture('notice.xml'))
    .toString()
    .replace(/<EXPRESSION_USES_LANGUAGE.*<\/EXPRESSION_USES_LANGUAGE>/, '<LANG>ENG</LANG>');
  const facts = readNotice(new TextEncoder().encode(notice), 'x')!;
  expect(facts.titles).toEqual({ en: 'Proposal for a DIRECTIVE on trial fields' });
});

test('eurlex: a work without a title in our languages is kept under its number, and that is noted', async () => {
  const rows = [
    row({ celex: '32031R0042', title: 'Kenttiä', language: `${authority}language/FIN`, date: '2031-03-01' }),
  ];
  const { documents, skipped, notes } = await read({ celex: '32031R0042', rows });
  expect(documents).toMatchObject([{ id: 'eurlex-32031R0042', title: '32031R0042', titles: {} }]);
  expect(skipped).toEqual([]);
  expect(notes.map(({ note }) => note)).toContain(
    'no title in any of the four languages: kept under its number',
  );
});

test('eurlex: a work without number or day is left out with the reason', async () => {
  const reasons = async (raw: Partial<EurlexRaw> & { celex: string }) => (await read(raw)).skipped;
  expect(await reasons({ celex: '32031R0042' })).toMatchObject([
    { reason: 'no day of the document "32031R0042"' },
  ]);
  expect(await reasons({ celex: 'C/2031/7' })).toMatchObject([{ reason: 'no CELEX number: C/2031/7' }]);
  const rows = [
    row({ celex: '32031R0042', title: 'Fields', language: `${authority}language/ENG`, date: '1001-01-01' }),
  ];
  expect(await reasons({ celex: '32031R0042', rows })).toMatchObject([
    { reason: 'no day of the document "Fields"' },
  ]);
});

test.each([
  ['32031R0001', 'REG', '', 'official-journal/regulation', 'Regulation'],
  ['32031L0001', 'DIR', '', 'official-journal/directive', 'Directive'],
  ['32031D0001', 'DEC', '', 'official-journal/decision', 'Decision'],
  ['32031R0001', 'REG_DEL', '', 'commission/delegated-act', 'Regulation'],
  ['32031R0001R(01)', 'CORRIGENDUM', '', 'official-journal/regulation', 'Corrigendum'],
  ['22031A0203(01)', 'AGREE_INTERNATION', '', 'official-journal/other', 'International agreement'],
  ['52031PC0001', 'PROP_REG', '', 'commission/proposal', 'Proposal'],
  ['52031DC0001', 'COMMUNIC', 'Communication on fields', 'commission/communication', 'COM document'],
  ['52031DC0001', 'COM', 'Report from the Commission', 'commission/report', 'COM document'],
  ['52031SC0001', 'SWD', '', 'commission/working-document', 'Staff working document'],
  ['52031JC0001', 'JOIN', 'Joint Proposal for a decision', 'commission/proposal', 'Joint document'],
  [
    '52031XG0001',
    'NOTICE',
    'Council conclusions on fields',
    'council/conclusions',
    'Council document in the Official Journal',
  ],
  ['52031AG0001', 'POSIT', '', 'council/position', 'Position of the Council'],
  ['52031SA0001', 'REPORT', '', 'auditors/special-report', 'Special report'],
  ['52031AA0001', 'OPIN', '', 'auditors/opinion', 'Opinion of the Court of Auditors'],
  ['52031AE0001', 'OPIN', '', 'eesc/opinion', 'Opinion of the EESC'],
  ['52031IR0001', 'OPIN', '', 'cor/opinion', 'Own-initiative opinion of the CoR'],
])('eurlex: %s of type %s stands at its place in the tree', (number, type, title, groupPath, name) => {
  expect(kindOf(readCelex(number)!, [type], title)).toEqual({ groupPath, name });
  expect(institutions[groupPath.split('/')[0]!]).toBeDefined();
});

test('eurlex: numbers, days and references are read in every form they have', () => {
  expect(readCelex('32016R0679R(02)')).toMatchObject({ kind: 'R', corrects: '32016R0679' });
  expect(readCelex('02022R2554-20221227')).toMatchObject({ sector: '0', consolidates: '32022R2554' });
  expect(readCelex('12016M/TXT')).toMatchObject({ sector: '1', kind: 'M' });
  expect(readCelex('21993A0216(02)')?.corrects).toBeUndefined();
  expect(readCelex('COM(2031) 7')).toBeUndefined();
  expect(documentIdOf('32016R0679R(02)')).toBe('eurlex-32016R0679R-02');
  expect(['2013/0449/COD', '2018/0172 (COD)', '2018_172'].map(procedureOf)).toEqual([
    '2013/0449(COD)',
    '2018/0172(COD)',
    undefined,
  ]);
  expect(['COM(2018)340 final', 'COM_2018_0340_FIN', 'PE 60 2017'].map(commissionNumber)).toEqual([
    'COM(2018) 340',
    'COM(2018) 340',
    undefined,
  ]);
  expect(['2031-02-30', '9999-12-31', '1001-01-01', '2031-02-03T10:00:00'].map(knownDay)).toEqual([
    undefined,
    undefined,
    undefined,
    '2031-02-03',
  ]);
});

test('eurlex: what is cut, empty or something else is a fault', () => {
  const bytes = (content: string) => new TextEncoder().encode(content);
  const notice = fixture('notice.xml');
  expect(() => readNotice(notice.subarray(0, 900), 'x')).toThrow(/shape/);
  expect(() => readNotice(bytes(''), 'x')).toThrow(/shape/);
  expect(() => readNotice(bytes('<!DOCTYPE a [<!ENTITY b "c">]><NOTICE/>'), 'x')).toThrow(/shape/);
  expect(() => readNotice(bytes('<html><body>Error</body></html>'), 'x')).toThrow(/blocked.*<html>/);
  expect(readNotice(bytes('<NOTICE type="tree"><DOSSIER/></NOTICE>'), 'x')).toBeUndefined();
  const page = fixture('act.xhtml');
  expect(() => readPage(page.subarray(0, page.byteLength - 20), 'x')).toThrow(/shape.*without its end/);
  expect(() => readPage(bytes('<html><body><script>x()</script></body></html>'), 'x')).toThrow(/blocked/);
  expect(readPage(bytes(`<html><body>${'Opinion of a committee. '.repeat(40)}</body></html>`), 'x')).toEqual(
    {},
  );
  expect(() => rowsOf({ error: 'Virtuoso 42000 Error' }, 'x')).toThrow(/shape/);
  expect(() => readChanges([row({ celex: '32031R0042' })], 'x')).toThrow(/shape/);
  expect(() => readChanges([row({ work: 'x> }', celex: 'y', changed: '2031-01-01' })], 'x')).toThrow(/shape/);
});
