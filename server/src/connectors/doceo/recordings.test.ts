import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import { readRecorded, type Recorded } from '#test/recordings/recorded.ts';
import { samples } from '#test/samples.ts';
import { doceo } from './doceo.ts';

const recorded = samples('eu/ep-doceo-votes') !== undefined;
const extraction = openTextExtraction();
let all: Recorded[] = [];
let documents: Document[] = [];

beforeAll(async () => {
  if (!recorded) return;
  all = (await readRecorded(doceo({ extraction })))!;
  documents = all.flatMap(({ reading }) => reading.documents);
});
afterAll(() => extraction.close());

const memberPage = 'the page of one member; members and groups come from the lists of the open data';
/** Documents, rows skipped, names and notes of every recorded file. */
const expected: Record<string, [number, number, number, number] | string> = {
  'ep-doceo-votes/PV-9-2024-04-23-RCV_EN.xml': [43, 0, 0, 0],
  'ep-doceo-votes/rcv-list_pv-9-2024-04-24-rcv-fr-evening.xml': [2, 0, 0, 0],
  'ep-doceo-votes/rcv_list_incorrect_pv-9-2020-07-23-rcv-fr.xml': [1, 0, 0, 1],
  'ep-doceo-votes/rcv_list_p9-pv(2020)07-23(rcv)_xc.xml': [1, 0, 0, 0],
  'ep-doceo-votes/rcv_list_pv-9-2020-07-23-rcv-fr.xml': [1, 0, 0, 0],
  'ep-doceo-votes/rcv_list_pv-9-2023-12-12-rcv-fr.xml': [1, 0, 0, 0],
  'ep-doceo-votes/vot-list_pv-10-2024-11-27-vot-en.xml': [11, 4, 0, 0],
  'ep-doceo-votes/vot-list_pv-10-2024-11-28-vot-en.xml': [147, 34, 0, 0],
  'ep-doceo-votes/vot-list_pv-10-2025-05-08-vot-en.xml': [243, 30, 0, 0],
  'ep-doceo-votes/vot-list_pv-9-2024-03-12-vot-en.xml': [85, 19, 0, 0],
  'ep-doceo-votes/vot-list_pv-9-2024-03-14-vot-en.xml': [142, 29, 0, 0],
  'ep-doceo-votes/vot-list_pv-9-2024-04-24-vot-en.xml': [269, 61, 0, 0],
  'ep-doceo-documents/A-9-2023-0004.pdf': [1, 0, 0, 0],
  'ep-doceo-documents/A-9-2023-0271.pdf': [1, 0, 0, 0],
  'ep-doceo-documents/B-9-2024-0199.pdf': [1, 0, 0, 0],
  'ep-doceo-documents/B-9-2024-0216.pdf': [1, 0, 0, 0],
  'ep-doceo-documents/document_a-9-2024-0163-en.html': [1, 0, 0, 0],
  'ep-website/member_groups_adinolfi_term_8.html': memberPage,
  'ep-website/member_groups_sonneborn_term_9.html': memberPage,
  'ep-website/member_groups_weber_term_10.html': memberPage,
  'ep-website/member_info_aaltola_home.html': memberPage,
  'ep-website/members_directory_term_9.xml': [0, 0, 875, 0],
  'ep-website/press-release_20190712IPR56948.html': [1, 0, 0, 0],
  'ep-website/press-release_20221014IPR43206.html': [1, 0, 0, 0],
  'ep-website/press-release_20250204IPR26689.html': [1, 0, 0, 0],
};

test.runIf(recorded)('doceo recordings: every recorded file is read or left out with a reason', () => {
  const found = all.map(({ path, leftOut, reading }) => [
    path.replace(/^eu\//, ''),
    leftOut ?? [reading.documents.length, reading.skipped.length, reading.names.length, reading.notes.length],
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

const votes = () => documents.filter(({ groupPath }) => groupPath === 'ep/plenary/vote');

test.runIf(recorded)('doceo recordings: votes have the outcomes and counts of their lists', () => {
  const listed = votes().filter(({ votes: [vote] }) => vote!.outcomeText !== undefined);
  const outcomes = Object.groupBy(listed, ({ votes: [vote] }) => vote!.outcomeText!);
  expect(Object.fromEntries(Object.entries(outcomes).map(([key, list]) => [key, list!.length]))).toEqual({
    ADOPTED: 398,
    REJECTED: 354,
    LAPSED: 145,
  });
  expect(listed.filter(({ votes: [vote] }) => vote!.counts).length).toBe(455);
  expect(votes().every(({ agendaItem, numbers }) => agendaItem !== '' && numbers.length > 0)).toBe(true);
});

test.runIf(recorded)('doceo recordings: facts of single votes are those of their files', () => {
  const commission = documents.find(({ id }) => id === 'doceo-VOT-170611')!;
  expect(commission).toMatchObject({
    title: 'Election of the Commission – Election',
    date: Date.parse('2024-11-27T11:24:05Z'),
    votes: [{ outcome: 'aangenomen', counts: { for: 370, against: 282, abstentions: 36 } }],
  });
  const visa = documents.find(({ id }) => id === 'doceo-VOT-170671')!;
  expect(visa).toMatchObject({
    people: [{ name: 'Paulo Cunha', role: 'Rapporteur' }],
    committees: [{ code: 'LIBE' }],
    relations: [{ id: 'ep-A-10-2024-0015' }],
    votes: [{ counts: { for: 627, against: 6, abstentions: 37 } }],
  });
});

test.runIf(recorded)('doceo recordings: every roll call counts as many members as its file says', () => {
  const called = all.find(({ path }) => path.endsWith('PV-9-2024-04-23-RCV_EN.xml'))!.reading.documents;
  const members = called.flatMap(({ votes: [vote] }) => vote!.members);
  expect(members).toHaveLength(25_946);
  for (const {
    votes: [vote],
  } of called) {
    const of = (choice: string) => vote!.members.filter((member) => member.choice === choice).length;
    const seats = (choice: string) =>
      vote!.parties.filter((one) => one.choice === choice).reduce((sum, one) => sum + one.seats!, 0);
    expect(vote!.counts).toEqual({ for: of('Voor'), against: of('Tegen'), abstentions: of('Onthouding') });
    expect(seats('Voor')).toBe(vote!.counts!.for);
  }
  // Every member is in the directory of the term.
  expect(members.every(({ name }) => name.includes(' '))).toBe(true);
  expect(new Set(members.map(({ party }) => party))).toEqual(
    new Set(['ECR', 'ID', 'NI', 'PPE', 'Renew', 'S&D', 'The Left', 'Verts/ALE']),
  );
  expect(called[0]!.text).toContain('+: Margarida Marques');
});

test.runIf(recorded)(
  'doceo recordings: the day of a file is the one inside it, also in the older form',
  () => {
    const ofDay = documents.find(({ id }) => id === 'doceo-VOT-157699')!;
    expect(ofDay).toMatchObject({ partOf: { id: 'ep-MTG-PL-2023-07-13' }, timeKnown: true });
    const older = documents.filter(({ id }) => id === 'doceo-VOT-116365');
    expect(older.map(({ votes: [vote] }) => vote!.members[0]!.name)).toEqual([
      'Aguilar',
      'Mazaly Aguilar',
      'Aguilar',
    ]);
  },
);

test.runIf(recorded)('doceo recordings: what a file counts and does not name is noted', () => {
  expect(all.flatMap(({ reading }) => reading.notes.map(({ note }) => note))).toEqual([
    'For: 2 counted, 1 named',
  ]);
});

test.runIf(recorded)(
  'doceo recordings: numbers of the Commission in the items of vote lists are numbers',
  () => {
    const numbers = documents.flatMap((one) => one.numbers.filter(({ kind }) => kind === 'ce'));
    expect(new Set(numbers.map(({ value }) => value))).toContain('COM(2024) 42');
    expect(votes().filter((one) => one.numbers.some(({ kind }) => kind === 'ce'))).toHaveLength(62);
  },
);

test.runIf(recorded)('doceo recordings: the feet of pages are no text', () => {
  const texts = documents.filter(({ file }) => file).map(({ text }) => text);
  expect(texts).toHaveLength(5);
  for (const text of texts) {
    expect(text).not.toMatch(/^EN$|United in diversity|\\\d{7}EN\.docx|Legal notice/m);
    expect(text).toMatch(/European Parliament/);
  }
});

test.runIf(recorded)('doceo recordings: documents have what their cover says', () => {
  const facts = documents
    .filter(({ groupPath }) => ['ep/plenary/report', 'ep/plenary/motion'].includes(groupPath))
    .map(({ id, sourceDate, people, committees, numbers }) => [
      id,
      sourceDate,
      people.map(({ name }) => name).join(),
      committees.map(({ code }) => code).join(),
      numbers.map(({ value }) => value).join(' '),
    ]);
  expect(facts).toEqual([
    [
      'doceo-A-9-2023-0004',
      '17.1.2023',
      'Emil Radev',
      'LIBE',
      'A9-0004/2023 A-9-2023-0004 PE734.352 PE734.352v02-00 2021/0244(COD)',
    ],
    [
      'doceo-A-9-2023-0271',
      '21.9.2023',
      'Maria Spyraki',
      'ENVI',
      'A9-0271/2023 A-9-2023-0271 PE745.493 PE745.493v02-00 2022/0432(COD)',
    ],
    [
      'doceo-B-9-2024-0199',
      '25.3.2024',
      'Norbert Lins',
      'AGRI',
      'B9-0199/2024 B-9-2024-0199 PE759.936 PE759.936v02-00 2024/2663(DEA)',
    ],
    [
      'doceo-B-9-2024-0216',
      '9.4.2024',
      'Juan Fernando López Aguilar',
      'LIBE',
      'B9-0216/2024 B-9-2024-0216 PE760.990 PE760.990v01-00 2024/2686(DEA)',
    ],
    [
      'doceo-A-9-2024-0163',
      '4.4.2024',
      'Gabriele Bischoff',
      'AFCO',
      'A9-0163/2024 A-9-2024-0163 2024/2006(REG)',
    ],
  ]);
});
