import { describe, expect, it } from 'vitest';
import { dashboardParameters } from '#features/search/parameters.ts';
import { knownPart } from './known-part.ts';

describe('known part: the parameters that stay in an address', () => {
  it('are those the screen knows, in their order and with any value', () => {
    const search = { foo: '1', q: 'wind op zee', ctx: 'vuur', p: '', utm_source: 'mail', tab: 'statistics' };
    expect(knownPart(search, dashboardParameters)).toEqual({
      q: 'wind op zee',
      ctx: 'vuur',
      p: '',
      tab: 'statistics',
    });
    expect(Object.keys(knownPart(search, dashboardParameters))).toEqual(['q', 'ctx', 'p', 'tab']);
  });

  it('are none where a screen reads none', () => {
    expect(knownPart({ q: 'wind', toString: 'x' })).toEqual({});
  });

  it('are left alone, as they are, when all are known', () => {
    const search = { q: 'wind', back: 'nee' };
    expect(knownPart(search, dashboardParameters)).toBe(search);
    const none = {};
    expect(knownPart(none)).toBe(none);
  });
});
