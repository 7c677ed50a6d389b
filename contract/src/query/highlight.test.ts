import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldValue } from './fields.ts';
import { findMarks, matches, mergeMarks } from './highlight.ts';
import { parseQuery } from './parse.ts';
import { choosePassages } from './passages.ts';
import { fitsPattern } from './patterns.ts';

const tree = (query: string) => parseQuery(query, ['nl']).tree!;
const text = (value: string): FieldValue => ({ field: 'text', text: value });
/** The marked stretches of each value, `|` between them. */
const marked = (query: string, ...values: FieldValue[]) =>
  findMarks(tree(query), values).map((marks, index) =>
    mergeMarks(marks)
      .map(([start, end]) => values[index]!.text.slice(start, end))
      .join('|'),
  );

describe('marks', () => {
  test.each([
    ['huis', 'De huizen en het Huis, geen huisje', 'huizen|Huis'],
    ['"huis"', 'De huizen en het Huis', 'Huis'],
    ['stik*', 'Stikstofwet en stik, distikstof', 'Stikstofwet|stik'],
    ['"a b"', 'a b a c b a, b', 'a b|a, b'],
    ['"van de *wet"', 'van de Stikstofwet, van de wetgever', 'van de Stikstofwet'],
    ['F-35', 'F-35 F 35 F35 f x 35', 'F-35|F 35|F35'],
    ['"Union européenne"', "À l'Union européenne, lUnion européenne", 'Union européenne'],
    ['énerg* OR ONU', "D’énergies, qu'ONU, L'ONU", 'énergies|ONU|ONU'],
    ["d'Hondt", "D'Hondt, d Hondt, Dhondt, Hondt", "D'Hondt|d Hondt|Dhondt"],
    ['F35', 'een F-35, F35, F\u201135; F 35, F-35-toestel', 'F-35|F35|F\u201135|F-35'],
    ['F35*', 'een F-35-toestel', ''],
    ['klimaatbeleid', 'klimaat-beleid, klimaat beleid', 'klimaat-beleid'],
    ['CDV', 'CD&V en CD & V', 'CD&V'],
    ['201617', '2016-17', ''],
    ['F35 NEAR/1 vliegt', 'F-35 vliegt x x x F-35 die vliegt', 'F-35|vliegt'],
    ['"de F35"', 'de F-35, de F 35', 'de F-35'],
    ['EU-lidstaat', 'EU-lidstaten, EU lidstaat, EUlidstaten', 'EU-lidstaten|EU lidstaat|EUlidstaten'],
    ['"EU-lidstaat"', 'EU-lidstaten, EU lidstaat', 'EU lidstaat'],
    ['=ONU', "onu ONU Onu, ONU's, l'ONU ONU-rapport", 'ONU|ONU|ONU'],
    ['=WHO NEAR/0 eist', 'who eist x WHO x eist WHO', 'eist|WHO'],
    ['=F35', 'f35 F35 F-35', 'F35'],
    ['36410-XV', 'Zie 36 410-XV, nr. 5', '36 410-XV, nr. 5'],
    ['36 410-XV, nr. 5', 'Zie 36410-XV-5 en 36410-XV-6', '36410-XV-5'],
    ['"36 410-XV"', '36410-XV', '36410-XV'],
    ['PE731.563v02-00', 'PE 731.563v02-00, PE731.563v01-00', 'PE 731.563v02-00'],
    ['PE731.563', 'PE 731.563v02-00', 'PE 731.563v02-00'],
    ['COM(2024) 496', 'COM(2024)0496 final', 'COM(2024)0496 final'],
    ['36410', 'dossier 36 410 en 36 410 euro', '36 410'],
    ['36410', '36.410 euro', ''],
    ['nummer:2026Z1234', '2026Z01234', ''],
    ['R&D', 'R&D R & D rd D&R', 'R&D|R & D|rd'],
    ["zzp'ers", 'Zzp’ers en zzpers', 'Zzp’ers|zzpers'],
    ['coordinatie', 'De coördinatie', 'coördinatie'],
    ['kat NEAR/1 hond', 'kat x hond y y y kat y y hond', 'kat|hond'],
    ['kat NEAR/2 hond', 'hond hond x kat x x x x kat', 'hond|hond|kat'],
    ['"hond kat"~0', 'kat hond, kat x hond', 'kat|hond|kat'],
    ['kat NEAR/0 "a b"', 'kat a b x a b', 'kat|a b'],
    ['kat NEAR/1 F-35', 'kat x F-35 x x x x kat x x F35', 'kat|F-35'],
    ['kat NEAR/3 to NEAR/3 to', 'kat to, to x x x x kat x to', 'kat|to|to'],
    ['kat NEAR/3 to NEAR/3 to', 'kat x to', ''],
    ['"to to"~2', 'to x to x x x to', 'to|to'],
    ['"to to"~2', 'to x x x to', ''],
    ['wet NEAR/2 wetten', 'wet x x x wet x wet', 'wet|wet'],
    ['wet NEAR/2 wetten', 'de wet', ''],
    ['"raad van state" NEAR/1 raad', 'raad van state', ''],
    ['"raad van state" NEAR/1 raad', 'raad van state, de raad x x raad', 'raad van state|raad'],
    ['"a b" NEAR/1 "b a"', 'a b a', ''],
    ['"a b" NEAR/1 "b a"', 'a b a x a b a', 'b a|a b'],
    ['"a a" NEAR/0 "a a"', 'a a a x a a a a', 'a a|a a'],
    ['wet* NEAR/0 wetboek', 'wetboek x wetboek wetten', 'wetboek|wetten'],
    ['wet* NEAR/9 *wet NEAR/9 wet', 'wet x wet', ''],
    ['wet* NEAR/9 *wet NEAR/9 wet', 'wetten x wet, stikstofwet', 'wetten|wet|stikstofwet'],
    ['zee-egel NEAR/5 egel', 'een zee-egel', ''],
    ['zee-egel NEAR/5 egel', 'een zeeegel, een egel', 'zeeegel|egel'],
    ['=WHO NEAR/2 who', 'WHO', ''],
    ['=WHO NEAR/2 who', 'who x WHO', 'who|WHO'],
    ['kat -muis', 'kat muis', ''],
    ['kat -muis', 'kat hond', 'kat'],
    ['kat -(muis hond)', 'kat hond', 'kat'],
    ['(kat hond) OR muis', 'kat muis', 'muis'],
    ['kat OR muis', 'kat muis', 'kat|muis'],
    ['kat hond', 'kat', ''],
    ['titel:kat', 'kat', ''],
  ])('%s in %s', (query, value, expected) => {
    expect(marked(query, text(value))).toEqual([expected]);
    expect(matches(tree(query), [text(value)])).toBe(expected !== '');
  });

  test('a document matches over its values together, a phrase or proximity only inside one', () => {
    expect(marked('kat hond', text('kat'), text('hond'))).toEqual(['kat', 'hond']);
    expect(marked('kat -muis', text('kat'), text('muis'))).toEqual(['', '']);
    expect(marked('"kat hond"', text('kat'), text('hond'))).toEqual(['', '']);
    expect(marked('kat NEAR/100 hond', text('kat'), text('hond'))).toEqual(['', '']);
  });

  test('fields look in their own values, no field in all but the type', () => {
    const values: FieldValue[] = [
      { field: 'title', text: 'motie' },
      { field: 'type', text: 'motie' },
      { field: 'person', text: 'Motie' },
      { field: 'organisation', text: 'motie' },
      { field: 'committee', text: 'motie' },
    ];
    expect(marked('motie', ...values)).toEqual(['motie', '', 'Motie', 'motie', 'motie']);
    expect(marked('titel:motie', ...values)).toEqual(['motie', '', '', '', '']);
    expect(marked('type:motie', ...values)).toEqual(['', 'motie', '', '', '']);
    expect(marked('persoon:motie -titel:brief', ...values)).toEqual(['', '', 'Motie', '', '']);
  });

  test.each([
    ['36 410-XV', ['36410-XV', '36410', '"36 410"', '36 410 XV', '36410XV', '"36 410-XV"', 'nummer:36410*']],
    ['2021/0106(COD)', ['2021/0106(COD)', '2021/0106', '2021/0106 (COD)', '2021-0106-COD', '20210106']],
    ['PE731.563', ['PE731.563', 'PE 731.563', 'PE731563', '"PE 731 563"']],
    ['COM(2023) 123', ['COM(2023) 123', 'COM(2023)123', 'COM/2023/123', 'COM2023/123']],
    ['F-35', ['F-35', 'F35', 'F 35', '"f 35"']],
    ['2025Z02986', ['2025Z02986', '2025-Z-02986', '2025Z*']],
    ['A9-0163/2024', ['A9-0163/2024', 'A9 0163 2024', 'A9-0163', 'A90163/2024']],
  ])('number %s is found however it is punctuated', (number, queries) => {
    for (const query of queries)
      expect(matches(tree(query), [{ field: 'number', text: number }]), query).toBe(true);
    expect(matches(tree('99999'), [{ field: 'number', text: number }])).toBe(false);
  });

  test('behind the limit nothing is looked at, and nothing is held to be absent', () => {
    const value = text(`kat ${'x '.repeat(100)}hond`);
    expect(findMarks(tree('kat hond'), [value], 50)[0]!.map(({ start }) => start)).toEqual([0]);
    expect(findMarks(tree('kat -hond'), [value], 50)[0]!.length).toBe(1);
    expect(findMarks(tree('kat -x'), [value], 50)[0]!).toEqual([]);
    expect(matches(tree('kat hond'), [value])).toBe(true);
  });
});

describe('marks: any document', () => {
  const vocabulary = fc.constantFrom('a', 'b', 'c', 'd');
  const someText = fc.array(vocabulary, { maxLength: 12 }).map((list) => list.join(' '));
  const operand = fc.oneof(
    vocabulary,
    fc.tuple(vocabulary, vocabulary).map(([x, y]) => `"${x} ${y}"`),
  );
  const near = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.array(operand, { minLength: 2, maxLength: 3 }));

  test('marks there are exactly when it matches, and alone they match too', () => {
    fc.assert(
      fc.property(near, someText, ([distance, operands], value) => {
        const query = parseQuery(operands.join(` NEAR/${distance} `), []).tree!;
        const marks = mergeMarks(findMarks(query, [text(value)])[0]!);
        expect(marks.length > 0).toBe(matches(query, [text(value)]));
        const kept = [...value].map((character, index) =>
          character === ' ' || marks.some(([start, end]) => start <= index && index < end) ? character : 'x',
        );
        expect(matches(query, [text(kept.join(''))])).toBe(marks.length > 0);
      }),
      { numRuns: 1_000 },
    );
  });

  test('proximity, and its marks, are what trying every combination says', () => {
    fc.assert(
      fc.property(near, someText, ([distance, operands], value) => {
        const words = value.split(' ');
        const places = operands.map((written) => {
          const wanted = written.replaceAll('"', '').split(' ');
          return words.flatMap((_, start) =>
            wanted.every((word, offset) => words[start + offset] === word)
              ? [[start, start + wanted.length] as const]
              : [],
          );
        });
        let choices: (readonly [number, number])[][] = [[]];
        for (const list of places)
          choices = choices.flatMap((chosen) =>
            list
              .filter(([start, end]) => chosen.every(([from, to]) => end <= from || to <= start))
              .map((place) => [...chosen, place]),
          );
        const satisfying = choices.filter((chosen) => {
          const length =
            Math.max(...chosen.map(([, end]) => end)) - Math.min(...chosen.map(([start]) => start));
          return length - chosen.reduce((sum, [start, end]) => sum + end - start, 0) <= distance;
        });
        // Every word is one letter long, with a space behind it.
        const expected = satisfying.flatMap((chosen) =>
          chosen.map(([start, end], leaf) => `${start * 2} ${end * 2 - 1} ${leaf}`),
        );
        const query = parseQuery(operands.join(` NEAR/${distance} `), []).tree!;
        const marks = findMarks(query, [text(value)])[0]!.map(
          ({ start, end, leaf }) => `${start} ${end} ${leaf}`,
        );
        expect(marks.toSorted()).toEqual([...new Set(expected)].toSorted());
        expect(matches(query, [text(value)])).toBe(satisfying.length > 0);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('marks: passages', () => {
  const filling = 'En dan volgt er nog veel tekst die er verder niet toe doet. ';
  const pick = (query: string, value: string, count = 3) =>
    choosePassages(value, value.length, findMarks(tree(query), [text(value)])[0]!, { count, words: 30 });
  const shown = (query: string, value: string, count = 3) =>
    pick(query, value, count).map((passage) =>
      passage.marks.map(([start, end]) => passage.text.slice(start, end)),
    );

  test('a short text comes whole', () => {
    expect(pick('kat', 'Een kat en een kat.')).toEqual([
      {
        text: 'Een kat en een kat.',
        marks: [
          [4, 7],
          [15, 18],
        ],
      },
    ]);
  });

  test('no marks, no passages', () => {
    expect(choosePassages(filling, filling.length, [], { count: 3, words: 30 })).toEqual([]);
  });

  test('cover the most different parts, in the order of the text', () => {
    const value = `${filling.repeat(9)}Eerst kat. ${filling.repeat(9)}Dan kat kat. ${filling.repeat(9)}Nu hond. ${filling.repeat(9)}Weer muis. ${filling.repeat(9)}`;
    expect(shown('kat hond muis', value)).toEqual([['kat', 'kat'], ['hond'], ['muis']]);
    expect(shown('kat hond muis', value, 1)).toEqual([['kat', 'kat']]);
    expect(shown('kat', value)).toEqual([['kat'], ['kat', 'kat']]);
  });

  test('start at a sentence, end at a word, and say what is left out', () => {
    const [passage] = pick('kat', `${filling.repeat(9)}Hier staat de kat in een zin. ${filling.repeat(9)}`);
    expect(passage!.text).toMatch(/^… Hier staat de kat in een zin\. En dan .*[a-z.] …$/);
    expect(passage!.text.split(' ').length).toBeGreaterThan(25);
    expect(passage!.text.split(' ').length).toBeLessThan(40);
  });

  test('any marks: passages are pieces of the text with marks inside', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('kat', 'hond', 'muis.', 'x', '\n', '—', 'langer-woord'), { maxLength: 400 }),
        (list) => {
          const value = list.join(' ');
          for (const passage of pick('kat OR hond OR muis', value)) {
            const bare = passage.text.replace(/^… /, '').replace(/ …$/, '');
            expect(value.includes(bare)).toBe(true);
            expect(passage.marks.length).toBeGreaterThan(0);
            for (const [start, end] of passage.marks) {
              expect(['kat', 'hond', 'muis']).toContain(passage.text.slice(start, end));
            }
          }
        },
      ),
    );
  });
});

describe('marks: patterns', () => {
  test.each([
    ['stik*', 'stik', true],
    ['*stof', 'stikstof', true],
    ['*kst*', 'stikstof', true],
    ['wet?even', 'wetgeven', true],
    ['wet?even', 'weteven', false],
    ['a*b*c', 'aXbXbXc', true],
    ['a*b*c', 'aXbXb', false],
    ['???', '中文字', true],
    ['??', '𝒂𝒃', true],
    ['*', '', true],
  ])('%s and %s: %s', (pattern, word, expected) => expect(fitsPattern(pattern, word)).toBe(expected));

  test('many stars take no time', () => {
    expect(fitsPattern('*a'.repeat(100), `${'a'.repeat(99)}b`.repeat(20))).toBe(false);
  });
});
