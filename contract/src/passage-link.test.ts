import { expect, test } from 'vitest';
import type { Transcript } from './document-parts.ts';
import { momentOf, passageHash, quotedWords, readPassage, spokenAt } from './passage-link.ts';

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
  expect(passageHash(undefined, sentence)).toBe('p=150-180');
  expect(readPassage('#p=150-180')).toEqual({ start: 150, end: 180 });
});

test('passage link: a sentence about a debate leads to the second, or to the turn where there are no times', () => {
  expect(passageHash(transcript(true), sentence)).toBe('t=16');
  expect(spokenAt(transcript(true), sentence)).toBe(15_500);
  expect(passageHash(transcript(false), sentence)).toBe('turn=2');
  expect(passageHash(transcript(true), { ...sentence, start: 95 })).toBe('p=95-180');
});

test.each(['', '#t=3', '#p=', '#p=5-3', '#p=a-b', '#p=1-2x'])(
  'passage link: %s names no stretch of a text',
  (hash) => {
    expect(readPassage(hash)).toBeUndefined();
  },
);

test('passage link: a moment is reckoned within a block from how far the words are', () => {
  const block = { speaker: 0, from: 0, to: 100 };
  expect(momentOf({ ...block, start: 1_000, end: 3_000 }, 50)).toBe(2_000);
  expect(momentOf({ ...block, start: 1_000 }, 50)).toBe(1_000);
  expect(momentOf(block, 50)).toBeUndefined();
});

test('passage link: words are quoted on one line', () => {
  expect(quotedWords('  Dank,\n\nvoorzitter.\t')).toBe('Dank, voorzitter.');
});
