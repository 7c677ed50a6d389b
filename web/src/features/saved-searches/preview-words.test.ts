import { expect, test } from 'vitest';
import type { SavedSearchPreview } from 'contract/saved-searches';
import { bringsOf, mailsOf } from './preview-words.ts';

const of = (hits: number): SavedSearchPreview => ({
  hits,
  days: 30,
  perDay: Math.round(hits / 3) / 10,
  volume: 'ordinary',
});

test.each([
  [0, 'saving.preview.none'],
  [1, 'saving.preview.few'],
  [13, 'saving.preview.few'],
  [15, 'saving.preview.perDay'],
  [3_000, 'saving.preview.perDay'],
])('preview words: %i hits are told as %s', (hits, words) => {
  expect(bringsOf(of(hits))).toBe(words);
});

test.each([
  [0, 'off', 'off'],
  [0, 'daily', 'dailyAtMost'],
  [120, 'daily', 'daily'],
  [3, 'weekly', 'weeklyAtMost'],
  [4, 'weekly', 'weekly'],
  [2, 'realTime', 'realTimeFew'],
  [120, 'realTime', 'realTime'],
  [120, 'off', 'off'],
] as const)('preview words: %i hits mailed %s make %s', (hits, rate, mails) => {
  expect(mailsOf(of(hits), rate)).toBe(mails);
});
