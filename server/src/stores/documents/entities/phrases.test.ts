import { analyse, type Token } from 'contract/query/analyser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPhrases, phraseTree, type Found, type Phrase } from './phrases.ts';

const phrase = (written: string, exact = false): Phrase => ({ written, exact, value: written });
const found = (phrases: Phrase[], text: string) =>
  findPhrases(phraseTree(phrases), text, analyse(text)).map(({ value }) => value);

describe('phrases in a text', () => {
  test.each([
    ['Koepel VNO-NCW zegt', ['VNO-NCW']],
    ['Koepel VNO NCW zegt', ['VNO-NCW']],
    ['vno en ncw', []],
    ['VNO', []],
    ['', []],
  ])('hyphens are spaces: %j', (text, expected) =>
    expect(found([phrase('VNO-NCW')], text)).toEqual(expected),
  );

  test('accents and case do not matter', () => {
    expect(found([phrase('Eén Régio')], 'EEN REGIO, één régio')).toEqual(['Eén Régio', 'Eén Régio']);
  });

  test.each([
    ['SER', 'de SER adviseert', 1],
    ['SER', 'de Ser adviseert', 0],
    ['SER', 'de ser adviseert', 0],
    ['Natuur & Milieu', 'aldus Natuur & Milieu', 1],
    ['Natuur & Milieu', 'aldus NATUUR & MILIEU', 1],
    ['Natuur & Milieu', 'voor natuur, milieu', 0],
    ['Natuur & Milieu', 'voor Natuur, milieu', 0],
    ['Zorg voor Later', 'bij Zorg voor Later', 1],
    ['Zorg voor Later', 'bij Zorg Voor Later', 1],
    ['Zorg voor Later', 'bij zorg voor later', 0],
    ['G40', 'de G40 en de g40', 1],
  ])('%s with its capitals in %j: %i', (written, text, times) => {
    expect(found([phrase(written, true)], text)).toHaveLength(times);
  });

  test('what is written alike for one value needs capitals only if both need them', () => {
    const free = { ...phrase('ser'), value: 'SER' };
    expect(found([phrase('SER', true), free], 'ser')).toEqual(['SER']);
    expect(found([phrase('SER', true), { ...phrase('SER', true) }], 'ser')).toEqual([]);
  });

  test('only the longest counts, with every value it stands for', () => {
    const court = { ...phrase('Raad van State'), value: 'court' };
    const phrases = [phrase('Raad'), phrase('Raad van State'), court, phrase('State'), phrase('State B')];
    expect(found(phrases, 'de Raad van State B, de Raad')).toEqual(['Raad van State', 'court', 'Raad']);
    expect(found(phrases, 'de Raad van')).toEqual(['Raad']);
  });

  test('the longest that has its capitals counts', () => {
    const phrases = [phrase('Raad'), phrase('Raad Noord', true)];
    expect(found(phrases, 'Raad noord')).toEqual(['Raad']);
  });
});

const word = fc.constantFrom('a', 'b', 'A', 'B', 'c');
const written = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

test('phrases: finds what a search for every phrase at every word finds', () => {
  const phrases = fc.uniqueArray(
    fc.record({ written, exact: fc.boolean(), value: fc.constantFrom('one', 'two', 'three') }),
    { maxLength: 12, selector: ({ written, value }) => `${value}:${written.toLowerCase()}` },
  );
  const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(phrases, text, (phrases, text) => {
      const words = text.split(' ').filter((word) => word !== '');
      const lengthOf = ({ written }: Phrase) => written.split(' ').length;
      const fits = ({ written, exact }: Phrase, from: number) =>
        written.split(' ').every((wanted, index) => {
          const actual = words[from + index];
          if (actual?.toLowerCase() !== wanted.toLowerCase()) return false;
          return !exact || wanted === wanted.toLowerCase() || actual === wanted;
        });
      const expected: Found[] = [];
      for (let from = 0; from < words.length;) {
        const fitting = phrases.filter((one) => fits(one, from));
        const length = Math.max(0, ...fitting.map(lengthOf));
        for (const one of fitting) {
          if (lengthOf(one) === length) expected.push({ value: one.value, from, to: from + length });
        }
        from += Math.max(1, length);
      }
      const order = (list: Found[]) =>
        list.sort((one, other) => one.from - other.from || (one.value < other.value ? -1 : 1));
      expect(order(findPhrases(phraseTree(phrases), text, analyse(text)))).toEqual(order(expected));
    }),
    { numRuns: 500 },
  );
});

test('phrases: looks at every word of a long text a limited number of times', () => {
  const tree = phraseTree([phrase('a a a b'), phrase('a a c'), phrase('a')]);
  const looks = (length: number) => {
    const text = 'a '.repeat(length);
    let count = 0;
    const tokens = new Proxy(analyse(text), {
      get(target: Token[], key) {
        if (typeof key === 'string' && /^\d+$/u.test(key)) count += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    expect(findPhrases(tree, text, tokens)).toHaveLength(length);
    return count;
  };
  expect(looks(20_000)).toBeLessThanOrEqual(4 * 20_000);
});
