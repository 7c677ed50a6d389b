import { expect, test } from 'vitest';
import { isEpPresident } from './ep-presidents.ts';

test.each([
  'President. –',
  'Die Präsidentin. –',
  'La Présidente. –',
  'Puhemies. –',
  'Przewodnicząca. –',
  'Πρόεδρος. –',
  'De Voorzitter. –',
])('ep presidents: "%s" is the chair', (named) => expect(isEpPresident(named)).toBe(true));

test.each([
  'Ann President (S&D).',
  'President of the Commission',
  'President-in-Office of the Council',
  'Presidenza Rossi',
  '',
])('ep presidents: "%s" is not', (named) => expect(isEpPresident(named)).toBe(false));
