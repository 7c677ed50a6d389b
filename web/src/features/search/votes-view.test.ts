import { expect, test } from 'vitest';
import { plainVotesView, readVotesView, toldPer, type VotesView, writeVotesView } from './votes-view.ts';

test('votes view: what is written into an address is read from it, names with commas too', () => {
  const view: VotesView = {
    show: 'list',
    per: 'country',
    party: 'Groen, of niet',
    sort: 'Groen, of niet',
    kinds: ['tk/motie'],
    outcomes: ['aangenomen', 'unknown'],
    manners: ['names'],
    by: ['A, B', '50%'],
    opinions: ['Ontraden, tenzij gewijzigd', 'unknown'],
    close: true,
    differing: ['A, B', 'C'],
    voted: { party: 'D, E', how: 'split' },
    member: { name: 'Jansen, A.', party: 'C' },
    withoutUnanimous: true,
  };
  expect(readVotesView(writeVotesView(view))).toEqual(view);
  expect(writeVotesView(plainVotesView)).toEqual({});
  expect(readVotesView({})).toEqual(plainVotesView);
});

test('votes view: what means nothing in an address is left out', () => {
  expect(
    readVotesView({
      view: 'taart',
      vper: 'taal',
      vresult: 'gewonnen,verworpen',
      vapart: 'A',
      vparty: 'A,won',
      vmember: 'x',
    }),
  ).toEqual({
    ...plainVotesView,
    outcomes: ['verworpen'],
  });
});

test('votes view: told by country, nothing stays that was chosen of parties', () => {
  const view: VotesView = {
    ...plainVotesView,
    ...{ show: 'list', kinds: ['ep'], close: true, party: 'PPE', sort: 'PPE', differing: ['PPE', 'NI'] },
    voted: { party: 'PPE', how: 'for' },
    member: { name: 'A', party: 'PPE' },
  };
  expect(toldPer(view, 'country')).toEqual({
    ...plainVotesView,
    ...{ show: 'list', kinds: ['ep'], close: true, per: 'country', member: { name: 'A', party: 'PPE' } },
  });
});
