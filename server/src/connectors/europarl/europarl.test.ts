import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { europarl } from './europarl.ts';
import type { Context, EuroparlRaw } from './raw.ts';
import { versionOf } from './versions.ts';

const extraction = openTextExtraction();
afterAll(() => extraction.close());
const connector = europarl({ extraction });

function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
}

function rowsOf(name: string): Record<string, unknown>[] {
  return (JSON.parse(fixture(name)) as { data: Record<string, unknown>[] }).data;
}

const context: Context = {
  people: { 9001: 'Ann Proof', 9002: 'Bo van Test' },
  procedures: { '2030-0099': { label: '2030/0099(COD)', title: 'Rules for proofs', groups: {} } },
  subjects: { 77: 'fishery', 'subject-matter/PROOF': 'proofs' },
};

async function readOne(raw: EuroparlRaw) {
  return connector.read(raw);
}

test('europarl: a report becomes a document with titles, people, numbers, subjects and relations', async () => {
  const page = new TextEncoder().encode('<html><body><p>All that was proven.</p></body></html>');
  const files = {
    'A-10-2031-0007': { bytes: page, mimeType: 'application/xhtml+xml', fileName: 'A.xhtml' },
  };
  const reading = await readOne({ kind: 'work', row: rowsOf('report.json')[0], context, files });
  expect(reading.documents[0]).toEqual({
    id: 'ep-A-10-2031-0007',
    domain: 'eu',
    source: 'europarl',
    demo: false,
    groupPath: 'ep/plenary/report',
    sourceType: 'Report plenary',
    institution: 'European Parliament',
    title: 'REPORT on proofs',
    titles: {
      nl: 'VERSLAG over proeven',
      en: 'REPORT on proofs',
      fr: 'RAPPORT sur les preuves',
      de: 'BERICHT über Proben',
    },
    language: 'en',
    date: Date.parse('2031-02-02T23:00:00Z'),
    timeKnown: false,
    sourceDate: '2031-02-03',
    text: 'All that was proven.',
    file: {
      fileId: 'ep-A-10-2031-0007',
      title: 'A-10-2031-0007_en.xhtml',
      mimeType: 'text/html',
      size: page.byteLength,
      url: 'https://data.europarl.europa.eu/distribution/proof/A-10-2031-0007_en.xhtml',
    },
    attachments: [],
    people: [{ name: 'Ann Proof', role: 'Rapporteur', party: 'S&D' }],
    organisations: [],
    committees: [{ code: 'PECH', name: 'Fisheries' }],
    numbers: [
      { kind: 'document', value: 'A10-0007/2031' },
      { kind: 'reference', value: 'A-10-2031-0007' },
      { kind: 'reference', value: 'P10_A(2031)0007' },
      { kind: 'pe', value: 'PE900.001' },
      { kind: 'pe', value: 'PE900.001v02-00' },
      { kind: 'procedure', value: '2030/0099(COD)' },
    ],
    dossier: { number: '2030/0099(COD)', title: 'Rules for proofs' },
    labels: [
      { scheme: 'eurovoc', code: '77', name: 'fishery' },
      { scheme: 'subject-matter', code: 'PROOF', name: 'proofs' },
    ],
    identities: ['ep-A-10-2031-0007'],
    votes: [],
    relations: [
      { relation: 'Adopts', id: 'ep-PECH-PR-900001', title: 'PECH-PR-900001' },
      {
        relation: 'Amended by',
        id: 'ep-A-10-2031-0007-AM-009-009',
        title: 'A-10-2031-0007-AM-009-009',
      },
      {
        relation: 'Amended by',
        id: 'ep-A-10-2031-0007-AM-001-002',
        title: 'A-10-2031-0007-AM-001-002',
      },
      { relation: 'Procedure', id: 'ep-proc-2030-0099', title: '2030/0099' },
      { relation: 'Sitting', id: 'ep-MTG-PL-2031-02-11', title: 'MTG-PL-2031-02-11' },
    ],
    originalUrls: ['https://www.europarl.europa.eu/doceo/document/A-10-2031-0007_EN.html'],
    confidentiality: 'Openbaar',
  });
  expect(reading.files.map(({ fileId }) => fileId)).toEqual(['ep-A-10-2031-0007']);
  expect(reading.notes).toEqual([
    { sourceId: 'A-10-2031-0007', note: 'members without a known name: 9999' },
    { sourceId: 'A-10-2031-0007', note: 'subjects without a known name: 1' },
  ]);
});

test('europarl: a version that can be shown is read before one in Word', () => {
  const file = (type: string) => ({ id: type, is_exemplified_by: `d/a.${type}`, media_type: types[type]! });
  const types: Record<string, string> = {
    docx: 'x/media-types/application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    pdf: 'x/media-types/application/pdf',
    xhtml: 'x/media-types/application/xhtml+xml',
  };
  const best = (...names: string[]) => versionOf([{ id: 'a/en', is_embodied_by: names.map(file) }])?.path;
  expect(best('docx', 'pdf', 'xhtml')).toBe('d/a.xhtml');
  expect(best('docx', 'pdf')).toBe('d/a.pdf');
  expect(best('docx')).toBe('d/a.docx');
});

test('europarl: amendments written out inside a report are documents of their own, bare ids are not', async () => {
  const { documents } = await readOne({ kind: 'work', row: rowsOf('report.json')[0], context });
  expect(documents).toHaveLength(2);
  expect(documents[1]).toMatchObject({
    id: 'ep-A-10-2031-0007-AM-001-002',
    groupPath: 'ep/plenary/amendment',
    title: 'Amendment list A-10-2031-0007-AM-001-002',
    people: [{ name: 'Bo van Test', role: 'Author', party: 'PPE' }],
    organisations: [{ name: 'PPE', relation: 'Author' }],
    relations: [
      { relation: 'Amends', id: 'ep-A-10-2031-0007' },
      { relation: 'Procedure', id: 'ep-proc-2030-0099' },
    ],
    originalUrls: ['https://www.europarl.europa.eu/doceo/document/A-10-2031-0007-AM-001-002_EN.pdf'],
  });
});

test('europarl: a question has its authors with their groups, and its answer stands beside it', async () => {
  const { documents } = await readOne({ kind: 'work', row: rowsOf('question.json')[0], context });
  expect(documents).toMatchObject([
    {
      id: 'ep-E-10-2031-000012',
      groupPath: 'ep/questions/written',
      date: Date.parse('2031-01-08T23:00:00Z'),
      people: [
        { name: 'Ann Proof', role: 'Author', party: 'S&D' },
        { name: 'Bo van Test', role: 'Author', party: 'Verts/ALE' },
      ],
      organisations: [{ name: 'European Commission', relation: 'Addressee' }],
      numbers: [{ value: 'E-000012/2031' }, { value: 'E-10-2031-000012' }],
      relations: [{ relation: 'Answered by', id: 'ep-E-10-2031-000012-ASW' }],
    },
    {
      id: 'ep-E-10-2031-000012-ASW',
      groupPath: 'ep/questions/answer',
      title: 'Proof of questions',
      date: Date.parse('2031-02-19T23:00:00Z'),
      organisations: [{ name: 'European Commission', relation: 'Author' }],
      relations: [{ relation: 'Answers', id: 'ep-E-10-2031-000012' }],
    },
  ]);
});

test('europarl: groups are called as roll calls call them, whether the answer has addresses, codes or words', async () => {
  const author = { participation_role: 'def/ep-roles/AUTHOR' };
  const row = {
    id: 'eli/dl/doc/RC-10-2031-0011',
    document_date: '2031-02-08',
    work_type: 'def/ep-document-types/RESOLUTION_MOTION_JOINT',
    creator: ['org/S-D', 'org/VERTS-ALE', 'x/corporate-body/HRUFASP', 'person/9003'],
    workHadParticipation: [
      { ...author, had_participant_person: ['person/9001'], participation_in_name_of: 'org/S-D' },
      { ...author, had_participant_person: ['person/9002'], participation_in_name_of: 'org/VERTS-ALE' },
    ],
    is_realized_by: [
      {
        id: 'eli/dl/doc/RC-10-2031-0011/en',
        title_alternative: {
          en: 'JOINT MOTION<br/>(2031/2501(RSP))<br/>Ann Proof<br/>on behalf of the S&amp;D Group<br/>Bo van Test, Cé Preuve<br/>on behalf of the Verts/ALE Group',
        },
        is_embodied_by: [],
      },
    ],
  };
  const known = { ...context, people: { ...context.people, 9003: 'Cé Preuve' } };
  const { documents } = await readOne({ kind: 'work', row, context: known });
  expect(documents[0]).toMatchObject({
    people: [
      { name: 'Ann Proof', role: 'Author', party: 'S&D' },
      { name: 'Bo van Test', role: 'Author', party: 'Verts/ALE' },
      { name: 'Cé Preuve', role: 'Author', party: 'Verts/ALE' },
    ],
    organisations: [
      { name: 'S&D', relation: 'Author' },
      { name: 'Verts/ALE', relation: 'Author' },
      {
        name: 'High Representative of the Union for Foreign Affairs and Security Policy',
        relation: 'Author',
      },
    ],
  });
});

test('europarl: a type we do not know is read by its identifier, else kept and told', async () => {
  const row = { id: 'eli/dl/doc/TA-10-2031-0003', document_date: '2031-03-01', work_type: 'def/x/NEW' };
  const adopted = await readOne({ kind: 'work', row, context });
  expect(adopted.documents[0]).toMatchObject({
    groupPath: 'ep/plenary/adopted-text',
    title: 'New P10_TA(2031)0003',
  });
  const strange = await readOne({ kind: 'work', row: { ...row, id: 'eli/dl/doc/ZZ-1' }, context });
  expect(strange.documents[0]).toMatchObject({ id: 'ep-ZZ-1', groupPath: 'ep/committees/other' });
  expect(strange.notes).toEqual([{ sourceId: 'ZZ-1', note: 'unknown type: NEW' }]);
});

test('europarl: lists of votes and whole verbatim reports are left to the files they are read from', async () => {
  const row = {
    id: 'eli/dl/doc/PV-10-2031-02-11-RCV',
    work_type: 'def/ep-document-types/VOTE_ROLLCALL_PLENARY',
  };
  const reading = await readOne({ kind: 'work', row, context });
  expect(reading.documents).toEqual([]);
  expect(reading.skipped).toMatchObject([{ sourceId: 'PV-10-2031-02-11-RCV' }]);
});

test('europarl: members and bodies are names', async () => {
  const { members, bodies } = JSON.parse(fixture('names.json')) as { members: unknown[]; bodies: unknown[] };
  const reading = await readOne({ kind: 'names', members, bodies });
  expect(reading.names).toEqual([
    {
      ...{ kind: 'person', name: 'Ann Proof', code: '9001', person: '9001', surname: 'Proof' },
      ...{ country: 'GR', party: 'S&D' },
    },
    {
      kind: 'person',
      name: 'Bo van Test',
      code: '9002',
      person: '9002',
      party: 'Verts/ALE',
      from: '2029-07-10',
      until: '2031-01-01',
    },
    { kind: 'committee', name: 'Committee on Fisheries', code: 'PECH' },
    { kind: 'party', name: 'S&D', code: 'S&D' },
  ]);
  expect(reading.skipped).toEqual([{ sourceId: 'person/9003', reason: 'member without a name' }]);
});

test('europarl: an answer of another shape is a fault', async () => {
  await expect(readOne({ kind: 'work', row: { identifier: 'A-1' }, context })).rejects.toMatchObject({
    kind: 'shape',
  });
  await expect(readOne({ kind: 'work', row: { id: 7 }, context })).rejects.toMatchObject({ kind: 'shape' });
});
