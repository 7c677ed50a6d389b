import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyse, fold } from './analyser.ts';
import { analyseNumber, numberSequences } from './numbers.ts';

const words = (text: string) => analyse(text).map(({ word }) => word);

describe('analyser: words of a text', () => {
  test.each([
    ['De Kamer, gehoord', ['de', 'kamer', 'gehoord']],
    ['coördinatie déjà VU', ['coordinatie', 'deja', 'vu']],
    ['coo\u0308rdinatie', ['coordinatie']],
    ['IJs en ĳs', ['ijs', 'en', 'ijs']],
    ["zzp'ers zzp’ers zzpʼers", ['zzpers', 'zzpers', 'zzpers']],
    ["'s-Hertogenbosch", ['s', 'hertogenbosch']],
    ["l'Union d’Hondt QU'ELLE puisqu'on", ['l', 'union', 'd', 'hondt', 'qu', 'elle', 'puisqu', 'on']],
    ["l'énergie l’œuvre L'ÉTAT d\u00ad'eau", ['l', 'energie', 'l', 'oeuvre', 'l', 'etat', 'd', 'eau']],
    ["m'n D'66 zo'n auto's aujourd'hui s'", ['mn', 'd66', 'zon', 'autos', 'aujourdhui', 's']],
    ["de 'wet' en foto's'", ['de', 'wet', 'en', 'fotos']],
    ['CO2-heffing F-35 36.410/XV a_b', ['co2', 'heffing', 'f', '35', '36', '410', 'xv', 'a', 'b']],
    ['stik\u00adstof', ['stikstof']],
    ['m² en ½', ['m2', 'en']],
    ['Straße Æsir Łódź œuvre', ['strasse', 'aesir', 'lodz', 'oeuvre']],
    ['Ћирилица Київ', ['ћирилица', 'киів']],
    ['العَرَبِيَّة', ['العربية']],
    ['中文字 한국어', ['中文字', '한국어']],
    ['ΟΔΥΣΣΕΥΣ Οδυσσεύς', ['οδυσσευσ', 'οδυσσευσ']],
    ['🙂 ❤️ a🙂b', ['a', 'b']],
    ['𝐀𝐁c', ['abc']],
    ['', []],
  ])('%s', (text, expected) => expect(words(text)).toEqual(expected));

  test('offsets are those of the word as written', () => {
    const text = "« Zzp’ers », 'coo\u0308rdinatie'!";
    expect(analyse(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Zzp’ers',
      'coo\u0308rdinatie',
    ]);
  });

  test('endless runs are cut into words an index can hold', () => {
    const text = 'a'.repeat(600);
    expect(analyse(text).map(({ word }) => word.length)).toEqual([255, 255, 90]);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(..."aAéİßσς\u0308'’-* 9½ﷺ한中🙂\u00ad\ud83d\u{1d400}") }),
);

test('analyser: any text: words are folded, in order, and are what their place folds to', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let last = 0;
      for (const { word, start, end } of analyse(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(fold(word)).toBe(word);
        expect(words(text.slice(start, end))).toEqual([word]);
        last = end;
      }
    }),
    { numRuns: 2_000 },
  );
});

test('analyser: any text: folding twice changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 2_000 },
  );
});

describe('analyser: reference numbers', () => {
  test.each([
    ['36 410-XV', ['36 410 xv', '36410 xv', '36410xv', '36 410xv']],
    ['2021/0106(COD)', ['2021 0106 cod', '20210106 cod', '20210106cod']],
    ['PE731.563', ['pe731 563', 'pe 731 563', 'pe731563', 'pe 731563']],
    ['COM(2023) 123', ['com 2023 123', 'com2023 123', 'com2023123']],
    ['F-35', ['f 35', 'f35']],
    ['2025Z02986', ['2025z02986', '2025 z 02986']],
    ['A9-0163/2024', ['a9 0163 2024', 'a 9 0163 2024', 'a901632024', 'a90163 2024']],
  ])('%s is indexed however it may be punctuated', (number, expected) => {
    const sequences = analyseNumber(number).map((sequence) => sequence.join(' '));
    expect(sequences).toEqual(expect.arrayContaining(expected));
    expect(new Set(sequences).size).toBe(sequences.length);
  });

  test('stay few however long they are, and none for no words', () => {
    expect(analyseNumber('1-2-3-4-5-6-7-8-9-10').length).toBeLessThan(20);
    expect(analyseNumber('- / -')).toEqual([]);
  });

  test('know where their parts are written', () => {
    const number = '36 410-XV';
    const places = numberSequences(number).map((sequence) =>
      sequence.map(({ start, end }) => number.slice(start, end)).join('|'),
    );
    expect(places).toContain('36 410|XV');
  });
});
