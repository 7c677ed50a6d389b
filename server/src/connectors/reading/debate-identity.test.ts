import { expect, test } from 'vitest';
import { debateIdentity, isByTitle } from './debate-identity.ts';

const identity = (title: string, sitting = '104') => debateIdentity('2024-2025', sitting, title);

test('debate identity: both reports of a debate have the same name, with or without what was debated before', () => {
  expect(identity('Slavernijverleden (CD d.d. 11/06)')).toBe('h-tk-20242025-104-slavernijverleden');
  expect(identity('Slavernijverleden')).toBe(identity('Slavernijverleden (CD d.d. 11/06)'));
  expect(identity('Wet aanpassing toetsingskader (33 972)')).toBe(identity('Wet aanpassing toetsingskader'));
  expect(identity('Cliënten')).toBe(identity('Clienten'));
});

test('debate identity: what many sittings have more than once, and committees without a number, have no name', () => {
  for (const title of ['Mededelingen', 'Stemmingen', 'Regeling van werkzaamheden', '', '2025']) {
    expect(identity(title)).toBeUndefined();
  }
  expect(identity('Natuur', '0')).toBeUndefined();
  expect(debateIdentity(undefined, '104', 'Natuur')).toBeUndefined();
});

test('debate identity: a name that rests on a title is told from the number of an item', () => {
  expect(['h-tk-20242025-104-natuur', 'h-tk-20242025-104-3', 'kst-36410-XV-3'].map(isByTitle)).toEqual([
    true,
    false,
    false,
  ]);
});
