import type { Vote } from 'contract/document-parts';
import { expect, test } from 'vitest';
import { aDocument } from '#stores/documents/test/documents.ts';
import { ballotsOf } from '#stores/documents/votes/ballot.ts';
import { fateOf } from './fate.ts';
import { ofWholeDays } from './papers.ts';
import { quotable } from './quotable.ts';
import { againstParty } from './votes.ts';

test.each([
  [
    'what only greets is passed over',
    'Voorzitter. Dank u wel. Gemeenten kiezen tussen de pomp en het net zonder te weten wat dat net aankan.',
    'Gemeenten kiezen tussen de pomp en het net zonder te weten wat dat net aankan.',
  ],
  [
    'an initial, an abbreviation or a number ends no sentence',
    'Het voorstel van mevr. J. Bosveld op nr. 12 kost bijv. 3.500 euro per jaar meer. En dan nog iets.',
    'Het voorstel van mevr. J. Bosveld op nr. 12 kost bijv. 3.500 euro per jaar meer.',
  ],
  [
    'a question with a quotation is a sentence',
    'Kan de minister zeggen wanneer “de wachtlijst is weg.” in de brief komt te staan?',
    'Kan de minister zeggen wanneer “de wachtlijst is weg.”',
  ],
  ['a turn without one has none', 'Ja.\nNee.\nDaar ben ik het mee oneens', undefined],
  ['nor has one that goes on for pages', `Wij ${'vinden dat ook nog '.repeat(40)}goed.`, undefined],
])('persons, quotations: %s', (_title, said, expected) => {
  expect(quotable(said)).toBe(expected);
});

const question = { date: Date.parse('2026-10-01T10:00:00Z'), groupPath: 'tk/schriftelijke-vragen' };
const paper = (day: string) => aDocument({ id: 'test-1', date: Date.parse(`${day}T10:00:00Z`) });

test.each([
  [
    'on the last day of three weeks is on time',
    { answer: paper('2026-10-22') },
    { state: 'onTime', days: 21 },
  ],
  ['a day later is late', { answer: paper('2026-10-23') }, { state: 'late', days: 22 }],
  [
    'late after a notice of delay is late all the same',
    { answer: paper('2026-11-10'), putOff: paper('2026-10-20') },
    { state: 'late', days: 40, delayed: '2026-10-20' },
  ],
  ['known by the question alone has no day', { answered: true }, { state: 'answered' }],
  ['not known after the term is open and late', {}, { state: 'openLate' }],
])('persons, questions: an answer %s', (_title, found, expected) => {
  const fate = fateOf(question, { answered: 'answer' in found, ...found }, '2026-11-20');
  expect(fate).toEqual({ due: '2026-10-22', ...expected });
});

test('persons, questions: within the term one is open, also on its last day', () => {
  expect(fateOf(question, undefined, '2026-10-22').state).toBe('open');
  expect(fateOf(question, undefined, '2026-10-23').state).toBe('openLate');
});

test('persons, questions: where no term is known nothing is late', () => {
  const elsewhere = { ...question, groupPath: 'ek/schriftelijke-vragen' };
  expect(fateOf(elsewhere, undefined, '2026-11-20')).toEqual({});
  expect(fateOf(elsewhere, { answered: true }, '2026-11-20')).toEqual({ state: 'answered' });
});

type Member = Vote['members'][number];
const members = (party: string, votes: Partial<Record<Member['choice'], number>>): Member[] =>
  Object.entries(votes).flatMap(([choice, count]) =>
    Array.from({ length: count }, (): Member => ({ name: 'Lid', party, choice: choice as Member['choice'] })),
  );
const own = (choice: Member['choice'], differences: Partial<Member> = {}): Member => ({
  name: 'Vera Bosveld',
  party: 'GV',
  choice,
  ...differences,
});

/** What these members did by name is for the first of them. */
function told(cast: readonly Member[]) {
  const vote = { subject: 'Motie', parties: [], members: [...cast] };
  const [ballot] = ballotsOf(aDocument({ id: 'test-1', votes: [vote] }));
  return againstParty(ballot!, vote, cast[0]!);
}

test.each([
  [
    'one against the whole party',
    own('Voor'),
    members('GV', { Tegen: 21 }),
    { partyFor: 1, partyAgainst: 21 },
  ],
  [
    'the smaller side of a party that is split',
    own('Tegen'),
    members('GV', { Voor: 19, Tegen: 2 }),
    { partyFor: 19, partyAgainst: 3 },
  ],
  ['the larger side of one is with it', own('Voor'), members('GV', { Voor: 10, Tegen: 9 }), undefined],
  ['a party in equal halves has no side', own('Voor'), members('GV', { Voor: 4, Tegen: 5 }), undefined],
  ['the larger side of others counts for nothing', own('Voor'), members('LA', { Tegen: 30 }), undefined],
  ['who did not take part is on no side', own('Niet deelgenomen'), members('GV', { Tegen: 21 }), undefined],
  [
    'who has no party is against none',
    own('Voor', { party: undefined }),
    members('GV', { Tegen: 21 }),
    undefined,
  ],
])('persons, own party: %s', (_title, voted, others, expected) => {
  expect(told([voted, ...others])).toEqual(expected && { choice: voted.choice, ...expected });
});

test('persons, own party: votes that were a mistake are no votes', () => {
  const mistaken = members('GV', { Tegen: 2 }).map((member) => ({ ...member, mistake: true }));
  expect(told([own('Voor'), ...mistaken])).toBeUndefined();
  expect(told([own('Voor'), ...mistaken, ...members('GV', { Tegen: 3 })])).toMatchObject({
    partyFor: 1,
    partyAgainst: 3,
  });
  expect(told([own('Voor', { mistake: true }), ...members('GV', { Tegen: 2 })])).toBeUndefined();
});

test('persons, papers: where there are too many those of whole days are counted, and told from when', () => {
  const papers = ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-18'].map(paper);
  const { heads, since } = ofWholeDays(papers);
  expect(heads).toEqual(papers.slice(0, 2));
  expect(since).toEqual({ from: '2026-11-19' });
});
