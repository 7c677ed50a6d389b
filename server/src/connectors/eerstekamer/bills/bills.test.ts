import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import {
  hurry,
  pollAndRead,
  pollByItem,
  startAnswers,
  type Answer,
  type Answers,
} from '#test/replay/answers.ts';
import { eerstekamerwetten } from './eerstekamerwetten.ts';
import { finished } from './pages.ts';

const billPage = readFileSync(new URL('./fixtures/bill.html', import.meta.url), 'utf8');
const pending = 'In schriftelijke voorbereiding';

let answers: Answers;
/** Bills by committee, with the heading each stands under. */
let lists: Record<string, Record<string, string>>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-04T12:00:00Z') });
  lists = { prf: { '39100_wet': pending, '38001_oud': finished }, tst: { '39100_wet': pending } };
  answers = await startAnswers((address) => {
    const body = pageAt(address);
    return body === undefined ? undefined : { type: 'text/html', body };
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await answers.close();
});

function pageAt(address: string): string | undefined {
  if (address === '/commissies')
    return [...Object.keys(lists), 'weg'].map((code) => `<a href="/commissies/${code}">${code}</a>`).join('');
  const committee = /^\/commissies\/(prf|tst)$/.exec(address)?.[1];
  if (committee) return `<a href="/wetsvoorstellen_bij_commissie?key=${committee}&#38;k=tk">lijst</a>`;
  const key = /^\/wetsvoorstellen_bij_commissie\?key=(\w+)/.exec(address)?.[1];
  if (key) {
    const bills = Object.entries(lists[key] ?? {}).map(
      ([name, status]) =>
        `<h2>${status}</h2><ul class="ladder"><li><a href="/wetsvoorstel/${name}">x</a></ul>`,
    );
    return `<title>Wetsvoorstellen bij commissie voor Proeven</title>${bills.join('')}`;
  }
  const name = /^\/wetsvoorstel\/(\d\d)(\d{3})_/.exec(address);
  return name ? billPage.replace('39.100 XV', `${name[1]}.${name[2]}`) : undefined;
}
const connector = () => eerstekamerwetten({ baseUrl: answers.baseUrl, request: hurry });
const ids = ({ documents }: { documents: { id: string }[] }) => documents.map(({ id }) => id);

test('eerstekamerwetten: a bill has its progress, committee, who contributed, and its papers', async () => {
  const page = new TextEncoder().encode(billPage);
  const bill = { name: '39100_xv_wet', status: pending };
  const { documents } = await connector().read({ bill, url: 'x', page });
  const papers = 'https://zoek.officielebekendmakingen.nl';
  expect(documents).toEqual([
    {
      id: 'ekwet-39100_xv_wet',
      domain: 'nl',
      source: 'eerstekamerwetten',
      demo: false,
      groupPath: 'ek/wetsvoorstel',
      sourceType: 'Wetsvoorstel',
      institution: 'Eerste Kamer',
      title: 'Wet proefdijken',
      titles: {},
      language: 'nl',
      date: startOfDay('2031-02-06'),
      timeKnown: false,
      sourceDate: '6 februari 2031',
      text: [
        'Regels over proeven met dijken (Wet proefdijken)',
        'Dit wetsvoorstel regelt proeven met dijken.',
        'De provincies wijzen ze aan.',
        'In schriftelijke voorbereiding',
        'Tweede Kamer: afgerond',
        'Schriftelijke voorbereiding (Eerste Kamer): in behandeling',
        'Plenair: nog niet begonnen',
        'ingediend: 15 januari 2031',
        'schriftelijke voorbereiding: commissie voor Proeven (PRF)',
        'inbreng geleverd door: PP - V. van den Proef, ZP - Z. Zand',
        '4 maart 2031 behandeling Verslag EK 2030/2031, nr. 7, item 3',
        '20 februari 2031 nota naar aanleiding van het verslag EK, B',
        '6 februari 2031 voorstel van wet EK, A',
        '15 januari 2031 memorie van toelichting TK, 3',
        '14 januari 2031 korte aantekening',
      ].join('\n'),
      attachments: [],
      people: [
        { name: 'V. van den Proef', party: 'PP', role: 'Inbreng' },
        { name: 'Z. Zand', party: 'ZP', role: 'Inbreng' },
      ],
      organisations: [],
      committees: [{ code: 'EK PRF', name: 'Commissie voor Proeven' }],
      numbers: [{ kind: 'dossier', value: '39 100-XV' }],
      dossier: { number: '39 100-XV', title: 'Wet proefdijken' },
      identities: ['ekwet-39100-XV'],
      votes: [],
      relations: [
        {
          relation: 'stuk',
          title: 'behandeling (Verslag EK 2030/2031, nr. 7, item 3)',
          url: `${papers}/h-ek-20302031-7-3.html`,
        },
        {
          relation: 'stuk',
          title: 'nota naar aanleiding van het verslag (EK, B)',
          url: `${papers}/kst-39100-XV-B.html`,
        },
        { relation: 'stuk', title: 'voorstel van wet (EK, A)', url: `${papers}/kst-39100-XV-A.html` },
        { relation: 'stuk', title: 'memorie van toelichting (TK, 3)', url: `${papers}/kst-39100-XV-3.html` },
        {
          relation: 'stuk',
          title: 'korte aantekening',
          url: 'https://www.eerstekamer.nl/korteaantekening/20310114_prf',
        },
      ],
      originalUrls: ['https://www.eerstekamer.nl/wetsvoorstel/39100_xv_wet'],
      confidentiality: 'Openbaar',
    },
  ]);
});

test('eerstekamerwetten: pending bills are read in each poll, those done with once, or on for a while', async () => {
  const first = await pollAndRead(connector());
  // The second committee has the first bill too, the third has no page.
  expect(ids(first.reading)).toEqual(['ekwet-39100_wet', 'ekwet-38001_oud']);
  const second = await pollAndRead(connector(), first.cursors.at(-1));
  expect(ids(second.reading)).toEqual(['ekwet-39100_wet']);
  lists = { prf: { '39100_wet': finished, '38001_oud': finished } };
  const third = await pollAndRead(connector(), second.cursors.at(-1));
  vi.setSystemTime(Date.parse('2031-04-04T12:00:00Z'));
  const fourth = await pollAndRead(connector(), third.cursors.at(-1));
  vi.setSystemTime(Date.parse('2031-06-04T12:00:00Z'));
  const fifth = await pollAndRead(connector(), fourth.cursors.at(-1));
  expect([third, fourth, fifth].map(({ reading }) => ids(reading))).toEqual([
    ['ekwet-39100_wet'],
    ['ekwet-39100_wet'],
    [],
  ]);
});

test('eerstekamerwetten: a walk that was broken off goes on with the next committee', async () => {
  lists['tst'] = { '39200_wet': pending };
  const { cursors } = await pollAndRead(connector());
  expect(cursors.map(({ committees }) => committees)).toEqual([0, 1, 1, 2, 0]);
  expect(ids((await pollAndRead(connector(), cursors[1])).reading)).toEqual(['ekwet-39200_wet']);
});

test('eerstekamerwetten: a page of a bill that is foreign or missed holds up no other and is asked for again, one that is gone is told', async () => {
  const names = ['39100_wet', '39200_wet', '39300_wet', '39400_wet'];
  lists = { prf: Object.fromEntries(names.map((name) => [name, pending])) };
  answers.breakNext('wetsvoorstel/39100', { type: 'text/html', body: '<html>Even geduld' });
  answers.breakNext('wetsvoorstel/39200', { status: 403, body: '' });
  answers.breakNext('wetsvoorstel/39300', { status: 404, body: '' });
  const { reading, kept } = await pollByItem(connector());
  expect(ids(reading)).toEqual(['ekwet-39400_wet']);
  expect(reading.skipped).toMatchObject([{ sourceId: '39300_wet' }]);
  expect([...kept].map(([id, { kind }]) => [id, kind])).toEqual([
    ['bill 39100_wet', 'shape'],
    ['bill 39200_wet', 'status'],
  ]);
  for (const { again } of kept.values()) expect((await again()).reading?.documents).toHaveLength(1);
});

test.each<[string, string, Answer]>([
  ['a list that is none', 'commissie?key=prf', { type: 'text/html', body: '<html>Even geduld' }],
  ['a list that the site fails on', 'commissie?key=prf', { status: 500, body: '' }],
  [
    'a list elsewhere',
    '/commissies/prf',
    { type: 'text/html', body: '<a href="https://x.nl/wetsvoorstellen_bij_commissie?key=1">' },
  ],
])(
  'eerstekamerwetten: %s holds up no other committee, and is read by the next poll',
  async (_, address, answer) => {
    lists = { prf: { '39100_wet': pending }, tst: { '39200_wet': pending } };
    for (let time = 0; time <= (answer.status === 500 ? hurry.retries : 0); time++)
      answers.breakNext(address, answer);
    const { reading, kept, cursor } = await pollByItem(connector());
    expect([...kept.keys()]).toEqual(['bills of /commissies/prf']);
    expect(ids(reading)).toEqual(['ekwet-39200_wet']);
    answers.breakNext(address, answer);
    const again = kept.get('bills of /commissies/prf')!.again;
    expect(await again()).toMatchObject({ failed: { missedAgain: true } });
    expect((await again()).failed).toBeUndefined();
    expect(ids((await pollByItem(connector(), cursor)).reading)).toEqual([
      'ekwet-39100_wet',
      'ekwet-39200_wet',
    ]);
  },
);

test('eerstekamerwetten: a page without committees, and the lists of three in a row, are faults', async () => {
  const wall = { type: 'text/html', body: '<html>Even geduld' };
  answers.breakNext('/commissies', wall);
  await expect(pollAndRead(connector())).rejects.toMatchObject({ kind: 'shape' });
  for (const code of ['prf', 'tst']) answers.breakNext(`commissie?key=${code}`, wall);
  answers.breakNext('/commissies/weg', { status: 403, body: '' });
  await expect(pollByItem(connector())).rejects.toMatchObject({ kind: 'status' });
});
