import { describe, expect, test } from 'vitest';
import { beginningOf, keysOf } from './value-keys.ts';

describe('keys of a value', () => {
  test('keys of a value: it is found from each of its words on, without capitals, accents and punctuation', () => {
    expect(keysOf('person', 'J. de Ménard-Vos')).toEqual([
      ...['j de menard vos', 'de menard vos'],
      ...['menard vos', 'vos'],
    ]);
    expect(beginningOf('person', 'De MÉ')).toBe('de me');
  });

  test('keys of a value: a number is the same however its parts are set apart', () => {
    expect(keysOf('number', '36 410-XV')).toContain('36410xv');
    expect(beginningOf('number', '36.410 x')).toBe('36410x');
  });

  test('keys of a value: only its first twelve words begin one', () => {
    const words = Array.from({ length: 14 }, (_, index) => `woord${index}`);
    const keys = keysOf('organisation', words.join(' '));
    expect(keys.map((key) => key.split(' ')[0])).toEqual(words.slice(0, 12));
    expect(keys.at(-1)).toBe('woord11 woord12 woord13');
  });
});
