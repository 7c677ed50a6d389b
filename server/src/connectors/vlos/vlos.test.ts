import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Document } from '#stores/documents/document.ts';
import { vlos } from './vlos.ts';

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

test("vlos: parts of a committee's sitting without a report to stand in are skipped with the reason", async () => {
  const opening = fixture
    .toString()
    .replace('soort="Plenair" ', 'soort="Commissie" ')
    .replaceAll(/<activiteit soort="(?!Opening)[^]*?<\/activiteit>/g, '');
  expect(await read(Buffer.from(opening))).toMatchObject({
    documents: [],
    skipped: [{ sourceId: 'v1', reason: 'no report to stand in: Opening' }],
  });
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
