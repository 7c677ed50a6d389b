import { expect, test } from 'vitest';
import { afterLast, before, captured, capturedAll } from './text-parts.ts';

test('text parts: groups of a pattern are texts, empty where one took no part or nothing matched', () => {
  const day = /(\d+)\/(\d+)(?:\/(\d+))?/;
  expect(captured(day, 'op 3/4/2026').slice(0, 4)).toEqual(['3', '4', '2026', '']);
  expect(captured(day, 'op 3/4').slice(0, 3)).toEqual(['3', '4', '']);
  expect(captured(day, 'nooit').every((group) => group === '')).toBe(true);
  expect(capturedAll(/(\d)(\w)/g, '1a 2b').map(([digit, letter]) => letter + digit)).toEqual(['a1', 'b2']);
});

test('text parts: a text up to the first of a sign and from behind the last', () => {
  expect([before('a;b;c', ';'), before('abc', ';')]).toEqual(['a', 'abc']);
  expect([afterLast('a/b/c', '/'), afterLast('abc', '/'), afterLast('a/', '/')]).toEqual(['c', 'abc', '']);
});
