import { beforeEach, describe, expect, test } from 'vitest';
import { addWords, speak, speaking, translate } from './words.ts';

/** Words of our own, which no catalogue types. */
const say = translate as unknown as (key: string, values?: object) => string;

beforeEach(() => {
  speak('none');
  addWords('nl', {
    plain: 'Zoeken',
    part: { deep: 'Diep', hits_one: '{{count}} treffer', hits_other: '{{number}} treffers' },
    none_zero: 'Niets',
    none_one: 'Een',
    none_other: '{{count}} stuks',
    named: 'Van {{from}} tot {{to}}, {{from}}; {{fields.nl}}',
  });
  addWords('en-gb', { plain: 'Search' });
  speak('nl', { 'fields.nl': 'titel' });
});

describe('words: what is said', () => {
  test.each([
    ['plain', undefined, 'Zoeken'],
    ['part.deep', undefined, 'Diep'],
    ['part.hits', { count: 1 }, '1 treffer'],
    ['part.hits', { count: 0, number: '0' }, '0 treffers'],
    ['part.hits', { count: 1284, number: '1.284' }, '1.284 treffers'],
    ['none', { count: 0 }, 'Niets'],
    ['none', { count: 1 }, 'Een'],
    ['none', { count: 2 }, '2 stuks'],
    ['plain', { count: 3 }, 'Zoeken'],
    ['named', { from: '{{to}}', to: '$&' }, 'Van {{to}} tot $&, {{to}}; titel'],
    ['named', { from: undefined, to: 0 }, 'Van  tot 0, ; titel'],
    ['named', {}, 'Van {{from}} tot {{to}}, {{from}}; titel'],
    ['missing', undefined, 'missing'],
    ['part', undefined, 'part'],
    ['plain.deeper', undefined, 'plain.deeper'],
  ])('%s with %j is %s', (key, values, said) => {
    expect(say(key, values)).toBe(said);
  });

  test('words that come later are said as well, and stay beside those before', () => {
    const { t } = speaking();
    addWords('nl', { late: 'Later' });
    expect([say('late'), say('plain'), t('late' as never)]).toEqual(['Later', 'Zoeken', 'Later']);
  });

  test('another language is another translation, and the same language the same one', () => {
    const before = speaking();
    speak('nl');
    expect(speaking()).toBe(before);
    speak('en-gb');
    expect(speaking()).not.toBe(before);
    expect([say('plain'), before.t('plain' as never)]).toEqual(['Search', 'Zoeken']);
  });
});
