import { describe, expect, test } from 'vitest';
import type { Document, Footage, Turn } from '#stores/documents/document.ts';
import { transcriptOf } from '#domains/documents/index.ts';
import { aDocument } from '#test/documents.ts';
import { turnsInCommon } from './same-debate.ts';
import { useDeliveries } from './test/deliveries.ts';

const noon = Date.parse('2031-03-04T12:00:00+01:00');
const second = (seconds: number) => noon + seconds * 1_000;

const vera = { id: 'p-vera', name: 'Vera van Voorbeeld', party: 'PP' };
const mina = { id: 'p-mina', name: 'Mina de Minister' };
const jan = { id: 'p-jan', name: 'Jan Proef', party: 'TP' };
const speakers = [vera, mina, jan];

/** Who had the word from which second on: place in `speakers`. */
function footage(key: string, from: number, moments: [who: number, at: number][]): Footage {
  const end = (moments.at(-1)?.[1] ?? from) + 60;
  return {
    source: 'debatdirect',
    key,
    page: `https://show.example.org/${key}`,
    start: second(from),
    end: second(end),
    speakers,
    moments: moments.map(([speaker, at], index) => ({
      speaker,
      start: second(at),
      end: second(moments[index + 1]?.[1] ?? end),
      event: `speaker${at}`,
    })),
  };
}

const shown = (key: string, from: number, moments: [number, number][], fields: Partial<Document> = {}) =>
  aDocument({
    id: `debatdirect-${key}`,
    source: 'debatdirect',
    groupPath: 'tk/plenair-verslag',
    title: 'Proefdijk',
    date: second(from),
    text: '',
    provisional: true,
    footage: [footage(key, from, moments)],
    originalUrls: [`https://show.example.org/${key}`],
    ...fields,
  });

/** A report with a line for each turn; without times where none are given. */
function report(turns: [who: number, at?: number][], fields: Partial<Document> = {}): Document {
  const lines = turns.map(([who], index) => `${speakers[who]!.name} zegt ding ${index}.`);
  const text = lines.join('\n');
  let from = 0;
  const placed = turns.map(([who, at], index): Turn => {
    const { id, ...speaker } = speakers[who]!;
    const turn = {
      speaker,
      ...(at === undefined ? {} : { speakerId: id, start: second(at), end: second(at + 5) }),
      ...{ from, to: from + lines[index]!.length },
    };
    from = turn.to + 1;
    return turn;
  });
  return aDocument({
    id: 'vlos-2031A00005',
    source: 'vlos',
    groupPath: 'tk/plenair-verslag',
    title: 'Proefdijk (CD d.d. 01/02)',
    date: second(turns[0]?.[1] ?? 0),
    text,
    turns: placed,
    provisional: true,
    ...fields,
  });
}

describe('same debate', () => {
  const told = report([
    [0, 12],
    [1, 101],
    [0, 160],
    [2, 300],
  ]);
  test('same debate: the same people at about the same times, under a title that holds the other', () => {
    expect(
      turnsInCommon(
        told,
        shown('a', 0, [
          [0, 10],
          [1, 98],
          [0, 161],
          [2, 299],
        ]),
      ),
    ).toBe(4);
    // A part of it.
    expect(
      turnsInCommon(
        told,
        shown('b', 150, [
          [0, 161],
          [2, 299],
        ]),
      ),
    ).toBe(2);
  });
  test('same debate: other times, other people or neither title nor beginning are another one', () => {
    expect(
      turnsInCommon(
        told,
        shown('c', 7_000, [
          [0, 7_010],
          [1, 7_098],
        ]),
      ),
    ).toBe(0);
    expect(
      turnsInCommon(
        told,
        shown('d', 0, [
          [2, 10],
          [2, 98],
          [2, 161],
        ]),
      ),
    ).toBe(0);
    const late = { title: 'Iets anders', date: second(9_000) };
    expect(
      turnsInCommon(
        told,
        shown(
          'e',
          0,
          [
            [0, 10],
            [1, 98],
          ],
          { title: 'Iets anders' },
        ),
      ),
    ).toBe(2);
    expect(
      turnsInCommon(
        report([
          [0, 12],
          [1, 101],
          [0, 2_000],
          [2, 2_100],
        ]),
        shown(
          'f',
          1_990,
          [
            [0, 2_001],
            [2, 2_099],
          ],
          late,
        ),
      ),
    ).toBe(0);
  });
  test('same debate: without times the order of the speakers tells, and the title has to be the same', () => {
    const official = report([[0], [1], [0], [2]]);
    const moments: [number, number][] = [
      [0, 10],
      [1, 98],
      [0, 161],
      [2, 299],
    ];
    expect(turnsInCommon(official, shown('a', 0, moments))).toBe(4);
    expect(turnsInCommon(official, shown('a', 0, moments, { title: 'Sluizen' }))).toBe(0);
  });
});

const sources = useDeliveries();
const { one } = sources;
const deliver = (...documents: Document[]) => sources.deliver(documents[0]!.source, documents);

const told = report([
  [0, 12],
  [1, 101],
  [2, 300],
]);
const all: [number, number][] = [
  [0, 10],
  [1, 98],
  [2, 299],
];

test.each([
  ['the report first', [told, shown('a', 0, all)]],
  ['the report last', [shown('a', 0, all), told]],
])(
  'same debate: report and what is shown become one, with the seconds of what is shown: %s',
  async (_name, deliveries) => {
    for (const document of deliveries) await deliver(document);
    const [first] = deliveries;
    for (const { id } of deliveries) expect((await one(id)).id).toBe(first!.id);
    const found = await one(told.id);
    expect(found).toMatchObject({ source: 'vlos', text: told.text, title: told.title });
    expect(found.turns!.map(({ start, end }) => [start, end])).toEqual([
      [second(10), second(98)],
      [second(98), second(299)],
      [second(299), second(359)],
    ]);
    expect(found.footage!.map(({ key }) => key)).toEqual(['a']);
    expect(found.originalUrls).toContain('https://show.example.org/a');
    // Whichever is read again, nothing changes.
    for (const document of deliveries) expect(await deliver(document)).toMatchObject({ new: 0, changed: 0 });
  },
);

test.each(['before', 'after'])(
  'same debate: two parts of what is shown belong to one report that comes %s them',
  async (when) => {
    const parts = [
      shown('a', 0, all.slice(0, 2)),
      shown(
        'b',
        230,
        [
          [1, 240],
          [2, 299],
        ],
        { title: 'Proefdijk (voortzetting)' },
      ),
    ];
    const whole = report([
      [0, 12],
      [1, 101],
      [1, 242],
      [2, 300],
    ]);
    if (when === 'before') await deliver(whole);
    await deliver(...parts);
    if (when === 'after') {
      expect((await one(parts[1]!.id)).id).toBe(parts[1]!.id);
      await deliver(whole);
    }
    const { id } = when === 'before' ? whole : await one(whole.id);
    for (const part of [...parts, whole]) expect((await one(part.id)).id).toBe(id);
    const found = await one(id);
    expect(found.footage!.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(found.turns!.map(({ start }) => start)).toEqual([10, 98, 240, 299].map(second));
    expect(await sources.store.settled()).toBeGreaterThan(0);
    for (const part of parts) expect(await deliver(part)).toMatchObject({ new: 0, withdrawn: 0 });
    expect((await one(id)).footage!.map(({ key }) => key)).toEqual(['a', 'b']);
  },
);

test('same debate: the official report has the words, and what is shown the times, by name', async () => {
  await deliver(shown('a', 0, all));
  const official = report([[0], [1], [2]], {
    id: 'ob-h-tk-20302031-7-3',
    source: 'officielebekendmakingen',
    title: 'Proefdijk',
  });
  delete official.provisional;
  await deliver(official);
  const found = await one(official.id);
  expect(found).toMatchObject({
    id: 'debatdirect-a',
    source: 'officielebekendmakingen',
    text: official.text,
  });
  expect(found.turns!.map(({ start, speakerId }) => [start, speakerId])).toEqual([
    [second(10), 'p-vera'],
    [second(98), 'p-mina'],
    [second(299), 'p-jan'],
  ]);
  expect(found.provisional).toBeUndefined();
});

test('same debate: another debate of the day stays by itself', async () => {
  await deliver(told);
  await deliver(
    shown('z', 9_000, [
      [0, 9_010],
      [1, 9_100],
    ]),
  );
  expect((await one('debatdirect-z')).id).toBe('debatdirect-z');
  expect((await one(told.id)).footage).toBeUndefined();
});

test('same debate: a report takes the place of subtitles, and moments are counted from where they were', async () => {
  const words = 'Vera van Voorbeeld (PP):\nDe dijk is te laag';
  const automatic = shown('a', 0, all, {
    text: words,
    automatic: true,
    turns: [
      {
        speaker: { name: vera.name },
        speakerId: vera.id,
        from: 25,
        to: 43,
        start: second(10),
        end: second(98),
      },
    ],
  });
  await deliver(automatic);
  const before = await one(automatic.id);
  expect(transcriptOf(before, before.turns!)).toMatchObject({
    status: 'automatic',
    blocks: [{ start: 10_000 }],
  });
  await deliver(told);
  const after = await one(automatic.id);
  expect(after).toMatchObject({ text: told.text, source: 'vlos' });
  expect(after.automatic).toBeUndefined();
  const transcript = transcriptOf(after, after.turns!);
  expect(transcript).toMatchObject({ status: 'provisional', begin: new Date(second(0)).toISOString() });
  expect(transcript.blocks[0]).toMatchObject({ start: 10_000 });
  // Subtitles that come again change nothing of the words.
  await deliver(automatic);
  expect(await one(automatic.id)).toMatchObject({ text: told.text });
});

test('same debate: subtitles that fill a report without text say that they are no report', async () => {
  await deliver(
    shown('a', 0, all, {
      ...{ text: 'Vera van Voorbeeld:\nDe dijk.', automatic: true },
      turns: [{ speaker: { name: vera.name }, from: 20, to: 28, start: second(10), end: second(20) }],
    }),
  );
  const empty = report([[0], [1], [2]], {
    ...{ id: 'ob-h-1', source: 'officielebekendmakingen', title: 'Proefdijk', identities: ['h-tk-1'] },
  });
  await deliver(empty);
  await deliver({ ...empty, text: '', turns: [] });
  expect(await one('ob-h-1')).toMatchObject({ automatic: true, text: 'Vera van Voorbeeld:\nDe dijk.' });
});
