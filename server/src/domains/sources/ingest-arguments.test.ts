import { expect, test } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import { readArguments, usage } from './ingest-arguments.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

test.each([
  [[], 'name a source'],
  [['nosuch'], 'there is no source nosuch'],
  [['tweedekamer', 'more'], 'one source at a time'],
  [['tweedekamer', '--sinds', '2026-01-01'], '--sinds'],
  [['tweedekamer', '--since', 'yesterday'], 'is not a day'],
  [['tweedekamer', '--since', '2026-02-30'], 'is not a day'],
  [['tweedekamer', '--since', '2026-11-24'], 'in the future'],
])('ingest: %j is wrong use', (argv, because) => {
  expect(readArguments(argv, now)).toEqual({ task: 'refuse', because: expect.stringContaining(because) });
});

test('ingest: a source, a day to begin at, and the other tasks', () => {
  expect(readArguments(['tweedekamer', '--since', '2026-07-01'], now)).toEqual({
    task: 'ingest',
    source: 'tweedekamer',
    since: startOfDay('2026-07-01'),
  });
  for (const task of ['status', 'anew']) expect(readArguments([task], now)).toEqual({ task });
  expect(readArguments(['tweedekamer', '--help'], now)).toEqual({ task: 'help' });
  expect(usage).toContain('ingest <source>');
});
