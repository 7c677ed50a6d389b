import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('csv: numbers carry the decimal sign of the language and no thousands', () => {
  expect(csvOf([['a', 1234.5, 0.333]], 'nl-NL')).toBe('\uFEFFa;1234,5;0,33\r\n');
  expect(csvOf([['a', 1234.5, 0.333]], 'en-GB')).toBe('\uFEFFa;1234.5;0.33\r\n');
});

test('csv: text keeps its own semicolons, quotes and lines', () => {
  expect(csvOf([['wet; motie', 'de "wet"', 'a\nb']], 'nl-NL')).toBe(
    '\uFEFF"wet; motie";"de ""wet""";"a\nb"\r\n',
  );
});

test.each(['=1+1', '+31', '-5', '@x', '\t=1'])('csv: %j is text, never a formula', (text) => {
  expect(csvOf([[text]], 'nl-NL')).toBe(`\uFEFF'${text}\r\n`);
});
