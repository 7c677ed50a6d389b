import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRecorded } from '#test/recordings/recorded.ts';
import { earlierCursor } from '#test/earlier-cursor.ts';
import {
  hurry,
  pollAndRead,
  pollByItem,
  startAnswers,
  type Answer,
  type Answers,
} from '#test/replay/answers.ts';
import type { Cursor } from '../../connector.ts';
import fixture from '../fixtures/question.json' with { type: 'json' };
import { dekamervragen } from './dekamervragen.ts';

const read = (body: unknown) => dekamervragen({}).read({ url: 'https://data.dekamer.be/v0/qrva/x', body });
const item = fixture.items[0]!;

test('dekamervragen: a question has its text and answers in both languages, its themes and its days', async () => {
  const { documents, skipped } = await read(fixture);
  expect(skipped).toEqual([]);
  expect(documents).toEqual([
    {
      id: 'dekamervragen-57-6-0031-2030203100077',
      domain: 'be-fed',
      source: 'dekamervragen',
      demo: false,
      groupPath: 'kamer/schriftelijke-vraag',
      sourceType: 'Schriftelijke vraag',
      institution: 'Kamer van volksvertegenwoordigers',
      title: 'Proefvelden. - Kosten.',
      titles: { nl: 'Proefvelden. - Kosten.', fr: 'Champs. - Frais.' },
      language: 'fr',
      date: Date.parse('2031-02-09T23:00:00Z'),
      timeKnown: false,
      sourceDate: '20310210',
      text: [
        'Er zijn velden.\nHoeveel kosten ze?\n1. Per jaar?\n2. In 15.000 hectare?\nDank.',
        'Een jaar.',
        'Aanvulling.',
        'Il y a des champs.',
        'Un an.',
      ].join('\n\n'),
      attachments: [],
      people: [{ name: 'Éloi Exemple', role: 'vraagsteller', party: 'Les Engagés' }],
      organisations: [
        { name: 'Minister van Proeven', relation: 'bevraagde' },
        { name: 'Proeven', relation: 'departement' },
      ],
      committees: [],
      numbers: [
        { kind: 'document', value: '57-B002-6-0031-2030203100077' },
        { kind: 'reference', value: '2030203100077' },
        { kind: 'reference', value: '57-B002-31' },
      ],
      labels: [
        { scheme: 'dekamer-thema', name: 'LANDBOUW' },
        { scheme: 'dekamer-thema', name: 'PROEFVELD' },
        { scheme: 'dekamer-trefwoord', name: 'GRASLAND' },
        { scheme: 'dekamer-departement', name: 'Proeven' },
      ],
      identities: ['qrva-57-6-0031-2030203100077'],
      votes: [],
      relations: [
        { relation: 'Status', title: 'answerReceived' },
        { relation: 'Antwoordtermijn', title: '2031-03-14' },
        { relation: 'Antwoord 1', title: 'B002, 21/03/2031, 00002031, normaal antwoord' },
        { relation: 'Antwoord 2', title: 'B003' },
      ],
      originalUrls: ['https://data.dekamer.be/v0/qrva/57-B002-6-0031-2030203100077'],
      confidentiality: 'Openbaar',
    },
  ]);
});

test('dekamervragen: a question keeps its identity when it gets a bulletin', async () => {
  const href = item.link.href.replace('B002', '');
  const { documents } = await read({ items: [{ ...item, link: { href } }] });
  expect(documents[0]!.id).toBe('dekamervragen-57-6-0031-2030203100077');
});

test('dekamervragen: what can not be read is told, another answer is a fault', async () => {
  const reasons = async (change: object) => (await read({ items: [{ ...item, ...change }] })).skipped;
  expect(await reasons({ DEPOTDAT: '2031' })).toMatchObject([{ reason: 'no day of deposit in "2031"' }]);
  const { unread } = await read({ items: [{ ...item, AUT: null }] });
  expect(unread).toMatchObject([{ fault: expect.stringMatching(/^unreadable question: AUT/) as string }]);
  expect((await read({ items: [] })).skipped).toHaveLength(1);
  await expect(read({ error: 'no' })).rejects.toThrow(/^shape/);
});

let server: Answers;
let rows: { SDOCNAME: string; STATUSQ: string }[];
let pageSize: number;
beforeEach(async () => {
  pageSize = 2;
  rows = ['57-B001-2-0001-2030203100001', '57-B002-6-0031-2030203100077', '57--6-0040-2030203100090'].map(
    (SDOCNAME) => ({ SDOCNAME, STATUSQ: 'answerReceived' }),
  );
  server = await startAnswers(respond);
});
afterEach(() => server.close());

function respond(address: string): Answer | undefined {
  const url = new URL(address, 'http://server');
  if (url.pathname === '/v0/qrva') {
    const listed = rows.filter(({ SDOCNAME }) => SDOCNAME.startsWith(url.searchParams.get('leg')!));
    const start = Number(url.searchParams.get('start'));
    return { body: { start, total: listed.length, items: listed.slice(start, start + pageSize) } };
  }
  const name = url.pathname.split('/').at(-1)!;
  return { body: { items: [{ ...item, link: { href: `http://data.dekamer.be/v0/qrva/${name}` } }] } };
}
const connector = () => dekamervragen({ baseUrl: server.baseUrl, request: hurry });
const poll = async (since: Cursor) => {
  const { reading, cursors } = await pollAndRead(connector(), since);
  return { ids: reading.documents.map(({ id }) => id.slice(14)), cursors };
};
const start: Cursor = { legislature: 57 };

test('dekamervragen: a poll reads every question, and later only bulletins that changed', async () => {
  const { ids, cursors } = await poll(start);
  expect(ids).toEqual(['57-6-0040-2030203100090', '57-6-0031-2030203100077', '57-2-0001-2030203100001']);
  expect((await poll(cursors.at(-1)!)).ids).toEqual([]);
  expect((await poll(earlierCursor(cursors.at(-1)))).ids).toEqual([]);
  rows[0]!.STATUSQ = 'answerPublicated';
  expect((await poll(cursors.at(-1)!)).ids).toEqual(['57-2-0001-2030203100001']);
});

test('dekamervragen: a question that cannot be had is kept aside, and read when it is asked for again', async () => {
  server.breakNext('B001', { status: 403, body: {} });
  const { reading, kept, cursor } = await pollByItem(connector(), start);
  expect(reading.documents).toHaveLength(2);
  const [one, ...others] = kept.values();
  expect([one!.kind, others]).toEqual(['status', []]);
  expect((await one!.again()).reading!.documents).toMatchObject([
    { id: 'dekamervragen-57-2-0001-2030203100001' },
  ]);
  expect((await poll(cursor!)).ids).toEqual([]);
});

test('dekamervragen: three questions in a row that cannot be had are a fault, and no further one is asked for', async () => {
  rows = [1, 2, 3, 4].map((n) => ({ SDOCNAME: `57-B001-2-000${n}-203020310000${n}`, STATUSQ: '' }));
  for (let time = 0; time < 3; time++) server.breakNext('B001', { status: 403, body: {} });
  await expect(poll(start)).rejects.toMatchObject({ name: 'SourceFault', kind: 'status' });
  expect(server.asked.filter((address) => address.includes('B001'))).toHaveLength(3);
});

test('dekamervragen: a back-fill leaves out what was put before its day, and goes on in the next legislature', async () => {
  rows.push({ SDOCNAME: '58-B001-2-0001-2034203500001', STATUSQ: 'x' });
  rows.push({ SDOCNAME: '57-B001-2-0002-2029203000001', STATUSQ: 'x' });
  const { ids, cursors } = await poll({ legislature: 57, since: '2031-02-11' });
  expect(ids).toEqual(['58-2-0001-2034203500001']);
  expect(server.asked.some((address) => address.includes('2029203000001'))).toBe(false);
  expect(cursors.at(-1)).toMatchObject({ legislature: 58 });
  expect(cursors.at(-1)).not.toHaveProperty('since');
});

test('dekamervragen: a back-fill asks for no bulletin behind the first that has nothing of its days', async () => {
  rows.push({ SDOCNAME: '57-B003-2-0003-2030203100099', STATUSQ: 'x' });
  server.breakNext('57-B002', { body: { items: [{ ...item, DEPOTDAT: '20310101' }] } });
  const { ids, cursors } = await poll({ legislature: 57, since: '2031-02-01' });
  expect(ids).toEqual(['57-6-0040-2030203100090', '57-2-0003-2030203100099']);
  expect(server.asked.some((address) => address.includes('B001'))).toBe(false);
  expect((await poll(cursors.at(-1)!)).ids).toEqual([]);
});

test('dekamervragen: a list that repeats a page is a fault, as is one without rows', async () => {
  server.breakNext('start=2', { body: { start: 2, total: 9, items: rows.slice(0, 2) } });
  await expect(poll(start)).rejects.toMatchObject({ kind: 'shape' });
  server.breakNext('start=0', { body: { disclaimer: 'x' } });
  await expect(poll(start)).rejects.toMatchObject({ kind: 'shape' });
  server.breakNext('start=0', { body: '<html></html>', type: 'text/html' });
  await expect(poll(start)).rejects.toMatchObject({ kind: 'blocked' });
});

const recorded = await readRecorded(dekamervragen({}));

test.runIf(recorded)('dekamervragen: every recorded file is accounted for', () => {
  const read = recorded!.filter(({ leftOut }) => !leftOut);
  expect(recorded!).toHaveLength(3);
  expect(read.map(({ path, reading }) => [path.split('/').at(-1), reading.documents.length])).toEqual([
    ['qrva_item.json', 1],
    ['qrva_item_empty.json', 0],
  ]);
  expect(read[1]!.reading.skipped).toHaveLength(1);
  expect(read[0]!.reading.documents[0]).toMatchObject({
    id: 'dekamervragen-54-3-0001-0000201400004',
    language: 'nl',
    sourceDate: '20140718',
    people: [{ name: 'Nahima Lanjri', party: 'CD&V' }],
  });
  expect(read[0]!.reading.documents[0]!.labels).toHaveLength(7);
});
