import { expect, test } from 'vitest';
import { QueryDetails } from 'contract/saved-searches';
import { defaultSearch, type SearchState } from '#features/search/search-state.ts';
import { criteriaOf, sameCriteria, stateOf } from './criteria.ts';

const search = (changes: Partial<SearchState>): SearchState => ({
  ...defaultSearch,
  query: 'stroomnet',
  ...changes,
});

test.each([
  ['nl', search({})],
  ['nl', search({ contexts: ['energie-klimaat', 'ruimte-wonen'], minimalMatch: 60, types: ['tk', 'ek'] })],
  ['nl', search({ stakeholders: ['PER:A. de Vries'], topics: ['netcongestie'] })],
  ['nl', search({ withoutStakeholders: ['PER:A. de Vries'], withoutTopics: ['netcongestie'] })],
  ['eu', search({ committees: ['ITRE', 'ENVI'], language: 'fr' })],
  ['be-fed', search({ committees: ['Energie'] })],
] as const)('criteria: what is saved of a search on %s is applied as it was: %#', (domain, state) => {
  expect(stateOf(QueryDetails.parse(criteriaOf(domain, state)))).toEqual(state);
});

test('criteria: days are no part of what is saved', () => {
  const dated = search({ period: { kind: 'range', from: '2026-01-01', to: '2026-02-01' }, lookBack: true });
  expect(criteriaOf('nl', dated)).toEqual(criteriaOf('nl', search({})));
  expect(sameCriteria('nl', dated, search({}))).toBe(true);
});

test.each([
  ['nl', { query: ' stroomnet ' }, true],
  ['nl', { query: 'stroomnet gas' }, false],
  // Without contexts nothing is weighed.
  ['nl', { minimalMatch: 80 }, true],
  ['nl', { types: ['tk'] }, false],
  ['nl', { withoutStakeholders: ['PER:A. de Vries'] }, false],
  ['nl', { withoutTopics: ['netcongestie'] }, false],
  ['eu', { committees: ['ITRE'] }, false],
  ['eu', { language: 'fr' }, false],
] as const)('on %s a change to %j leaves it the same: %s', (domain, changes, same) => {
  expect(sameCriteria(domain, search({}), search(changes))).toBe(same);
});

test('criteria: the order of choices makes no difference', () => {
  const one = search({ types: ['tk', 'ek'], contexts: ['ruimte-wonen', 'energie-klimaat'] });
  const other = search({ types: ['ek', 'tk'], contexts: ['energie-klimaat', 'ruimte-wonen'] });
  expect(sameCriteria('nl', one, other)).toBe(true);
  expect(sameCriteria('nl', one, { ...other, minimalMatch: 55 })).toBe(false);
});
