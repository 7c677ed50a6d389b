import { expect, test } from 'vitest';
import { unusedExports } from './exports.ts';

test('exports: each is imported somewhere, else it is none', () => {
  expect(unusedExports()).toEqual([]);
});
