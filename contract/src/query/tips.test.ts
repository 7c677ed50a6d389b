import { expect, test } from 'vitest';
import fc from 'fast-check';
import { parseQuery } from './parse.ts';
import { meantQuery } from './tips.ts';

test.each([
  ['stikstof of landbouw', 'stikstof OF landbouw'],
  ['energy or grid and (wind or sun)', 'energy OR grid AND (wind OR sun)'],
  ['"raad van state" niet advies', '"raad van state" NIET advies'],
  ['=WHO of =EU', '=WHO OF =EU'],
  ['wet en titel:motie', 'wet EN titel:motie'],
  ['stikstof^2 landbouw^1.5', 'stikstof landbouw'],
  ['spreker:Jansen zei stikstof en landbouw', 'spreker:Jansen ZEI stikstof EN landbouw'],
  [
    'speaker:("de Vries" OR (Jan Piet)) said (nitrogen or farms)',
    'speaker:("de Vries" OR (Jan Piet)) SAID (nitrogen OR farms)',
  ],
  ['stikstof~ of (ammoniak~1)', 'stikstof OF (ammoniak)'],
])('query tips: %s may mean %s', (written, meant) => {
  expect(meantQuery(written)).toBe(meant);
});

test.each([
  ['of', 'is what is looked for'],
  ['of stikstof', 'has no word before it'],
  ['stikstof of', 'has no word behind it'],
  ['stikstof OF landbouw', 'is an operator already'],
  ['stikstof en-landbouw', 'is part of another word'],
  ['"ministerie van landbouw en natuur"', 'stands in a phrase'],
  ['stikstof AND of', 'stands beside an operator'],
  ['10^6^', 'is no sign behind a word'],
  ['Jansen zei stikstof', 'stands behind no speaker'],
  ['(spreker:Jansen) persoon:(a b) zei stikstof', 'stands behind somebody who need not speak'],
  ['spreker:Jansen zei titel:stikstof', 'stands before a field'],
  ['(stikstof of landbouw', 'stands in a query that cannot be run'],
])('query tips: nothing is tipped for %s, where it %s', (written) => {
  expect(meantQuery(written)).toBeUndefined();
});

test('query tips: a word between two operators that are meant is left alone', () => {
  expect(meantQuery('a of of b')).toBe('a OF of b');
});

test('query tips: what is tipped can be run, and nothing is tipped for it', () => {
  const pieces = fc.constantFrom(
    'of',
    'en',
    'niet',
    'or',
    'wet',
    '"raad van"',
    '(',
    ')',
    '-',
    '^2',
    '~',
    'titel:',
    'spreker:',
    'zei',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (written) => {
      const meant = meantQuery(written.join(' '));
      if (meant === undefined) return;
      expect(parseQuery(meant, ['nl']).error).toBeUndefined();
      expect(meantQuery(meant)).toBeUndefined();
    }),
  );
});
