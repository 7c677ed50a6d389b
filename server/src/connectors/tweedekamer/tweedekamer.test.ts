import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { startReplay, type Fault, type Replay, type Row } from '#test/replay/tweedekamer.ts';
import type { Cursor, Reading } from '../connector.ts';
import { tweedekamer } from './tweedekamer.ts';

const extraction = openTextExtraction();
const hurry = {
  backOff: 5,
  interval: 0,
  retries: 2,
  totalTimeout: 60_000,
  maximumBytes: 150_000,
};
let replay: Replay;
beforeEach(async () => (replay = await startReplay({ pageSize: 2 })));
afterEach(() => {
  vi.useRealTimers();
  return replay.close();
});

const connector = () => tweedekamer({ baseUrl: replay.baseUrl, extraction, request: hurry });

async function pollAll(since?: Cursor) {
  const numbers: unknown[] = [];
  let cursor = since;
  const reads: Reading[] = [];
  const source = connector();
  for await (const batch of source.poll(since, new AbortController().signal)) {
    for (const raw of batch.raw) {
      numbers.push((raw.row as Row)['DocumentNummer'] ?? (raw.row as Row).Id);
      reads.push(await source.read(raw));
    }
    cursor = batch.cursor;
  }
  return { numbers, cursor, reads };
}

/** Polls with a clock that runs out as soon as the source leaves a request without an end, and stands still else. */
async function pollPastSilence() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let over = false;
  const polled = pollAll().finally(() => (over = true));
  polled.catch(() => undefined);
  for (let silent = 0; !over; await turn()) {
    if (replay.silent > silent) vi.advanceTimersByTime(hurry.totalTimeout);
    silent = replay.silent;
  }
  return polled;
}

test('tweedekamer: a row with its relations becomes a complete document', async () => {
  const { reads } = await pollAll();
  const motion = reads[0]!.documents[0]!;
  expect(motion).toMatchObject({
    id: 'tk-2031D00001',
    groupPath: 'tk/motie',
    date: Date.parse('2021-02-02T23:00:00Z'),
    timeKnown: false,
    text: 'De tekst van het stuk 2031D00001.\nEinde.',
    people: [
      {
        name: 'V. van Voorbeeld',
        party: 'Proefpartij',
        function: 'Tweede Kamerlid',
        role: 'Eerste ondertekenaar',
      },
    ],
    committees: [{ code: 'PRF', name: 'Proeven' }],
    dossier: { number: '36 910-XV', title: 'Begroting Proeven 2031' },
    case: { number: '2031Z00001' },
    confidentiality: 'Openbaar',
  });
  expect(motion.votes).toMatchObject([
    {
      outcome: 'verworpen',
      date: '2021-03-04T14:30:00.000Z',
      parties: [{ seats: 9, choice: 'Tegen' }],
    },
  ]);
  expect(motion.agendaItem).toBe('Moties over de proefdijk');
  expect(motion.relations).toContainEqual({ relation: 'Kabinetsappreciatie', title: 'Oordeel Kamer' });
  expect(motion.numbers).toContainEqual({ kind: 'reference', value: '36 910-XV, nr. 12' });
  expect(reads[1]!.documents[0]).toMatchObject({ groupPath: 'regering/kamerbrief', institution: 'Regering' });
});

test('tweedekamer: an unknown kind is kept and told', async () => {
  const { reads } = await pollAll();
  expect(reads[2]!.documents[0]).toMatchObject({ groupPath: 'tk/overig', sourceType: 'Nieuwe soort' });
  expect(reads[2]!.notes).toEqual([{ sourceId: '2031D00003', note: 'unknown type: Nieuwe soort' }]);
});

test('tweedekamer: a poll follows next links over a border of equal stamps', async () => {
  for (let n = 10; n < 60; n++)
    replay.rows.push({
      ...replay.rows[1]!,
      Id: `00000000-0000-4000-8000-0000000000${n}`,
      DocumentNummer: `2031D000${n}`,
    });
  const { numbers } = await pollAll();
  expect(numbers).toHaveLength(53);
  expect(new Set(numbers).size).toBe(53);
});

test('tweedekamer: a broken-off poll goes on after the row it stored last', async () => {
  const later = '2031-02-05T00:00:00Z';
  const at = {
    Document: '2031-02-04T09:00:01.7654321Z 00000000-0000-4000-8000-000000000002',
    Zaak: later,
    Besluit: later,
    Stemming: later,
  };
  expect((await pollAll(at)).numbers).toEqual(['2031D00003']);
});

test('tweedekamer: a finished poll gives later changes and withdrawals', async () => {
  const { cursor } = await pollAll();
  replay.rows.push({
    Id: replay.rows[0]!.Id,
    ApiGewijzigdOp: '2031-03-01T00:00:00Z',
    GewijzigdOp: '2031-03-01T00:00:00Z',
    Verwijderd: true,
    DocumentNummer: null,
  });
  const { reads } = await pollAll(cursor);
  expect(reads.at(-1)!.withdrawnKeys).toEqual([replay.rows[0]!.Id]);
});

/** The case of the motion, its decision and the first vote. */
function matterOf(row: Row) {
  const matter = (row['Zaak'] as Row[])[0]!;
  const decision = (matter['Besluit'] as Row[])[0]!;
  return { Zaak: matter, Besluit: decision, Stemming: (decision['Stemming'] as Row[])[0]! };
}

test.each([
  ['Zaak', 'Kabinetsappreciatie', 'Ontraden', { relations: [{ title: 'Ontraden' }] }],
  ['Besluit', 'BesluitSoort', 'Stemmen - aangenomen', { votes: [{ outcome: 'aangenomen' }] }],
  ['Stemming', 'Soort', 'Voor', { votes: [{ parties: [{ choice: 'Voor' }] }] }],
] as const)(
  'tweedekamer: a later change of %s reaches its document, once',
  async (entity, field, value, expected) => {
    const { cursor } = await pollAll();
    Object.assign(matterOf(replay.rows[0]!)[entity], {
      [field]: value,
      ApiGewijzigdOp: '2031-03-01T00:00:00Z',
    });
    const { reads } = await pollAll(cursor);
    const motions = reads.flatMap(({ documents }) => documents).filter(({ id }) => id === 'tk-2031D00001');
    expect(motions).toHaveLength(1);
    expect(motions[0]).toMatchObject(expected);
  },
);

test('tweedekamer: a new document and its new case are read once', async () => {
  const { numbers } = await pollAll();
  expect(numbers).toEqual(['2031D00001', '2031D00002', '2031D00003']);
  expect(replay.asked.filter((address) => address.includes('resource'))).toHaveLength(2);
});

test('tweedekamer: a fault among late changes leaves them to the next poll', async () => {
  const { cursor } = await pollAll();
  Object.assign(matterOf(replay.rows[0]!).Besluit, { ApiGewijzigdOp: '2031-03-01T00:00:00Z' });
  replay.breakNext('wrongShape', 1, '/Besluit');
  await expect(pollAll(cursor)).rejects.toMatchObject({ kind: 'shape' });
  expect((await pollAll(cursor)).numbers).toContain('2031D00001');
});

test.each<[Fault, string]>([
  ['error500', 'status'],
  ['slow', 'timeout'],
  ['drip', 'timeout'],
  ['cut', 'notJson'],
  ['empty', 'notJson'],
  ['blockPage', 'blocked'],
  ['redirectInside', 'blocked'],
  ['oversize', 'tooLarge'],
  ['odataError', 'shape'],
  ['wrongShape', 'shape'],
])('tweedekamer: %s is a fault of kind %s, never an empty answer', async (fault, kind) => {
  replay.breakNext(fault, 99);
  await expect(pollPastSilence()).rejects.toMatchObject({ name: 'SourceFault', kind });
});

test.each<Fault>(['error500', 'tooMany', 'slow'])('tweedekamer: %s once is retried', async (fault) => {
  replay.breakNext(fault);
  expect((await pollPastSilence()).numbers).toHaveLength(3);
});

test('tweedekamer: a file that is gone never loses the document', async () => {
  replay.breakNext('oversize', 1, 'resource');
  const { reads } = await pollAll();
  expect(reads[0]!.documents[0]).toMatchObject({ id: 'tk-2031D00001', text: '' });
  expect(reads[0]!.notes[0]!.note).toMatch(/^no file: tooLarge/);
});
