import type { Vote } from 'contract/document-parts';
import { describe, expect, it } from 'vitest';
import { membersOf, partiesOf, totalsOf, unknownOf } from './vote-figures.ts';

const vote = (fields: Partial<Vote>): Vote => ({ subject: 'Motie', parties: [], members: [], ...fields });

describe('the totals of a vote', () => {
  it('are those of the source, with who stayed away from the parties', () => {
    const totals = totalsOf(
      vote({
        counts: { for: 52, against: 41, abstentions: 43 },
        parties: [
          { party: 'A', seats: 21, choice: 'Voor' },
          { party: 'A', seats: 4, choice: 'Niet deelgenomen' },
        ],
      }),
    );
    expect(totals).toEqual({
      of: 'members',
      counts: { Voor: 52, Tegen: 41, Onthouding: 43, 'Niet deelgenomen': 4 },
    });
  });
  it('are counted from members, else from seats, else from parties', () => {
    const members: Vote['members'] = [{ name: 'X', choice: 'Voor' }];
    const seated: Vote['parties'] = [{ party: 'A', seats: 7, choice: 'Tegen' }];
    expect(totalsOf(vote({ members, parties: seated }))?.counts).toMatchObject({ Voor: 1, Tegen: 0 });
    expect(totalsOf(vote({ parties: seated }))?.counts).toMatchObject({ Tegen: 7 });
    expect(totalsOf(vote({ parties: [{ party: 'A', choice: 'Tegen' }] }))).toMatchObject({
      of: 'parties',
      counts: { Tegen: 1 },
    });
    expect(totalsOf(vote({}))).toBeUndefined();
  });
});

describe('the parties of a vote', () => {
  const rows = partiesOf(
    vote({
      outcome: 'aangenomen',
      parties: [
        { party: 'Tegenpartij', seats: 5, choice: 'Tegen', choiceText: 'tsjin' },
        { party: 'Klein', seats: 2, choice: 'Voor' },
        { party: 'Groot', seats: 20, choice: 'Voor' },
        { party: 'Groot', seats: 4, choice: 'Niet deelgenomen' },
        { party: 'Verdeeld', seats: 3, choice: 'Tegen' },
        { party: 'Verdeeld', seats: 6, choice: 'Voor' },
        { party: 'Weg', seats: 1, choice: 'Niet deelgenomen' },
      ],
    }),
  );
  it('stand in one row each, by choice and then by size', () => {
    expect(rows.map(({ party }) => party)).toEqual(['Groot', 'Verdeeld', 'Klein', 'Tegenpartij', 'Weg']);
    expect(rows[0]?.cells).toEqual({
      Voor: { seats: 20, text: undefined },
      'Niet deelgenomen': { seats: 4, text: undefined },
    });
  });
  it('deviate when divided or of another mind than the outcome, not by staying away', () => {
    expect(Object.fromEntries(rows.map(({ party, deviates }) => [party, deviates]))).toEqual({
      Groot: undefined,
      Verdeeld: 'divided',
      Klein: undefined,
      Tegenpartij: 'outcome',
      Weg: undefined,
    });
  });
  it('deviate from nothing when the outcome is not known', () => {
    expect(partiesOf(vote({ parties: [{ party: 'A', choice: 'Tegen' }] }))[0]?.deviates).toBeUndefined();
  });
});

describe('those of whom the party is not known', () => {
  const parties: Vote['parties'] = [
    { party: 'A', seats: 120, choice: 'Voor' },
    { party: 'B', seats: 15, choice: 'Tegen' },
  ];
  it('are what the counts have more than the parties', () => {
    expect(unknownOf(vote({ parties, counts: { for: 122, against: 16, abstentions: 0 } }))).toEqual({
      Voor: { seats: 2, text: undefined },
      Tegen: { seats: 1, text: undefined },
    });
    expect(unknownOf(vote({ parties, counts: { for: 120, against: 15, abstentions: 1 } }))).toEqual({
      Onthouding: { seats: 1, text: undefined },
    });
  });
  it('are nobody where all adds up, nothing is counted, or parties are not sized', () => {
    expect(unknownOf(vote({ parties, counts: { for: 120, against: 15 } }))).toEqual({});
    expect(unknownOf(vote({ parties }))).toEqual({});
    expect(unknownOf(vote({ counts: { for: 3, against: 1 } }))).toEqual({});
    const sizeless: Vote['parties'] = [{ party: 'A', choice: 'Voor' }];
    expect(unknownOf(vote({ parties: sizeless, counts: { for: 3, against: 1 } }))).toEqual({});
  });
});

describe('votes by name', () => {
  it('deviate from most of the own party only', () => {
    const members: Vote['members'] = [
      { name: 'Een', party: 'A', choice: 'Voor' },
      { name: 'Los', choice: 'Tegen' },
      { name: 'Twee', party: 'A', choice: 'Voor' },
      { name: 'Drie', party: 'A', choice: 'Onthouding' },
      { name: 'Vier', party: 'A', choice: 'Niet deelgenomen' },
    ];
    expect(membersOf(vote({ members })).map(({ name, deviates }) => [name, deviates])).toEqual([
      ['Een', false],
      ['Twee', false],
      ['Drie', true],
      ['Vier', false],
      ['Los', false],
    ]);
  });
});
