import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import { hurry, pollAndRead, pollByItem, startAnswers, type Answers } from '#test/replay/answers.ts';
import { raadvanstate } from './raadvanstate.ts';

const advice = readFileSync(new URL('./fixtures/advice.html', import.meta.url), 'utf8');

let answers: Answers;
/** The day of each advice by its number, in the order of the list. */
let listed: [number: number, day: string][];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-06T12:00:00Z') });
  listed = [
    [12, '4 maart 2031'],
    [11, '3 maart 2031'],
    [10, '1 februari 2030'],
  ];
  answers = await startAnswers((address) => {
    const at = /^\/adviezen\/\?pager_page=(\d+)&pager_rows=100$/.exec(address)?.[1];
    if (at !== undefined) {
      const rows = listed.slice(Number(at) * 100, (Number(at) + 1) * 100);
      const links = rows.map(([number]) => `<a href="/adviezen/@${number}/w17-31-${number}/">x</a>`);
      return { type: 'text/html', body: `<h1>Adviezen</h1>${links.join('')}` };
    }
    const found = listed.find(([number]) => address === `/adviezen/@${number}/w17-31-${number}/`);
    if (!found) return undefined;
    const body = advice
      .replace('0042', String(found[0]).padStart(4, '0'))
      .replace('4 maart 2031', found[1])
      .replace('nr. 4', `nr. ${found[0]}`);
    return { type: 'text/html', body };
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await answers.close();
});
const connector = () => raadvanstate({ baseUrl: answers.baseUrl, request: hurry });
const ids = ({ documents }: { documents: { id: string }[] }) => documents.map(({ id }) => id);

test('raadvanstate: an advice has its number, day, words, and the paper of parliament it is', async () => {
  const { reading } = await pollAndRead(connector());
  expect(reading.documents[0]).toEqual({
    id: 'raadvanstate-12',
    domain: 'nl',
    source: 'raadvanstate',
    demo: false,
    groupPath: 'adviescolleges/advies-rvs',
    sourceType: 'Advies',
    institution: 'Raad van State',
    title: 'Wet proefdijken.',
    titles: {},
    language: 'nl',
    date: startOfDay('2031-03-04'),
    timeKnown: false,
    sourceDate: '4 maart 2031',
    text: 'Volledige tekst\nDe Afdeling advisering heeft een opmerking.',
    attachments: [],
    people: [],
    organisations: [{ name: 'Proeven', relation: 'Adviesaanvrager' }],
    committees: [],
    numbers: [
      { kind: 'reference', value: 'W17.31.0012/IV' },
      { kind: 'dossier', value: '39 100-XV' },
    ],
    labels: [
      { scheme: 'raad-van-state-trefwoord', name: 'dijken' },
      { scheme: 'raad-van-state-trefwoord', name: 'proeven' },
    ],
    identities: ['rvs-w17-31-0012-iv', 'kst-39100-XV-12'],
    votes: [],
    relations: [],
    originalUrls: ['https://www.raadvanstate.nl/adviezen/@12/w17-31-12/'],
    confidentiality: 'Openbaar',
  });
});

test('raadvanstate: a back-fill goes back to its day, and a poll reads what it does not know', async () => {
  const first = await pollAndRead(connector());
  expect(ids(first.reading)).toEqual(['raadvanstate-12', 'raadvanstate-11']);
  listed.unshift([13, '5 maart 2031']);
  answers.asked.length = 0;
  const second = await pollAndRead(connector(), first.cursors.at(-1));
  expect(ids(second.reading)).toEqual(['raadvanstate-13']);
  expect(answers.asked).toHaveLength(2);
});

test('raadvanstate: a page that is foreign or missed holds up no other and is asked for again, one that is gone is told', async () => {
  answers.breakNext('@12', { type: 'text/html', body: '<h1>Even geduld</h1>' });
  for (let time = 0; time <= hurry.retries; time++) answers.breakNext('@11', { status: 503, body: '' });
  answers.breakNext('@10', { status: 404, body: '' });
  listed.push([9, '1 februari 2030']);
  const { reading, kept, cursor } = await pollByItem(connector(), { from: '2029-01-01' });
  expect(ids(reading)).toEqual(['raadvanstate-9']);
  expect(reading.skipped).toMatchObject([{ sourceId: '10' }]);
  expect([...kept].map(([id, { kind }]) => [id, kind])).toEqual([
    ['advice 12', 'shape'],
    ['advice 11', 'status'],
  ]);
  for (const number of [12, 11]) {
    const { reading: again } = await kept.get(`advice ${number}`)!.again();
    expect(ids(again!)).toEqual([`raadvanstate-${number}`]);
  }
  answers.asked.length = 0;
  await pollByItem(connector(), cursor);
  expect(answers.asked).toHaveLength(1);
});

test('raadvanstate: three pages in a row that are refused are a fault of the source', async () => {
  for (const number of [12, 11, 10]) answers.breakNext(`@${number}`, { status: 403, body: '' });
  await expect(pollByItem(connector(), { from: '2029-01-01' })).rejects.toMatchObject({ kind: 'status' });
});

test('raadvanstate: a poll behind a back-fill of many years brings none of them again', async () => {
  listed = Array.from({ length: 250 }, (_, at) => [
    2_000 - at,
    at < 150 ? '3 maart 2031' : '1 februari 2020',
  ]);
  const { reading, cursor } = await pollByItem(connector(), { from: '2019-01-01' });
  expect(reading.documents).toHaveLength(250);
  answers.asked.length = 0;
  listed.unshift([2_001, '5 maart 2031']);
  expect(ids((await pollByItem(connector(), cursor)).reading)).toEqual(['raadvanstate-2001']);
});

test('raadvanstate: a page in place of the list is a fault', async () => {
  answers.breakNext('pager_page', { type: 'text/html', body: '<html>Even geduld' });
  await expect(pollAndRead(connector())).rejects.toMatchObject({ kind: 'shape' });
});
