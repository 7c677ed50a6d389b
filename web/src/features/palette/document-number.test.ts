import { addDays } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import { SearchParameters } from 'contract/timeline';
import { describe, expect, test } from 'vitest';
import { matches } from 'contract/query/highlight';
import { parseQuery } from 'contract/query/parse';
import { parametersOf, readSearch, writeSearch } from '#features/search/search-state.ts';
import { today } from '#features/search/period.ts';
import { documentNumberOf, numberQuery, numberSearch } from './document-number.ts';

describe('what is a number', () => {
  test.each([
    ['36 914', '36 914'],
    [' 36410–XV ', '36410-XV'],
    ['36 914, nr. 31', '36 914, nr. 31'],
    ['2026Z19408', '2026Z19408'],
    ['2026d00123', '2026d00123'],
    ['COM(2023) 123', 'COM(2023) 123'],
    ['PE731.563', 'PE731.563'],
    ['2021/0106(COD)', '2021/0106(COD)'],
    ['A9-0163/2024', 'A9-0163/2024'],
    ['55 3017/001', '55 3017/001'],
    ['1903 (2025-2026)', '1903 (2025-2026)'],
  ])('%s', (text, number) => {
    expect(documentNumberOf(text)).toBe(number);
  });

  test.each(['', 'netcongestie', 'F-35', 'CO2', '2026', '1998', 'begroting 2026', 'nummer:36914"', '*36914'])(
    'not %s',
    (text) => {
      expect(documentNumberOf(text)).toBeUndefined();
    },
  );
});

test.each([
  ['36 914', '36914'],
  ['36914', '36 914'],
  ['36410-XV', '36 410-XV'],
  ['2026z19408', '2026Z19408'],
  ['COM(2023) 123', 'COM(2023)123'],
  ['COM(2023)123', 'COM(2023) 123'],
  ['PE 731.563', 'PE731.563'],
  ['2021/0106(COD)', '2021/0106 (COD)'],
])('document number: %s finds a document numbered %s and no other', (typed, number) => {
  const { tree, error } = parseQuery(numberQuery(documentNumberOf(typed)!), ['nl']);
  expect(error).toBeUndefined();
  expect(matches(tree!, [{ field: 'number', text: number }])).toBe(true);
  expect(matches(tree!, [{ field: 'number', text: `9${number}9` }])).toBe(false);
});

test('document number: is looked for in all years and among the documents dated ahead, and its address reads back the same', () => {
  const search = numberSearch('36 914');
  const body = parametersOf('nl', search);
  expect(body).toMatchObject({ lookBack: true, endDate: addDays(today(), limits.maximumDaysAhead) });
  expect(SearchParameters.safeParse(body).success).toBe(true);
  expect(readSearch('nl', writeSearch(search)).state).toEqual(search);
});
