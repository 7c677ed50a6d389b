import { expect, test } from 'vitest';
import type { Locale } from 'contract/users';
import type { Step } from '../follow/told-steps.ts';
import { stepsFacts } from './step-words.ts';

const words = (locale: Locale, ...steps: Step[]) =>
  stepsFacts(locale, 'https://vizier.example', { domain: 'nl', number: '36914', name: '36 914', steps })
    .words;
const at = (instant: string) => ({ start: Date.parse(instant), timeKnown: true, approximate: false });

test('steps: a meeting in the night of either change of the clock has the time of Amsterdam', () => {
  expect(
    words(
      'nl',
      { kind: 'moved', from: at('2027-03-28T00:30:00Z'), to: at('2027-03-28T01:30:00Z') },
      { kind: 'moved', from: at('2027-10-30T22:30:00Z'), to: at('2027-10-31T01:30:00Z') },
      { kind: 'planned', when: at('2027-10-31T22:30:00Z') },
    ),
  ).toEqual([
    'Vergadering verplaatst: zo 28 mrt 2027, 01:30 → zo 28 mrt 2027, 03:30',
    'Vergadering verplaatst: zo 31 okt 2027, 00:30 → zo 31 okt 2027, 02:30',
    'Vergadering gepland: zo 31 okt 2027, 23:30',
  ]);
});

test('passed days: the mail says which day passed, and where its text alone says it', () => {
  const told = (inText: boolean) => stepsFacts('nl', '', { passed: '2026-12-01', inText });
  expect([told(false), told(true)]).toEqual([
    { words: ['De termijn is verstreken: dinsdag 1 december 2026. De bron noteert geen nakoming.'] },
    {
      words: [
        'De termijn in de tekst is verstreken: dinsdag 1 december 2026. De bron noteert geen nakoming.',
      ],
    },
  ]);
});

test('steps: a vote is never told without whose it is, and what no source dates has no day', () => {
  const vote = { subject: 'Wet', on: 'bill', by: 'Eerste Kamer' } as const;
  expect(
    words(
      'en-gb',
      { kind: 'vote', vote },
      { kind: 'vote', vote: { ...vote, outcome: 'verworpen' }, day: '2026-11-24' },
      { kind: 'stage', course: 'nlBill', stage: 'published', day: '2026-11-26' },
      { kind: 'postponed', when: { ...at('2026-12-01T23:00:00Z'), timeKnown: false } },
    ),
  ).toEqual([
    'Voted. Eerste Kamer: outcome unknown',
    'Voted on Tuesday, 24 November 2026. Eerste Kamer: rejected',
    'New stage: Bulletin of Acts, Thursday, 26 November 2026',
    'Meeting moved, no new time is known. Was: Wed, 2 Dec 2026, all day',
  ]);
});
