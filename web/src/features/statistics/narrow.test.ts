import { limits } from 'contract/limits';
import { groupings, groupPathsOf } from 'contract/sources';
import { describe, expect, it } from 'vitest';
import { defaultSearch } from '#features/search/search-state.ts';
import { excluding, narrowed, nodesTogether, typesWithout } from './narrow.ts';

describe('narrow: what a number changes in the search', () => {
  it('is the period of a point and the node of a row together', () => {
    const point = { startDate: '2026-11-02', endDate: '2026-11-08', lookBack: false as const };
    const row = { groupingDetails: { name: 'nl' as const, version: 1 }, groupPaths: ['tk/motie'] };
    expect(narrowed(row, point)).toEqual({
      period: { kind: 'range', from: '2026-11-02', to: '2026-11-08' },
      lookBack: false,
      types: ['tk/motie'],
    });
  });
  it('is a stakeholder or a topic alone', () => {
    expect(narrowed({ stakeholders: ['PER:A'] })).toEqual({ stakeholders: ['PER:A'] });
    expect(narrowed({ topics: ['netcongestie'] })).toEqual({ topics: ['netcongestie'] });
  });
  it('of several nodes is all of them', () => {
    expect(nodesTogether([{ groupPaths: ['tk/motie'] }, { groupPaths: ['ek/motie', 'ek/brief'] }])).toEqual({
      groupPaths: ['tk/motie', 'ek/motie', 'ek/brief'],
    });
  });
});

describe('narrow: leaving nodes out', () => {
  const leaves = groupPathsOf(groupings.nl).filter(
    (path, _index, all) => !all.some((other) => other.startsWith(`${path}/`)),
  );
  const leavesOf = (paths: readonly string[]) =>
    leaves.filter((leaf) => paths.some((path) => leaf === path || leaf.startsWith(`${path}/`)));
  it.each([['tk/motie'], ['tk'], ['tk/motie', 'ek/motie']])('of all leaves all others: %s', (...excluded) => {
    expect(leavesOf(typesWithout('nl', 'all', excluded)!)).toEqual(
      leaves.filter((leaf) => !leavesOf(excluded).includes(leaf)),
    );
  });
  it('of chosen ones leaves the others chosen', () => {
    expect(typesWithout('nl', ['tk/motie', 'ek'], ['tk/motie'])).toEqual(['ek']);
  });
  it('says so when nothing is left', () => {
    expect(typesWithout('nl', ['tk/motie'], ['tk'])).toBeUndefined();
  });
});

describe('narrow: leaving out by name', () => {
  const search = { ...defaultSearch, stakeholders: ['PER:A', 'PER:B'], withoutTopics: ['gas'] };
  it('adds to what is left out already, and chooses it no more', () => {
    expect(excluding(search, 'stakeholders', 'PER:A')).toEqual({
      withoutStakeholders: ['PER:A'],
      stakeholders: ['PER:B'],
    });
    expect(excluding(search, 'topics', 'stroom')).toEqual({ withoutTopics: ['gas', 'stroom'], topics: [] });
    expect(excluding(search, 'topics', 'gas')?.withoutTopics).toEqual(['gas']);
  });
  it('is not possible beyond what a search may hold', () => {
    const full = Array.from({ length: limits.maximumTopics }, (_, nth) => `onderwerp ${nth}`);
    expect(excluding({ ...search, withoutTopics: full }, 'topics', 'gas')).toBeUndefined();
    expect(excluding({ ...search, withoutTopics: full.slice(1) }, 'topics', 'gas')).toBeDefined();
  });
});
