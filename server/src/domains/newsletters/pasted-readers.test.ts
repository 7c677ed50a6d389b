import { expect, test } from 'vitest';
import { pastedReaders } from './pasted-readers.ts';

const told = (text: string) => pastedReaders(text).map(({ line, email, name }) => [line, email, name]);

test('pasted readers: a line each, an address alone or with a name on either side', () => {
  const text = [
    'els@example.org',
    '',
    'Jan de Boer <Jan@Example.org>',
    '"Jansen, Piet";piet@example.org',
    'kees@example.org,Kees',
    'mailto:mien@example.org',
    '<roos@example.org>',
    'Aagje\tAlders\taagje@example.org\tAlders BV',
  ].join('\r\n');
  expect(told(text)).toEqual([
    [1, 'els@example.org', ''],
    [3, 'jan@example.org', 'Jan de Boer'],
    [4, 'piet@example.org', 'Jansen, Piet'],
    [5, 'kees@example.org', 'Kees'],
    [6, 'mien@example.org', ''],
    [7, 'roos@example.org', ''],
    [8, 'aagje@example.org', 'Aagje Alders'],
  ]);
});

test('pasted readers: several on one line, as mail programs write them', () => {
  expect(told('"Boer, Jan" <jan@example.org>; Els <els@example.org>, kees@example.org')).toEqual([
    [1, 'jan@example.org', 'Boer, Jan'],
    [1, 'els@example.org', 'Els'],
    [1, 'kees@example.org', ''],
  ]);
});

test('pasted readers: the columns of a file by the words above them', () => {
  const text =
    '\uFEFFBedrijf;Voornaam;Achternaam;E-mailadres\nAlders BV;Aagje;Alders;aagje@example.org\n;;;niets\nX;;;x@example.org';
  expect(told(text)).toEqual([
    [2, 'aagje@example.org', 'Aagje Alders'],
    [3, undefined, ''],
    [4, 'x@example.org', ''],
  ]);
  expect(told('Email,Name\nels@example.org,"Els ""E."" Smit"')).toEqual([
    [2, 'els@example.org', 'Els "E." Smit'],
  ]);
});

test('pasted readers: what is no address says so, with what stood there', () => {
  const found = pastedReaders(
    'els@example\n  @example.org \nels@example.org\nnaam zonder adres\na b@example.org',
  );
  expect(found.map(({ line, text, email }) => [line, text, email])).toEqual([
    [1, 'els@example', undefined],
    [2, '@example.org', undefined],
    [3, 'els@example.org', 'els@example.org'],
    [4, 'naam zonder adres', undefined],
    [5, 'a b@example.org', undefined],
  ]);
  expect(pastedReaders('\n \n;;\n')).toEqual([]);
});

test('pasted readers: a line without an end, of which nobody looks for an address in every part, is none', () => {
  for (const sign of ['"', '<', '@', 'a', '@.', '<@.'])
    expect(pastedReaders(sign.repeat(500_000)).filter(({ email }) => email !== undefined)).toEqual([]);
});
