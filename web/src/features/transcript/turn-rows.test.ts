import { describe, expect, it, test } from 'vitest';
import { markNames } from './named.ts';
import { quotationOf } from './quotation.ts';
import { marksWithin, rowAt, rowsOf } from './turn-rows.ts';
import { coloursOf, speakingOf } from './speakers.ts';

const lines = [
  'Debat over het net',
  'De voorzitter:',
  'Ik open de vergadering.',
  'Mevrouw Bosveld (GV): Dank, voorzitter.',
  'Nog een punt.',
  'De vergadering wordt geschorst.',
];
const text = lines.join('\n');
const from = (words: string) => text.indexOf(words);
const to = (words: string) => from(words) + words.length;
const blocks = [
  { speaker: 0, from: from('Ik open'), to: to('de vergadering.'), start: 1_000, end: 3_000 },
  { speaker: 1, from: from('Dank'), to: from('Nog'), start: 4_000, end: 6_000 },
  { speaker: 1, from: from('Nog'), to: to('een punt.'), start: 6_000, end: 8_000, continues: true as const },
];
const rows = rowsOf(text, { blocks });
const show = (row: (typeof rows)[number]) => text.slice(row.spoken, row.to).trim();

describe('the rows of a debate', () => {
  it('are its turns, without the lines that name who speaks, and what nobody says', () => {
    expect(rows.map((row) => [row.kind, row.turn, show(row)])).toEqual([
      ['aside', -1, 'Debat over het net'],
      ['turn', 0, 'Ik open de vergadering.'],
      ['turn', 1, 'Dank, voorzitter.\nNog een punt.'],
      ['aside', -1, 'De vergadering wordt geschorst.'],
    ]);
    expect(rows[2]?.blocks.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('hold every place of the text, so that each hit has a row', () => {
    expect(rowAt(rows, from('voorzitter:'))).toBe(1);
    expect(rowAt(rows, from('Bosveld'))).toBe(2);
    expect(rowAt(rows, from('Nog een'))).toBe(2);
    expect(rowAt(rows, from('geschorst'))).toBe(3);
  });

  it('keep a line before a turn that names nobody', () => {
    const plain = 'Stemming\nIk stem voor.';
    const [aside, turn] = rowsOf(plain, { blocks: [{ speaker: 0, from: 9, to: plain.length }] });
    expect([aside?.kind, turn?.from]).toEqual(['aside', 9]);
  });
});

test('turn rows: the hits of a stretch keep their numbers', () => {
  const marks: [number, number][] = [
    [0, 4],
    [10, 14],
    [20, 24],
  ];
  expect(marksWithin(marks, 5, 21)).toEqual({ marks: marks.slice(1), first: 1 });
  expect(marksWithin(marks, 4, 10)).toEqual({ marks: [], first: 1 });
});

describe('turn rows: a hit in the line that names a speaker', () => {
  const label = 'Minister Verhage:\n';
  const parts = ['S. Verhage', 'minister van Klimaat'];
  it('is shown where the head has the same word', () => {
    const [name, office] = markNames(
      parts,
      label,
      {
        marks: [
          [100, 108],
          [109, 116],
        ],
        first: 5,
      },
      100,
    );
    expect(office?.[0]).toEqual({ text: 'minister', mark: 5 });
    expect(name).toEqual([
      { text: 'S. ', mark: undefined },
      { text: 'Verhage', mark: 6 },
    ]);
  });
  it('else covers the name', () => {
    const [name] = markNames(['Karin Blok'], 'Mevrouw Blok:', { marks: [[0, 7]], first: 2 }, 0);
    expect(name).toEqual([{ text: 'Karin Blok', mark: 2 }]);
  });
});

describe('turn rows: a quotation', () => {
  it('names who said each part and the second it begins at', () => {
    expect(quotationOf(text, rows, from('de vergadering.'), to('Dank'))).toEqual({
      parts: [
        { speaker: 0, words: 'de vergadering.' },
        { speaker: 1, words: 'Dank' },
      ],
      moment: { at: expect.closeTo(1_000 + (2_000 * 8) / 23, 0) as number },
    });
  });
  it('leads to the turn where there are no times, and is none of what nobody says', () => {
    const timeless = rowsOf(text, {
      blocks: blocks.map(({ speaker, from: first, to: last }) => ({ speaker, from: first, to: last })),
    });
    expect(quotationOf(text, timeless, from('Dank'), to('Dank'))?.moment).toEqual({ turn: 1 });
    expect(quotationOf(text, rows, from('geschorst'), text.length)).toBeUndefined();
  });
});

describe('turn rows: speakers', () => {
  const speakers = [
    { name: 'Klaver', chair: true as const },
    { name: 'Bosveld' },
    { name: 'Klaver', party: 'X' },
  ];
  it('have a colour of their own, who leads the meeting the last one', () => {
    expect(coloursOf(speakers)).toEqual([6, 1, 2]);
  });
  it('are counted by name, with turns and not blocks', () => {
    const all = [...blocks, { speaker: 2, from: 0, to: 1, start: 0, end: 500 }];
    expect(speakingOf({ status: 'official', speakers, blocks: all })).toEqual([
      { speaker: 0, turns: 2, lasting: 2_500 },
      { speaker: 1, turns: 1, lasting: 4_000 },
    ]);
  });
});
