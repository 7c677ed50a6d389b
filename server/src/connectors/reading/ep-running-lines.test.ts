import { expect, test } from 'vitest';
import { withoutRunningLines } from './ep-running-lines.ts';

test('ep running lines: the feet of pages and of the site are no text, what looks a little like them is', () => {
  const kept = [
    'REPORT',
    'Having regard to PE900.001v02-00 and its annex',
    'EN ISO 9001 applies',
    'Rapporteur: Ann Proof',
    'A legal notice was sent.',
  ];
  const lines = [
    'RR\\1900001EN.docx PE900.001v02-00',
    'EN United in diversity EN',
    kept[0],
    kept[1],
    'PE900.001v02-00 2/18 RR\\1900001EN.docx',
    'EN',
    kept[2],
    'RE\\1900001EN.docx 3/3 PE900.001v01-00',
    kept[3],
    'FR Unie dans la diversité FR',
    kept[4],
    'Last updated: 17 April 2031',
    'Legal notice - Privacy policy',
  ];
  expect(withoutRunningLines(lines.join('\n'))).toBe(kept.join('\n'));
});
