import { limits } from 'contract/limits';
import { expect, test } from 'vitest';
import type { KnownName } from '#stores/documents/entities/known-name.ts';
import { listsAtHand } from './list.ts';
import { listedPersons, type ListedPersons, officeOf } from './listed.ts';
import { personsOfRows } from './rows.ts';
import { whoIs } from './who.ts';

const row = (fields: Partial<KnownName>): KnownName => ({
  source: 'tweedekamer',
  domain: 'nl',
  kind: 'person',
  name: 'Jan de Proef',
  ...fields,
});
/** Two of one name in one chamber at the same time, one of them with a namesake by initials, and one long before. */
const names: KnownName[] = [
  row({ person: 'a', surname: 'de Proef', initials: 'J.' }),
  row({ person: 'a', surname: 'de Proef', initials: 'J.', party: 'Groen Verbond', from: '2023-12-06' }),
  row({ person: 'b', surname: 'de Proef', initials: 'J.P.', party: 'Liberaal Appèl', from: '2024-03-01' }),
  row({ person: 'c', name: 'Johan de Proef', surname: 'de Proef', initials: 'J.', from: '2024-01-01' }),
  row({ person: 'd', party: 'Burgerforum', from: '1998-05-19', until: '2002-05-22' }),
  row({ person: 'e', name: 'Vera Bosveld', party: 'GV', from: '2021-03-31', until: '2025-11-11' }),
  row({ name: 'Niemand Zonder' }),
  row({ person: 'with/slash', name: 'Iemand Schuin' }),
];
const persons = await listedPersons(names);
const on = (day: string) => ({ domain: 'nl' as const, date: Date.parse(`${day}T10:00:00Z`) });
const idOf = (naming: Parameters<typeof whoIs>[1], day = '2026-06-01') => {
  const who = whoIs(persons, naming, on(day));
  return who === 'several' ? who : who?.id;
};

test.each([
  ['a name of two is neither of them', { name: 'Jan de Proef' }, 'several'],
  ['accents, capitals and points change nothing in that', { name: 'JAN DE PRÓÈF' }, 'several'],
  ['the party tells them apart', { name: 'Jan de Proef', party: 'Groen Verbond' }, 'tweedekamer-a'],
  ['it does for the other one too', { name: 'Jan de Proef', party: 'Liberaal Appèl' }, 'tweedekamer-b'],
  ['a party of neither is neither of them', { name: 'Jan de Proef', party: 'Boeren & Buiten' }, undefined],
  ['the key goes before name and party', { name: 'De Proef', party: 'GV', key: 'B' }, 'tweedekamer-b'],
  ['a key that no list has says nothing', { name: 'Jan de Proef', key: 'zz' }, 'several'],
  ['initials of one alone are that one', { name: 'J.P. de Proef' }, 'tweedekamer-b'],
  ['initials of two are neither', { name: 'J. de Proef' }, 'several'],
  [
    'a party does not tell them apart where of one none is known',
    { name: 'J. de Proef', party: 'Groen Verbond' },
    'several',
  ],
  ['a surname alone is nobody', { name: 'De Proef' }, undefined],
  ['a name that goes on is somebody else', { name: 'Jan de Proef-Smit' }, undefined],
  ['a person without a key has no page', { name: 'Niemand Zonder' }, undefined],
  ['nor has one whose key no address can have', { name: 'Iemand Schuin' }, undefined],
])('persons: %s', (_title, naming, expected) => {
  expect(idOf(naming)).toBe(expected);
});

test('persons: who was in office then is meant, not who came or left at another time', () => {
  expect(idOf({ name: 'Jan de Proef' }, '2000-06-01')).toBe('tweedekamer-d');
  expect(idOf({ name: 'Jan de Proef' }, '2024-02-01')).toBe('tweedekamer-a');
  expect(idOf({ name: 'Jan de Proef' }, '2010-01-01')).toBeUndefined();
  expect(idOf({ name: 'Vera Bosveld' }, '2025-06-01')).toBe('tweedekamer-e');
  expect(idOf({ name: 'Vera Bosveld' }, '2026-06-01')).toBeUndefined();
});

test('persons: a minister is still there after the seat, and is counted without its days', async () => {
  const minister = await listedPersons([
    row({ person: 'm', name: 'Sanne Verhoeckx', position: 'Minister van Proeven' }),
    row({ person: 'm', name: 'Sanne Verhoeckx', from: '2021-03-31', until: '2022-01-10' }),
  ]);
  const person = minister.find('tweedekamer-m')!;
  expect(whoIs(minister, { name: 'Sanne Verhoeckx' }, on('2026-06-01'))).toBe(person);
  expect(officeOf(person, Date.parse('2026-06-01T10:00:00Z'))).toEqual({});
});

test('persons: rows of one key are one, and so is who two sources of a domain call and number alike', async () => {
  const eu = { domain: 'eu', name: 'Anna Example' } as const;
  const listed = await listedPersons([
    row({ ...eu, source: 'doceo', person: '1234' }),
    row({ ...eu, source: 'europarl', person: '1234', party: 'S&D', from: '2024-07-16' }),
    row({ ...eu, source: 'europarl', person: '99', party: 'Renew', from: '2024-07-16' }),
  ]);
  const person = listed.find('doceo-1234')!;
  expect(person).toBe(listed.find('europarl-1234'));
  expect(person.id).toBe('europarl-1234');
  expect(listed.find('europarl-99')).not.toBe(person);
  expect(whoIs(listed, { name: 'Anna Example' }, { ...on('2026-06-01'), domain: 'eu' })).toBe('several');
  expect(whoIs(listed, { name: 'Anna Example' }, on('2026-06-01'))).toBeUndefined();
});

test('persons: the days in office are those of all terms, open where the lists leave them open', () => {
  const now = Date.parse('2026-06-01T10:00:00Z');
  expect(officeOf(persons.find('tweedekamer-e')!, now)).toEqual({ from: '2021-03-31', until: '2025-11-11' });
  expect(officeOf(persons.find('tweedekamer-a')!, now)).toEqual({ from: '2023-12-06' });
});

test('who a name stands for: rows tell it of one or two people, and of a list of more nobody', async () => {
  const vera = { name: 'Vera Bosveld', party: 'GV' };
  const of = (id: string, people: { name: string; party?: string }[]) => ({
    id,
    people,
    ...on('2024-06-01'),
  });
  const found = await personsOfRows(
    () => Promise.resolve(persons),
    [
      of('x-1', [vera]),
      of('x-2', [{ name: 'Onbekend' }, vera]),
      of('x-3', [vera, vera, vera].slice(0, limits.peopleOfRow + 1)),
      of('x-0', []),
    ],
  );
  expect([...found]).toEqual([
    ['x-1', ['tweedekamer-e']],
    ['x-2', [undefined, 'tweedekamer-e']],
  ]);
});

test('who a name stands for: lists at hand are told at once, and what changed the next time', async () => {
  const before = await listedPersons([]);
  const answers: PromiseWithResolvers<ListedPersons>[] = [];
  const ask = listsAtHand(() => {
    answers.push(Promise.withResolvers<ListedPersons>());
    return answers.at(-1)!.promise;
  });
  const first = ask();
  answers[0]!.resolve(before);
  expect(await first).toBe(before);
  // The second reading is still on its way, and the third fails.
  expect(await ask()).toBe(before);
  answers[1]!.resolve(persons);
  await answers[1]!.promise;
  expect(await ask()).toBe(persons);
  answers[2]!.reject(new Error('no store'));
  expect(await ask()).toBe(persons);
});

test('who a name stands for: while long lists are read others get their turn', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  await listedPersons(
    Array.from({ length: 5_000 }, (_, at) => row({ person: `p${at}`, name: `Naam ${at}` })),
  );
  clearInterval(counting);
  expect(turns).toBeGreaterThan(0);
});
