import { dayOf } from 'contract/amsterdam';
import type { Commitment } from 'contract/document-parts';
import { expect, test } from 'vitest';
import { samePerson } from './same-person.ts';
import { dueKindOf, standingOf } from './standing.ts';

const of = (commitment: Partial<Commitment>): Commitment => ({
  ...{ state: 'open', to: [], toParties: [], fulfilledBy: [] },
  ...commitment,
});
const at = (commitment: Partial<Commitment>, today: string) =>
  standingOf({ commitment: of(commitment), date: Date.parse('2026-06-24T10:00:00Z') }, today);

test.each([
  // The night in which clocks go back, an hour longer than others.
  ['2026-10-25', '2026-10-25T22:59:59Z', 'open', 0],
  ['2026-10-25', '2026-10-25T23:00:00Z', 'overdue', -1],
  // The night in which they go forward.
  ['2026-03-29', '2026-03-29T21:59:59Z', 'open', 0],
  ['2026-03-29', '2026-03-29T22:00:00Z', 'overdue', -1],
  ['2026-03-28', '2026-03-29T00:30:00Z', 'overdue', -1],
])('commitment standing: due on %s it is at %s %s', (due, now, standing, daysLeft) => {
  expect(at({ due }, dayOf(Date.parse(now)))).toMatchObject({ standing, daysLeft });
});

test('commitment standing: without a day nothing is ever late', () => {
  const standing = at({}, '2036-01-01');
  expect(standing).toMatchObject({ standing: 'open', group: 'undated' });
  expect(standing).not.toHaveProperty('daysLeft');
  expect(dueKindOf(of({}))).toBe('none');
});

test.each([
  ['open', 'overdue', 'overdue'],
  ['partly', 'overdue', 'overdue'],
  ['unfulfilled', 'overdue', 'overdue'],
  ['fulfilled', 'fulfilled', 'done'],
  ['lapsed', 'lapsed', 'done'],
  // Nobody knows whether what is in no word of ours was fulfilled.
  ['unknown', 'unknown', 'passed'],
] as const)('commitment standing: one that is %s is %s once its day has passed', (state, standing, group) => {
  expect(at({ state, due: '2026-11-01' }, '2026-11-20')).toMatchObject({ standing, group });
});

test('commitment standing: a letter that may be the fulfilment changes nothing of it', () => {
  const fulfilledBy = [{ id: 'tk-1', title: 'Brief' }];
  expect(at({ due: '2026-11-01', fulfilledBy }, '2026-11-20').standing).toBe('overdue');
});

test.each([
  ['2026-11-20', '2026-12-31', 'soon'],
  ['2026-11-20', '2027-01-01', 'later'],
  ['2026-12-31', '2027-01-31', 'soon'],
  ['2027-01-31', '2027-02-28', 'soon'],
  ['2027-01-31', '2027-03-01', 'later'],
])('commitment standing: on %s what is due on %s is %s', (today, due, group) => {
  expect(at({ due }, today).group).toBe(group);
});

test.each([
  ['S.M. Verhoeckx', 'Minister Verhoeckx', true],
  ['Sanne Verhoeckx', 'S.M. Verhoeckx', true],
  ['J. de Vries', 'Minister De Vries', true],
  ['J. de Vries', 'de Vries', true],
  ['J. de Vries', 'Karel de Vries', false],
  ['J. de Vries', 'J. de Vriese', false],
  ['', '', false],
])('commitment minister: %s and %s are one: %s', (one, other, same) => {
  expect(samePerson({ name: one }, { name: other })).toBe(same);
});
