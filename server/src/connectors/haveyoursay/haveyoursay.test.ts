import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { instantOf, startOfDay } from 'contract/amsterdam';
import type { SourceFault } from '#platform/outbound/source-fault.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { hurry, pollAndRead, startAnswers, type Answer, type Answers } from '#test/replay/answers.ts';
import { readRecorded } from '#test/recordings/recorded.ts';
import type { Cursor } from '../connector.ts';
import { haveyoursay } from './haveyoursay.ts';
import { readInitiative, readPage } from './rows.ts';

const extraction = openTextExtraction();
afterAll(() => extraction.close());

const row = (id: number, more: object = {}) => ({
  id,
  reference: `Ares(2031)${id}`,
  shortTitle: `Initiative ${id}`,
  foreseenActType: 'PROP_REG',
  initiativeStatus: 'ACTIVE',
  topics: [{ code: 'AGRI', label: 'Agriculture' }],
  currentStatuses: [
    {
      frontEndStage: 'OPC_LAUNCHED',
      receivingFeedbackStatus: 'OPEN',
      feedbackStartDate: '2031/02/03 00:00:00',
      feedbackEndDate: '2031/05/04 23:59:59',
      isCurrent: true,
    },
  ],
  ...more,
});
const read = (initiative: object) =>
  haveyoursay({ extraction }).read({ initiative: readInitiative(initiative, 'x'), notes: [] });

test('haveyoursay: an initiative has its period, stage, topics and files', async () => {
  const { documents, skipped, notes } = await read(
    row(18805, {
      dossierSummary: '<p>Fields are &amp; stay green.</p>',
      publications: [
        {
          type: 'PLANNING_WORKFLOW',
          plannedStartDate: '2031/01/02 10:30:00',
          endDate: '2031/01/30 23:59:59',
          totalFeedback: 12,
          attachments: [{ documentId: '0901', title: 'Call for evidence' }],
        },
        { type: 'OPC_LAUNCHED', plannedStartDate: '2031/02/03 00:00:00', receivingFeedbackStatus: 'OPEN' },
      ],
    }),
  );
  expect([skipped, notes]).toEqual([[], []]);
  expect(documents).toEqual([
    {
      id: 'haveyoursay-18805',
      domain: 'eu',
      source: 'haveyoursay',
      demo: false,
      groupPath: 'commission/have-your-say',
      sourceType: 'Public consultation',
      institution: 'European Commission',
      title: 'Initiative 18805',
      titles: { en: 'Initiative 18805' },
      language: 'en',
      date: startOfDay('2031-02-03'),
      timeKnown: false,
      sourceDate: '2031/02/03 00:00:00',
      text: [
        'Fields are & stay green.',
        'Type of act: Proposal for a regulation',
        'Status: Active',
        'Call for evidence 2031-01-02 – 2031-01-30, 12 contributions',
        'Public consultation 2031-02-03 – … (open)',
      ].join('\n'),
      attachments: [
        {
          fileId: 'haveyoursay-18805~1',
          title: 'Call for evidence',
          url: 'https://ec.europa.eu/info/law/better-regulation/api/download/0901',
        },
      ],
      people: [],
      organisations: [],
      committees: [],
      numbers: [
        { kind: 'document', value: '18805' },
        { kind: 'reference', value: 'Ares(2031)18805' },
      ],
      labels: [{ scheme: 'better-regulation', code: 'AGRI', name: 'Agriculture' }],
      identities: ['brp-18805'],
      votes: [],
      relations: [],
      originalUrls: ['https://ec.europa.eu/info/law/better-regulation/have-your-say/initiatives/18805_en'],
      confidentiality: 'Openbaar',
    },
  ]);
});

test('haveyoursay: a period that ends before it starts loses its end and is told; a clock time is known', async () => {
  const { documents, notes } = await read(
    row(1, {
      currentStatuses: [
        {
          frontEndStage: 'ISC_WORKFLOW',
          feedbackStartDate: '2031/02/03 09:30:00',
          feedbackEndDate: '2031/01/01 23:59:59',
        },
      ],
    }),
  );
  expect(documents[0]).toMatchObject({
    sourceType: 'Draft act',
    date: instantOf('2031-02-03', 9, 30),
    timeKnown: true,
  });
  expect(documents[0]!.text).toContain('Draft act 2031-02-03 – …');
  expect(notes).toHaveLength(1);
});

test('haveyoursay: steps of the detail are dated by when they were published, and named by what came of them', async () => {
  const { documents } = await read(
    row(3, {
      currentStatuses: undefined,
      publications: [
        {
          ...{ id: 1, type: 'CFE_IMPACT_ASSESS', reference: 'Ares(2031)9', totalFeedback: 4 },
          ...{ publishedDate: '2031/02/03 10:00:00', endDate: '2031/03/03 23:59:59' },
        },
        { id: 2, type: 'PROP_REG', reference: 'COM(2031)77', adoptionDate: '2031/09/10 00:00:00' },
      ],
    }),
  );
  expect(documents[0]).toMatchObject({
    sourceType: 'Proposal for a regulation',
    date: startOfDay('2031-09-10'),
    numbers: [
      { kind: 'document', value: '3' },
      { kind: 'reference', value: 'Ares(2031)3' },
      { kind: 'ce', value: 'COM(2031) 77' },
    ],
  });
  expect(documents[0]!.text).toContain(
    'Call for evidence for an impact assessment 2031-02-03 – 2031-03-03, 4 contributions',
  );
});

test('haveyoursay: an initiative without a title or any day is left out with the reason', async () => {
  expect((await read(row(1, { shortTitle: ' ' }))).skipped).toEqual([{ sourceId: '1', reason: 'no title' }]);
  expect((await read(row(1, { currentStatuses: [] }))).skipped).toMatchObject([{ sourceId: '1' }]);
});

test('haveyoursay: both forms of the list are read, another answer is a fault', () => {
  const hal = { _embedded: { initiativeResultDtoes: [row(1)] }, page: { totalPages: 3 } };
  const paged = { initiativeResultDtoPage: { content: [row(1), row(2)], totalPages: 1 } };
  expect(readPage(hal, 'x')).toMatchObject({ rows: [{ id: 1 }], totalPages: 3 });
  expect(readPage(paged, 'x').rows.map(({ id }) => id)).toEqual([1, 2]);
  expect(() => readPage({ error: 'unavailable' }, 'x')).toThrow(/shape/);
  expect(() => readPage({ initiativeResultDtoPage: { content: [{}], totalPages: 1 } }, 'x')).toThrow(/shape/);
  expect(readInitiative({ id: '18805.0' }, 'x').id).toBe(18805);
});

let answers: Answers;
let list: ReturnType<typeof row>[];
let pageOf: (page: number) => ReturnType<typeof row>[];
beforeEach(async () => {
  list = [row(1), row(2), row(3)];
  pageOf = (page) => list.slice(page * 2, page * 2 + 2);
  answers = await startAnswers((address): Answer | undefined => {
    const page = /searchInitiatives\?.*page=(\d+)/.exec(address)?.[1];
    if (page !== undefined) {
      const totalPages = Math.ceil(list.length / 2);
      return { body: { initiativeResultDtoPage: { content: pageOf(Number(page)), totalPages } } };
    }
    const id = /groupInitiatives\/(\d+)$/.exec(address)?.[1];
    return (
      (id && { body: row(Number(id), { dossierSummary: `About ${id}`, currentStatuses: undefined }) }) ||
      undefined
    );
  });
});
afterEach(() => answers.close());
const connector = () => haveyoursay({ baseUrl: answers.baseUrl, extraction, request: hurry });
const ids = ({ documents }: { documents: { id: string }[] }) => documents.map(({ id }) => id);

test('haveyoursay: a poll reads all pages with their details, then only what has changed', async () => {
  const first = await pollAndRead(connector());
  expect(ids(first.reading)).toEqual(['haveyoursay-1', 'haveyoursay-2', 'haveyoursay-3']);
  expect(first.reading.documents[0]!.text).toContain('About 1');
  expect(first.cursors.map(({ page }) => page)).toEqual([1, 0]);
  list[1] = row(2, { initiativeStatus: 'CLOSED' });
  const second = await pollAndRead(connector(), first.cursors.at(-1));
  expect(ids(second.reading)).toEqual(['haveyoursay-2']);
});

test('haveyoursay: a poll that was ended goes on at its page; a page that fails once is asked again', async () => {
  const first = await pollAndRead(connector());
  answers.breakNext('page=1', { status: 500, body: '' });
  const rest = await pollAndRead(connector(), first.cursors[0]);
  expect(ids(rest.reading)).toEqual(['haveyoursay-3']);
});

test('haveyoursay: a page that fails for good ends the poll with a fault, not with a part', async () => {
  for (let time = 0; time < 2; time++) answers.breakNext('page=1', { status: 500, body: '' });
  const cursors: Cursor[] = [];
  const run = async () => {
    for await (const { cursor } of connector().poll(undefined, new AbortController().signal))
      cursors.push(cursor);
  };
  await expect(run()).rejects.toMatchObject({ kind: 'status' });
  expect(cursors.map(({ page }) => page)).toEqual([1]);
});

test.each<[string, () => void, SourceFault['kind']]>([
  ['a repeated page', () => (pageOf = () => list.slice(0, 2)), 'shape'],
  ['an empty list', () => (list = []), 'shape'],
  [
    'a page in place of the list',
    () => answers.breakNext('search', { type: 'text/html', body: '<html>' }),
    'blocked',
  ],
])('haveyoursay: %s is a fault', async (_, spoil, kind) => {
  spoil();
  await expect(pollAndRead(connector())).rejects.toMatchObject({ kind });
});

test.each<[string, Answer]>([
  ['the service fails on', { status: 500, body: '' }],
  ['is gone', { status: 404, body: '' }],
  ['is a page', { type: 'text/html', body: '<html>Just a moment</html>' }],
  ['is of another shape', { body: { initiative: {} } }],
  ['is of another initiative', { body: row(9) }],
])(
  'haveyoursay: a detail that %s leaves the row of the list, and is asked for again',
  async (_name, answer) => {
    const breakDetail = (id: number) => {
      for (let time = 0; time <= (answer.status === 500 ? hurry.retries : 0); time++)
        answers.breakNext(`groupInitiatives/${id}`, answer);
    };
    breakDetail(1);
    const { reading, cursors } = await pollAndRead(connector());
    expect(ids(reading)).toEqual(['haveyoursay-1', 'haveyoursay-2', 'haveyoursay-3']);
    expect(reading.notes).toMatchObject([{ sourceId: '1' }]);
    const again = await pollAndRead(connector(), cursors.at(-1));
    expect(ids(again.reading)).toEqual(['haveyoursay-1']);
    expect(again.reading.documents[0]!.text).toContain('About 1');
    for (const id of [1, 2, 3]) breakDetail(id);
    await expect(pollAndRead(connector())).rejects.toMatchObject({ name: 'SourceFault' });
  },
);

const file = (documentId: string, title: string, fileName?: string) => ({ documentId, title, fileName });
const withFiles = (...attachments: object[]) =>
  row(1, { publications: [{ type: 'OPC_LAUNCHED', startDate: '2031/02/03 00:00:00', attachments }] });
const rtf = { type: 'application/rtf', body: '{\\rtf1 We ask what you think.}' };

test('haveyoursay: files are fetched, found by their words and kept', async () => {
  list = [withFiles(file('0901', 'Call', 'call.rtf'), file('0902', 'Annex'))];
  answers.breakNext('groupInitiatives', { body: list[0]! });
  answers.breakNext('download/0901', rtf);
  answers.breakNext('download/0902', { type: 'application/zip', body: 'PK..' });
  const { reading, cursors } = await pollAndRead(connector());
  expect(reading.documents[0]!.attachments).toMatchObject([
    { title: 'Call', mimeType: 'application/rtf', text: 'We ask what you think.' },
    { title: 'Annex', mimeType: 'application/zip', size: 4 },
  ]);
  expect(reading.files.map(({ fileId }) => fileId)).toEqual(['haveyoursay-1~1', 'haveyoursay-1~2']);
  expect(ids((await pollAndRead(connector(), cursors.at(-1))).reading)).toEqual([]);
  const { sum } = (cursors.at(-1)!['sums'] as unknown as Record<string, { sum: string }>)['1']!;
  const earlier = (sums: string) => pollAndRead(connector(), { page: 0, sums });
  expect(ids((await earlier(`1:${sum}`)).reading)).toEqual([]);
  expect(ids((await earlier(`1:${sum}~2`)).reading)).toEqual(['haveyoursay-1']);
});

test('haveyoursay: a file that fails, or a wall in its place, costs no initiative and is asked for again', async () => {
  list = [withFiles(file('0901', 'Call'))];
  const open = () => answers.breakNext('groupInitiatives', { body: list[0]! });
  open();
  answers.breakNext('download/0901', { type: 'text/html', body: '<html>Are you a robot?</html>' });
  const first = await pollAndRead(connector());
  expect(first.reading.documents[0]!.attachments).toEqual([
    {
      fileId: 'haveyoursay-1~1',
      title: 'Call',
      url: 'https://ec.europa.eu/info/law/better-regulation/api/download/0901',
    },
  ]);
  expect(first.reading.notes).toMatchObject([{ note: expect.stringContaining('Call: no file: blocked') }]);
  open();
  answers.breakNext('download/0901', rtf);
  const second = await pollAndRead(connector(), first.cursors.at(-1));
  expect(second.reading.files).toMatchObject([{ fileId: 'haveyoursay-1~1' }]);
});

test('haveyoursay: files that never come are asked for five times, and a poll that meets many of them stops asking', async () => {
  list = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ ...withFiles(file('0901', 'Call')), id }));
  const details = () => list.forEach((body) => answers.breakNext(`groupInitiatives/${body.id}`, { body }));
  details();
  for (let count = 0; count < 99; count++) answers.breakNext('download', { status: 503, body: '' });
  const first = await pollAndRead(connector());
  expect(ids(first.reading)).toHaveLength(9);
  // Each with one retry.
  expect(answers.asked.filter((address) => address.includes('download'))).toHaveLength(10);
  let cursor = first.cursors.at(-1);
  for (const expected of [9, 9, 9, 9, 0]) {
    details();
    const { reading, cursors } = await pollAndRead(connector(), cursor);
    expect(ids(reading)).toHaveLength(expected);
    cursor = cursors.at(-1);
  }
});

const recorded = await readRecorded(haveyoursay({ extraction }));
test.skipIf(!recorded)(
  'haveyoursay: the table of consultations is read whole, but for two rows without a title',
  () => {
    expect(recorded).toHaveLength(1);
    const { documents, skipped, notes } = recorded![0]!.reading;
    expect([documents.length, notes.length]).toEqual([436, 0]);
    expect(skipped).toEqual([
      { sourceId: '13243', reason: 'no title' },
      { sourceId: '1457', reason: 'no title' },
    ]);
    const filled = (has: (one: (typeof documents)[number]) => unknown) => documents.filter(has).length;
    expect([filled(({ labels }) => labels), filled(({ attachments }) => attachments.length)]).toEqual([
      420, 306,
    ]);
    expect(documents.find(({ id }) => id === 'haveyoursay-13698')).toMatchObject({
      title: 'VAT package for travel and tourism',
      date: startOfDay('2025-07-24'),
      timeKnown: false,
      labels: [{ scheme: 'better-regulation', name: 'Taxation' }],
      text: 'Public consultation 2025-07-24 – 2025-10-16, 244 contributions',
    });
  },
);
