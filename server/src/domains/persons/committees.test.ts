import { expect, test } from 'vitest';
import type { KnownName } from '#stores/documents/entities/known-name.ts';
import { listedPersons } from './listed.ts';

const base = { source: 'tweedekamer', domain: 'nl' } as const;
const seat = (kind: KnownName['kind'], name: string, person: string, days: Partial<KnownName> = {}) => ({
  ...{ ...base, kind, name, person },
  ...days,
});

test('committees: each is told once, as a member before as a substitute, on days within the seat and of nobody else', async () => {
  const persons = await listedPersons(
    [
      { ...base, kind: 'person', name: 'Vera Bosveld', person: 'AB1' },
      { ...base, kind: 'person', name: 'Jan de Proef', person: 'AB2' },
      { ...base, source: 'elsewhere', domain: 'eu', kind: 'person', name: 'Vera Bosveld', person: 'AB1' },
    ],
    [
      seat('committeeSubstitute', 'Proeven', 'ab1'),
      seat('committeeSubstitute', 'Toetsen', 'ab1', { from: '2026-11-20' }),
      seat('committeeMember', 'Proeven', 'ab1', { until: '2026-11-20' }),
      seat('committeeMember', 'Anders', 'ab2'),
    ],
  );
  const of = (id: string, day: string) =>
    persons.committees(persons.find(id)!, day).map(({ kind, name }) => [kind, name]);
  expect(of('tweedekamer-AB1', '2026-11-19')).toEqual([['committeeMember', 'Proeven']]);
  expect(of('tweedekamer-AB1', '2026-11-20')).toEqual([
    ['committeeMember', 'Proeven'],
    ['committeeSubstitute', 'Toetsen'],
  ]);
  expect(of('tweedekamer-AB1', '2026-11-21')).toEqual([
    ['committeeSubstitute', 'Proeven'],
    ['committeeSubstitute', 'Toetsen'],
  ]);
  expect(of('tweedekamer-AB2', '2026-11-20')).toEqual([['committeeMember', 'Anders']]);
  expect(of('elsewhere-AB1', '2026-11-20')).toEqual([]);
});
