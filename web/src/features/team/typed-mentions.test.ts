import { expect, test } from 'vitest';
import { asKept, asTyped, fittingColleagues, mentionAt, notePieces } from './typed-mentions.ts';

const noor = { id: 'a1', name: 'Noor Dam' };
const noortje = { id: 'b2', name: 'Noor Damsma' };
const piet = { id: 'c3', name: 'Piet (piet@voorbeeld.example)' };
const known = [noor, noortje, piet];

test.each([
  ['Dag @Noor Dam, kijk', 'Dag @{a1}, kijk'],
  ['@Noor Damsma en @Noor Dam', '@{b2} en @{a1}'],
  ['@Noor Damsmade', '@Noor Damsmade'],
  ['mail@Noor Dam', 'mail@Noor Dam'],
  ['@Piet (piet@voorbeeld.example) kijk', '@{c3} kijk'],
  ['@Onbekend', '@Onbekend'],
])('mentions: %j is kept as %j', (typed, kept) => {
  expect(asKept(typed, known)).toBe(kept);
});

test('mentions: a note is typed as it was, and who is gone is named as such', () => {
  const kept = asKept('Dag @Noor Dam en @Piet (piet@voorbeeld.example)', known);
  expect(asTyped(kept, known, 'weg')).toBe('Dag @Noor Dam en @Piet (piet@voorbeeld.example)');
  expect(asTyped('@{zz} en', known, 'weg')).toBe('@weg en');
  expect(notePieces('Dag @{a1}!', known)).toEqual([{ text: 'Dag ' }, { mention: 'Noor Dam' }, { text: '!' }]);
});

test.each([
  ['Dag @', { start: 4, part: '' }],
  ['Dag @No', { start: 4, part: 'No' }],
  ['Dag @Noor van d', { start: 4, part: 'Noor van d' }],
  ['piet@voorbeeld', undefined],
  ['Dag @Noor, ', undefined],
])('mentions: behind %j a name is %j', (typed, expected) => {
  expect(mentionAt(typed, typed.length)).toEqual(expected);
});

test('mentions: colleagues are offered by any part of their name', () => {
  expect(fittingColleagues(known, 'dam')).toEqual([noor, noortje]);
  expect(fittingColleagues(known, 'noor dams')).toEqual([noortje]);
  expect(fittingColleagues(known, '')).toEqual(known);
});
