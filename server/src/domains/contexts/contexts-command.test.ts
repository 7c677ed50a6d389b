import { expect, test } from 'vitest';
import { contextsCommand } from './contexts-command.ts';

async function run(...argv: string[]): Promise<{ code: number; said: string }> {
  let said = '';
  const code = await contextsCommand(argv, {
    out: { write: (text: string | Uint8Array) => ((said += String(text)), true) },
    signal: new AbortController().signal,
    open: () => Promise.reject(new Error('nothing was to be opened')),
  });
  return { code, said };
}

test('contexts command: explain prints every context, best first, with the words that carried it', async () => {
  const { code, said } = await run('explain', 'Treinen rijden te laat op het spoor');
  expect(code).toBe(0);
  const [head, best, ...rest] = said.trim().split('\n');
  expect(head).toContain('model words-');
  expect(best).toMatch(/^\s*\d+ %\s+mobiliteit\s+.*(treinen|spoor) \+\d/);
  expect(rest).toHaveLength(24);
});

test.each([
  [[], 'name what to do'],
  [['explain'], 'needs to know of what'],
  [['paint', 'x'], 'there is no paint'],
  [['explain', 'x', 'y'], 'one at a time'],
  [['rescore', '--faster'], '--faster'],
])('contexts command: wrong use %j is told with the usage', async (argv, why) => {
  const { code, said } = await run(...argv);
  expect(code).toBe(64);
  expect(said).toContain(why);
  expect(said).toContain('contexts rescore');
});

test('contexts command: help needs nothing', async () => {
  expect(await run('--help')).toMatchObject({ code: 0 });
});
