import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pollByItem } from '#test/replay/answers.ts';
import { emptyReading, type Cursor } from '../connector.ts';
import { eerstekamer } from './eerstekamer.ts';
import { readReference } from './read-vote.ts';

const page = (n: number) => readFileSync(new URL(`./fixtures/stemmingen-${n}.html`, import.meta.url), 'utf8');
let server: Server;
let pages: Record<string, string>;
let agendas: Record<string, string>;
let asked: string[];
beforeEach(async () => {
  asked = [];
  pages = { '': page(1), '25': page(2) };
  agendas = {};
  server = createServer((request, response) => {
    const day = /plenaire_vergadering\/(\d+)/.exec(request.url!)?.[1];
    if (day) {
      const agenda = agendas[day];
      return void response.writeHead(agenda ? 200 : 404, { 'content-type': 'text/html' }).end(agenda);
    }
    asked.push(request.url!);
    const found = pages[new URL(request.url!, 'http://a').searchParams.get('start_006') ?? ''];
    if (found === undefined) response.writeHead(500).end();
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function pollAll(since?: Cursor) {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source = eerstekamer({ baseUrl, request: { interval: 0, retries: 0, backOff: 1 } });
  const all = emptyReading();
  let cursor = since;
  let fault: unknown;
  try {
    for await (const batch of source.poll(since, new AbortController().signal)) {
      for (const raw of batch.raw) {
        const reading = await source.read(raw);
        all.documents.push(...reading.documents);
        all.skipped.push(...reading.skipped);
      }
      cursor = batch.cursor;
    }
  } catch (error) {
    fault = error;
  }
  return { all, ids: all.documents.map(({ id }) => id), cursor, fault };
}

const march = Date.parse('2031-03-04T00:00:00+01:00');

test('eerstekamer: a show of hands becomes a document with the votes of parties', async () => {
  const { all } = await pollAll();
  expect(all.documents[0]).toMatchObject({
    id: 'ek-20310304-36910-R2301',
    groupPath: 'ek/stemming',
    sourceType: 'Stemming bij zitten en opstaan',
    institution: 'Eerste Kamer',
    title: 'Wet proefdijken EU',
    date: march,
    timeKnown: false,
    sourceDate: '2031-03-04',
    text: 'Stemming bij zitten en opstaan, aangenomen\nvoor: PP, Fractie-Van den Proef, TP\ntegen: ZP',
    numbers: [{ kind: 'dossier', value: '36 910-(R2301)' }],
    dossier: { number: '36 910-(R2301)', title: 'Wet proefdijken EU' },
    votes: [
      {
        subject: 'Wet proefdijken EU',
        outcome: 'aangenomen',
        outcomeText: 'Stemming bij zitten en opstaan, aangenomen',
        date: new Date(march).toISOString(),
        parties: [
          { party: 'PP', choice: 'Voor' },
          { party: 'Fractie-Van den Proef', choice: 'Voor' },
          { party: 'TP', choice: 'Voor' },
          { party: 'ZP', choice: 'Tegen' },
        ],
        members: [],
      },
    ],
  });
  expect(all.documents[0]!.originalUrls[0]).toMatch(/\/verslagdeel\/20310304\/wet_proefdijken$/);
});

test('eerstekamer: a roll call names members and counts them by party, one who left theirs under the name of a show of hands', async () => {
  const { all } = await pollAll();
  expect(all.documents[1]).toMatchObject({
    id: 'ek-20310304-36910-M',
    title: 'Motie-Voorbeeld (PP) c.s. over het meten van dijken',
    people: [{ name: 'Voorbeeld', role: 'Motie', party: 'PP' }],
    numbers: [
      { kind: 'dossier', value: '36 910' },
      { kind: 'reference', value: '36 910, M' },
    ],
    votes: [
      {
        outcome: 'verworpen',
        counts: { for: 1, against: 3 },
        parties: [
          { party: 'PP', seats: 1, choice: 'Voor' },
          { party: 'TP', seats: 2, choice: 'Tegen' },
          { party: 'Fractie-Van den Proef', seats: 1, choice: 'Tegen' },
        ],
        members: [
          { name: 'Vera van Voorbeeld', party: 'PP', choice: 'Voor' },
          { name: 'Anna Ander', party: 'TP', choice: 'Tegen' },
          { name: 'Bob Bank', party: 'TP', choice: 'Tegen' },
          { name: 'Cas van den Proef', party: 'Fractie-Van den Proef', choice: 'Tegen' },
        ],
      },
    ],
  });
  expect(all.documents[1]!.relations.map(({ relation, title }) => [relation, title])).toEqual([
    ['motiedossier', '36.910, M'],
    ['kamerstuk', 'kst-36910-M'],
  ]);
});

test('eerstekamer: what passes without a vote keeps who asked for a note, and an item that cannot be read is told', async () => {
  const { all } = await pollAll();
  expect(all.documents[2]).toMatchObject({
    id: 'ek-20310304-36912-XV',
    sourceType: 'Hamerstuk',
    votes: [
      {
        outcome: 'aangenomen',
        parties: [{ party: 'ZP', choice: 'Tegen', choiceText: 'aantekening gevraagd' }],
      },
    ],
  });
  expect(all.skipped).toEqual([
    { sourceId: '2031-03-04 Iets waarvan niet staat hoe', reason: 'vote without its manner' },
    {
      sourceId: expect.stringMatching(/plenaire_vergadering\/20310304$/) as string,
      reason: 'no agenda of the day',
    },
  ]);
});

test.each([
  ['36.791', { key: '36791', dossier: '36 791' }],
  ['36.600 VII', { key: '36600-VII', dossier: '36 600-VII' }],
  ['36.945 IIB', { key: '36945-IIB', dossier: '36 945-IIB' }],
  ['33506, S, was letter Q', { key: '33506-S', dossier: '33 506', letter: 'S', published: 'kst-33506-S' }],
  ['36.800 M, F', { key: '36800-M-F', dossier: '36 800-M', letter: 'F', published: 'kst-36800-M-F' }],
  ['EK CLXXVII  F', { key: 'CLXXVII-F', dossier: 'CLXXVII', letter: 'F', published: 'kst-CLXXVII-F' }],
  ['CLXXVII, F', { key: 'CLXXVII-F', dossier: 'CLXXVII', letter: 'F', published: 'kst-CLXXVII-F' }],
  ['nog niet gepubliceerd', undefined],
])('eerstekamer: the number %s', (text, expected) => {
  expect(readReference(text)).toEqual(expected);
});

test('eerstekamer: a poll ends before the day of the cursor and looks back a fortnight the next time', async () => {
  const { ids, cursor } = await pollAll();
  expect(ids).toHaveLength(4);
  expect(cursor).toEqual({ day: '2031-02-18', at: null, newest: null });
  asked = [];
  expect((await pollAll({ ...cursor, day: '2031-03-05' })).ids).toHaveLength(2);
  expect(asked).toEqual(['/stemmingen_per_vergaderdag?filter=alles']);
});

test('eerstekamer: a fault leaves the cursor on the way, and the next poll goes on there', async () => {
  delete pages['25'];
  const broken = await pollAll({ day: '2031-01-01' });
  expect(broken.fault).toMatchObject({ name: 'SourceFault', kind: 'status' });
  expect(broken.cursor).toMatchObject({ day: '2031-01-01', newest: '2031-03-04' });
  pages['25'] = page(2);
  asked = [];
  const { ids, cursor } = await pollAll(broken.cursor);
  expect(ids).toEqual(['ek-20310304-36912-XV', 'ek-20310204-36001']);
  expect(asked).toHaveLength(1);
  expect(cursor).toEqual({ day: '2031-02-18', at: null, newest: null });
});

test('eerstekamer: a page without votes and a list that goes round are faults', async () => {
  pages['25'] = page(1);
  expect((await pollAll()).fault).toMatchObject({ kind: 'shape' });
  pages[''] = '<html><body><h2>4 maart 2031</h2>Onderhoud</body></html>';
  expect(await pollAll()).toMatchObject({ ids: [], cursor: undefined, fault: { kind: 'shape' } });
});

test('eerstekamer: votes under a heading that tells no day are a fault and go to no other day', async () => {
  pages[''] = page(1).replace('</a>4 maart 2031</h2>', '</a>Dinsdag in maart</h2>');
  const wrong = await pollAll();
  expect(wrong.ids).toEqual([]);
  expect(wrong.fault).toMatchObject({
    kind: 'shape',
    evidence: { detail: expect.stringContaining('Dinsdag in maart') as string },
  });
  // The second day of a page is not taken for a part of the first.
  pages[''] = page(1);
  pages['25'] = page(2).replace(/(<h2>(?:<a[^>]*><\/a>)?)4 februari 2031/, '$1Februari 2031');
  expect((await pollAll()).fault).toMatchObject({ kind: 'shape' });
});

/** The page of a sitting, in the site's shape. */
const sitting = (title: string, blocks: string, later = '') => `<!doctype html><html><head>
  <title>${title},  plenaire vergadering - Eerste Kamer der Staten-Generaal</title></head><body>
  <div class="aanvangsttijd">Aanvang: 13:30 uur</div>${blocks}
  <nav class="bladeren"><a href="/plenaire_vergadering/20310225"><span>eerdere vergadering</span></a>${later}</nav>
  </body></html>`;
const block = (heading: string, matters = '') =>
  `<div class="agendablok"><h3>${heading}<a href="/sprekerslijst/x">&nbsp;</a></h3><div class="zaken">${matters}</div></div>`;

test('eerstekamer: the agenda of the newest sitting and of later ones become meetings', async () => {
  const later =
    '<a href="/plenaire_vergadering/20310311"><span>latere vergadering (11 maart 2031)</span></a>';
  const matter = '<li><a href="/wetsvoorstel/36910_wet">Wet proefdijken (36.910 (R2301))</a></li>';
  const blocks =
    block('13.30 - 13.35 uur &nbsp;Hamerstukken', matter) + block('23.00 - 00.15 uur &nbsp;Stemmingen');
  agendas = {
    '20310304': sitting('Dinsdag 4 maart 2031', blocks, later),
    '20310311': sitting('Dinsdag 11 maart 2031', ''),
  };
  const { all } = await pollAll();
  const found = all.documents.filter(({ meeting }) => meeting);
  expect(found.map(({ id }) => id)).toEqual(['ek-plenair-20310304', 'ek-plenair-20310311']);
  expect(found[0]).toMatchObject({
    groupPath: 'ek/agenda',
    title: 'Dinsdag 4 maart 2031, plenaire vergadering',
    text: '13.30 - 13.35 Hamerstukken\nWet proefdijken (36.910 (R2301))\n23.00 - 00.15 Stemmingen',
    numbers: [{ kind: 'dossier', value: '36 910-(R2301)' }],
    meeting: {
      kind: 'plenary',
      start: Date.parse('2031-03-04T13:30:00+01:00'),
      end: Date.parse('2031-03-05T00:15:00+01:00'),
      timeKnown: true,
      status: 'planned',
      agendaItems: [
        { number: '1', title: 'Hamerstukken', documentIds: [] },
        { number: '2', title: 'Stemmingen', documentIds: [] },
      ],
    },
  });
});

test('eerstekamer: an agenda that cannot be had is kept aside, and read when it is asked for again', async () => {
  agendas = { '20310304': '<html><body>Onderhoud</body></html>' };
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source = eerstekamer({ baseUrl, request: { interval: 0, retries: 0, backOff: 1 } });
  const { reading, kept, cursor } = await pollByItem(source);
  expect(reading.documents).toHaveLength(4);
  expect([...kept].map(([item, { kind }]) => [item, kind])).toEqual([['agenda 2031-03-04', 'shape']]);
  expect(cursor).toEqual({ day: '2031-02-18', at: null, newest: null });
  agendas['20310304'] = sitting('Dinsdag 4 maart 2031', '');
  const { reading: read } = await kept.get('agenda 2031-03-04')!.again();
  expect(read!.documents).toMatchObject([{ id: 'ek-plenair-20310304' }]);
});

test('eerstekamer: an agenda that stays broken hides none behind it that an earlier poll found', async () => {
  const day = (number: string) => `Dinsdag ${Number(number)} maart 2031`;
  const later = (number: string) =>
    `<a href="/plenaire_vergadering/203103${number}"><span>latere vergadering (${day(number)})</span></a>`;
  agendas = {
    '20310304': sitting(day('04'), '', later('11')),
    '20310311': sitting(day('11'), '', later('18')),
    '20310318': sitting(day('18'), ''),
  };
  const found = ({ ids }: { ids: string[] }) => ids.filter((id) => id.startsWith('ek-plenair'));
  const first = await pollAll();
  expect(found(first)).toEqual(['ek-plenair-20310304', 'ek-plenair-20310311', 'ek-plenair-20310318']);
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source = eerstekamer({ baseUrl, request: { interval: 0, retries: 0, backOff: 1 } });
  agendas['20310311'] = '<html><body>Onderhoud</body></html>';
  const second = await pollByItem(source, first.cursor);
  expect([...second.kept.keys()]).toEqual(['agenda 2031-03-11']);
  expect(second.reading.documents.map(({ id }) => id)).toContain('ek-plenair-20310318');
  // It is known by the cursor of that poll too, and one that is gone hides nothing either.
  delete agendas['20310311'];
  expect(found(await pollAll(second.cursor))).toEqual(['ek-plenair-20310304', 'ek-plenair-20310318']);
  for (const number of ['04', '11', '18']) agendas[`203103${number}`] = '<html><body>Onderhoud</body></html>';
  await expect(pollByItem(source, second.cursor)).rejects.toMatchObject({ kind: 'shape' });
});
