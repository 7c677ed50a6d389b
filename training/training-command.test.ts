import { expect, test } from 'vitest';
import { trainingCommand } from './training-command.ts';

async function run(...argv: string[]): Promise<{ code: number; said: string }> {
  let said = '';
  const code = await trainingCommand(argv, {
    write: (text: string | Uint8Array) => ((said += String(text)), true),
  });
  return { code, said };
}

test.each([
  [[], 'name what to do'],
  [['train'], 'needs to know of what'],
  [['evaluate', '/no/such/folder'], 'is not a folder'],
  [['explain', 'x'], 'there is no explain'],
  [['train', 'x', 'y'], 'one at a time'],
  [['train', '--faster'], '--faster'],
])('training command: wrong use %j is told with the usage', async (argv, why) => {
  const { code, said } = await run(...argv);
  expect(code).toBe(64);
  expect(said).toContain(why);
  expect(said).toContain('training evaluate');
});

test('training command: help needs nothing', async () => {
  expect(await run('--help')).toMatchObject({ code: 0 });
});
