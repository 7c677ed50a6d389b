import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { doceo } from './doceo.ts';
import type { DoceoRaw, SourceFile } from './raw.ts';

const extraction = openTextExtraction();
afterAll(() => extraction.close());
const connector = doceo({ extraction });
const site = 'https://www.europarl.europa.eu/doceo/document/';
const members = { 9001: 'Ann Proof', 9002: 'Bo van Test' };

function fixture(name: string): Uint8Array {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url));
}

function file(name: string, address: string): SourceFile {
  return { url: `${site}${address}`, bytes: fixture(name) };
}

const list = file('votes.xml', 'PV-10-2028-02-08-VOT_EN.xml');
const rollCalls = file('roll-calls.xml', 'PV-10-2028-02-08-RCV_EN.xml');
const read = (raw: DoceoRaw) => connector.read(raw);

test('doceo: a vote is one document of what list and roll call tell of it', async () => {
  const { documents } = await read({ kind: 'votes', list, rollCalls, members });
  const title = 'Rules for proofs ***I – Amendments by the committee – § 3 – Am 12';
  expect(documents[0]).toEqual({
    id: 'doceo-VOT-9001',
    domain: 'eu',
    source: 'doceo',
    demo: false,
    groupPath: 'ep/plenary/vote',
    sourceType: 'Roll call',
    institution: 'European Parliament',
    title,
    titles: { en: title },
    language: 'en',
    date: Date.parse('2028-02-08T11:20:59Z'),
    timeKnown: true,
    sourceDate: '2028-02-08 12:20:59',
    text: [
      'Rules for proofs ***I',
      'Report: Ann Proof, Bo van Test (A10-0007/2028) (COM(2027)0077 – 2027/0099(COD))',
      'Amendments by the committee',
      'A10-0007/2028 – Ann Proof – § 3 – Am 12',
      '§ 3',
      'ECR Members',
      '1, 2, 1',
      'Corrections to votes and voting intentions',
      '+: Bo van Test',
    ].join('\n'),
    attachments: [],
    people: [
      { name: 'Ann Proof', role: 'Rapporteur' },
      { name: 'Bo van Test', role: 'Rapporteur' },
    ],
    organisations: [],
    committees: [
      { code: 'PECH', name: 'Fisheries' },
      { code: 'FEMM', name: "Women's Rights and Gender Equality" },
    ],
    numbers: [
      { kind: 'reference', value: '9001' },
      { kind: 'document', value: 'A10-0007/2028' },
      { kind: 'ce', value: 'COM(2027) 77' },
      { kind: 'procedure', value: '2027/0099(COD)' },
    ],
    agendaItem: 'Rules for proofs ***I',
    partOf: { id: 'ep-MTG-PL-2028-02-08', title: 'MTG-PL-2028-02-08', item: 'Rules for proofs ***I' },
    identities: ['ep-vote-9001'],
    votes: [
      {
        subject: title,
        outcome: 'verworpen',
        outcomeText: 'REJECTED',
        date: '2028-02-08T11:20:59.000Z',
        parties: [
          { party: 'S&D', seats: 1, choice: 'Voor' },
          { party: 'S&D', seats: 1, choice: 'Tegen' },
          { party: 'PPE', seats: 1, choice: 'Tegen' },
          { party: 'NI', seats: 1, choice: 'Onthouding' },
        ],
        members: [
          { name: 'Ann Proof', party: 'S&D', choice: 'Voor' },
          { name: 'Bo van Test', party: 'S&D', choice: 'Tegen' },
          { name: 'Unlisted', party: 'PPE', choice: 'Tegen' },
          { name: 'Alone', party: 'NI', choice: 'Onthouding' },
        ],
        counts: { for: 1, against: 2, abstentions: 1 },
      },
    ],
    relations: [
      { relation: 'Document', id: 'ep-A-10-2028-0007', title: 'A10-0007/2028' },
      { relation: 'Procedure', id: 'ep-proc-2027-0099', title: '2027/0099(COD)' },
    ],
    originalUrls: [list.url, rollCalls.url],
    confidentiality: 'Openbaar',
  });
});

test('doceo: a committee in French is no delegation, whatever stands behind its d', async () => {
  const organisationsOf = async (committee: string) => {
    const xml = Buffer.from(fixture('votes.xml')).toString('utf8');
    const bytes = Buffer.from(xml.replace(/committee="[^"]*"/, `committee="${committee}"`));
    return (await read({ kind: 'votes', list: { ...list, bytes }, members })).documents[0]!.organisations;
  };
  for (const name of [
    'Commission de la pêche',
    "Commission de l'agriculture",
    "Commission d'enquête",
    'Commission du commerce',
  ])
    expect(await organisationsOf(`Commission : ${name}`)).toEqual([]);
  const name = 'Délégation au comité de conciliation';
  expect(await organisationsOf(`Commission : ${name}`)).toEqual([{ name, relation: 'Author' }]);
});

test('doceo: headings, votes in parts and information are no votes, and said so', async () => {
  const { documents, skipped } = await read({ kind: 'votes', list, rollCalls, members });
  expect(documents.map(({ id }) => id)).toEqual([
    'doceo-VOT-9001',
    'doceo-VOT-9003',
    'doceo-VOT-9004',
    'doceo-VOT-9005',
    'doceo-VOT-9009',
  ]);
  expect(skipped.map(({ sourceId }) => sourceId)).toEqual(['1', '9002', '2', '5003']);
});

test('doceo: a show of hands has no counts and the day alone; a part has the words it is about', async () => {
  const { documents } = await read({ kind: 'votes', list, members });
  expect(documents[1]).toMatchObject({
    sourceType: 'Raise hand',
    date: Date.parse('2028-02-07T23:00:00Z'),
    timeKnown: false,
    votes: [{ outcome: 'aangenomen', parties: [], members: [] }],
  });
  expect(documents[1]!.votes[0]).not.toHaveProperty('counts');
  expect(documents[1]!.text).toContain('First part ‘all of it’');
  expect(documents[0]!.text).not.toContain('First part');
});

test('doceo: a lapsed vote has no outcome of ours, a withdrawn one has', async () => {
  const { documents } = await read({ kind: 'votes', list, members });
  expect(documents[2]!.votes[0]).toMatchObject({ outcomeText: 'LAPSED' });
  expect(documents[2]!.votes[0]).not.toHaveProperty('outcome');
  expect(documents[3]).toMatchObject({
    timeKnown: true,
    numbers: [{ value: '9005' }, { kind: 'document', value: 'RC-B10-0011/2028' }],
    relations: [{ id: 'ep-RC-10-2028-0011' }],
    votes: [{ outcome: 'ingetrokken', counts: { for: 9, against: 3, abstentions: 0 } }],
  });
});

test('doceo: a roll call alone is a vote without an outcome', async () => {
  const { documents } = await read({ kind: 'votes', rollCalls, members });
  expect(documents[1]).toMatchObject({
    id: 'doceo-VOT-9009',
    title: 'Elections – Election of proofs',
    votes: [{ counts: { for: 0, against: 0, abstentions: 0 } }],
  });
  expect(documents[1]!.votes[0]).not.toHaveProperty('outcome');
});

test('doceo: roll calls of another day than the list keep their own day, and it is told', async () => {
  const moved = Buffer.from(rollCalls.bytes)
    .toString()
    .replace('Sitting.Date="2028-02-08"', 'Sitting.Date="2028-02-07"');
  const other = { ...rollCalls, bytes: Buffer.from(moved) };
  const { documents, notes } = await read({ kind: 'votes', list, rollCalls: other, members });
  expect(documents.map(({ partOf }) => partOf!.id.slice(-10))).toEqual([
    ...Array<string>(4).fill('2028-02-08'),
    '2028-02-07',
  ]);
  expect(notes).toEqual([
    { sourceId: rollCalls.url, note: 'the roll calls are of 2028-02-07, the list of 2028-02-08' },
  ]);
});

test('doceo: a roll call that counts others than it names is noted', async () => {
  const bytes = Buffer.from(rollCalls.bytes)
    .toString()
    .replace('<Result.For Number="1">', '<Result.For Number="3">');
  const { notes } = await read({
    kind: 'votes',
    rollCalls: { ...rollCalls, bytes: Buffer.from(bytes) },
    members,
  });
  expect(notes).toEqual([{ sourceId: '9001', note: 'For: 3 counted, 1 named' }]);
  expect((await read({ kind: 'votes', rollCalls, members })).notes).toEqual([]);
});

test('doceo: a French list of votes is French', async () => {
  const bytes = Buffer.from(list.bytes)
    .toString()
    .replace('language="EN"', 'language="FR"')
    .replace('Rules for proofs ***I', 'Règles sur les preuves ***I')
    .replace('Report: Ann Proof, Bo van Test', 'Rapport: Ann Proof et Bo van Test');
  const { documents } = await read({ kind: 'votes', list: { ...list, bytes: Buffer.from(bytes) }, members });
  expect(documents[0]).toMatchObject({
    language: 'fr',
    titles: { fr: 'Règles sur les preuves ***I – Amendments by the committee – § 3 – Am 12' },
    people: [{ name: 'Ann Proof' }, { name: 'Bo van Test' }],
  });
  expect(documents[0]!.titles).not.toHaveProperty('en');
});

test('doceo: a verbatim report is one document per chapter with its turns', async () => {
  const debates = file('debates.xml', 'CRE-10-2028-02-08_EN.xml');
  const { documents, skipped } = await read({ kind: 'debates', file: debates, members });
  expect(documents).toHaveLength(1);
  expect(documents[0]).toMatchObject({
    id: 'doceo-CRE-10-2028-02-08-ITM-002',
    groupPath: 'ep/plenary/debate',
    title: 'Proofs (A10-0007/2028) (debate)',
    titles: { en: 'Proofs (A10-0007/2028) (debate)', nl: 'Proeven (debat)' },
    language: 'nl',
    date: Date.parse('2028-02-08T08:01:00Z'),
    timeKnown: true,
    text: 'Let us begin.\nVoorzitter, dit is bewezen.\nDank u.\nI agree.',
    identities: ['ep-CRE-10-2028-02-08-ITM-002'],
    partOf: { id: 'ep-MTG-PL-2028-02-08', item: '2' },
    relations: [{ id: 'ep-A-10-2028-0007' }],
    turns: [
      {
        speaker: { name: 'Vera Chair', role: 'President' },
        chair: true,
        from: 0,
        to: 13,
        start: Date.parse('2028-02-08T08:01:00Z'),
        end: Date.parse('2028-02-08T08:02:00Z'),
      },
      { speaker: { name: 'Bo van Test', party: 'Verts/ALE' }, from: 14, to: 49 },
      { speaker: { name: 'Ann Proof', party: 'S&D', role: 'in writing' }, from: 50, to: 58 },
    ],
  });
  expect(skipped).toEqual([{ sourceId: 'CRE-2028-02-08 3', reason: 'a chapter in which nobody spoke' }]);
});

test('doceo: the page of a report is its text with what its cover says', async () => {
  const url = `${site}A-10-2028-0007_EN.html`;
  const page = { bytes: fixture('report.html'), mimeType: 'text/html', fileName: 'A-10-2028-0007_EN.html' };
  const { documents, files } = await read({
    kind: 'document',
    identifier: 'A-10-2028-0007',
    url,
    file: page,
  });
  expect(documents[0]).toMatchObject({
    id: 'doceo-A-10-2028-0007',
    groupPath: 'ep/plenary/report',
    sourceType: 'REPORT',
    title: 'REPORT on rules for proofs',
    date: Date.parse('2028-02-07T23:00:00Z'),
    timeKnown: false,
    people: [{ name: 'Ann Proof', role: 'Rapporteur' }],
    committees: [{ code: 'PECH', name: 'Fisheries' }],
    numbers: [
      { kind: 'document', value: 'A10-0007/2028' },
      { kind: 'reference', value: 'A-10-2028-0007' },
      { kind: 'pe', value: 'PE900.001' },
      { kind: 'pe', value: 'PE900.001v02-00' },
      { kind: 'procedure', value: '2027/0099(COD)' },
    ],
    identities: ['ep-A-10-2028-0007'],
  });
  expect(documents[0]!.text).toContain('The Parliament proves.');
  expect(documents[0]!.text).not.toMatch(/Download|Everything else|Last updated|Legal notice/);
  expect(files.map(({ fileId }) => fileId)).toEqual(['doceo-A-10-2028-0007']);
});

test('doceo: a joint motion has all its authors, each with the group that stands below the list', async () => {
  const identifier = 'RC-10-2028-0011';
  const page = { bytes: fixture('joint-motion.html'), mimeType: 'text/html', fileName: 'RC.html' };
  const url = `${site}${identifier}_EN.html`;
  const { documents } = await read({ kind: 'document', identifier, url, file: page });
  expect(documents[0]!.people).toEqual([
    { name: 'Ann Proof', role: 'Author', party: 'PPE' },
    { name: 'Bo van Test', role: 'Author', party: 'PPE' },
    { name: 'Cé López-Istúriz Blanc', role: 'Author', party: 'PPE' },
    { name: 'Dirk Beweis', role: 'Author', party: 'Verts/ALE' },
    { name: 'Eva O’Test', role: 'Author', party: 'Verts/ALE' },
    { name: 'Finn Preuve', role: 'Author', party: 'The Left' },
    { name: 'Gus Alone', role: 'Author' },
  ]);
});

test('doceo: a document that could not be fetched or is another page is not stored', async () => {
  const raw = {
    kind: 'document',
    identifier: 'A-10-2028-0008',
    url: `${site}A-10-2028-0008_EN.html`,
  } as const;
  const gone = await read({ ...raw, file: { fault: 'status 404' } });
  expect(gone.skipped).toEqual([{ sourceId: 'A-10-2028-0008', reason: 'status 404' }]);
  const wall = { bytes: Buffer.from('<html>Just a moment</html>'), mimeType: 'text/html', fileName: 'x' };
  const walled = await read({ ...raw, file: wall });
  expect(walled.documents).toEqual([]);
  expect(walled.skipped).toMatchObject([{ sourceId: 'A-10-2028-0008' }]);
});

test('doceo: a press release has its moment, text, committee and procedure', async () => {
  const { documents } = await read({ kind: 'press', file: file('press.html', 'press') });
  expect(documents[0]).toMatchObject({
    id: 'doceo-20280208IPR00001',
    groupPath: 'ep/press',
    title: 'Proofs are needed',
    date: Date.parse('2028-02-08T11:47:00Z'),
    timeKnown: true,
    text: 'Nobody proved it\nMEPs ask for proofs.\nThe report A10-0007/2028 was adopted.\nProcedure',
    committees: [{ code: 'PECH', name: 'Fisheries' }],
    numbers: [{ value: '20280208IPR00001' }, { kind: 'procedure', value: '2027/0099(COD)' }],
    relations: [{ id: 'ep-A-10-2028-0007' }, { id: 'ep-proc-2027-0099' }],
  });
});

test('doceo: the directory gives names as people write them', async () => {
  const { names } = await read({ kind: 'members', file: file('members.xml', 'directory') });
  expect(names.map(({ name }) => name)).toEqual(['Ann Proof', 'Bo van Test', "Mary-Ann McProof O'Test"]);
});

test.each<[string, DoceoRaw]>([
  ['a vote list', { kind: 'votes', list: { url: 'u', bytes: Buffer.from('<file/>') }, members }],
  ['roll calls', { kind: 'votes', rollCalls: { url: 'u', bytes: Buffer.from('<PV/>') }, members }],
  ['cut XML', { kind: 'votes', list: { url: 'u', bytes: fixture('votes.xml').subarray(0, 900) }, members }],
  ['a verbatim report', { kind: 'debates', file: { url: 'u', bytes: Buffer.from('<DEBATS/>') }, members }],
  ['a press release', { kind: 'press', file: { url: 'u', bytes: Buffer.from('<html/>') } }],
  ['a directory', { kind: 'members', file: { url: 'u', bytes: Buffer.from('<meps/>') } }],
  [
    'an XML bomb',
    {
      kind: 'votes',
      list: { url: 'u', bytes: Buffer.from('<!DOCTYPE file [<!ENTITY a "aaaa">]><file>&a;</file>') },
      members,
    },
  ],
])('doceo: %s of another shape is a fault', async (_name, raw) => {
  await expect(read(raw)).rejects.toMatchObject({ name: 'SourceFault', kind: 'shape' });
});
