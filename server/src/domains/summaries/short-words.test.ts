import { expect, test } from 'vitest';
import { shortWordLimit } from './short-words.ts';

test('short words: a short summary is the longer the longer the document', () => {
  expect([1_499, 1_500, 15_000, 15_001].map(shortWordLimit)).toEqual([35, 65, 65, 80]);
});
