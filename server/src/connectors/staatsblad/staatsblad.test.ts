import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRecorded } from '#test/recordings/recorded.ts';
import { samples } from '#test/samples.ts';
import { earlierCursor } from '#test/earlier-cursor.ts';
import {
  hurry,
  pollAndRead,
  pollByItem,
  startAnswers,
  type Answer,
  type Answers,
} from '#test/replay/answers.ts';
import { readActPage, readList } from './pages.ts';
import type { ActRaw } from './poll.ts';
import { staatsblad } from './staatsblad.ts';

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}.html`, import.meta.url));
const page = (name: string) => ({ url: 'https://www.ejustice.just.fgov.be/x', bytes: fixture(name) });
const read = (raw: ActRaw) => staatsblad({}).read(raw);
const [listed] = readList(fixture('list'), 'list');

test('staatsblad: an act has its texts and titles in both languages and its place among other acts', async () => {
  const { documents, notes } = await read({
    numac: '2031000164',
    listed: listed!,
    nl: page('act-nl'),
    fr: page('act-fr'),
  });
  expect(notes).toEqual([]);
  const title = '7 JANUARI 2031. - Wet betreffende de proefvelden';
  expect(documents).toEqual([
    {
      id: 'staatsblad-2031000164',
      domain: 'be-fed',
      source: 'staatsblad',
      demo: false,
      groupPath: 'staatsblad/wet',
      sourceType: 'Wet',
      institution: 'Belgisch Staatsblad',
      title,
      titles: { nl: title, fr: '7 JANVIER 2031. - Loi relative aux champs' },
      language: 'nl',
      date: Date.parse('2031-01-16T23:00:00Z'),
      timeKnown: false,
      sourceDate: '17 januari 2031',
      text: [
        'PIET, Koning,',
        'Artikel 1. Er zijn velden.\nArt. 2. Zij zijn groen.',
        'PIET\nDe Minister van Proeven,\nV. VAN VOORBEELD',
        'Bron: Proeven\nPublicatie: 17 januari 2031\nNummer: 2031000164\nDossiernummer: 2031-01-07/02',
        'PIET, Roi,',
        'Article 1er. Il y a des champs.',
        'Le Ministre des Essais,\nV. VAN VOORBEELD',
        'Source: Essais\nPublication: 17 janvier 2031\nNuméro: 2031000164\nDossier numéro: 2031-01-07/02',
      ].join('\n\n'),
      attachments: [],
      people: [{ name: 'V. VAN VOORBEELD', role: 'ondertekenaar', function: 'De Minister van Proeven' }],
      organisations: [{ name: 'Proeven', relation: 'bron' }],
      committees: [],
      numbers: [
        { kind: 'document', value: '2031000164' },
        { kind: 'reference', value: '2031-01-07/02' },
        { kind: 'dossier', value: '57K0012' },
      ],
      dossier: { number: '57K0012', title },
      identities: ['numac-2031000164'],
      votes: [],
      relations: [
        { relation: 'Wijzigt', id: 'staatsblad-2006021362', title: '2006021362' },
        expect.objectContaining({ relation: 'Kamerdossier', id: 'dekamer-57K0012001' }),
      ],
      originalUrls: [
        'https://www.ejustice.just.fgov.be/eli/wet/2031/01/07/2031000164/justel',
        'https://www.ejustice.just.fgov.be/eli/loi/2031/01/07/2031000164/justel',
        'https://www.ejustice.just.fgov.be/mopdf/2031/01/17_1.pdf#Page12',
      ],
      confidentiality: 'Openbaar',
    },
  ]);
});

test('staatsblad: an act that only a list knows keeps its title and day, and says that it has no text', async () => {
  const { documents, notes } = await read({ numac: '2031000164', listed: listed! });
  expect(documents[0]).toMatchObject({
    date: Date.parse('2031-01-16T23:00:00Z'),
    sourceDate: '17-01-2031',
    organisations: [{ name: 'MINISTERIE VAN PROEVEN' }],
    text: '',
  });
  expect(notes).toHaveLength(1);
  expect((await read({ numac: '2031000164' })).skipped).toHaveLength(1);
});

test.each([
  ['7 JANUARI 2031. - Koninklijk besluit over velden', 'koninklijk-besluit'],
  ['1ER JANVIER 2031. - Arrêté royal relatif aux champs', 'koninklijk-besluit'],
  ['7 JANUARI 2031. - Ministerieel besluit over velden', 'ministerieel-besluit'],
  ['7 JANVIER 2031. - Arrêté ministériel relatif aux champs', 'ministerieel-besluit'],
  ['7 JANVIER 2031. - Loi-programme', 'wet'],
  ['Bijzondere wet zonder dag', 'wet'],
  ['7 JANUARI 2031. - Decreet over velden', 'overig'],
  ['7 JANUARI 2031. - Besluit van de Vlaamse Regering', 'overig'],
  ['Nationale Orden', 'overig'],
])('staatsblad: %s is of type %s', async (title, type) => {
  const eli = '/eli/besluit/2031/01/07/2031000164';
  const { documents } = await read({ numac: '2031000164', listed: { ...listed!, title, eli } });
  expect(documents[0]!.groupPath).toBe(`staatsblad/${type}`);
});

test('staatsblad: a French page that came where a Dutch one was asked for is French', async () => {
  const { documents } = await read({ numac: '2031000164', nl: page('act-fr') });
  expect(documents[0]).toMatchObject({
    language: 'fr',
    title: '7 JANVIER 2031. - Loi relative aux champs',
    titles: { fr: '7 JANVIER 2031. - Loi relative aux champs' },
  });
  expect(documents[0]!.titles).not.toHaveProperty('nl');
  const both = await read({ numac: '2031000164', nl: page('act-fr'), fr: page('act-fr') });
  expect(both.documents[0]!.text.match(/Il y a des champs/g)).toHaveLength(1);
  const french = Buffer.from(
    fixture('publication')
      .toString('latin1')
      .replace(/9 JANUARI 2031[^<]*/, '9 JANVIER 2031. - Loi modifiant la loi relative aux champs'),
    'latin1',
  );
  const older = await read({ numac: '2031A00165', nl: { url: 'x', bytes: french } });
  expect(older.documents[0]!.language).toBe('fr');
});

test('staatsblad: the older layout is read; what was not published is none, though the answer is 200', async () => {
  const { documents } = await read({ numac: '2031A00165', nl: page('publication') });
  expect(documents[0]).toMatchObject({
    title: '9 JANUARI 2031. - Wet tot wijziging van de wet betreffende de proefvelden',
    sourceDate: '2031-01-20',
    text: 'Artikel 1. De velden zijn blauw.',
    organisations: [{ name: 'MINISTERIE VAN PROEVEN' }],
    originalUrls: ['https://www.ejustice.just.fgov.be/mopdf/2031/01/20_1.pdf#Page3'],
  });
  expect(readActPage(fixture('unpublished'), 'x')).toBeUndefined();
});

test('staatsblad: the layout since 2024, known from clients, is read', () => {
  const body =
    '<div class="page__section--top">20 januari 2031</div><h1 class="page__title">Staatsblad</h1><main><p class="intro-text">Een wet</p><p>Artikel 1.</p><a href="/mopdf/2031/01/20_1.pdf">PDF</a></main>';
  const html = (inner: string) => Buffer.from(`<html><body>${inner}</body></html>`);
  expect(readActPage(html(body), 'x')).toMatchObject({ title: 'Een wet', published: '2031-01-20' });
  expect(readActPage(html(body.replace(/<a .*<\/a>/, '')), 'x')).toBeUndefined();
});

test('staatsblad: another page, a cut one and a list without acts are faults', () => {
  const html = (inner: string) => Buffer.from(inner);
  expect(() => readActPage(html('<html><body>Storing</body></html>'), 'x')).toThrow(/^shape/);
  expect(() => readActPage(html('<html><body>'), 'x')).toThrow(/^shape/);
  expect(() => readList(html('<html><body>Storing</body></html>'), 'x')).toThrow(/^shape/);
  expect(() => readList(fixture('list').subarray(0, 900), 'x')).toThrow(/^shape/);
  expect(
    readList(html('<html><body>De opzoeking heeft geen resultaat opgeleverd</body></html>'), 'x'),
  ).toEqual([]);
});

let server: Answers;
beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2031-01-25T12:00:00Z'), toFake: ['Date'] });
  server = await startAnswers(respond);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});
const nothing = '<html><body>De opzoeking heeft geen resultaat opgeleverd</body></html>';

function respond(address: string): Answer {
  const answers: Record<string, Uint8Array> = {
    '/eli/wet/2031': fixture('list'),
    '/eli/wet/2031/01/07/2031000164/justel': fixture('act-nl'),
    '/eli/loi/2031/01/07/2031000164/justel': fixture('act-fr'),
    '/cgi/api2.pl?lg=N&pd=2031-01-20&numac=2031A00165': fixture('publication'),
  };
  return { body: answers[address] ?? nothing, type: 'text/html' };
}
const connector = () => staatsblad({ baseUrl: server.baseUrl, request: hurry });
const start = () => connector().cursorAt(Date.parse('2031-01-10T12:00:00Z'));

test('staatsblad: a poll reads what lists name since its day, in both languages, else as it was published', async () => {
  const { reading, cursors } = await pollAndRead(connector(), start());
  expect(reading.documents.map(({ id, titles }) => [id, Object.keys(titles)])).toEqual([
    ['staatsblad-2031000164', ['nl', 'fr']],
    ['staatsblad-2031A00165', ['nl']],
  ]);
  expect(cursors.at(-1)).toEqual({
    published: '2031-01-20',
    read: { 2031000164: '2031-01-17', '2031A00165': '2031-01-20' },
  });
  server.asked.length = 0;
  expect((await pollAndRead(connector(), cursors.at(-1))).reading.documents).toEqual([]);
  const earlier = earlierCursor(cursors.at(-1));
  expect((await pollAndRead(connector(), earlier)).reading.documents).toEqual([]);
  expect(server.asked.filter((address) => address.includes('justel'))).toEqual([]);
  expect(server.asked).toContain('/eli/besluit/2029');
});

test.each<[string, Answer, string]>([
  ['that is refused', { status: 403, body: '' }, 'status'],
  ['in whose place another page comes', { body: '<html><body>Even geduld</body></html>' }, 'shape'],
  ['that is cut', { body: '<html>' }, 'shape'],
])(
  'staatsblad: an act %s is kept aside, and read when it is asked for again',
  async (_name, answer, kind) => {
    server.breakNext('2031000164', answer);
    const { reading, kept, cursor } = await pollByItem(connector(), start());
    expect(reading.documents.map(({ id }) => id)).toEqual(['staatsblad-2031A00165']);
    expect([...kept].map(([item, one]) => [item, one.kind])).toEqual([['act 2031000164', kind]]);
    expect(cursor).toMatchObject({ published: '2031-01-20' });
    const { reading: read } = await kept.get('act 2031000164')!.again();
    expect(read!.documents).toMatchObject([
      { id: 'staatsblad-2031000164', titles: { fr: expect.any(String) as string } },
    ]);
  },
);

test('staatsblad: an act whose pages are gone is known by its list', async () => {
  for (const status of [404, 410, 404]) server.breakNext('2031000164', { status, body: '' });
  const { reading, kept } = await pollByItem(connector(), start());
  expect(kept.size).toBe(0);
  expect(reading.documents).toHaveLength(2);
  expect(reading.notes).toMatchObject([{ sourceId: '2031000164' }]);
});

test('staatsblad: an act a list shows late is still read', async () => {
  const cursor = { published: '2031-01-20', read: '2031A00165:2031-01-20' };
  const { reading } = await pollAndRead(connector(), cursor);
  expect(reading.documents.map(({ id }) => id)).toEqual(['staatsblad-2031000164']);
});

test('staatsblad: a row without a day is told, and the others are read', async () => {
  const body = fixture('list').toString('utf8').replace('17-01-2031', '');
  server.breakNext('/eli/wet/2031', { body, type: 'text/html' });
  server.breakNext('2031000164', { body: nothing, type: 'text/html' });
  server.breakNext('2031000164', { body: nothing, type: 'text/html' });
  const { reading, cursors } = await pollAndRead(connector(), start());
  expect(reading.skipped).toMatchObject([{ sourceId: '2031000164' }]);
  expect(reading.documents.map(({ id }) => id)).toEqual(['staatsblad-2031A00165']);
  expect(cursors.at(-1)).toMatchObject({ published: '2031-01-20' });
});

test.each<[string, Answer, string]>([
  ['/eli/wet/2031', { body: '<html><body>Access denied</body></html>' }, 'shape'],
  ['/eli/wet/2031', { body: '' }, 'shape'],
  ['/eli/wet/2031', { status: 404, body: '' }, 'status'],
])('staatsblad: a wrong answer at %s is a fault', async (words, answer, kind) => {
  server.breakNext(words, answer);
  await expect(pollAndRead(connector(), start())).rejects.toMatchObject({ name: 'SourceFault', kind });
});

const recorded = await readRecorded(staatsblad({}));

test.runIf(recorded)('staatsblad: every recorded file is accounted for', () => {
  const rows = recorded!.map(({ path, leftOut, reading }) => [
    path.split('/').at(-1),
    leftOut ?? reading.documents.length,
  ]);
  expect(rows).toEqual([
    ['empty_response.html', 'the answer that nothing was published'],
    ['sample-listing-loi-2024.html', 302],
    ['sample-ordinary-law.html', 1],
    ['sample-regulation.html', 1],
    ['sample-with-tables.html', 1],
    ['valid_response.html', 'an act whose numac stands neither in it nor in the name of the file'],
  ]);
  const documents = recorded!.flatMap(({ reading }) => reading.documents);
  expect(recorded!.every(({ reading }) => reading.skipped.length === 0)).toBe(true);
  expect(documents.every(({ organisations }) => organisations.length === 1)).toBe(true);
  expect(new Set(documents.slice(0, 302).map(({ id }) => id)).size).toBe(302);
  expect(documents.find(({ id, text }) => id === 'staatsblad-2024000164' && text !== '')).toMatchObject({
    groupPath: 'staatsblad/wet',
    language: 'fr',
    date: Date.parse('2024-01-16T23:00:00Z'),
    dossier: { number: '55K3705' },
    people: [{ name: 'F. VANDENBROUCKE' }, { name: 'P. VAN TIGCHELT' }],
  });
  expect(documents.find(({ id }) => id === 'staatsblad-2024001284')!.groupPath).toBe('staatsblad/overig');
});

const folder = samples('be/staatsblad-ejustice');
test.runIf(folder)('staatsblad: the recorded answer in the older layout is read', () => {
  expect(readActPage(readFileSync(`${folder}/valid_response.html`), 'x')).toMatchObject({
    title: '21 SEPTEMBER 2021. - Nationale Orden',
    published: '2022-04-15',
    pdf: '/mopdf/2022/04/15_1.pdf#Page102',
  });
});
