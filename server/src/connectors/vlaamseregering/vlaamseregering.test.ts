import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import {
  hurry,
  pollAndRead,
  pollByItem,
  startAnswers,
  type Answer,
  type Answers,
} from '#test/replay/answers.ts';
import given from './fixtures/answers.json' with { type: 'json' };
import { vlaamseregering } from './vlaamseregering.ts';

type Item = Record<string, unknown> & { attributes: Record<string, unknown> };

const extraction = openTextExtraction();
afterAll(() => extraction.close());

let answers: Answers;
let items: Item[];
let infos: unknown;
/** What one page of the search holds. */
let pageSize: number;
const rtf = { type: 'application/rtf', body: '{\\rtf1 Nota over boeien.}' };
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-02-10T12:00:00Z') });
  items = [...(given.items as Item[])];
  infos = given.infos;
  pageSize = 100;
  answers = await startAnswers((address): Answer | undefined => {
    const search = /page\[number\]=(\d+).*meetingDate\]=([^,]+),([^&]+)/.exec(address);
    if (search) {
      const [, page = '', from = '', to = ''] = search;
      const found = items.filter(({ attributes }) => {
        const date = String(attributes['meetingDate']);
        return date === 'undefined' || (date >= from && date <= to);
      });
      const at = Number(page) * pageSize;
      return { body: { count: found.length, data: found.slice(at, at + pageSize) } };
    }
    if (address.includes('/news-item-infos?')) return { body: infos as object };
    if (address.includes('/files/f1/download')) return rtf;
    const theme = /concepts\?filter\[:id:\]=(.*)$/.exec(address)?.[1];
    if (theme !== 't1') return undefined;
    return { body: { data: [{ type: 'concepts', id: 't1', attributes: { label: 'Mobiliteit' } }] } };
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await answers.close();
});

const connector = () => vlaamseregering({ baseUrl: answers.baseUrl, extraction, request: hurry });
const ids = ({ documents }: { documents: { id: string }[] }) => documents.map(({ id }) => id);

test('vlaamseregering: a decision has its ministers with their offices, its theme, its documents and a page', async () => {
  const { reading } = await pollAndRead(connector());
  expect([reading.notes, reading.skipped, reading.unread]).toEqual([[], [], []]);
  expect(reading.documents[0]).toEqual({
    id: 'vlaamseregering-a1',
    domain: 'be-flm',
    source: 'vlaamseregering',
    demo: false,
    groupPath: 'vlaamse-regering/beslissing',
    sourceType: 'Beslissing van de Vlaamse Regering',
    institution: 'Vlaamse Regering',
    title: 'Boeien in de jachthavens',
    titles: { nl: 'Boeien in de jachthavens' },
    language: 'nl',
    date: startOfDay('2031-02-07'),
    timeKnown: false,
    sourceDate: '2031-02-07T09:00:00Z',
    text: [
      'Principiële goedkeuring van het ontwerpbesluit over boeien',
      'De Vlaamse Regering keurt het ontwerpbesluit over boeien goed.',
    ].join('\n'),
    attachments: [
      {
        fileId: 'vlaamseregering-a1~1',
        title: 'VR 2031 0702 DOC.0042/1 Nota boeien',
        mimeType: 'application/rtf',
        size: 25,
        text: 'Nota over boeien.',
        url: 'https://beslissingenvlaamseregering.vlaanderen.be/files/f1/download?name=nota+boeien.rtf',
      },
    ],
    people: [
      { name: 'Bram Vloed', role: 'Op voorstel van', function: 'Vlaams minister van Havens' },
      { name: 'Lotte Duin', role: 'Op voorstel van', function: 'Vlaams minister van Strand' },
    ],
    organisations: [],
    committees: [],
    numbers: [],
    labels: [{ scheme: 'vlaamse-regering-thema', code: 't1', name: 'Mobiliteit' }],
    identities: ['vlaamseregering-a1'],
    votes: [],
    relations: [],
    originalUrls: [
      'https://beslissingenvlaamseregering.vlaanderen.be/?search=Boeien+in+de+jachthavens&dateOption=select' +
        '&startDate=2031-02-06T23%3A00%3A00.000Z&endDate=2031-02-07T22%3A59%3A59.999Z',
    ],
    confidentiality: 'Openbaar',
  });
  expect(reading.files.map(({ fileId }) => fileId)).toEqual(['vlaamseregering-a1~1']);
});

test('vlaamseregering: an announcement is called one, and its only minister is known by the search', async () => {
  const { reading } = await pollAndRead(connector());
  expect(reading.documents[1]).toMatchObject({
    sourceType: 'Mededeling aan de Vlaamse Regering',
    text: 'De Vlaamse Regering neemt kennis van het jaarverslag.',
    people: [{ name: 'Bram Vloed', role: 'Op voorstel van', function: 'Vlaams minister van Havens' }],
  });
});

test('vlaamseregering: several ministers of the search alone are not paired with each other’s names', async () => {
  infos = { data: [] };
  const { reading } = await pollAndRead(connector());
  expect(reading.documents[0]!.people).toEqual([]);
});

test('vlaamseregering: a poll reads all pages, asks once for a meeting, and later what has documents since', async () => {
  pageSize = 1;
  infos = { data: given.infos.data.slice(1), included: [] };
  const first = await pollAndRead(connector());
  expect(ids(first.reading)).toEqual(['vlaamseregering-a1', 'vlaamseregering-a2']);
  expect(answers.asked.filter((address) => address.includes('infos'))).toHaveLength(1);
  const cursor = first.cursors.at(-1)!;
  expect(ids((await pollAndRead(connector(), cursor)).reading)).toEqual([]);
  infos = given.infos;
  const second = await pollAndRead(connector(), cursor);
  expect(ids(second.reading)).toEqual(['vlaamseregering-a1']);
  expect(second.reading.documents[0]!.attachments).toHaveLength(1);
});

test('vlaamseregering: a back-fill goes some weeks at a time', async () => {
  const earlier = { uuid: 'a0', meetingDate: '2030-11-08T09:00:00Z', meetingId: 'v0' };
  items.push({ ...items[1]!, id: 'a0', attributes: { ...items[1]!.attributes, ...earlier } });
  const from = connector().cursorAt(Date.parse('2030-11-10T12:00:00Z'));
  const { reading, cursors } = await pollAndRead(connector(), from);
  expect(ids(reading)).toEqual(['vlaamseregering-a0', 'vlaamseregering-a1', 'vlaamseregering-a2']);
  expect([...new Set(cursors.map(({ day }) => day))].slice(0, 2)).toEqual(['2030-11-10', '2030-12-09']);
  expect(Object.keys(cursors.at(-1)!['read']!)).toEqual(['row-a1', 'a2']);
});

test('vlaamseregering: items whose details cannot be had are read without them, and asked for by themselves', async () => {
  const away = (times: number) => {
    for (let time = 0; time < times; time++) answers.breakNext('news-item-infos', { status: 500, body: '' });
  };
  away(2);
  const { reading, kept, cursor } = await pollByItem(connector());
  expect([ids(reading).length, reading.notes, [...kept.keys()]]).toEqual([2, [], ['item row-a1', 'item a2']]);
  const { again } = kept.get('item row-a1')!;
  away(1);
  expect((await again()).failed).toMatchObject({ kind: 'status', missedAgain: true });
  const had = await again();
  expect([had.failed, had.reading!.files.length]).toEqual([undefined, 1]);
  expect(answers.asked.some((address) => address.includes('infos?filter[:id:]=a1&'))).toBe(true);
  // Polls leave them alone until they have them.
  away(2);
  expect(ids((await pollAndRead(connector(), cursor)).reading)).toEqual([]);
  expect((await pollAndRead(connector(), cursor)).reading.files).toHaveLength(1);
});

test('vlaamseregering: an item that has its details keeps them while they cannot be had', async () => {
  const { cursors } = await pollAndRead(connector());
  for (let time = 0; time < 2; time++) answers.breakNext('news-item-infos', { status: 500, body: '' });
  expect(ids((await pollAndRead(connector(), cursors.at(-1))).reading)).toEqual([]);
});

test('vlaamseregering: a file that is away costs no decision, and is asked for again by the next poll', async () => {
  for (let time = 0; time < 2; time++) answers.breakNext('files/f1', { status: 503, body: '' });
  const first = await pollAndRead(connector());
  expect([ids(first.reading).length, first.reading.files]).toEqual([2, []]);
  const second = await pollAndRead(connector(), first.cursors.at(-1));
  expect(ids(second.reading)).toEqual(['vlaamseregering-a1']);
  expect(second.reading.files).toHaveLength(1);
});

test('vlaamseregering: a theme that is away costs nothing but itself, until the next poll has it', async () => {
  for (let time = 0; time < 2; time++) answers.breakNext('concepts', { status: 503, body: '' });
  const first = await pollAndRead(connector());
  expect(first.reading.documents[0]).not.toHaveProperty('labels');
  const second = await pollAndRead(connector(), first.cursors.at(-1));
  expect(second.reading.documents[0]).toMatchObject({ labels: [{ name: 'Mobiliteit' }] });
});

test('vlaamseregering: meetings in a row without details mean that the service is down', async () => {
  infos = 'none';
  items = ['v1', 'v2', 'v3'].map((meetingId) => ({
    ...items[0]!,
    id: meetingId,
    attributes: { ...items[0]!.attributes, uuid: meetingId, meetingId },
  }));
  await expect(pollAndRead(connector())).rejects.toMatchObject({ name: 'SourceFault' });
});

test('vlaamseregering: an item in another form is kept aside, one without a day is left out with the reason', async () => {
  const { meetingDate: _, ...dayless } = items[0]!.attributes;
  items = [
    { id: 'a8', attributes: { title: 7 } },
    { ...items[0]!, id: 'a9', attributes: dayless },
    items[1]!,
  ];
  const { reading } = await pollAndRead(connector());
  expect(ids(reading)).toEqual(['vlaamseregering-a2']);
  expect(reading.unread.map(({ part }) => part)).toEqual(['item a8']);
  expect(reading.skipped).toMatchObject([{ sourceId: 'a9', reason: expect.stringContaining('no day') }]);
});

test('vlaamseregering: a search that ends before its end is a fault', async () => {
  answers.breakNext('search', { body: { count: 3, data: [items[0]] } });
  answers.breakNext('search', { body: { count: 3, data: [] } });
  await expect(pollAndRead(connector())).rejects.toMatchObject({ kind: 'shape' });
});
