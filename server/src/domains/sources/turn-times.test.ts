import { expect, test } from 'vitest';
import type { Turn } from '#stores/documents/document.ts';
import { withTimes } from './turn-times.ts';

const turn = (name: string, start?: number, chair?: true): Turn => ({
  speaker: { name },
  from: 0,
  to: 1,
  ...(start === undefined ? {} : { start, end: start + 1 }),
  ...(chair ? { chair } : {}),
});
const starts = (turns: Turn[], timed: Turn[]) => withTimes(turns, timed).map(({ start }) => start);

test('turn times: turns get the times of the same speakers in the same order, others stay without', () => {
  const official = [turn('De voorzitter', undefined, true), turn('Van Dam'), turn('Jansen'), turn('Van Dam')];
  const timed = [
    turn('Piet van Dam', 10),
    turn('Kees Bakker', 20),
    turn('An Jansen', 30),
    turn('Piet van Dam', 40),
  ];
  expect(starts(official, timed)).toEqual([undefined, 10, 30, 40]);
});

test('turn times: a surname is a whole word', () => {
  expect(starts([turn('Dam')], [turn('Amsterdam', 1)])).toEqual([undefined]);
  expect(starts([turn('Çelik')], [turn('Songül Celik', 1)])).toEqual([1]);
});
