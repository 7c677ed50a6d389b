import { analyse, type Token } from 'contract/query/analyser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPhrases, phraseTree, type Phrase } from './phrases.ts';

const phrase = (written: string, { exact = false, kind = 0 } = {}): Phrase<string> => ({
  written,
  exact,
  kind,
  value: `${kind}:${written}`,
});
const found = (phrases: Phrase<string>[], text: string) =>
  findPhrases(phraseTree(phrases), text, analyse(text)).map(({ value }) => value);

describe('phrases in a text', () => {
  test.each([
    ['Koepel VNO-NCW zegt', ['0:VNO-NCW']],
    ['Koepel VNO NCW zegt', ['0:VNO-NCW']],
    ['vno en ncw', []],
    ['VNO', []],
    ['', []],
  ])('hyphens are spaces: %j', (text, expected) =>
    expect(found([phrase('VNO-NCW')], text)).toEqual(expected),
  );

  test('accents and case do not matter', () => {
    expect(found([phrase('Eén Régio')], 'EEN REGIO, één régio')).toEqual(['0:Eén Régio', '0:Eén Régio']);
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
    expect(found([phrase(written, { exact: true })], text)).toHaveLength(times);
  });

  test('a way of writing that is free as well needs no capitals', () => {
    expect(found([phrase('SER', { exact: true }), phrase('ser')], 'ser')).toEqual(['0:SER']);
  });

  test('of one kind the longest counts, of two kinds both', () => {
    const phrases = [phrase('Raad'), phrase('Raad van State'), phrase('State', { kind: 1 })];
    expect(found(phrases, 'de Raad van State en de Raad')).toEqual(['0:Raad van State', '1:State', '0:Raad']);
    expect(found(phrases, 'de Raad van')).toEqual(['0:Raad']);
  });

  test('the longest that has its capitals counts', () => {
    const phrases = [phrase('Raad'), phrase('Raad Noord', { exact: true })];
    expect(found(phrases, 'Raad noord')).toEqual(['0:Raad']);
  });
});

const word = fc.constantFrom('a', 'b', 'A', 'B', 'c');
const written = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

test('finds what a search for every phrase at every word finds', () => {
  const phrases = fc.uniqueArray(
    fc
      .record({ written, exact: fc.boolean(), kind: fc.nat(2) })
      .map((fields) => phrase(fields.written, fields)),
    { maxLength: 12, selector: ({ written, kind }) => `${kind}:${written.toLowerCase()}` },
  );
  const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(phrases, text, (phrases, text) => {
      const words = text.split(' ').filter((word) => word !== '');
      const fits = ({ written, exact }: Phrase<string>, from: number) =>
        written.split(' ').every((wanted, index) => {
          const actual = words[from + index];
          if (actual?.toLowerCase() !== wanted.toLowerCase()) return false;
          return !exact || wanted === wanted.toLowerCase() || actual === wanted;
        });
      const expected: { value: string; from: number; to: number }[] = [];
      for (const kind of [0, 1, 2]) {
        for (let from = 0; from < words.length;) {
          const lengths = (one: Phrase<string>) => one.written.split(' ').length;
          const [longest] = phrases
            .filter((one) => one.kind === kind && fits(one, from))
            .sort((one, other) => lengths(other) - lengths(one));
          const to = from + (longest ? lengths(longest) : 1);
          if (longest) expected.push({ value: longest.value, from, to });
          from = to;
        }
      }
      const order = (list: typeof expected) =>
        list.sort((one, other) => one.from - other.from || (one.value < other.value ? -1 : 1));
      expect(order(findPhrases(phraseTree(phrases), text, analyse(text)))).toEqual(order(expected));
    }),
    { numRuns: 500 },
  );
});

test('looks at every word of a long text a limited number of times', () => {
  const tree = phraseTree([phrase('a a a b'), phrase('a a c', { kind: 1 }), phrase('a')]);
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
