import { parseQuery } from 'contract/query/parse';
import { groupings, groupPathsOf } from 'contract/sources';
import { describe, expect, it } from 'vitest';
import { clauseOf, narrowed, nodesTogether, phraseOf, queryWithout, typesWithout } from './narrow.ts';

describe('what a number changes in the search', () => {
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

describe('leaving nodes out', () => {
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

describe('a query without something', () => {
  it.each([
    ['wind', 'wind NIET "zon"'],
    ['wind OF water', '(wind OF water) NIET "zon"'],
    ['wind | water', '(wind | water) NIET "zon"'],
    ['wind||water', '(wind||water) NIET "zon"'],
    ['"wind"OF"water"', '("wind"OF"water") NIET "zon"'],
    ['(wind)OR(water)', '((wind)OR(water)) NIET "zon"'],
    ['(wind OR water) dijk', '(wind OR water) dijk NIET "zon"'],
    ['titel:(wind | water)', 'titel:(wind | water) NIET "zon"'],
    ['wind NEAR/5 water', 'wind NEAR/5 water NIET "zon"'],
    ['"wind OF water"', '"wind OF water" NIET "zon"'],
    ['“wind | water”', '“wind | water” NIET "zon"'],
    ['wind of water', 'wind of water NIET "zon"'],
    ['offshore', 'offshore NIET "zon"'],
  ])('%s', (query, expected) => {
    expect(queryWithout(query, phraseOf('zon'), 'nl')).toBe(expected);
    // The clause counts for all of the query, never for a part of it.
    const { tree } = parseQuery(queryWithout(query, phraseOf('zon'), 'nl'), ['nl']);
    expect(tree).toMatchObject({ type: 'and' });
    expect(tree?.type === 'and' && tree.nodes.at(-1)?.type).toBe('not');
  });
  it('can leave out one thing after another', () => {
    let query = 'wind OF water';
    for (let nth = 0; nth < 20; nth += 1) query = queryWithout(query, phraseOf(`naam${nth}`), 'nl');
    expect(parseQuery(query, ['nl']).error).toBeUndefined();
  });
  it('can be parsed whatever the name holds', () => {
    for (const value of [
      'PER:R. "Bo" Bosveld',
      'IG:Vereniging (a*b)',
      'committees:ENVI',
      'referenceCodes:2021/0106(COD)',
    ]) {
      for (const locale of ['nl', 'en-gb'] as const) {
        expect(
          parseQuery(queryWithout('a OF b', clauseOf(value, locale), locale), ['nl']).error,
        ).toBeUndefined();
      }
    }
  });
});
