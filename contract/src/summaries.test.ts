import { expect, test } from 'vitest';
import { domainIds } from './dashboards.ts';
import { groupings, groupPathsOf, sourceNode } from './sources.ts';
import { summarisedTypes, type SummaryCandidate, summaryRefusal } from './summaries.ts';

const letter: SummaryCandidate = {
  domain: 'nl',
  groupPath: 'regering/kamerbrief',
  date: Date.parse('2026-03-02T09:00:00Z'),
  confidentiality: 'Openbaar',
  words: 2_000,
};
const refusal = (differences: Partial<SummaryCandidate>, kind: 'short' | 'long' = 'short') =>
  summaryRefusal({ ...letter, ...differences }, kind, 60_000);

test('summaries: a long enough letter of today is summarised both ways', () => {
  expect(refusal({})).toBeUndefined();
  expect(refusal({}, 'long')).toBeUndefined();
});

test('summaries: publication counts from 1 August 2025 by the Amsterdam day', () => {
  expect(refusal({ date: Date.parse('2025-07-31T21:59:59.999Z') })).toBe('tooOld');
  expect(refusal({ date: Date.parse('2025-07-31T22:00:00Z') })).toBeUndefined();
});

test('summaries: 300 words make a short summary, 1,500 a long analysis', () => {
  expect([refusal({ words: 299 }), refusal({ words: 300 })]).toEqual(['tooShort', undefined]);
  expect([refusal({ words: 1_499 }, 'long'), refusal({ words: 1_500 }, 'long')]).toEqual([
    'tooShort',
    undefined,
  ]);
  expect(refusal({ words: 60_001 })).toBe('tooLong');
});

test('summaries: closed documents and other types are refused before anything else', () => {
  expect(refusal({ confidentiality: 'Besloten', groupPath: 'tk/agenda', words: 3, date: 0 })).toBe('closed');
  expect(refusal({ groupPath: 'tk/agenda', words: 3, date: 0 })).toBe('type');
  expect(refusal({ groupPath: 'tk/schriftelijke-vragen' })).toBe('type');
  expect(refusal({ groupPath: 'regering' })).toBe('type');
});

test.each([
  ['nl', 'tk/memorie'],
  ['nl', 'adviescolleges/advies-ser'],
  ['nl-lr', 'provincies/fryslan/statenstuk'],
  ['nl-lr', 'gemeenten/raadsstuk'],
  ['eu', 'commission/proposal'],
  ['eu', 'ep/plenary/debate'],
  ['be-fed', 'kamer/plenair-verslag'],
  ['be-flm', 'vlaams-parlement/ontwerp-decreet'],
] as const)('summaries: %s %s is summarised', (domain, groupPath) => {
  expect(refusal({ domain, groupPath })).toBeUndefined();
});

test('summaries: every type that is summarised stands in the source trees', () => {
  for (const domain of domainIds) {
    const types = groupPathsOf(groupings[domain]).filter(
      (path) => !sourceNode(groupings[domain], path)!.children,
    );
    for (const pattern of summarisedTypes[domain]) {
      const expression = new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`);
      expect(
        types.some((path) => expression.test(path)),
        `${domain} ${pattern}`,
      ).toBe(true);
    }
  }
});
