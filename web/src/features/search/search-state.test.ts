import { addDays } from 'contract/amsterdam';
import { contextCodes } from 'contract/contexts';
import { groupings, groupPathsOf, putTreesInUse } from 'contract/sources';
import { moveTo } from 'contract/sources/edit-tree';
import { useTree } from 'contract/sources/test/use-tree';
import { SearchParameters } from 'contract/timeline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf, today, type Period } from './period.ts';
import {
  defaultSearch,
  lacking,
  parametersOf,
  readSearch,
  readView,
  writeSearch,
  writeView,
  type SearchState,
} from './search-state.ts';

const day = fc.integer({ min: -3_000, max: 30 }).map((count) => addDays(today(), count));
const period: fc.Arbitrary<Period> = fc.oneof(
  fc.integer({ min: 1, max: 9_999 }).map((days) => ({ kind: 'days' as const, days })),
  fc.constant({ kind: 'quarter' as const }),
  fc.constant({ kind: 'year' as const }),
  fc.tuple(day, day).map(([one, other]) => ({
    kind: 'range' as const,
    from: one < other ? one : other,
    to: one < other ? other : one,
  })),
);
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => /^\S/u.test(text));
const people = fc.array(
  name.map((text) => `PER:${text}`),
  { maxLength: 3 },
);
const search: fc.Arbitrary<SearchState> = fc.record({
  query: fc.string({ unit: 'grapheme' }),
  period,
  lookBack: fc.boolean(),
  contexts: fc.oneof(fc.constant('all' as const), fc.subarray([...contextCodes])),
  types: fc.oneof(fc.constant('all' as const), fc.subarray(groupPathsOf(groupings.nl))),
  minimalMatch: fc.integer({ min: 0, max: 20 }).map((steps) => steps * 5),
  committees: fc.constant([]),
  language: fc.constant(undefined),
  stakeholders: people,
  withoutStakeholders: people,
  topics: fc.array(name, { maxLength: 3 }),
  withoutTopics: fc.array(name, { maxLength: 3 }),
});

describe('the search in the URL', () => {
  it('comes back as it was written, also through the text of an address', () => {
    fc.assert(
      fc.property(search, (state) => {
        const address = new URLSearchParams(writeSearch(state)).toString();
        const read = readSearch('nl', Object.fromEntries(new URLSearchParams(address)));
        expect(read).toEqual({ state, dropped: [], moved: [] });
      }),
    );
  });
  it('leaves the default out', () => {
    expect(writeSearch(defaultSearch)).toEqual({});
    expect(writeSearch({ ...defaultSearch, query: 'wind op zee' })).toEqual({ q: 'wind op zee' });
  });
  it('reads sources that staff moved as where they stand now, and says so', () => {
    useTree('nl', (nodes) => moveTo(nodes, 'tk/motie', 'regering'));
    const { state, dropped, moved } = readSearch('nl', { q: 'a', types: 'tk.motie,tk.agenda,xx' });
    expect([state.types, moved, dropped]).toEqual([
      ['regering/motie', 'tk/agenda'],
      ['tk/motie'],
      ['types=xx'],
    ]);
    // What is asked names the tree that it is of.
    expect(parametersOf('nl', state).groupingDetails.version).toBe(groupings.nl.version + 1);
    putTreesInUse({});
  });
  it('drops what it does not know and says so', () => {
    const read = readSearch('nl', {
      q: 'a',
      ctx: 'water,vuur',
      types: 'tk.motie,xx',
      min: '41',
      sort: 'old',
    });
    expect(read.state).toEqual({ ...defaultSearch, query: 'a', contexts: ['water'], types: ['tk/motie'] });
    expect(read.dropped.toSorted()).toEqual(['ctx=vuur', 'min=41', 'sort=old', 'types=xx']);
  });
  it('drops contexts where a dashboard has none', () => {
    expect(readSearch('eu', { q: 'a', ctx: 'water' })).toMatchObject({
      state: { contexts: 'all' },
      dropped: ['ctx=water'],
    });
  });
  it('reads committees and the language of titles only where a dashboard has them', () => {
    const text = { q: 'a', com: 'ENVI,ITRE', lang: 'en' };
    expect(readSearch('eu', text)).toMatchObject({
      state: { committees: ['ENVI', 'ITRE'], language: 'en' },
      dropped: [],
    });
    expect(readSearch('eu', { q: 'a', lang: 'fy' }).dropped).toEqual(['lang=fy']);
    expect(readSearch('nl', text).dropped.toSorted()).toEqual(['com=ENVI,ITRE', 'lang=en']);
    const comma = { ...defaultSearch, query: 'a', committees: ['Wonen, ruimte'] };
    expect(readSearch('nl-lr', writeSearch(comma)).state).toEqual(comma);
  });
  it('drops a period that is reversed, half or too far ahead', () => {
    for (const text of [
      { from: '2026-05-01', to: '2026-04-01' },
      { from: '2026-05-01' },
      { from: '2026-05-01', to: '2999-01-01' },
      { from: '2026-02-30', to: '2026-03-01' },
    ]) {
      expect(readSearch('nl', text as Record<string, string>).state.period).toEqual(defaultSearch.period);
    }
  });
});

describe('the request of a search', () => {
  it('is always one the server accepts', () => {
    fc.assert(
      fc.property(search, (state) => {
        expect(SearchParameters.safeParse(parametersOf('nl', state)).success).toBe(true);
      }),
    );
  });
  it('asks for all contexts on NL when none is chosen, and for none elsewhere', () => {
    expect(parametersOf('nl', defaultSearch)).toMatchObject({ context: ['all'] });
    expect(parametersOf('eu', defaultSearch)).not.toHaveProperty('context');
  });
  it('names committees by the parameter of the dashboard, and the field of a language', () => {
    const state = { ...defaultSearch, query: 'a', committees: ['ENVI'], language: 'fr' as const };
    expect(parametersOf('eu', state)).toMatchObject({
      euEpCommittees: ['ENVI'],
      metadataField: 'metadata_fr',
    });
    expect(parametersOf('be-fed', state)).toMatchObject({ committees: ['ENVI'] });
  });
  it('is not made as long as something lacks', () => {
    expect(lacking(defaultSearch)).toBe('query');
    expect(lacking({ ...defaultSearch, query: 'a', contexts: [] })).toBe('context');
    expect(lacking({ ...defaultSearch, query: 'a', types: [] })).toBe('types');
    expect(lacking({ ...defaultSearch, query: 'a' })).toBeUndefined();
  });
});

describe('search state: the order of results', () => {
  it('is in the address where it is not that of the newest, and what is none is left out', () => {
    const view = readView('nl', { order: 'oldest', tab: 'statistics' });
    expect(view).toMatchObject({ tab: 'statistics', code: undefined, order: 'oldest' });
    expect(writeView(view)).toEqual({ tab: 'statistics', order: 'oldest' });
    expect(writeView({ ...view, order: 'newest' })).toEqual({ tab: 'statistics' });
    expect(readView('eu', { order: 'hoogste' }).order).toBe('newest');
  });
  it('is no part of the search, so that what is saved of it has none', () => {
    const { state, dropped } = readSearch('nl', { q: 'wet', order: 'best' });
    expect(dropped).toEqual([]);
    expect(parametersOf('nl', state)).not.toHaveProperty('order');
  });
});

describe('search state: relative periods', () => {
  it('count calendar days back from today, and start a quarter at its first day', () => {
    expect(daysOf({ kind: 'days', days: 7 }, '2026-03-02', 'nl')).toEqual({
      from: '2026-02-23',
      to: '2026-03-02',
    });
    expect(daysOf({ kind: 'quarter' }, '2026-11-21', 'nl')).toMatchObject({ from: '2026-10-01' });
    expect(daysOf({ kind: 'quarter' }, '2026-01-01', 'nl')).toMatchObject({ from: '2026-01-01' });
  });
  it.each([
    ['nl', '2026-09-14', '2025-09-16'],
    ['nl', '2026-09-15', '2026-09-15'],
    ['nl-lr', '2026-11-21', '2026-09-15'],
    ['eu', '2026-03-09', '2025-03-11'],
    ['eu', '2026-03-10', '2026-03-10'],
    ['be-fed', '2026-11-21', '2026-10-13'],
    ['be-flm', '2026-11-21', '2026-09-28'],
  ] as const)('start the parliamentary year of %s, seen from %s, on %s', (domain, day, from) => {
    expect(daysOf({ kind: 'year' }, day, domain)).toEqual({ from, to: day });
  });
});
