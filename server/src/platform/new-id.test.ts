import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('ids: each is its own, and none can be taken for an option of a command', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^\w[\w-]{21}$/.test(id))).toEqual([]);
});
