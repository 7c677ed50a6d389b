import { expect, test } from 'vitest';
import { saidOfPlanted } from './planted.ts';

test('titles: a test outside a group names its feature first, however it is written', async () => {
  const file = 'server/src/config.test.ts';
  const wrong = ["test('saves', run);", 'test.each(rows)(`${name} saves`, run);', "test.skip('saves', run);"];
  const right = [
    "test('lists: saves', run);",
    "describe('lists', () => test('saves', run));",
    'test(name, run);',
  ];
  const said = await saidOfPlanted(
    [...wrong, ...right].map((code) => [file, code]),
    /titles/,
  );
  expect(said.map((messages) => messages.length)).toEqual([1, 1, 1, 0, 0, 0]);
});
