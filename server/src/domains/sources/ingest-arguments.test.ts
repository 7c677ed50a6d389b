import { expect, test } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import { byNameOnly, sourceNames } from '#connectors/names.ts';
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
  [['tweedekamer', '--json'], 'takes no --json'],
  [['prove'], 'name a source'],
  [['prove', 'nosuch'], 'there is no source nosuch'],
  [['prove', 'vlos', 'tweedekamer'], 'one at a time'],
  [['prove', 'vlos', '--since', '2026-01-01'], 'takes no --since'],
  [['check'], 'name a folder'],
  [['check', 'here', '--to', 'there'], 'takes no --to'],
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
  expect(readArguments(['check', 'here', '--json'], now)).toEqual({
    ...{ task: 'check', folder: 'here', json: true },
  });
  expect(readArguments(['prove', 'vlos'], now)).toEqual({ task: 'prove', sources: ['vlos'], folder: '.' });
  expect(usage).toContain('ingest <source>');
});

test('prove: all are all but those that are read only where they are named', () => {
  const asked = readArguments(['prove', 'all', '--to', 'there'], now);
  expect(asked).toMatchObject({ task: 'prove', folder: 'there' });
  expect('sources' in asked && asked.sources).toHaveLength(sourceNames.length - byNameOnly.length);
});
