import { describe, expect, test } from 'vitest';
import { words } from '../words.ts';
import { syntaxSpans } from './colours.ts';
import { fieldValuesOf } from './fields.ts';
import { markRead, markWords, matches, mergeMarks, readValues } from './highlight.ts';
import { parseQuery } from './parse.ts';
import { expectProblem, type Faulty } from './test/problems.ts';

/** What cannot be an operand of ZEI, the problem, its place, and a query that can be run instead. */
const faulty: Faulty[] = [
  ['Jansen ZEI stikstof', 'saidSpeaker', 'Jansen', 'spreker:Jansen ZEI stikstof'],
  ['a "Jan Jansen" SAID (b c)', 'saidSpeaker', '"Jan Jansen"', 'a speaker:"Jan Jansen" SAID (b c)'],
  ['persoon:Jansen ZEI a b', 'saidSpeaker', 'persoon:Jansen', 'spreker:Jansen ZEI a b'],
  ['(jan OF piet) ZEI a', 'saidSpeaker', 'jan OF piet', 'spreker:(jan OF piet) ZEI a'],
  ['jan NEAR/2 piet ZEI a', 'saidSpeaker', 'jan NEAR/2 piet', 'spreker:(jan NEAR/2 piet) ZEI a'],
  [
    '(spreker:jan OF spreker:"de Vries") ZEI a',
    'saidSpeaker',
    'spreker:jan OF spreker:"de Vries"',
    'spreker:((jan OF "de Vries")) ZEI a',
  ],
  ['b -spreker:jan ZEI a', 'saidSpeaker', '-spreker:jan', 'b NOT (spreker:jan ZEI a)'],
  ['b NIET jan ZEI a', 'saidSpeaker', 'NIET jan', 'b NOT (spreker:jan ZEI a)'],
  ['(titel:a OF spreker:b) ZEI c', 'saidSpeaker', 'titel:a OF spreker:b', undefined],
  ['spreker:jan ZEI a ZEI b', 'saidSpeaker', 'spreker:jan ZEI a', undefined],
  ['spreker:jan ZEI -stikstof', 'saidOperand', '-stikstof', 'spreker:jan NOT (spreker:jan ZEI stikstof)'],
  ['spreker:jan ZEI titel:stikstof', 'saidField', 'titel:stikstof', 'spreker:jan ZEI stikstof'],
  ['spreker:jan ZEI (a titel:(b OF c)) d', 'saidField', 'titel:(b OF c', 'spreker:jan ZEI (a (b OF c)) d'],
  ['spreker:jan ZEI (spreker:piet ZEI a)', 'saidField', 'spreker:piet ZEI a', undefined],
  ['spreker:jan ZEI (NOT a)', 'saidOperand', 'NOT a', 'spreker:jan NOT (spreker:jan ZEI a)'],
  ['spreker:jan ZEI (a OF NIET b)', 'onlyNegative', 'NIET b', undefined],
  ['ZEI a', 'missingOperand', 'ZEI', 'a'],
  ['spreker:jan ZEI', 'missingOperand', 'ZEI', 'spreker:jan'],
  ['spreker:jan ZEI OF a', 'missingOperand', 'ZEI', 'spreker:jan OF a'],
  ['a EN ZEI b', 'missingOperand', 'EN', 'spreker:a ZEI b'],
  ['titel:(spreker:jan ZEI a)', 'nestedField', 'spreker:jan ZEI a', '(spreker:jan ZEI a)'],
  ['(spreker:jan ZEI a) NEAR b', 'nearOperand', 'spreker:jan ZEI a', undefined],
  ['spreker:jan ZEI ab*', 'wildcardTooShort', 'ab*', 'spreker:jan ZEI ab'],
];

describe('zei: problems', () => {
  test.each(faulty)('%s', expectProblem);

  test.each(['nl', 'en-gb'] as const)(
    'zei: the catalogue in %s has the values of its sentences',
    (locale) => {
      for (const [text] of faulty) {
        const { error } = parseQuery(text, []);
        if (!error) continue;
        const names = [...words[locale].query[error.problem].matchAll(/\{\{(\w+)\}\}/g)].map(
          ([, name]) => name,
        );
        expect(Object.keys(error.values ?? {})).toEqual(expect.arrayContaining(names));
      }
    },
  );
});

test('zei: is coloured as an operator, and behind it as anywhere', () => {
  const text = 'spreker:jan ZEI "a b"';
  expect(syntaxSpans(text).map(({ start, end, kind }) => `${kind} ${text.slice(start, end)}`)).toEqual([
    'field spreker:',
    'text jan',
    'operator ZEI',
    'phrase "a b"',
  ]);
});

/** A debate of these turns, each written behind the name of its speaker. */
function debate(...turns: [string, string][]) {
  let text = '';
  const places = turns.map(([name, words]) => {
    text += `${name}:\n`;
    const from = text.length;
    text += words;
    const to = text.length;
    text += '\n\n';
    return { speaker: { name }, from, to };
  });
  return fieldValuesOf({
    title: 'Debat over stikstof',
    people: [],
    organisations: [],
    committees: [],
    numbers: [],
    sourceType: 'Debat',
    texts: [text, 'Een bijlage over stikstof en landbouw.'],
    turns: places,
  });
}

const values = debate(
  ['Jan Jansen', 'De stikstof daalt, zegt Piet.'],
  ['Piet de Vries', 'De landbouw en de stikstof groeien. De F-35'],
  ['Jan Jansen', 'De landbouw krimpt. 35 boeren.'],
  ['Anna Jansen', 'Meer landbouw, minder stikstof.'],
);

const limits = [undefined, 10_000];
/** What is marked where, and the turns that are told of; the same however the values are read. */
function marked(query: string, limit?: number) {
  const tree = parseQuery(query, ['nl']).tree!;
  const { marked: found } = markWords(tree, values, limit);
  expect(markRead(tree, readValues(values))).toEqual(markWords(tree, values).marked);
  const isFound = found.some(({ marks }) => marks.length > 0);
  expect(matches(tree, values)).toBe(isFound);
  const shown = found.flatMap(({ marks }, index) => {
    const { field, text } = values[index]!;
    const here = mergeMarks(marks).map(([start, end]) => text.slice(start, end));
    return here.length > 0 ? [`${field} ${here.join('|')}`] : [];
  });
  return [shown.join('; '), found.flatMap(({ turns }) => turns).join(' ')];
}

describe('zei: marks', () => {
  test.each([
    ['spreker:jansen', 'speaker Jansen; speaker Jansen', ''],
    ['spreker:"de vries"', 'speaker de Vries', ''],
    ['spreker:stikstof', '', ''],
    ['spreker:jansen ZEI stikstof', 'speaker Jansen; speaker Jansen; text stikstof|stikstof', '0 3'],
    ['spreker:"jan jansen" ZEI stikstof', 'speaker Jan Jansen; text stikstof', '0'],
    ['spreker:jan ZEI (stikstof landbouw)', '', ''],
    ['spreker:jan ZEI (stikstof OF krimpt)', 'speaker Jan; text stikstof|krimpt', '0 2'],
    ['spreker:jansen ZEI (landbouw NEAR/3 stikstof)', 'speaker Jansen; text landbouw|stikstof', '3'],
    ['spreker:jansen ZEI (landbouw -minder)', 'speaker Jansen; text landbouw', '2'],
    ['spreker:(jansen -jan) ZEI stikstof', 'speaker Jansen; text stikstof', '3'],
    ['spreker:(jan jansen) ZEI daal*', 'speaker Jan|Jansen; text daalt', '0'],
    ['spreker:vries ZEI F-35', 'speaker Vries; text F-35', '1'],
    ['spreker:vries ZEI F35', 'speaker Vries; text F-35', '1'],
    ['spreker:jansen ZEI F-35', '', ''],
    ['spreker:vries ZEI "de vries"', '', ''],
    ['spreker:jan ZEI bijlage', '', ''],
    ['stikstof -(spreker:jan ZEI stikstof)', '', ''],
    ['titel:stikstof -(spreker:jan ZEI minder)', 'title stikstof', ''],
    ['krimpt OF (spreker:vries ZEI groeien)', 'speaker Vries; text groeien|krimpt', '1'],
  ])('%s', (query, places, turns) => {
    expect(limits.map((limit) => marked(query, limit))).toEqual([
      [places, turns],
      [places, turns],
    ]);
  });

  test('of a turn that is looked at in part nothing is known', () => {
    const tree = parseQuery('debat spreker:anna ZEI stikstof', ['nl']).tree!;
    const { marked: found, met } = markWords(tree, values, 170);
    expect(found.flatMap(({ turns }) => turns)).toEqual([]);
    expect(met.whole).toBe(false);
    expect(mergeMarks(found[0]!.marks)).toEqual([[0, 5]]);
  });
});
