import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { instantOf, startOfDay } from 'contract/amsterdam';
import { readRecorded } from '#test/recordings/recorded.ts';
import { hurry, pollAndRead, pollByItem, startAnswers, type Answers } from '#test/replay/answers.ts';
import { eerstekamercommissies } from './eerstekamercommissies.ts';

const dayPage = readFileSync(new URL('./fixtures/day.html', import.meta.url), 'utf8');
const dates: Record<string, string> = {
  z: '3 februari 2031',
  a: '25 februari 2031',
  b: '4 maart 2031',
  c: '11 maart 2031',
};
/** The page of a day with one meeting of its own; links to the days beside it. */
const page = (key: string, earlier?: string, later?: string) => {
  const link = (name: string, to?: string) =>
    to ? `<div class="${name}"><a href="/commissievergaderingen_op?key=${to}"></a></div>` : '';
  const [day = '', , year = ''] = dates[key]!.split(' ');
  const month = dates[key]!.includes('maart') ? '03' : '02';
  const name = `${year}${month}${day.padStart(2, '0')}_prf`;
  return `<html><title>Commissievergaderingen op dinsdag ${dates[key]} - Eerste Kamer</title><ul id="ladder_plan">
    <li><a href="/commissievergadering/${name}"><div class="i-plan_t">Commissie voor Proeven (PRF)</div></a>
    <span class="d-block">14.15 uur</span></li></ul><nav>${link('eerder', earlier)}${link('recenter', later)}</nav>`;
};

let answers: Answers;
let pages: Record<string, string>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-04T06:00:00Z') });
  pages = { a: page('a', 'z', 'b'), b: dayPage, c: page('c', 'b'), z: page('z', undefined, 'a') };
  answers = await startAnswers((address) => {
    const { pathname, searchParams } = new URL(address, 'http://server');
    const body = pathname === '/commissievergaderingen_op' && pages[searchParams.get('key') ?? 'b'];
    return body ? { type: 'text/html', body } : undefined;
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await answers.close();
});
const connector = () => eerstekamercommissies({ baseUrl: answers.baseUrl, request: hurry });
const ids = ({ documents }: { documents: { id: string }[] }) => documents.map(({ id }) => id);

test('eerstekamercommissies: a meeting has its committees, form, time, points and papers', async () => {
  const { reading } = await pollAndRead(connector(), {});
  expect(reading.documents[0]).toEqual({
    id: 'ekcommissie-20310304_prf_en_t_w',
    domain: 'nl',
    source: 'eerstekamercommissies',
    demo: false,
    groupPath: 'ek/agenda',
    sourceType: 'Mondeling overleg',
    institution: 'Eerste Kamer',
    title: 'Commissies voor Proeven (PRF) en voor Toetsen & Wegen (T&W): mondeling overleg',
    titles: {},
    language: 'nl',
    date: instantOf('2031-03-04', 9, 5),
    timeKnown: true,
    sourceDate: '2031-03-04 9.05 uur',
    text: [
      '1. 39.100 / 39.101 XV, AA Brief over proefdijken',
      'De commissies leveren inbreng op 11 maart 2031.',
      '2. Rondvraag',
    ].join('\n'),
    attachments: [],
    people: [],
    organisations: [],
    committees: [
      { code: 'EK PRF', name: 'Commissie voor Proeven' },
      { code: 'EK T&W', name: 'Commissie voor Toetsen & Wegen' },
    ],
    numbers: [
      { kind: 'dossier', value: '39 100' },
      { kind: 'dossier', value: '39 101-XV' },
    ],
    identities: ['ekcommissie-20310304_prf_en_t_w'],
    votes: [],
    relations: [
      {
        relation: 'kamerstuk',
        title: 'kst-39101-XV-AA',
        url: 'https://zoek.officielebekendmakingen.nl/kst-39101-XV-AA.html',
      },
    ],
    originalUrls: ['https://www.eerstekamer.nl/commissievergadering/20310304_prf_en_t_w'],
    confidentiality: 'Openbaar',
    meeting: {
      kind: 'committee',
      start: instantOf('2031-03-04', 9, 5),
      timeKnown: true,
      sourceTimes: { start: '2031-03-04 9.05 uur' },
      shownAt: 'https://www.eerstekamer.nl/commissievergadering/20310304_prf_en_t_w/verslag',
      status: 'planned',
      agendaItems: [
        { number: '1', title: '39.100 / 39.101 XV, AA Brief over proefdijken', documentIds: [] },
        { number: '2', title: 'Rondvraag', documentIds: [] },
      ],
    },
  });
  // Without letters and without a time.
  expect(reading.documents[1]).toMatchObject({
    title: 'College van proevers',
    sourceType: 'Commissievergadering',
    date: startOfDay('2031-03-04'),
    timeKnown: false,
    committees: [{ code: 'EK College van proevers', name: 'College van proevers' }],
  });
});

test('eerstekamercommissies: days ahead are read, and two weeks back', async () => {
  const { reading, cursors } = await pollAndRead(connector(), {});
  const held = reading.documents.map(({ id, meeting }) => [id.slice(12), meeting?.status]);
  expect(held).toEqual([
    ['20310304_prf_en_t_w', 'planned'],
    ['20310304_cvp', 'planned'],
    ['20310311_prf', 'planned'],
    ['20310225_prf', 'held'],
  ]);
  expect(cursors.at(-1)).toEqual({ planned: { '20310311_prf': '2031-03-11' } });
});

test('eerstekamercommissies: a back-fill goes back to its day, and on where it was broken off', async () => {
  const since = connector().cursorAt(Date.parse('2031-02-01T12:00:00Z'));
  const { reading, cursors } = await pollAndRead(connector(), since);
  expect(ids(reading).slice(3)).toEqual(['ekcommissie-20310225_prf', 'ekcommissie-20310203_prf']);
  const broken = cursors.find(({ back }) => back !== undefined);
  answers.asked.length = 0;
  await pollAndRead(connector(), broken);
  expect(answers.asked).toEqual(['', '?key=c', '?key=z'].map((key) => `/commissievergaderingen_op${key}`));
});

test('eerstekamercommissies: what is no longer planned is withdrawn, what is today or was held is not', async () => {
  const planned = {
    '20310311_tst': '2031-03-11',
    '20310311_prf': '2031-03-11',
    '20310304_tst': '2031-03-04',
    '20310225_tst': '2031-02-25',
  };
  const { reading } = await pollAndRead(connector(), { planned });
  expect(reading.withdrawn).toEqual(['ekcommissie-20310311_tst']);
});

test('eerstekamercommissies: a day that cannot be had costs itself and what is behind it, and nothing is taken for gone', async () => {
  const wall = '<html><title>Even geduld</title>';
  const planned = { '20310318_prf': '2031-03-18' };
  const had = pages['c']!;
  pages['c'] = wall;
  const { reading, kept, cursor } = await pollByItem(connector(), { planned });
  const [[id, missed] = []] = kept;
  expect([kept.size, id, missed?.kind]).toEqual([
    1,
    `day ${answers.baseUrl}commissievergaderingen_op?key=c`,
    'shape',
  ]);
  expect(ids(reading).at(-1)).toBe('ekcommissie-20310225_prf');
  expect([reading.withdrawn, cursor]).toEqual([[], { planned }]);
  expect(await missed!.again()).toMatchObject({ failed: { kind: 'shape', missedAgain: true } });
  pages['c'] = had;
  expect(ids((await missed!.again()).reading!)).toEqual(['ekcommissie-20310311_prf']);
  pages['a'] = wall;
  const back = await pollByItem(connector(), { planned: {} });
  expect(ids(back.reading)).toContain('ekcommissie-20310311_prf');
  expect([...back.kept.keys()]).toEqual([`day ${answers.baseUrl}commissievergaderingen_op?key=a`]);
  // A back-fill waits, and without the first day nothing is known.
  const since = connector().cursorAt(Date.parse('2031-02-01T12:00:00Z'));
  await expect(pollByItem(connector(), since)).rejects.toMatchObject({ kind: 'shape' });
  pages['b'] = wall;
  await expect(pollByItem(connector(), {})).rejects.toMatchObject({ kind: 'shape' });
});

test.each([
  ['a later day that leads back', () => (pages['c'] = page('a', 'b', 'b'))],
  [
    'a day on another server',
    () => (pages['c'] = page('c').replace('<nav>', '<nav><div class="recenter"><a href="https://x.nl/">')),
  ],
])('eerstekamercommissies: %s is a fault, and nothing is taken for gone', async (_, spoil) => {
  spoil();
  const since = { planned: { '20310318_prf': '2031-03-18' } };
  const withdrawn: string[] = [];
  const run = async () => {
    const source = connector();
    for await (const { raw } of source.poll(since, new AbortController().signal))
      for (const one of raw) withdrawn.push(...(await source.read(one)).withdrawn);
  };
  await expect(run()).rejects.toMatchObject({ kind: 'shape' });
  expect(withdrawn).toEqual([]);
});

const recorded = await readRecorded(eerstekamercommissies({}));
test.skipIf(!recorded)('eerstekamercommissies: the recorded day is read, meeting by meeting', () => {
  const { documents } = recorded!.find(({ leftOut }) => leftOut === undefined)!.reading;
  expect(documents).toHaveLength(7);
  expect(documents.filter(({ timeKnown }) => timeKnown)).toHaveLength(7);
  expect(documents.map(({ meeting }) => meeting?.agendaItems.length)).toEqual([0, 0, 1, 2, 1, 2, 1]);
  expect(documents.at(-1)).toMatchObject({
    committees: [
      { code: 'EK J&V', name: 'Commissie voor Justitie en Veiligheid' },
      { code: 'EK EZ/KGG', name: 'Commissie voor Economische Zaken / Klimaat en Groene Groei' },
    ],
    numbers: [{ kind: 'dossier', value: '36 954' }],
    relations: [{ title: 'kst-36954-D' }],
    date: instantOf('2026-09-29', 15, 15),
  });
});
