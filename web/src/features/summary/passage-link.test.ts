import { expect, test } from 'vitest';
import type { Transcript } from 'contract/documents';
import { passageHash, readPassage, spokenAt } from './passage-link.ts';

const sentence = { text: 'x', start: 150, end: 180 };
const transcript = (times: boolean): Transcript => ({
  status: 'official',
  speakers: [{ name: 'A' }, { name: 'B' }],
  blocks: [
    { speaker: 0, from: 0, to: 90, ...(times ? { start: 0, end: 10_000 } : {}) },
    { speaker: 1, from: 100, to: 200, ...(times ? { start: 10_500, end: 20_500 } : {}) },
  ],
});

test('passage link: a sentence about a text leads to the stretch it rests on', () => {
  expect(passageHash({}, sentence)).toBe('p=150-180');
  expect(readPassage('#p=150-180')).toEqual({ start: 150, end: 180 });
});

test('passage link: a sentence about a debate leads to the second, or to the turn where there are no times', () => {
  expect(passageHash({ transcript: transcript(true) }, sentence)).toBe('t=16');
  expect(spokenAt({ transcript: transcript(true) }, sentence)).toBe(15_500);
  expect(passageHash({ transcript: transcript(false) }, sentence)).toBe('turn=2');
  expect(passageHash({ transcript: transcript(true) }, { ...sentence, start: 95 })).toBe('p=95-180');
});

test.each(['', '#t=3', '#p=', '#p=5-3', '#p=a-b', '#p=1-2x'])(
  'passage link: %s names no stretch of a text',
  (hash) => {
    expect(readPassage(hash)).toBeUndefined();
  },
);
