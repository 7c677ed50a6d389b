import { readFileSync } from 'node:fs';
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
import { internetconsultatie } from './internetconsultatie.ts';

const extraction = openTextExtraction();
afterAll(() => extraction.close());

const page = readFileSync(new URL('./fixtures/consultation.html', import.meta.url), 'utf8');
const html = (body: string): Answer => ({ type: 'text/html', body });

let answers: Answers;
/** Names of open consultations with the day on which each ends, and of closed ones. */
let open: Record<string, string>;
let closed: [string, string][];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-04T12:00:00Z') });
  open = { proefdijken: '14-03-2031', duinen: '01-04-2031' };
  closed = [];
  answers = await startAnswers(respond);
});
afterEach(async () => {
  vi.useRealTimers();
  await answers.close();
});

function respond(address: string): Answer | undefined {
  if (address === '/rest/openconsultaties/') {
    const rows = Object.entries(open).map(
      ([
        name,
        end,
      ]) => `<consultatie><titel>Wet ${name} </titel><url>https://www.internetconsultatie.nl/${name}</url>
        <startdatum>03-02-2031</startdatum><einddatum>${end}</einddatum>
        <departementen><departement>PRF</departement></departementen></consultatie>`,
    );
    return { type: 'text/xml', body: `<consultaties>${rows.join('')}</consultaties>` };
  }
  const at = /^\/geslotenconsultaties\/(\d+)\/100$/.exec(address)?.[1];
  if (at) {
    const rows = closed.slice((Number(at) - 1) * 100, Number(at) * 100).map(
      ([name, end]) => `<li><a href="/${name}/b1" class="result--title">Wet ${name}</a>
        <ul class="list--metadata"><li>Status: Gesloten</li><li>Sluitingsdatum:  ${end}</li></ul></li>`,
    );
    return html(`<div class="result--list"><ul>${rows.join('')}</ul></div>`);
  }
  if (/^\/wet\d+\/b1$/.test(address)) return html(page.replaceAll('/document/', '/x/'));
  if (/^\/\w+\/b1$/.test(address)) return html(page);
  if (/\/document\/\d+$/.test(address)) return { type: 'application/rtf', body: '{\\rtf1 Artikel 1.}' };
  return undefined;
}
const connector = () => internetconsultatie({ baseUrl: answers.baseUrl, extraction, request: hurry });
const ids = ({ documents }: { documents: { id: string }[] }) => documents.map(({ id }) => id);

test('internetconsultatie: a consultation has its period, kind, body, words, files and numbers', async () => {
  const { reading } = await pollAndRead(connector(), {});
  expect([reading.skipped, reading.notes]).toEqual([[], []]);
  expect(reading.documents[0]).toEqual({
    id: 'internetconsultatie-proefdijken',
    domain: 'nl',
    source: 'internetconsultatie',
    demo: false,
    groupPath: 'regering/consultatie',
    sourceType: 'Wet',
    institution: 'Ministerie van Proeven',
    title: 'Wet proefdijken',
    titles: {},
    language: 'nl',
    date: startOfDay('2031-02-03'),
    timeKnown: false,
    sourceDate: '03-02-2031',
    text: [
      'Consultatie van 03-02-2031 tot en met 14-03-2031 (actief)',
      'Openbare reacties: 12',
      'In het kort',
      'Dit voorstel regelt proeven met dijken.',
      'Wat verandert er?',
      'Dijken worden beproefd.',
      'in de kalender',
    ].join('\n'),
    attachments: [
      {
        fileId: 'internetconsultatie-proefdijken~1',
        title: 'Wetsvoorstel',
        url: 'https://www.internetconsultatie.nl/proefdijken/document/71',
        mimeType: 'application/rtf',
        size: 18,
        text: 'Artikel 1.',
      },
      expect.objectContaining({ title: 'toelichting', text: 'Artikel 1.' }),
    ],
    people: [],
    organisations: [{ name: 'Ministerie van Proeven', relation: 'Verantwoordelijke' }],
    committees: [],
    numbers: [
      { kind: 'reference', value: 'WGK004711' },
      { kind: 'reference', value: '4711' },
    ],
    identities: ['internetconsultatie-proefdijken'],
    votes: [],
    relations: [
      {
        relation: 'wetgevingskalender',
        title: 'WGK004711',
        url: 'https://wetgevingskalender.overheid.nl/Regeling/WGK004711',
      },
    ],
    originalUrls: ['https://www.internetconsultatie.nl/proefdijken'],
    confidentiality: 'Openbaar',
  });
  expect(reading.files).toHaveLength(4);
});

test('internetconsultatie: a poll reads what is new or has changed, and what closed once more', async () => {
  const first = await pollAndRead(connector(), {});
  expect(ids(first.reading)).toEqual(['internetconsultatie-proefdijken', 'internetconsultatie-duinen']);
  open = { proefdijken: '14-03-2031', duinen: '08-04-2031', eb: '30-04-2031' };
  const second = await pollAndRead(connector(), first.cursors.at(-1));
  expect(ids(second.reading)).toEqual(['internetconsultatie-duinen', 'internetconsultatie-eb']);
  open = { duinen: '08-04-2031', eb: '30-04-2031' };
  const third = await pollAndRead(connector(), second.cursors.at(-1));
  expect(ids(third.reading)).toEqual(['internetconsultatie-proefdijken']);
  expect(ids((await pollAndRead(connector(), third.cursors.at(-1))).reading)).toEqual([]);
});

test('internetconsultatie: a back-fill reads what closed since its day or does not say when, and goes on where it was', async () => {
  open = {};
  closed = Array.from({ length: 130 }, (_, at) => [
    `wet${at}`,
    [0, 1, 100].includes(at) ? '20-02-2031' : at === 2 ? 'onbekend' : '01-01-2031',
  ]);
  const since = connector().cursorAt(Date.parse('2031-02-01T12:00:00Z'));
  const { reading, cursors } = await pollAndRead(connector(), since);
  expect(ids(reading).map((id) => id.slice(20))).toEqual(['wet0', 'wet1', 'wet2', 'wet100']);
  expect(cursors.at(-1)).toEqual({ open: {}, again: {} });
  const onSecond = cursors.find((cursor) => cursor['page'] === 2);
  expect(ids((await pollAndRead(connector(), onSecond)).reading)).toEqual(['internetconsultatie-wet100']);
});

test('internetconsultatie: files that can not be had now are asked for again, also of one that closed meanwhile', async () => {
  for (let time = 0; time < 2; time++) answers.breakNext('document/71', { status: 503, body: '' });
  const first = await pollAndRead(connector(), {});
  expect(first.reading.documents[0]!.attachments[0]!.text).toBeUndefined();
  open = {};
  const second = await pollAndRead(connector(), first.cursors.at(-1));
  expect(second.reading.documents[0]).toMatchObject({
    id: 'internetconsultatie-proefdijken',
    attachments: [{ text: 'Artikel 1.' }, {}],
  });
});

test('internetconsultatie: a page that is foreign or missed holds up no other and is asked for again, one that is gone is told', async () => {
  open = Object.fromEntries(['eb', 'home/x', 'vloed', 'getij', 'duinen'].map((name) => [name, '01-04-2031']));
  answers.breakNext('eb/b1', html('<h1>Even geduld</h1>'));
  answers.breakNext('vloed/b1', { status: 404, body: '' });
  answers.breakNext('getij/b1', { status: 403, body: '' });
  const { reading, kept, cursor } = await pollByItem(connector(), {});
  expect(ids(reading)).toEqual(['internetconsultatie-duinen']);
  expect(reading.skipped).toMatchObject([{ sourceId: 'vloed' }]);
  expect([...kept.values()].map(({ kind }) => kind)).toEqual(['shape', 'shape', 'status']);
  for (const name of ['eb', 'getij']) {
    const { reading: again } = await kept.get(`consultation ${name}`)!.again();
    expect(again!.documents).toMatchObject([{ attachments: [{ text: 'Artikel 1.' }, {}] }]);
  }
  // A row without an address is told by every poll.
  expect([...(await pollByItem(connector(), cursor)).kept.values()]).toHaveLength(1);
});

test.each([
  ['a page in place of the list', 'rest', html('<html>Even geduld'), 'blocked'],
  ['another answer', 'rest', { type: 'text/xml', body: '<fout/>' }, 'shape'],
  [
    'a list of closed ones without days',
    'gesloten',
    html('<div class="result--list"><li><a href="/eb/b1" class="result--title">Wet eb</a></li></div>'),
    'shape',
  ],
  ['a page without closed ones', 'gesloten', html('<html>Even geduld'), 'shape'],
])('internetconsultatie: %s is a fault', async (_, words, answer, kind) => {
  answers.breakNext(words, answer);
  await expect(pollAndRead(connector(), { from: '2031-03-01' })).rejects.toMatchObject({ kind });
});
