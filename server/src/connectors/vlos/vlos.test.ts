import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordedFiles, samples } from '#test/samples.ts';
import type { Document } from '#stores/documents/document.ts';
import type { Cursor } from '../connector.ts';
import { vlos } from './vlos.ts';
import { recordings } from './test/recordings.ts';

const fixture = readFileSync(new URL('./fixtures/verslag.xml', import.meta.url));
const noon = (clock: string) => Date.parse(`2031-03-04T${clock}+01:00`);
const read = (bytes: Uint8Array) => vlos({}).read({ meetingKey: 'v1', bytes });

test('vlos: a report becomes a document for each activity in which something was said', async () => {
  const { documents, skipped } = await read(fixture);
  expect(skipped).toEqual([]);
  const [debate, votes] = documents;
  const text = [
    'Aan de orde is het tweeminutendebat Proefdijk.',
    'Mevrouw Van Voorbeeld (PP):',
    'Voorzitter. Ik dien een motie in.',
    'De Kamer,',
    'verzoekt de regering te bouwen.',
    'Zij krijgt nr. 12 (36910-XV).',
    'Minister De Minister:',
    'Dat komt goed.',
    'De vergadering wordt geschorst.',
  ];
  const at = (lines: number) => text.slice(0, lines).join('\n').length;
  const vera = { name: 'Vera van Voorbeeld', function: 'lid Tweede Kamer', party: 'PP' };
  const mina = { name: 'Mina de Minister', function: 'minister van Proeven' };
  expect(debate).toEqual({
    id: 'vlos-2031A00005',
    identities: ['h-tk-20302031-7-proefdijk'],
    provisional: true,
    domain: 'nl',
    source: 'vlos',
    demo: false,
    groupPath: 'tk/plenair-verslag',
    sourceType: 'Plenair debat',
    institution: 'Tweede Kamer',
    title: 'Proefdijk (CD d.d. 01/02)',
    titles: {},
    language: 'nl',
    date: noon('14:01:00'),
    timeKnown: true,
    sourceDate: '2031-03-04T14:01:00',
    text: text.join('\n'),
    attachments: [],
    people: [vera, mina],
    organisations: [],
    committees: [{ code: 'PRF', name: 'vaste commissie voor Proeven' }],
    numbers: [
      { kind: 'session', value: '2031A00005' },
      { kind: 'case', value: '2031Z00009' },
      { kind: 'dossier', value: '36 910-XV' },
      { kind: 'reference', value: '36 910-XV, nr. 3' },
      { kind: 'reference', value: '36 910-XV, nr. 12' },
      { kind: 'session', value: '2030-2031, 7' },
    ],
    case: { number: '2031Z00009', title: 'de dijk' },
    dossier: { number: '36 910-XV', title: 'de dijk' },
    agendaItem: 'Proefdijk (CD d.d. 01/02)',
    partOf: { id: 'tk-2031A00005', title: 'Proefdijk (CD d.d. 01/02)' },
    turns: [
      {
        speaker: vera,
        speakerId: 's1',
        from: at(2) + 1,
        to: at(5),
        start: noon('14:01:10'),
        end: noon('14:03:00'),
      },
      {
        speaker: mina,
        speakerId: 's2',
        interruption: true,
        from: at(7) + 1,
        to: at(8),
        start: noon('14:03:00'),
        end: noon('14:05:00'),
      },
    ],
    labels: [{ scheme: 'activiteitenindex', name: 'Water | Dijken' }],
    votes: [],
    relations: [
      {
        relation: 'Motie indiening',
        title: 'de motie-Van Voorbeeld (36910-XV, nr. 12)',
        url: 'https://zoek.officielebekendmakingen.nl/kst-36910-XV-12.html',
      },
    ],
    originalUrls: [
      'https://www.tweedekamer.nl/debat_en_vergadering/plenaire_vergaderingen/details/activiteit?id=2031A00005',
    ],
    confidentiality: 'Openbaar',
  });
  expect(votes).toMatchObject({
    id: 'vlos-v1-Stemmingen-1',
    text: 'In stemming komt het voorstel.',
    votes: [
      {
        subject: 'de motie over de proefdijk',
        outcome: 'aangenomen',
        date: '2031-03-04T14:01:00.000Z',
        parties: [
          { party: 'PP', choice: 'Voor' },
          { party: 'TP', choice: 'Tegen' },
        ],
      },
    ],
  });
});

test('vlos: opening, announcements and closing of a plenary sitting are inside its meeting', async () => {
  const closing = `<activiteit soort="Mededelingen"><activiteithoofd><tekst><alinea><alineaitem>Afwezig is het lid Proef.</alineaitem></alinea></tekst></activiteithoofd></activiteit>
    <activiteit soort="Sluiting"><activiteithoofd><tekst><alinea><alineaitem>Sluiting 18.00 uur.</alineaitem></alinea></tekst></activiteithoofd></activiteit></vergadering>`;
  const report = fixture
    .toString()
    .replace('<sluiting>0001-01-01T00:00:00', '<sluiting>2031-03-04T18:00:00')
    .replace('</vergadering>', closing);
  const url = 'https://example.org/Verslag(1)/resource';
  const { documents, withdrawn } = await vlos({}).read({ meetingKey: 'v1', bytes: Buffer.from(report), url });
  expect(documents.map(({ id }) => id)).toEqual(['vlos-2031A00005', 'vlos-v1-Stemmingen-1', 'vlos-v1']);
  expect(documents[2]).toMatchObject({
    groupPath: 'tk/agenda',
    title: 'Plenaire vergadering, 7e vergadering, dinsdag 4 maart 2031',
    text: 'Aanwezig zijn twee leden.\nAfwezig is het lid Proef.\nSluiting 18.00 uur.',
    identities: ['h-tk-20302031-7'],
    originalUrls: [url],
    meeting: {
      kind: 'plenary',
      start: noon('14:00:00'),
      end: noon('18:00:00'),
      timeKnown: true,
      place: 'Plenaire zaal',
      status: 'held',
      agendaItems: [
        {
          number: '1',
          title: 'Proefdijk (CD d.d. 01/02)',
          documentIds: ['vlos-2031A00005', 'tk-2031A00005'],
        },
        { number: '2', title: 'Stemmingen', documentIds: ['vlos-v1-Stemmingen-1'] },
      ],
    },
  });
  // As documents of their own they were in stores before.
  expect(withdrawn).toEqual(['vlos-v1-Opening-1', 'vlos-v1-Mededelingen-1', 'vlos-v1-Sluiting-1']);
});

test('vlos: the report of a committee begins with who was there, and its turns are where they were said', async () => {
  const committee = Buffer.from(fixture.toString().replace('soort="Plenair" ', 'soort="Commissie" '));
  const { documents } = await read(committee);
  expect(documents.map(({ id }) => id)).toEqual(['vlos-2031A00005', 'vlos-v1-Stemmingen-1']);
  const [plain] = (await read(fixture)).documents;
  const attendance = 'Aanwezig zijn twee leden.\n';
  expect(documents[0]!.text).toBe(attendance + plain!.text);
  const said = ({ text, turns }: Document) => turns!.map(({ from, to }) => text.slice(from, to));
  expect(said(documents[0]!)).toEqual(said(plain!));
  expect(documents[1]!.text).not.toContain(attendance.trim());
});

test('vlos: a time that cannot be read is not taken for silence', async () => {
  const unreadable = (text: string) =>
    text.replace(/<(aanvangstijd)>2031-03-04T1[45]:0[0-9]:\d\d</g, '<$1>omstreeks twee uur<');
  const { documents, skipped } = await read(Buffer.from(unreadable(fixture.toString())));
  expect(skipped).toEqual([]);
  expect(documents[0]).toMatchObject({
    id: 'vlos-2031A00005',
    date: Date.parse('2031-03-04T00:00:00+01:00'),
    timeKnown: false,
    sourceDate: 'omstreeks twee uur',
  });
  const dayless = unreadable(fixture.toString()).replace(/<datum>[^<]*/, '<datum>onbekend');
  await expect(read(Buffer.from(dayless))).rejects.toMatchObject({
    kind: 'shape',
    evidence: { detail: 'vlos-2031A00005 was spoken at a time that cannot be read: "omstreeks twee uur"' },
  });
});

test('vlos: a roll call names members, and how many of each party chose what', async () => {
  const cast = (given: string, surname: string, party: string, choice: string) =>
    `<stemming><spreker><voornaam>${given}</voornaam><achternaam>${surname}</achternaam>` +
    `<fractie>${party}</fractie></spreker><fractie>${party}</fractie><stem>${choice}</stem></stemming>`;
  const called = [
    cast('Vera', 'Voorbeeld van', 'PP', 'Voor'),
    cast('Jan', 'Proef', 'PP', 'Tegen'),
    cast('Els', 'Elders', 'TP', 'Tegen'),
  ].join('');
  const report = fixture.toString().replace(/(<stemmingen>).*(<\/stemmingen>)/, `$1${called}$2`);
  const { documents } = await read(Buffer.from(report));
  expect(documents[1]!.votes[0]).toMatchObject({
    parties: [
      { party: 'PP', seats: 1, choice: 'Voor' },
      { party: 'PP', seats: 1, choice: 'Tegen' },
      { party: 'TP', seats: 1, choice: 'Tegen' },
    ],
    members: [{ name: 'Vera van Voorbeeld', party: 'PP', choice: 'Voor' }, {}, {}],
  });
});

test('vlos: a skeleton is skipped, and what is no report is a fault', async () => {
  const casco = Buffer.from(fixture.toString().replace('"Ongecorrigeerd"', '"Casco"'));
  expect(await read(casco)).toMatchObject({
    documents: [],
    skipped: [{ sourceId: 'v1', reason: 'report without text yet' }],
  });
  for (const wrong of ['<a/>', fixture.toString().slice(0, 900), '<!DOCTYPE a []><a/>', '']) {
    await expect(read(Buffer.from(wrong))).rejects.toMatchObject({ name: 'SourceFault', kind: 'shape' });
  }
});

interface Version {
  Id: string;
  Soort: string;
  Status: string;
  GewijzigdOp: string;
  ApiGewijzigdOp: string;
  Verwijderd: boolean;
  Vergadering_Id: string | null;
}
const version = (n: number, sitting: string, more: Partial<Version> = {}): Version => ({
  Id: `00000000-0000-4000-8000-00000000000${n}`,
  Soort: 'Tussenpublicatie',
  Status: 'Ongecorrigeerd',
  GewijzigdOp: `2031-03-0${n}T10:00:00+01:00`,
  ApiGewijzigdOp: `2031-03-0${n}T09:00:00Z`,
  Verwijderd: false,
  Vergadering_Id: sitting,
  ...more,
});

let server: Server;
let versions: Version[];
let asked: string[];
let broken = '';
beforeEach(async () => {
  asked = [];
  broken = '';
  versions = [
    version(1, 'v1', { Status: 'Casco', Soort: 'Voorpublicatie' }),
    version(2, 'v1'),
    version(3, 'v2', { Status: 'Casco' }),
    version(4, 'v1', { Soort: 'Eindpublicatie', Status: 'Gecorrigeerd' }),
    version(5, 'v1', { Verwijderd: true, Vergadering_Id: null }),
  ];
  server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://a');
    asked.push(url.pathname);
    if (broken && url.pathname.includes(broken)) return void response.writeHead(500).end();
    const json = (value: unknown[], next?: string) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ value, ...(next ? { '@odata.nextLink': next } : {}) }));
    if (/resource$/.test(url.pathname))
      return void response.setHeader('content-type', 'text/xml').end(fixture);
    const filter = url.searchParams.get('$filter') ?? '';
    if (url.pathname.endsWith('/Verslag')) {
      const from = /ge (\S+)/.exec(filter)?.[1] ?? '';
      const found = versions.filter(({ ApiGewijzigdOp }) => ApiGewijzigdOp >= from);
      const skip = Number(url.searchParams.get('$skiptoken') ?? 0);
      url.searchParams.set('$skiptoken', String(skip + 2));
      const next = new URL(url.pathname + url.search, `http://${request.headers.host}`).href;
      return void json(found.slice(skip, skip + 2), skip + 2 < found.length ? next : undefined);
    }
    const ids = [...filter.matchAll(/Id eq (\S+)/g)].map(([, id]) => id!);
    json(ids.map((Id) => ({ Id, Verslag: versions.filter(({ Vergadering_Id }) => Vergadering_Id === Id) })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function pollAll(since?: Cursor) {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const source = vlos({ baseUrl, request: { interval: 0, retries: 0, backOff: 1 } });
  const documents: Document[] = [];
  const reasons: string[] = [];
  const cursors: (Cursor | undefined)[] = [since];
  let fault: unknown;
  try {
    for await (const batch of source.poll(since, new AbortController().signal)) {
      for (const raw of batch.raw) {
        const reading = await source.read(raw);
        documents.push(...reading.documents);
        reasons.push(...reading.skipped.map(({ reason }) => reason));
      }
      cursors.push(batch.cursor);
    }
  } catch (error) {
    fault = error;
  }
  return { documents, reasons, cursors, cursor: cursors.at(-1), fault };
}

test('vlos: a poll reads the best version of each sitting, once', async () => {
  const { documents, reasons, cursor, fault } = await pollAll();
  expect(fault).toBeUndefined();
  expect(documents.map(({ id }) => id)).toEqual(['vlos-2031A00005', 'vlos-v1-Stemmingen-1', 'vlos-v1']);
  expect(reasons).toContain('report without text yet');
  expect(asked.filter((path) => /resource/.test(path))).toEqual([
    '/Verslag(00000000-0000-4000-8000-000000000004)/resource',
  ]);
  expect(cursor).toEqual({ Verslag: '2031-03-05T08:50:00.000Z' });
  expect((await pollAll(cursor)).documents).toEqual([]);
});

test('vlos: a later version has the same documents', async () => {
  versions = [version(2, 'v1')];
  const { cursor, documents } = await pollAll();
  versions.push(version(6, 'v1'));
  const later = await pollAll(cursor);
  expect(later.documents.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
});

test('vlos: a fault leaves the cursor before what was not read', async () => {
  broken = 'resource';
  const { fault, cursor } = await pollAll();
  expect(fault).toMatchObject({ name: 'SourceFault', kind: 'status' });
  expect(cursor).toBeUndefined();
  broken = '';
  expect((await pollAll(cursor)).documents).toHaveLength(3);
});

const folder = samples('.');

test.skipIf(!folder)('vlos: every recorded report is read with its turns', async () => {
  const source = vlos({});
  const documents: Document[] = [];
  const skipped: Record<string, number> = {};
  const files = recordedFiles('nl/tk_vlos');
  for (const path of files) {
    const bytes = readFileSync(join(folder!, path));
    const raws = await recordings.rawsOf(path, bytes, async () => undefined);
    for (const raw of Array.isArray(raws) ? raws : []) {
      const reading = await source.read(raw);
      documents.push(...reading.documents);
      for (const { reason } of reading.skipped) skipped[reason] = (skipped[reason] ?? 0) + 1;
    }
  }
  expect(files).toHaveLength(10);
  expect(skipped).toEqual({
    'report without text yet': 1,
  });
  const sittings = documents.filter(({ meeting }) => meeting);
  const spoken = documents.filter(({ meeting }) => !meeting);
  const table = spoken.map(({ id, turns, votes, relations, people }) => [
    id.replace(/-[0-9a-f-]{27}-|-verslag_.*_/, '…'),
    turns!.length,
    people.length,
    relations.filter(({ relation }) => relation.startsWith('Motie')).length,
    votes.length,
  ]);
  // Id, turns, speakers, motions and votes; 2,236 turns are all the `woordvoerder` and `interrumpant` there are.
  expect(table).toEqual([
    ['vlos-2025A02948', 123, 6, 0, 0],
    ['vlos-2025A01699', 388, 10, 0, 0],
    ['vlos-2024A09253', 176, 12, 0, 0],
    ['vlos-2025A02425', 194, 9, 10, 0],
    ['vlos-2025A01353', 360, 12, 0, 0],
    ['vlos-2025A04977', 68, 8, 15, 0],
    ['vlos-2025A05206', 34, 6, 4, 0],
    ['vlos-2025A05133', 39, 6, 4, 0],
    ['vlos-2025A05295', 13, 3, 2, 0],
    ['vlos-2025A04978', 22, 8, 10, 0],
    ['vlos-2025A05573', 5, 2, 0, 2],
    ['vlos-2025A00670', 208, 7, 0, 0],
    ['vlos-2014A03695', 274, 10, 6, 0],
    ['vlos…03686ab6-Regelingvanwerkzaamheden-1', 15, 9, 0, 0],
    ['vlos-2014A04242', 194, 10, 9, 0],
    ['vlos-2014A04243', 121, 13, 12, 0],
  ]);
  // Who was there is told by each committee's report and by each sitting of the chamber.
  const present = /Aanwezig zijn .*leden der Kamer/;
  const committees = spoken.filter(({ groupPath }) => groupPath === 'tk/commissieverslag');
  expect(committees.map(({ text }) => present.test(text))).toEqual(Array(6).fill(true));
  expect(sittings.map(({ text, meeting }) => [present.test(text), meeting!.agendaItems.length])).toEqual([
    [true, 5],
    [true, 1],
    [true, 4],
  ]);
  expect(documents[0]!.committees).toEqual([{ code: 'FIN', name: 'vaste commissie voor Financiën' }]);
  const debate = documents.find(({ id }) => id === 'vlos-2025A04977')!;
  expect(debate).toMatchObject({
    partOf: { id: 'tk-2025A04977' },
    date: Date.parse('2025-07-03T10:16:27+02:00'),
    labels: [{ name: 'Bestuur | Organisatie en beleid' }],
  });
  expect(debate.turns!.slice(0, 2)).toMatchObject([
    { speaker: { name: 'Henk Vermeer', party: 'BBB' }, chair: true },
    { speaker: { name: 'Mpanzu Bamenga', party: 'D66' }, start: Date.parse('2025-07-03T10:16:40+02:00') },
  ]);
  for (const { text, turns } of spoken) {
    for (const [index, { from, to, start, end }] of turns!.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(text.slice(to, to + 1)).toMatch(/^\n?$/);
      expect(from).toBeGreaterThanOrEqual(turns![index - 1]?.to ?? 0);
      expect(end).toBeGreaterThanOrEqual(start!);
    }
  }
});
