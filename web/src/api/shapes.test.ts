import { expect, test } from 'vitest';
import {
  isBoolean,
  isEither,
  isListOf,
  isNumber,
  isObjectOf,
  isOneOf,
  isOptional,
  isRecordOf,
  isText,
  type Shape,
} from './shapes.ts';

const isPanel = isObjectOf<{ width: number; title?: string }>({ width: isNumber, title: isOptional(isText) });

const cases: [name: string, shape: Shape<unknown>, fits: unknown[], others: unknown[]][] = [
  ['a text', isText, ['', 'a'], [1, null, undefined]],
  ['a number', isNumber, [0, -1.5], ['1', null]],
  ['yes or no', isBoolean, [true, false], [0, 'true', undefined]],
  ['one of some texts', isOneOf('nl', 'eu'), ['nl', 'eu'], ['be', '', 1, undefined]],
  ['either', isEither(isText, isNumber), ['a', 1], [null, true]],
  ['something or nothing', isOptional(isText), ['a', undefined], [null, 1]],
  ['a list', isListOf(isNumber), [[], [1, 2]], [[1, '2'], { 0: 1, length: 1 }, null]],
  ['a record', isRecordOf(isNumber), [{}, { a: 1 }], [{ a: '1' }, [1], null, 'a']],
  ['a record of known names', isRecordOf(isNumber, isOneOf('a')), [{}, { a: 1 }], [{ b: 1 }]],
  [
    'an object',
    isPanel,
    [{ width: 1 }, { width: 1, title: 'a' }, { width: 1, more: true }],
    [{}, { width: '1' }, { width: 1, title: null }, [1], null],
  ],
];

test.each(cases)('shapes: %s', (_name, shape, fits, others) => {
  for (const value of fits) expect(shape(value), JSON.stringify(value)).toBe(true);
  for (const value of others) expect(shape(value), JSON.stringify(value)).toBe(false);
});
