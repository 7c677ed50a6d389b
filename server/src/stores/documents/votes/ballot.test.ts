import type { Vote } from 'contract/document-parts';
import { expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { ballotsOf, countsOf, withoutCountry } from './ballot.ts';
import { someNames } from './known.ts';

type Member = Vote['members'][number];
const choices = { '+': 'Voor', '-': 'Tegen', '0': 'Onthouding', '?': 'Niet deelgenomen' } as const;

/** A member from "NL +": where elected and what was voted; ! is a mistake, and · no country. */
function member(written: string, nth: number): Member {
  const [country = '', choice = '+', mistake] = written.split(' ');
  return {
    name: `Member ${nth}`,
    party: 'A',
    choice: choices[choice as keyof typeof choices],
    ...(country === '·' ? {} : { country }),
    ...(mistake ? { mistake: true } : {}),
  };
}
function ballotOf(...members: string[]) {
  const named = members.map(member);
  const rows = named.map(({ choice }) => ({ party: 'A', seats: 1, choice }));
  const vote: Vote = { subject: 'Proof', parties: rows, members: named };
  return ballotsOf(aDocument({ id: 'x-1', votes: [vote] }))[0]!;
}

test('votes: a vote by name has a cell for each country, the largest first, like those of parties', () => {
  const { countries } = ballotOf('NL +', 'DE -', 'DE -', 'NL -', 'DE 0', 'FR ?', 'BE ?', 'BE + !');
  expect(countries).toEqual({
    cells: [
      { party: 'DE', side: 'against', for: 0, against: 2, abstained: 1, absent: 0 },
      { party: 'BE', side: 'for', for: 1, against: 0, abstained: 0, absent: 1, mistake: true },
      { party: 'NL', side: 'none', for: 1, against: 1, abstained: 0, absent: 0 },
      { party: 'FR', side: 'absent', for: 0, against: 0, abstained: 0, absent: 1 },
    ],
    unknown: 0,
  });
});

test('votes: members without a country are in no cell, and their number is told', () => {
  const some = ballotOf('NL +', '· -', '· +');
  expect(some.countries).toMatchObject({ cells: [{ party: 'NL', for: 1, against: 0 }], unknown: 2 });
  expect(withoutCountry(some)).toBe(2);
  // As in a ballot that was written before countries were told.
  const none = ballotOf('· -', '· +', '· ?');
  expect(none).not.toHaveProperty('countries');
  expect(withoutCountry(none)).toBe(3);
});

test('votes: a vote by hands has no countries, also where a member is named beside its parties', () => {
  const parties = [{ party: 'A', seats: 40, choice: 'Voor' as const }];
  const vote: Vote = { subject: 'Proof', parties, members: [member('NL +', 0)] };
  const [ballot] = ballotsOf(aDocument({ id: 'x-1', votes: [vote] }));
  expect(ballot).not.toHaveProperty('countries');
  expect(withoutCountry(ballot!)).toBeUndefined();
});

test('votes: a member who is named beside parties with their sizes does not count instead of them', () => {
  const parties: Vote['parties'] = [
    { party: 'A', seats: 80, choice: 'Voor' },
    { party: 'B', seats: 60, choice: 'Tegen' },
    { party: 'C', seats: 9, choice: 'Onthouding' },
  ];
  const members: Member[] = [{ name: 'One who left', choice: 'Tegen' }];
  expect(countsOf({ subject: 'Proof', parties, members })).toEqual({ for: 80, against: 60, abstentions: 9 });
  expect(countsOf({ subject: 'Proof', parties: [], members })).toEqual({ for: 0, against: 1 });
  const counts = { for: 81, against: 60 };
  expect(countsOf({ subject: 'Proof', parties, members, counts })).toEqual(counts);
});

test.each([
  ['what is told once, however often', ['Ontraden', 'Ontraden'], 'Ontraden'],
  ['nothing where matters are told differently', ['Ontraden', 'Oordeel Kamer'], undefined],
  ['nothing of what is not told yet', ['Nog niet bekend'], undefined],
  [
    'nothing of what is not to be had',
    ['Niet beschikbaar bij gewijzigde moties en/of amendementen'],
    undefined,
  ],
  [
    'that there was none, where that is told',
    ['Geen (expliciete) appreciatie'],
    'Geen (expliciete) appreciatie',
  ],
  ['nothing of what another relation says', [], undefined],
])('votes: of what the government said a vote has %s', (_title, told, expected) => {
  const relations = [
    { relation: 'Bijlage', title: 'Ontraden' },
    ...told.map((title) => ({ relation: 'Kabinetsappreciatie', title })),
  ];
  const parties = [{ party: 'A', seats: 40, choice: 'Voor' as const }];
  const [ballot] = ballotsOf(
    aDocument({ id: 'x-1', relations, votes: [{ subject: 'Proof', parties, members: [] }] }),
  );
  expect(ballot!.opinion).toBe(expected);
});

test('votes: a text that no vote has is not kept because somebody asks for it', () => {
  const names = someNames();
  expect(names.find('A')).toBe(-1);
  const number = names.of('A');
  expect([number, names.find('A'), names.text(number)]).toEqual([0, 0, 'A']);
});
