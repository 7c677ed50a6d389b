import { expect, test } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import { byNameOnly, sourceNames } from '#connectors/names.ts';
import { readArguments, usage } from './ingest-arguments.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

test.each([
  [[], 'name a source', 64],
  [['nosuch'], 'there is no source nosuch', 64],
  [['tweedekamer', 'more'], 'one source at a time', 64],
  [['tweedekamer', '--sinds', '2026-01-01'], '--sinds', 64],
  [['tweedekamer', '--since', 'yesterday'], 'is not a day', 64],
  [['tweedekamer', '--since', '2026-02-30'], 'is not a day', 64],
  [['tweedekamer', '--since', '2026-11-24'], 'in the future', 64],
  [['tweedekamer', '--json'], 'takes no --json', 64],
  [['prove'], 'name a source', 2],
  [['prove', 'nosuch'], 'there is no source nosuch', 2],
  [['prove', 'vlos', 'tweedekamer'], 'one at a time', 2],
  [['prove', 'vlos', '--since', '2026-01-01'], 'takes no --since', 2],
  [['check'], 'name a folder', 2],
  [['check', 'here', '--to', 'there'], 'takes no --to', 2],
])('ingest: %j is wrong use', (argv, because, code) => {
  expect(readArguments(argv, now)).toEqual({
    task: 'refuse',
    because: expect.stringContaining(because),
    code,
  });
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
