import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Besides, Row } from '#test/replay/relations.ts';
import { startReplay, type Replay } from '#test/replay/tweedekamer.ts';
import { emptyReading, type Cursor, type Reading } from '../connector.ts';
import { tweedekamer } from './tweedekamer.ts';

const fixture = readFileSync(new URL('./fixtures/beside.json', import.meta.url), 'utf8');
const extraction = openTextExtraction();
let replay: Replay;
beforeEach(async () => (replay = await startReplay({ rows: [], beside: JSON.parse(fixture) as Besides })));
afterEach(() => replay.close());

/** What one poll brings, read as one. */
async function pollAll(since?: Cursor) {
  const request = { backOff: 5, interval: 0, retries: 0 };
  const source = tweedekamer({ baseUrl: replay.baseUrl, extraction, request });
  const all = emptyReading();
  let cursor = since;
  for await (const batch of source.poll(since, new AbortController().signal)) {
    for (const raw of batch.raw) {
      const reading = await source.read(raw);
      for (const key of Object.keys(all) as (keyof Reading)[]) (all[key] as unknown[]).push(...reading[key]);
    }
    cursor = batch.cursor;
  }
  return { all, cursor };
}
const found = (all: Reading, id: string) => all.documents.filter((document) => document.id === id);

test('tweedekamer beside: an activity becomes a meeting with its agenda, room, links and votes', async () => {
  const { all } = await pollAll();
  expect(found(all, 'tk-2031A00001')).toEqual([
    {
      id: 'tk-2031A00001',
      domain: 'nl',
      source: 'tweedekamer',
      demo: false,
      groupPath: 'tk/agenda',
      sourceType: 'Commissiedebat',
      institution: 'Tweede Kamer',
      title: 'Proefdijken en andere proeven',
      titles: {},
      language: 'nl',
      date: Date.parse('2031-03-04T15:30:00+01:00'),
      timeKnown: true,
      sourceDate: '2031-03-04T00:00:00+01:00',
      text: 'Herziene agenda.\nZie de eerste termijn & verder.\nDijken\nMoties over de proefdijk\nMet spoed\nRondvraag',
      attachments: [],
      people: [
        { name: 'V. van Voorbeeld', role: 'Deelnemer', function: 'Tweede Kamerlid', party: 'Proefpartij' },
      ],
      organisations: [],
      committees: [
        { code: 'PRF', name: 'Proeven' },
        { code: 'MON', name: 'Monsters' },
      ],
      numbers: [
        { kind: 'session', value: '2031A00001' },
        { kind: 'case', value: '2031Z00001' },
        { kind: 'dossier', value: '36 910-XV' },
      ],
      case: { number: '2031Z00001', title: 'Motie over een proefdijk' },
      votes: [
        {
          subject: 'Motie over een proefdijk',
          date: '2031-03-04T14:30:00.000Z',
          outcome: 'verworpen',
          outcomeText: 'Verworpen. (1-2)',
          parties: [
            { party: 'Proefpartij', seats: 1, choice: 'Voor' },
            { party: 'Proefpartij', seats: 1, choice: 'Niet deelgenomen' },
          ],
          members: [
            { name: 'V. van Voorbeeld', party: 'Proefpartij', choice: 'Voor' },
            { name: 'A. Ander', party: 'Proefpartij', choice: 'Niet deelgenomen' },
          ],
        },
        {
          subject: 'Moties over de proefdijk',
          date: '2031-03-04T14:30:00.000Z',
          outcome: 'aangenomen',
          parties: [{ party: 'Proefpartij', seats: 9, choice: 'Voor', mistake: true }],
          members: [],
        },
      ],
      relations: [
        { relation: 'VervangenDoor', id: 'tk-2031A00002', title: 'Proefdijken, verplaatst' },
        { relation: 'VoortgezetVanuit', id: 'tk-2030A00007', title: 'Proefdijken, eerste deel' },
      ],
      originalUrls: [
        'https://www.tweedekamer.nl/debat_en_vergadering/commissievergaderingen/details?id=2031A00001',
      ],
      confidentiality: 'Openbaar',
      meeting: {
        kind: 'committee',
        start: Date.parse('2031-03-04T15:30:00+01:00'),
        end: Date.parse('2031-03-04T16:30:00+01:00'),
        timeKnown: true,
        approximate: true,
        sourceTimes: { start: '2031-03-04T00:00:00+01:00', end: '2031-03-04T16:30:00+01:00' },
        place: 'Proefzaal',
        status: 'moved',
        replacedBy: 'tk-2031A00002',
        resumes: 'tk-2030A00007',
        agendaItems: [
          {
            number: '1',
            title: 'Moties over de proefdijk',
            documentIds: ['tk-2031D00001', 'tk-2031D00009'],
          },
          { number: '2', title: 'Rondvraag', documentIds: [] },
        ],
      },
    },
  ]);
});

test('tweedekamer beside: a week is an all-day event, and what has no date yet is no meeting', async () => {
  const { all } = await pollAll();
  expect(found(all, 'tk-2031A00003')[0]).toMatchObject({
    confidentiality: 'Besloten',
    meeting: {
      kind: 'committee',
      start: Date.parse('2031-03-10T00:00:00+01:00'),
      end: Date.parse('2031-03-17T00:00:00+01:00'),
      timeKnown: false,
      place: 'Proefdorp',
      status: 'planned',
    },
  });
  const wanted = found(all, 'tk-2031A00004')[0]!;
  expect(wanted).toMatchObject({ date: Date.parse('2031-01-15T00:00:00+01:00'), timeKnown: false });
  expect(wanted).not.toHaveProperty('meeting');
  expect(all.notes).toContainEqual({ sourceId: '2031A00004', note: 'no date yet' });
});

test('tweedekamer beside: a promise knows who made it to whom, in which meeting, and until when', async () => {
  const { all } = await pollAll();
  expect(found(all, 'tk-TZ203103-001')[0]).toMatchObject({
    groupPath: 'tk/toezegging',
    title: 'De minister stuurt de Kamer voor de zomer een brief over de proefdijk.',
    timeKnown: false,
    people: [
      { name: 'Mina de Minister', role: 'Toezegging', function: 'minister van Proeven' },
      {
        name: 'Vera van Voorbeeld',
        role: 'ToegezegdAanPersoon',
        function: 'Tweede Kamerlid',
        party: 'Proefpartij',
      },
    ],
    organisations: [
      { name: 'Proeven', relation: 'Ministerie' },
      { name: 'PP', relation: 'ToegezegdAanFractie' },
    ],
    partOf: { id: 'tk-2031A00001', title: 'Proefdijken en andere proeven' },
    commitment: {
      state: 'open',
      stateText: 'Openstaand',
      due: '2031-06-01',
      by: { name: 'Mina de Minister', function: 'minister van Proeven' },
      ministry: 'Proeven',
      to: [{ name: 'Vera van Voorbeeld', function: 'Tweede Kamerlid', party: 'Proefpartij' }],
      toParties: ['PP'],
      meeting: { id: 'tk-2031A00001', title: 'Proefdijken en andere proeven' },
      fulfilledBy: [{ id: 'tk-2031D00001', title: 'De proefdijk' }],
    },
    relations: [
      { relation: 'Status', title: 'Openstaand' },
      { relation: 'DatumNakoming', title: '2031-06-01' },
      { relation: 'KamerbriefNakoming', id: 'tk-2031D00001', title: 'De proefdijk' },
      { relation: 'IsHerhalingVan', id: 'tk-TZ203001-009', title: 'De minister stuurt een brief.' },
    ],
  });
});

test('tweedekamer beside: a promise in the form of before 2026 is read as one in that of today', async () => {
  const today = found((await pollAll()).all, 'tk-TZ203103-001');
  const [row] = replay.beside.Toezegging!;
  const { ToegezegdAan, KamerbriefNakoming, ...rest } = row as Row & { ToegezegdAan: object[] };
  expect(KamerbriefNakoming).toBeDefined();
  const of = (name: string) => ToegezegdAan.flatMap((one) => (one as Record<string, object>)[name] ?? []);
  replay.beside.Toezegging = [
    { ...rest, ToegezegdAanPersoon: of('Persoon'), ToegezegdAanFractie: of('Fractie') },
  ];
  replay.gone = ['ToegezegdAan'];
  const { all } = await pollAll();
  expect(all.notes.filter(({ note }) => note.includes('not given'))).toEqual([]);
  const before = found(all, 'tk-TZ203103-001');
  const relations = today[0]!.relations?.filter(({ relation }) => relation !== 'KamerbriefNakoming');
  const commitment = { ...today[0]!.commitment, fulfilledBy: [] };
  expect(before).toEqual([{ ...today[0]!, relations, commitment }]);
});

const promised = async (row: Record<string, unknown>) => {
  const [known] = replay.beside.Toezegging!;
  replay.beside.Toezegging = [{ ...known!, ...row }];
  return found((await pollAll()).all, 'tk-TZ203103-001')[0]!.commitment!;
};

test.each([
  ['Openstaand', 'open'],
  ['Deels Afgedaan', 'partly'],
  ['Afgedaan', 'fulfilled'],
  ['Nagekomen', 'fulfilled'],
  ['Niet nagekomen', 'unfulfilled'],
  ['Vervallen', 'lapsed'],
  ['Doorgeschoven', 'unknown'],
])(
  'tweedekamer beside: a promise that the chamber calls %s is %s, and keeps its word',
  async (Status, state) => {
    expect(await promised({ Status })).toMatchObject({ state, stateText: Status });
  },
);

test('tweedekamer beside: a promise without a state is of an unknown one, whatever letter is named', async () => {
  const commitment = await promised({ Status: null });
  expect(commitment).toMatchObject({ state: 'unknown', fulfilledBy: [{ id: 'tk-2031D00001' }] });
  expect(commitment).not.toHaveProperty('stateText');
});

test('tweedekamer beside: a promise has the day that the chamber notes, else that of its text, else none', async () => {
  const Tekst = 'De minister stuurt de Kamer vóór 1 april 2032 een brief.';
  expect(await promised({ DatumNakoming: '2031-05-31T22:00:00Z' })).toMatchObject({ due: '2031-06-01' });
  expect(await promised({ Tekst })).not.toHaveProperty('dueInText');
  const none = { DatumNakoming: '0001-01-01T00:00:00Z' };
  expect(await promised({ ...none, Tekst })).toMatchObject({ due: '2032-04-01', dueInText: true });
  const without = await promised({ ...none, Tekst: 'Er komt voor het einde van het jaar een brief.' });
  expect(without).not.toHaveProperty('due');
  expect(without).not.toHaveProperty('dueInText');
});

test('tweedekamer beside: a promise names its minister as people do where the service has one text for the name', async () => {
  const { by } = await promised({ Voornaam: null, Tussenvoegsel: null, Achternaam: null, Naam: 'Proef, M.' });
  expect(by).toEqual({ name: 'M. Proef', function: 'minister van Proeven' });
});

test('tweedekamer beside: a set that is refused in every form costs the others nothing and is asked again', async () => {
  replay.gone = ['FractieZetel'];
  const { all, cursor } = await pollAll();
  expect(found(all, 'tk-TZ203103-001')).toHaveLength(1);
  expect(all.notes).toContainEqual(
    expect.objectContaining({
      note: expect.stringMatching(/^FractieZetelPersoon is not given: status/) as string,
    }),
  );
  expect(cursor).not.toHaveProperty('FractieZetelPersoon');
  expect(cursor).toMatchObject({ refused: ['FractieZetelPersoon'] });
});

test('tweedekamer beside: a set that is given again after polls of the feed has lost nothing', async () => {
  replay.gone = ['FractieZetel'];
  const first = await pollAll();
  replay.hasFeed = true;
  const inFeed = { ...first.cursor, feed: Date.parse('2031-06-01T00:00:00Z') / 1_000 };
  const second = await pollAll(inFeed);
  expect(second.all.notes).toHaveLength(1);
  expect(second.cursor).not.toHaveProperty('FractieZetelPersoon');
  replay.gone = [];
  const third = await pollAll(second.cursor);
  expect(third.all.names).toMatchObject([{ function: 'Fractievoorzitter' }]);
  expect(third.cursor).toMatchObject({ feed: expect.any(Number) as number });
  expect(third.cursor).not.toHaveProperty('refused');
  expect((await pollAll(third.cursor)).all.names).toEqual([]);
});

test('tweedekamer beside: a page that is refused behind another one is no form that is gone', async () => {
  await replay.close();
  const beside = JSON.parse(fixture) as Besides;
  const [row] = beside.Toezegging!;
  const last = { ...row!, Id: '00000000-0000-4000-8000-00000000af09', Nummer: 'TZ203103-009' };
  replay = await startReplay({
    rows: [],
    beside: { Toezegging: [row!, { ...last, ApiGewijzigdOp: '2031-03-20T10:00:00Z' }] },
    pageSize: 1,
  });
  replay.breakNext('refused', 1, '%24skiptoken=1');
  const { all, cursor } = await pollAll();
  expect(all.notes).toContainEqual(
    expect.objectContaining({ note: expect.stringMatching(/^Toezegging is not given/) as string }),
  );
  expect(replay.asked.filter((address) => address.includes('ToegezegdAanPersoon'))).toEqual([]);
  expect(found(all, 'tk-TZ203103-001')).toHaveLength(1);
  expect(found((await pollAll(cursor)).all, 'tk-TZ203103-009')).toHaveLength(1);
});

test('tweedekamer beside: the lists give the names of people, parties and committees', async () => {
  const listed = (end: string) => ({ id: `00000000-0000-4000-8000-00000000${end}` });
  const { all } = await pollAll();
  expect(all.names).toEqual([
    {
      ...listed('ba01'),
      kind: 'person',
      name: 'Vera van Voorbeeld',
      person: listed('ba01').id,
      surname: 'van Voorbeeld',
      party: 'PP',
      function: 'Tweede Kamerlid',
    },
    {
      ...listed('ba02'),
      kind: 'person',
      name: 'A.B. Ander',
      person: listed('ba02').id,
      surname: 'Ander',
      initials: 'A.B.',
      function: 'Oud Kamerlid',
    },
    { ...listed('bb01'), kind: 'party', name: 'Proefpartij', code: 'PP', from: '2029-12-06' },
    {
      ...listed('bc01'),
      kind: 'committee',
      name: 'vaste commissie voor Proeven',
      code: 'PRF',
      from: '2030-01-10',
      until: '2033-01-10',
    },
    {
      ...listed('bd01'),
      kind: 'person',
      name: 'Vera van Voorbeeld',
      person: listed('ba01').id,
      surname: 'van Voorbeeld',
      party: 'PP',
      function: 'Fractievoorzitter',
      from: '2029-12-06',
      until: '2031-01-01',
    },
    {
      ...listed('be01'),
      kind: 'committeeMember',
      name: 'vaste commissie voor Proeven',
      code: 'PRF',
      person: listed('ba01').id,
      function: 'Voorzitter',
      from: '2030-01-10',
    },
    {
      ...listed('bf01'),
      kind: 'committeeSubstitute',
      name: 'vaste commissie voor Toetsen',
      code: 'TST',
      person: listed('ba01').id,
      from: '2030-01-10',
      until: '2031-01-01',
    },
  ]);
  expect(all.skipped).toEqual([
    { sourceId: '00000000-0000-4000-8000-00000000ba03', reason: 'withdrawn name' },
  ]);
});

test.each(['Agendapunt', 'ActiviteitActor', 'Reservering'])(
  'tweedekamer beside: a later change of %s reaches its meeting, once',
  async (entity) => {
    const { cursor } = await pollAll();
    const row = (replay.beside.Activiteit![0]![entity] as Row[])[0]!;
    row.ApiGewijzigdOp = '2099-01-01T00:00:00Z';
    const { all } = await pollAll(cursor);
    expect(found(all, 'tk-2031A00001')).toHaveLength(1);
  },
);

test('tweedekamer beside: a withdrawn activity withdraws its meeting', async () => {
  const { cursor } = await pollAll();
  const { Id } = replay.beside.Activiteit![0]!;
  replay.beside.Activiteit![0] = { Id, ApiGewijzigdOp: '2099-01-01T00:00:00Z', Verwijderd: true };
  expect((await pollAll(cursor)).all.withdrawnKeys).toEqual([Id]);
});
