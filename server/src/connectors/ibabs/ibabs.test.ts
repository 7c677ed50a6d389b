import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NamedCouncil } from 'contract/councils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { readRecorded } from '#test/recordings/recorded.ts';
import {
  hurry,
  pollAndRead,
  pollByItem,
  startAnswers,
  type Answer,
  type Answers,
} from '#test/replay/answers.ts';
import { samples } from '#test/samples.ts';
import { elementsOf } from '../reading/xml-tree.ts';
import { ibabs } from './ibabs.ts';
import { signatory, spokenName } from '../reading/council-names.ts';
import type { IbabsRaw } from './poll.ts';
import { votesOf } from './read-entry.ts';
import { siteOf } from './sites.ts';
import { resultOf } from './soap.ts';

const extraction = openTextExtraction();
const council: NamedCouncil = { system: 'ibabs', key: 'Proefstad', name: 'Proefstad', kind: 'gemeente' };
const site = siteOf(council);
const at = Date.parse('2031-03-06T12:00:00Z');
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}.xml`, import.meta.url), 'utf8');
const result = (name: string, operation: string) => resultOf(Buffer.from(fixture(name)), operation, 'test:');
const read = (raw: IbabsRaw) => ibabs({ extraction }).read(raw);
const rtf = (words: string) => ({
  bytes: Buffer.from(`{\\rtf1 ${words}}`),
  mimeType: 'application/rtf',
  fileName: 'x.rtf',
});

test('ibabs: a meeting has its kind, times, people and agenda; closed documents keep their title only', async () => {
  const row = elementsOf(result('meetings', 'GetMeetingsByDateRange'), 'iBabsMeeting')[0]!;
  const types = result('types', 'GetMeetingtypes');
  const { documents, files } = await read({
    kind: 'meeting',
    site,
    row,
    types,
    files: { d1: rtf('Verslag.') },
    at,
  });
  expect(documents[0]).toMatchObject({
    id: 'ibabs-meeting-11111111-aaaa-4bbb-8ccc-000000000001',
    groupPath: 'gemeenten/agenda',
    institution: 'Gemeente Proefstad',
    title: 'Commissie Proeven',
    text: 'Wij proeven.\n1 Verslag vorige keer\n2 Personele zaak',
    committees: [{ code: 'ibabs-proefstad-7', name: 'Commissie Proeven' }],
    people: [
      { name: 'Vera van Voorbeeld', role: 'Voorzitter' },
      { name: 'Jan Proef', role: 'Aanwezig' },
    ],
    originalUrls: [
      expect.stringMatching(/^https:\/\/proefstad\.bestuurlijkeinformatie\.nl\/Agenda\/Index\//),
    ],
    meeting: {
      kind: 'committee',
      start: Date.parse('2031-03-04T08:30:00Z'),
      end: Date.parse('2031-03-04T10:00:00Z'),
      timeKnown: true,
      place: 'Proefzaal',
      status: 'held',
      agendaItems: [
        { number: '1', title: 'Verslag vorige keer', documentIds: ['ibabs-document-d1'] },
        { number: '2', title: 'Personele zaak', documentIds: [], confidential: true },
      ],
    },
  });
  expect(documents.slice(1)).toMatchObject([
    {
      id: 'ibabs-document-d1',
      groupPath: 'gemeenten/verslag',
      text: 'Verslag.',
      agendaItem: 'Verslag vorige keer',
    },
    { id: 'ibabs-document-d3', groupPath: 'gemeenten/raadsstuk', date: Date.parse('2031-03-03T23:00:00Z') },
    { id: 'ibabs-document-d4', confidentiality: 'Besloten', text: '', originalUrls: [] },
  ]);
  expect(files.map(({ fileId }) => fileId)).toEqual(['ibabs-document-d1']);
});

test('ibabs: a meeting to come is planned; its own date holds the time', async () => {
  const row = elementsOf(result('meetings', 'GetMeetingsByDateRange'), 'iBabsMeeting')[1]!;
  const types = result('types', 'GetMeetingtypes');
  const { documents } = await read({ kind: 'meeting', site, row, types, files: {}, at });
  expect(documents[0]).toMatchObject({
    title: 'Gemeenteraad',
    committees: [],
    meeting: {
      kind: 'plenary',
      status: 'planned',
      start: Date.parse('2031-04-01T17:30:00Z'),
      timeKnown: true,
    },
  });
});

const base = () => elementsOf(result('entries', 'GetListsEntriesByFilterRequest'), 'iBabsListEntryBase')[0]!;

test('ibabs: a motion has its signatories, files and the votes of members and their groups', async () => {
  const { documents, files } = await read({
    kind: 'entry',
    site,
    base: base(),
    detail: result('entry', 'GetListEntry'),
    votes: result('votes', 'GetListEntryVotesByListEntryId'),
    files: { d5: rtf('De raad wil bomen.'), d6: rtf('Toelichting.') },
  });
  expect(documents).toMatchObject([
    {
      id: 'ibabs-entry-22222222-aaaa-4bbb-8ccc-000000000001',
      groupPath: 'gemeenten/motie',
      sourceType: 'Moties',
      title: 'M1 Bomen & gras',
      text: 'De raad wil bomen.',
      date: Date.parse('2031-03-03T23:00:00Z'),
      timeKnown: false,
      numbers: [{ kind: 'document', value: '31-7' }],
      agendaItem: '5 Bomenplan',
      labels: [{ name: 'Groen' }],
      people: [
        { name: 'Vera van Voorbeeld', role: 'Indiener', party: 'Proefpartij' },
        { name: 'J. Proef', role: 'Mede-indiener', party: 'Lijst Twee' },
        { name: 'Dirk Derde', role: 'Mede-indiener', party: 'Proefpartij' },
      ],
      attachments: [{ text: 'Toelichting.' }],
      votes: [
        {
          outcome: 'aangenomen',
          outcomeText: 'Motie aangenomen',
          parties: [
            { party: 'Proefpartij', seats: 2, choice: 'Voor' },
            { party: 'Lijst Twee', seats: 1, choice: 'Voor' },
            { party: 'Lijst Twee', seats: 1, choice: 'Tegen' },
          ],
          counts: { for: 3, against: 1 },
        },
      ],
    },
  ]);
  expect(documents[0]!.votes[0]!.members).toHaveLength(4);
  expect(files).toHaveLength(2);
});

test('ibabs: an entry without its details has the time of its change', async () => {
  const { documents } = await read({ kind: 'entry', site, base: base(), files: {} });
  expect(documents[0]).toMatchObject({
    date: Date.parse('2031-03-05T09:06:40Z'),
    timeKnown: true,
    votes: [],
  });
});

test.each([
  ['Zweth, Rick van der', 'Rick van der Zweth'],
  ['Burgemeester', 'Burgemeester'],
])('ibabs: %s is %s', (written, spoken) => expect(spokenName(written)).toBe(spoken));

test('ibabs: a signatory without a first name has the initials', () => {
  expect(signatory('Berg, A.B. van den (VVD)', 'Indiener')).toEqual({
    name: 'A.B. van den Berg',
    role: 'Indiener',
    party: 'VVD',
  });
});

let server: Answers;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  server = await startAnswers(respond);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});
const connector = () =>
  ibabs({ baseUrl: `${server.baseUrl}api/Public.svc`, extraction, request: hurry, councils: [council] });

function respond(address: string, baseUrl: string): Answer | undefined {
  if (address.startsWith('/download/')) return { type: 'application/rtf', body: '{\\rtf1 Tekst.}' };
  const names: [string, string][] = [
    ['<GetMeetingtypes ', 'types'],
    ['<GetMeetingsByDateRange ', 'meetings'],
    ['<GetLists ', 'lists'],
    ['<GetListsEntriesByFilterRequest ', 'entries'],
    ['<GetListEntry ', 'entry'],
    ['<GetListEntryVotesByListEntryId ', 'votes'],
  ];
  const name = names.find(([operation]) => address.includes(operation))?.[1];
  const quiet = name === 'meetings' && !address.includes('<StartDate>2031-03-01');
  if (!name) return undefined;
  const body = quiet ? fixture(name).replace(/<a:Meetings>.*<\/a:Meetings>/, '') : fixture(name);
  return { type: 'text/xml', body: body.replaceAll('BASE/', baseUrl) };
}
const since = () => connector().cursorAt(Date.parse('2031-03-01T12:00:00Z'));

test('ibabs: a poll asks for a quarter at a time, then for the entries that changed', async () => {
  const { reading, cursors } = await pollAndRead(connector(), since());
  expect(reading.documents.map(({ id }) => id.replace(/\d{8}-aaaa-4bbb-8ccc-0+/, ''))).toEqual([
    'ibabs-meeting-1',
    'ibabs-document-d1',
    'ibabs-document-d3',
    'ibabs-document-d4',
    'ibabs-meeting-2',
    'ibabs-entry-1',
  ]);
  const periods = server.asked
    .map((address) => /<StartDate>([\d-]+)T.*<EndDate>([\d-]+)T/.exec(address)?.slice(1, 3))
    .filter((one) => one !== undefined);
  expect(periods).toEqual([
    ['2031-03-01', '2031-05-30'],
    ['2031-05-31', '2031-08-29'],
    ['2031-08-30', '2031-09-06'],
  ]);
  expect(server.asked.filter((address) => address.startsWith('/download/'))).toEqual([
    '/download/d1',
    '/download/d3',
    '/download/d5',
    '/download/d6',
  ]);
  expect(reading.names).toEqual([
    { kind: 'committee', name: 'Commissie Proeven', code: 'ibabs-proefstad-7' },
  ]);
  expect(cursors.at(-1)).toEqual({
    councils: {
      proefstad: {
        place: { from: '2031-01-03', changed: '2031-03-06T11:00:00.000Z' },
        tried: '2031-03-06T12:00:00.000Z',
        read: '2031-03-06T12:00:00.000Z',
        isDone: true,
      },
    },
  });
});

test('ibabs: a broken-off poll goes on after the quarter it stored', async () => {
  const { cursors } = await pollAndRead(connector(), since());
  const half = cursors.find((cursor) => JSON.stringify(cursor).includes('"day":"2031-05-31"'))!;
  const { reading } = await pollAndRead(connector(), half);
  expect(reading.documents).toHaveLength(1);
});

test.each<[string, Answer, string]>([
  ['<GetMeetingtypes', { status: 403, type: 'text/html', body: '<html>Forbidden</html>' }, 'blocked'],
  ['<GetMeetingtypes', { type: 'text/html', body: '<!DOCTYPE html><html></html>' }, 'blocked'],
  ['<GetLists ', { type: 'text/xml', body: '<s:Envelope xmlns:s="x"><s:Body>' }, 'shape'],
  ['<GetLists ', { type: 'text/xml', body: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }, 'shape'],
  [
    '<GetLists ',
    { type: 'text/xml', body: '<E><Body><Fault><faultstring>Nee</faultstring></Fault></Body></E>' },
    'shape',
  ],
])('ibabs: a wrong answer to %s is a fault', async (words, answer, kind) => {
  server.breakNext(words, answer);
  await expect(pollAndRead(connector(), since())).rejects.toMatchObject({ name: 'SourceFault', kind });
});

test.each<[string, Answer, string]>([
  ['<GetListEntry ', { type: 'text/html', body: '<!DOCTYPE html><html></html>' }, 'blocked'],
  ['<GetListEntry ', { type: 'text/xml', body: '<E><Body><Anders/></Body></E>' }, 'shape'],
  ['<GetListEntry ', { status: 404, body: '' }, 'status'],
  ['<GetListEntryVotesByListEntryId ', { status: 500, body: '' }, 'status'],
])(
  'ibabs: a wrong answer to %s costs that entry alone, which is asked for once more',
  async (words, answer, kind) => {
    const whole = await pollAndRead(connector(), since());
    for (let time = 0; time <= (answer.status === 500 ? hurry.retries : 0); time++)
      server.breakNext(words, answer);
    const { reading, kept, cursor } = await pollByItem(connector(), since());
    const [[id, missed] = []] = kept;
    expect(id).toMatch(/^Proefstad entry /);
    expect(missed).toMatchObject({ kind });
    expect(reading.documents).toEqual(whole.reading.documents.slice(0, -1));
    expect(cursor).toEqual(whole.cursors.at(-1));
    server.breakNext(words, answer);
    expect(await missed!.again()).toMatchObject({ failed: { kind, missedAgain: true } });
    expect((await missed!.again()).reading!.documents).toEqual(whole.reading.documents.slice(-1));
  },
);

test('ibabs: an error inside a successful answer is a fault', () => {
  const body = fixture('lists').replace(
    '<a:iBabsKeyValue>',
    '<Status>ERR</Status><Message>no access</Message><a:iBabsKeyValue>',
  );
  expect(() => resultOf(Buffer.from(body), 'GetLists', 'test:')).toThrow(/no access/);
});

test('ibabs: what the service says of days without meetings is told in a note', async () => {
  const result =
    '<GetMeetingsByDateRangeResult><Status>ERR</Status><Message>Nothing planned</Message></GetMeetingsByDateRangeResult>';
  server.breakNext('GetMeetingsByDateRange', {
    type: 'text/xml',
    body: `<E><Body><GetMeetingsByDateRangeResponse>${result}</GetMeetingsByDateRangeResponse></Body></E>`,
  });
  const { reading } = await pollAndRead(connector(), since());
  expect(reading.notes.map(({ note }) => note)).toContainEqual(
    expect.stringMatching(/^no meetings from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d: Nothing planned$/),
  );
});

test('ibabs: days without meetings come as an error, which is none unless it is a refusal', () => {
  const answer = (message: string) =>
    Buffer.from(
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><GetMeetingsByDateRangeResponse>' +
        `<GetMeetingsByDateRangeResult><Status>ERR</Status><Message>${message}</Message>` +
        '</GetMeetingsByDateRangeResult></GetMeetingsByDateRangeResponse></s:Body></s:Envelope>',
    );
  const read = (message: string) => resultOf(answer(message), 'GetMeetingsByDateRange', 'test:');
  expect(elementsOf(read('No meetings in this period'), 'iBabsMeeting')).toEqual([]);
  expect(() => read('IPaddress 192.0.2.1 has no access to site Proefdorp!')).toThrow(/no access/);
});

test('ibabs: the recorded answers are all read', async () => {
  const recorded = await readRecorded(ibabs({ extraction }));
  if (!recorded) return;
  const counts = recorded.map(({ path, leftOut, reading }) => [
    path.slice(path.lastIndexOf('/') + 1),
    leftOut ? 'left out' : `${reading.documents.length} documents, ${reading.names.length} names`,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    'ibabs_meetings_response.xml': '3 documents, 0 names',
    'ibabs_meetingtypes_response.xml': '0 documents, 1 names',
    'ibabs_list_entries_response.xml': '3 documents, 0 names',
    'ibabs_list_entry_votes_response.xml': 'left out',
    'ibabs_lists_response.xml': 'left out',
  });
  expect(recorded.flatMap(({ reading }) => [...reading.skipped, ...reading.notes])).toEqual([]);
  const motion = recorded
    .flatMap(({ reading }) => reading.documents)
    .find(({ title }) => title.startsWith('M540'));
  expect(motion).toMatchObject({ groupPath: 'gemeenten/motie', date: Date.parse('2026-06-25T08:06:40Z') });
});

test('ibabs: the recorded votes of Utrecht are read by member and group', async () => {
  const folder = samples('nl/local_ibabs');
  if (!folder) return;
  const bytes = await readFile(join(folder, 'ibabs_list_entry_votes_response.xml'));
  const votes = votesOf(resultOf(bytes, 'GetListEntryVotesByListEntryId', 'test:'))!;
  expect(votes.members).toHaveLength(43);
  expect(votes.counts!.for + votes.counts!.against).toBe(43);
  expect(votes.members).toContainEqual({
    name: 'Maarten van Heuven',
    party: 'Partij voor de Dieren',
    choice: 'Voor',
  });
});
