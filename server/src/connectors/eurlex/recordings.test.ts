import { afterAll, expect, test } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import { readRecorded } from '#test/recordings/recorded.ts';
import { eurlex } from './eurlex.ts';

const extraction = openTextExtraction();
afterAll(() => extraction.close());

const recorded = await readRecorded(eurlex({ extraction }));

test.skipIf(!recorded)('eurlex recordings: every recorded file is accounted for', () => {
  const folders: Record<string, { files: number; documents: number; leftOut: number; skipped: number }> = {};
  for (const { path, leftOut, reading } of recorded!) {
    const folder = path.split('/').slice(0, 2).join('/');
    const count = (folders[folder] ??= { files: 0, documents: 0, leftOut: 0, skipped: 0 });
    count.files++;
    count.documents += reading.documents.length;
    count.skipped += reading.skipped.length;
    if (leftOut) count.leftOut++;
  }
  expect(folders).toEqual({
    'eu/cellar-sparql-json': { files: 8, documents: 8, leftOut: 0, skipped: 0 },
    'eu/cellar-notices': { files: 5, documents: 2, leftOut: 1, skipped: 2 },
    'eu/eurlex-texts': { files: 15, documents: 12, leftOut: 3, skipped: 0 },
    'corpora/eu-acts-en-fr': { files: 108, documents: 36, leftOut: 72, skipped: 0 },
  });
  expect(recorded!.flatMap(({ reading }) => reading.notes)).toEqual([]);
  // A procedure, and a treaty whose notice holds no day.
  expect(recorded!.flatMap(({ reading }) => reading.skipped).map(({ sourceId }) => sourceId)).toEqual([
    '2013_449_tree.xml',
    '12016M/TXT',
  ]);
});

test.skipIf(!recorded)('eurlex recordings: fields are filled wherever the answers have them', () => {
  const documents = recorded!.flatMap(({ reading }) => reading.documents);
  const filled = (has: (document: Document) => unknown) =>
    documents.filter((one) => Boolean(has(one))).length;
  expect({
    all: documents.length,
    english: filled(({ titles }) => titles.en),
    french: filled(({ titles }) => titles.fr),
    german: filled(({ titles }) => titles.de),
    file: filled(({ file }) => file),
    organisations: filled(({ organisations }) => organisations.length),
    journal: filled(({ numbers }) => numbers.some(({ value }) => value.startsWith('OJ '))),
    labels: filled(({ labels }) => labels?.length),
    dossier: filled(({ dossier }) => dossier),
    relations: filled(({ relations }) => relations.length),
    consolidated: filled(({ id }) => id.startsWith('eurlex-0')),
    delegated: filled(({ groupPath }) => groupPath === 'commission/delegated-act'),
  }).toEqual({
    all: 58,
    english: 55,
    french: 36,
    german: 3,
    file: 50,
    organisations: 9,
    journal: 43,
    labels: 2,
    dossier: 2,
    relations: 10,
    consolidated: 6,
    delegated: 15,
  });
});

const documentOf = (path: string) => recorded!.find((one) => one.path === path)!.reading.documents[0]!;

test.skipIf(!recorded)('eurlex recordings: facts read by eye in the notice of a proposal', () => {
  const proposal = documentOf('eu/cellar-notices/52018PC0340_branch.xml');
  expect(proposal).toMatchObject({
    id: 'eurlex-52018PC0340',
    groupPath: 'commission/proposal',
    sourceType: 'Proposal for a directive',
    date: startOfDay('2018-05-28'),
    dossier: { number: '2018/0172(COD)' },
    identities: ['celex-52018PC0340'],
  });
  expect(proposal.organisations).toEqual([
    { name: 'European Commission', relation: 'Author' },
    { name: 'Directorate-General for Environment', relation: 'Author' },
  ]);
  const by = (scheme: string) => proposal.labels!.filter((label) => label.scheme === scheme);
  expect([by('eurovoc').length, by('eu-directory').length, by('subject-matter').length]).toEqual([10, 2, 2]);
  expect(by('eurovoc')).toContainEqual({ scheme: 'eurovoc', code: '1837', name: 'plastics' });
  expect(by('eu-directory')).toContainEqual({
    scheme: 'eu-directory',
    code: '15102020',
    name: 'Water protection and management',
  });
  const relations = proposal.relations.map(({ relation, id }) => `${relation} ${id}`);
  expect(relations).toEqual(
    expect.arrayContaining([
      'Opinion of the EESC eurlex-52018AE3041',
      'Adopted as eurlex-32019L0904',
      'Cites eurlex-32008L0098',
      'Procedure ep-proc-2018-0172',
    ]),
  );
  // The annex as PDF; the HTML has it too, but with the pictures of the text beside it.
  expect(proposal.attachments).toEqual([
    {
      fileId: 'eurlex-52018PC0340~1',
      title: '1_EN_annexe_proposition_part1_v8.pdf',
      mimeType: 'application/pdf',
      url: 'http://publications.europa.eu/resource/cellar/fc5c74e0-6255-11e8-ab9c-01aa75ed71a1.0002.02/DOC_2',
    },
  ]);
});

test.skipIf(!recorded)('eurlex recordings: facts read by eye in rows, texts and corrigenda', () => {
  const act = documentOf('eu/cellar-sparql-json/32021R0953_metadata.json');
  expect(act.organisations.map(({ name }) => name).toSorted()).toEqual([
    'Council of the European Union',
    'European Parliament',
  ]);
  expect(act.numbers).toContainEqual({ kind: 'reference', value: 'OJ L 211, 15.6.2021, p. 1' });
  expect(act.text.startsWith('Entry into force: 2021-06-15\nEntry into force: 2021-07-01\n')).toBe(true);
  expect(documentOf('eu/cellar-notices/celex_32018R0196_object_work.xml')).toMatchObject({
    date: startOfDay('2018-02-07'),
    labels: [
      { scheme: 'eurovoc', code: '5498' },
      { scheme: 'eurovoc', code: '4350' },
      { scheme: 'eu-directory', code: '02303040' },
    ],
  });
  expect(documentOf('corpora/eu-acts-en-fr/32016r0679r(02)/en.xml')).toMatchObject({
    id: 'eurlex-32016R0679R-02',
    sourceType: 'Corrigendum',
    date: startOfDay('2018-05-23'),
    relations: [{ relation: 'Corrects', id: 'eurlex-32016R0679' }],
  });
  expect(documentOf('eu/eurlex-texts/proposal_raw.html')).toMatchObject({
    language: 'de',
    date: startOfDay('2021-04-21'),
    dossier: { number: '2021/0106(COD)' },
  });
  const formex = documentOf('eu/eurlex-texts/mifid_ii.xml');
  expect(formex).toMatchObject({ id: 'eurlex-02014L0065-20200326', language: 'de' });
});
