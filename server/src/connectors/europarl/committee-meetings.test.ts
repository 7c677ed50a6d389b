import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { hurry, startAnswers, type Answers } from '#test/replay/answers.ts';
import { fetchCommitteeMeetings } from './committee-meetings.ts';
import { europarl } from './europarl.ts';
import type { EuroparlRaw } from './raw.ts';

const extraction = openTextExtraction();
afterAll(() => extraction.close());
const connector = europarl({ extraction });
const agenda: unknown = JSON.parse(
  readFileSync(new URL('fixtures/committee-agenda.json', import.meta.url), 'utf8'),
);
const now = Date.parse('2031-02-12T12:00:00Z');
const meetingOn = (instant: string, reference: string | null = 'PECH(2031)0220_1') => ({
  uid: '77',
  meetingReference: reference,
  start: Date.parse(instant),
  title: 'PECH Ordinary meeting',
  venue: 'BRU',
});

test('europarl: a meeting of a committee has its time, place, points, rapporteurs and papers', async () => {
  const raw = {
    kind: 'committee-meeting',
    committee: 'PECH',
    row: meetingOn('2031-02-20T08:00:00Z'),
    agenda,
    asked: now,
  } as const;
  const paper = 'https://www.europarl.europa.eu/doceo/document/PECH-';
  const { documents } = await connector.read(raw);
  expect(documents[0]).toMatchObject({
    id: 'ep-PECH_2031_0220_1',
    groupPath: 'ep/committees/agenda',
    title: 'PECH Ordinary meeting',
    date: Date.parse('2031-02-20T08:00:00Z'),
    timeKnown: true,
    text: [
      '1 Adoption of agenda',
      '2 Rules for proofs',
      'Deadline for tabling amendments: 1 March 2031, 12.00',
      'Rapporteur: Bo van Test (Verts/ALE)',
      'Draft report - on rules for proofs - PE900.002v01-00',
      'Miscellaneous - Voting list proofs.pdf',
      'Without a file',
    ].join('\n'),
    people: [{ name: 'Bo van Test', role: 'Rapporteur', party: 'Verts/ALE' }],
    committees: [{ code: 'PECH', name: 'Fisheries' }],
    numbers: [
      { kind: 'reference', value: 'PECH(2031)0220_1' },
      { kind: 'procedure', value: '2030/0099(COD)' },
      { kind: 'pe', value: 'PE900.001' },
      { kind: 'pe', value: 'PE900.001v01-00' },
      { kind: 'pe', value: 'PE900.002' },
      { kind: 'pe', value: 'PE900.002v01-00' },
    ],
    originalUrls: [
      'https://emeeting.europarl.europa.eu/emeeting/committee/en/agenda/203102/PECH?meeting=PECH-2031-0220_1',
    ],
    meeting: {
      kind: 'committee',
      place: 'Brussels',
      status: 'planned',
      agendaItems: [
        { number: '1', title: 'Adoption of agenda', documentIds: [] },
        {
          number: '2',
          title: 'Rules for proofs',
          documentIds: ['ep-proc-2030-0099', 'ep-PECH-PR-900002'],
        },
      ],
    },
  });
  expect(documents[0]!.relations).toEqual([
    { relation: 'Procedure', id: 'ep-proc-2030-0099', title: '2030/0099(COD)' },
    {
      relation: 'Agenda',
      title: 'Agenda - PE900.001v01-00',
      id: 'ep-PECH-OJ-900001',
      url: `${paper}OJ-900001_EN.pdf`,
    },
    {
      relation: 'Draft report',
      title: 'Draft report - on rules for proofs - PE900.002v01-00',
      id: 'ep-PECH-PR-900002',
      url: `${paper}PR-900002_EN.pdf`,
    },
    {
      relation: 'Miscellaneous',
      title: 'Miscellaneous - Voting list proofs.pdf',
      url: 'https://www.europarl.europa.eu/meetdocs/2029_2034/plmrep/voting.pdf',
    },
    { relation: 'Document', title: 'Without a file' },
  ]);
  const later = await connector.read({ ...raw, asked: Date.parse('2031-03-01T00:00:00Z') });
  expect(later.documents[0]!.meeting!.status).toBe('held');
});

test('europarl: a meeting of a committee without a start or with another agenda is a fault of its own, one without a reference is left out', async () => {
  const read = (row: unknown, other: unknown) =>
    connector.read({ kind: 'committee-meeting', committee: 'PECH', row, agenda: other, asked: now });
  await expect(read({}, agenda)).rejects.toMatchObject({ kind: 'shape' });
  await expect(read(meetingOn('2031-02-20T08:00:00Z'), { items: 'none' })).rejects.toMatchObject({
    kind: 'shape',
  });
  expect(await read(meetingOn('2031-02-20T08:00:00Z', null), undefined)).toMatchObject({
    documents: [],
    skipped: [{ sourceId: 'PECH 77', reason: 'a meeting without a reference' }],
  });
});

let answers: Answers;
let meetings: unknown;
let agendas: Record<string, unknown>;
beforeEach(async () => {
  agendas = {};
  answers = await startAnswers((address) => {
    const { pathname, searchParams } = new URL(address, 'http://local');
    if (pathname === '/emeeting/plmrep/meeting/events/eventsByMonth') return { body: meetings as object };
    const found = agendas[searchParams.get('reference') ?? ''];
    return pathname === '/emeeting/plmrep/OJ/oj' && found ? { body: found } : undefined;
  });
});
afterEach(() => answers.close());

const fetched = (first?: string): Promise<EuroparlRaw[]> => {
  const { baseUrl } = answers;
  const service = { baseUrl, pagesUrl: baseUrl, agendasUrl: baseUrl, vocabularyUrl: baseUrl, request: hurry };
  return fetchCommitteeMeetings(service, 'PECH-2031-02', now, first);
};

test('europarl: agendas of committees are asked for of all meetings but those far ahead, and may not be there', async () => {
  meetings = [
    meetingOn('2031-01-05T08:00:00Z', 'PECH(2031)0105_1'),
    meetingOn('2031-02-20T08:00:00Z'),
    meetingOn('2031-02-27T08:00:00Z', null),
    meetingOn('2031-04-20T08:00:00Z', 'PECH(2031)0420_1'),
  ];
  agendas = { 'PECH(2031)0105_1': agenda };
  const raws = await fetched();
  expect(raws.map((raw) => 'agenda' in raw)).toEqual([true, false, false, false]);
  expect(answers.asked).toEqual([
    '/emeeting/plmrep/meeting/events/eventsByMonth?language=EN&year=2031&month=2&organ=PECH',
    '/emeeting/plmrep/OJ/oj?language=en&reference=PECH(2031)0105_1&securedContext=false',
    '/emeeting/plmrep/OJ/oj?language=en&reference=PECH(2031)0220_1&securedContext=false',
  ]);
});

test('europarl: meetings of committees before the first day that is wanted are passed over', async () => {
  meetings = [meetingOn('2031-02-10T22:59:00Z', 'PECH(2031)0210_1'), meetingOn('2031-02-11T08:00:00Z')];
  expect(await fetched('2031-02-11')).toMatchObject([{ row: { meetingReference: 'PECH(2031)0220_1' } }]);
  expect(answers.asked.filter((address) => address.includes('0210'))).toEqual([]);
  expect(await fetched()).toHaveLength(2);
});

test('europarl: another answer than a list of meetings of a committee is a fault', async () => {
  meetings = { error: 'no such organ' };
  await expect(fetched()).rejects.toMatchObject({ name: 'SourceFault', kind: 'shape' });
});
