import { expect, test } from 'vitest';
import { decodeWestern, oneLine } from './western-text.ts';
import { readCompactDay, readNumericDay, readWrittenDay } from './written-days.ts';

test.each([
  ['Donderdag 14 november 2024', '2024-11-14'],
  ['Mardi 27 aout 2024', '2024-08-27'],
  ['le 1er février 2031 à 14 h 15', '2031-02-01'],
  ['28 FEVRIER 2013. - Loi', '2013-02-28'],
  ['Dinsdag 03 juni 2025', '2025-06-03'],
  ['3. März 2031', '2031-03-03'],
  ['artikel 3 van 2031, op 5 mei 2031', '2031-05-05'],
  ['31 februari 2031', undefined],
  ['gisteren', undefined],
])('written days: %s is %s', (text, day) => expect(readWrittenDay(text)).toBe(day));

test('written days: days in figures are read whole or not at all', () => {
  expect(readNumericDay('26/06/2025')).toBe('2025-06-26');
  expect(readNumericDay(' 05-08-2025 ')).toBe('2025-08-05');
  expect(readNumericDay('31/02/2025')).toBeUndefined();
  expect(readNumericDay('2025-08-05')).toBeUndefined();
  expect(readCompactDay('20140718')).toBe('2014-07-18');
  expect(readCompactDay('20141318')).toBeUndefined();
});

test('written days: bytes of both encodings become the same text', () => {
  expect(decodeWestern(Buffer.from([0x93, 0xe9, 0x94, 0x96]))).toBe('“é”–');
  expect(decodeWestern(Buffer.from('“é”–'))).toBe('“é”–');
  expect(oneLine(' be\u00adgro\n ting\u0007 s ')).toBe('begro ting s');
});
