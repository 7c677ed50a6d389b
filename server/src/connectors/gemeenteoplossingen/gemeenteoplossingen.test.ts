import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { readRecorded } from '#test/recordings/recorded.ts';
import { hurry, pollAndRead, startAnswers, type Answer, type Answers } from '#test/replay/answers.ts';
import fixture from './fixtures/answers.json' with { type: 'json' };
import { gemeenteoplossingen } from './gemeenteoplossingen.ts';
import type { Site } from './sites.ts';

const extraction = openTextExtraction();
let server: Answers;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-06T12:00:00Z') });
  server = await startAnswers(respond);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});
const connector = (version: Site['version'] = 'v2') =>
  gemeenteoplossingen({
    extraction,
    request: hurry,
    baseUrl: server.baseUrl,
    councils: [
      {
        system: 'gemeenteoplossingen',
        key: 'https://raad.example',
        name: 'Proefstad',
        kind: 'gemeente',
        version,
      },
    ],
  });
const since = () => connector().cursorAt(Date.parse('2031-03-01T12:00:00Z'));

/** The second version puts rows in a result, the first gives them as they are. */
function respond(address: string): Answer | undefined {
  const { pathname, searchParams } = new URL(address, 'http://server');
  const [, version, part] = /^\/api\/(v1|v2)\/(dmus|meetings|documents)$/.exec(pathname) ?? [];
  if (!part) return { type: 'application/rtf', body: '{\\rtf1 Tekst.}' };
  const from = searchParams.get('date_from') ?? searchParams.get('publicationDate_from');
  const first =
    from === null || from === '2031-03-01' || from === String(Date.parse('2031-02-28T23:00:00Z') / 1_000);
  const rows = first ? fixture[part as keyof typeof fixture] : [];
  return { body: version === 'v1' ? rows : { result: { totalCount: rows.length, [part]: rows } } };
}

test('gemeenteoplossingen: a poll reads units, meetings with their documents, and documents', async () => {
  const { reading, cursors } = await pollAndRead(connector(), since());
  expect(reading.documents).toMatchObject([
    {
      id: 'go-proefstad-meeting-41',
      domain: 'nl-lr',
      groupPath: 'gemeenten/agenda',
      institution: 'Gemeente Proefstad',
      title: 'Commissie over bomen',
      text: '1 Opening\n2 Bomenplan\nOver bomen.\n2.1 Moties',
      committees: [{ code: 'go-proefstad-6', name: 'Commissie Proeven' }],
      meeting: {
        kind: 'committee',
        start: Date.parse('2031-03-04T18:30:00Z'),
        end: Date.parse('2031-03-04T21:00:00Z'),
        timeKnown: true,
        place: 'Raadzaal',
        status: 'held',
        agendaItems: [
          { number: '1', title: 'Opening', documentIds: [] },
          { number: '2', title: 'Bomenplan', documentIds: ['go-proefstad-document-71'] },
          { number: '2.1', title: 'Moties', documentIds: ['go-proefstad-document-71'] },
        ],
      },
    },
    {
      id: 'go-proefstad-document-71',
      groupPath: 'gemeenten/raadsstuk',
      title: 'Raadsvoorstel bomen',
      text: 'Tekst.',
      file: { mimeType: 'application/rtf' },
      agendaItem: 'Bomenplan',
      date: Date.parse('2031-03-03T23:00:00Z'),
      timeKnown: false,
    },
    {
      id: 'go-proefstad-document-72',
      groupPath: 'gemeenten/besluitenlijst',
      title: 'Besluitenlijst 4 maart',
    },
    {
      id: 'go-proefstad-document-73',
      groupPath: 'gemeenten/raadsbrief',
      sourceType: 'Raadsbrief',
      date: Date.parse('2031-03-01T23:00:00Z'),
      sourceDate: '2031-03-02T10:00:00',
    },
  ]);
  expect(reading.names).toEqual([{ kind: 'committee', name: 'Commissie Proeven', code: 'go-proefstad-6' }]);
  expect(reading.skipped).toEqual([
    { sourceId: 'document 74', reason: 'a document without a day of publication' },
  ]);
  expect(reading.files).toHaveLength(3);
  expect(cursors.at(-1)).toMatchObject({
    councils: { 'https://raad.example': { place: { from: '2031-01-03' } } },
  });
});

test('gemeenteoplossingen: the first version is asked in seconds and answers without a wrapper', async () => {
  const { reading } = await pollAndRead(connector('v1'), since());
  expect(reading.documents).toHaveLength(4);
  expect(server.asked).toContain(
    `/api/v1/meetings?date_from=${Date.parse('2031-02-28T23:00:00Z') / 1_000}&date_to=${Date.parse('2031-03-31T21:59:59Z') / 1_000}`,
  );
});

test('gemeenteoplossingen: a broken-off poll goes on at the part and month where it was', async () => {
  const { cursors } = await pollAndRead(connector(), since());
  const half = cursors.find((cursor) =>
    /"day":.*"part":"meetings"|"part":"meetings".*"day":/.test(JSON.stringify(cursor)),
  )!;
  const { reading } = await pollAndRead(connector(), half);
  expect(reading.documents.map(({ id }) => id)).toEqual(['go-proefstad-document-73']);
});

test.each<[string, Answer, string]>([
  ['/dmus', { body: { result: {} } }, 'shape'],
  ['/meetings?', { body: '' }, 'notJson'],
  ['/meetings?', { body: { result: { totalCount: 7, meetings: [] } } }, 'shape'],
  ['/documents?', { body: '<html>storing</html>', type: 'text/html' }, 'blocked'],
])('gemeenteoplossingen: a wrong answer at %s is a fault', async (words, answer, kind) => {
  server.breakNext(words, answer);
  await expect(pollAndRead(connector(), since())).rejects.toMatchObject({ name: 'SourceFault', kind });
});

test('gemeenteoplossingen: what can not be read is told', async () => {
  const site: Site = { code: 'x', url: server.baseUrl, version: 'v2', council: 'X', kind: 'gemeente' };
  const read = (row: unknown) => connector().read({ kind: 'meeting', site, row, files: {}, at: 0 });
  expect((await read({ id: 9 })).unread).toMatchObject([
    { part: 'meeting 9', fault: expect.stringMatching(/^unreadable meeting/) as string },
  ]);
  expect((await read({ id: 9, date: 'ooit' })).skipped).toMatchObject([
    { reason: 'a meeting without a day' },
  ]);
});

test('gemeenteoplossingen: a meeting of the first version has its page and the time in its date, what is confidential stays away', async () => {
  const site: Site = { code: 'x', url: server.baseUrl, version: 'v1', council: 'X', kind: 'provincie' };
  const document = (id: number, confidential = false) => ({
    ...{ id, description: `Stuk ${id}`, filename: `${id}.pdf`, filesize: 7, modified: '2031-03-01' },
    confidential,
  });
  const row = {
    id: 9,
    date: Date.parse('2031-03-04T18:30:00Z') / 1_000,
    dmu: { id: 6, name: 'Commissie Proeven' },
    confidential: false,
    fullUrl: 'https://proeven.example/vergaderingen/9',
    documents: [document(1), document(2, true)],
    items: [{ number: '1', title: 'Bomen', documents: [document(3, true), document(4)] }],
  };
  const read = (meeting: unknown) =>
    connector('v1').read({ kind: 'meeting', site, row: meeting, files: {}, at: 0 });
  const { documents: open, withdrawn } = await read(row);
  expect(withdrawn).toEqual(['go-x-document-3', 'go-x-document-2']);
  expect(open.map(({ id }) => id)).toEqual(['go-x-meeting-9', 'go-x-document-4', 'go-x-document-1']);
  expect(open[0]).toMatchObject({
    originalUrls: ['https://proeven.example/vergaderingen/9'],
    date: Date.parse('2031-03-04T18:30:00Z'),
    timeKnown: true,
    confidentiality: 'Openbaar',
    relations: [{ id: 'go-x-document-1' }],
    meeting: { agendaItems: [{ title: 'Bomen', documentIds: ['go-x-document-4'] }] },
  });
  const closed = (await read({ ...row, confidential: true })).documents;
  expect(closed).toMatchObject([
    { confidentiality: 'Besloten', text: '', relations: [], meeting: { agendaItems: [{ documentIds: [] }] } },
  ]);
  const alone = {
    kind: 'document',
    site,
    row: { ...document(5, true), publicationDate: '2031-03-01' },
  } as const;
  expect(await connector('v1').read({ ...alone, files: {} })).toMatchObject({
    documents: [],
    withdrawn: ['go-x-document-5'],
  });
});

test('gemeenteoplossingen: documents of a confidential meeting are none of their own, and no confidential file is asked for', async () => {
  const document = (id: number, confidential: boolean) => ({
    ...{ id, description: `Stuk ${id}`, filename: `${id}.rtf`, publicationDate: '2031-03-02' },
    confidential,
  });
  const meeting = { id: 9, date: '2031-03-04', dmu: { id: 6, name: 'Raad' }, confidential: true };
  server.breakNext('/meetings?', { body: { result: [{ ...meeting, documents: [document(1, false)] }] } });
  server.breakNext('/documents?', { body: { result: [document(1, false), document(2, true)] } });
  const { reading } = await pollAndRead(connector(), since());
  expect(reading.documents.map(({ id }) => id)).not.toContain('go-proefstad-document-1');
  expect(reading.withdrawn).toEqual(['go-proefstad-document-1', 'go-proefstad-document-2']);
  expect(server.asked.filter((address) => /documents\/[12]$/.test(address))).toEqual([]);
});

test('gemeenteoplossingen: the shapes that others wrote by hand are read, old pages left out', async () => {
  const recorded = await readRecorded(gemeenteoplossingen({ extraction }));
  if (!recorded) return;
  expect(recorded.filter(({ leftOut }) => leftOut)).toHaveLength(3);
  expect(recorded.flatMap(({ reading }) => reading.documents.map(({ id }) => id))).toEqual([
    'go-denhelder-meeting-123',
    'go-denhelder-document-501',
    'go-denhelder-document-500',
  ]);
  expect(recorded.flatMap(({ reading }) => [...reading.skipped, ...reading.notes])).toEqual([]);
});
