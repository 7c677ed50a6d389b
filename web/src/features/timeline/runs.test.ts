import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBrowserStorage } from '../../../test/browser-storage.ts';
import { anchorOf, forgetAnchor, keepAnchor } from './anchor.ts';
import { historyEntry, nowShown, placeIn, runsAnew } from './runs.ts';

useBrowserStorage();

/** Comes to an entry of the browser's history. */
const comeTo = (entry: string) => vi.stubGlobal('history', { state: { __TSR_key: entry } });
/** Shows a search and leaves it at a document; whether it was run anew. */
const visit = (search: string, id?: string): boolean => {
  const anew = runsAnew(search);
  nowShown(search);
  if (id !== undefined) keepAnchor({ search, entry: historyEntry(), id, offset: 0, pages: 3 });
  return anew;
};

// Every test has entries of its own: what ran is known as long as the page is there.
let round = 0;
const at = (entry: string) => comeTo(`${round} ${entry}`);
beforeEach(() => {
  round += 1;
  nowShown(undefined);
});
afterEach(() => vi.unstubAllGlobals());

test('runs: a search that is run again after another is anew and starts at the top; going back finds both places', () => {
  at('first');
  expect(visit('a', 'deep')).toBe(true);
  at('other');
  expect(visit('b')).toBe(true);
  at('again');
  expect(visit('a')).toBe(true);
  expect(placeIn('a')).toBeUndefined();
  visit('a', 'near');
  at('other');
  expect(visit('b')).toBe(false);
  at('first');
  expect(visit('a')).toBe(false);
  expect(placeIn('a')).toMatchObject({ id: 'deep', pages: 3 });
  at('again');
  visit('a');
  expect(placeIn('a')?.id).toBe('near');
});

test('runs: the same results from a document, or looked at in another way, are not anew and keep their place', () => {
  at('results');
  visit('a', 'opened');
  // The document tells what it was opened from.
  nowShown('a');
  keepAnchor({ search: 'a', id: 'walked', offset: 140, opened: 'walked' });
  at('way back');
  expect(visit('a')).toBe(false);
  expect(placeIn('a')).toMatchObject({ id: 'walked', opened: 'walked', pages: 3 });
  at('results');
  expect(placeIn('a')?.id).toBe('walked');
});

test('runs: a place is found by who loads the page anew, and not by who opens the address once more', () => {
  keepAnchor({ search: 'a', entry: `${round} before`, id: 'left', offset: 0 });
  at('before');
  visit('a');
  expect(placeIn('a')?.id).toBe('left');
  nowShown(undefined);
  at('typed');
  visit('a');
  expect(placeIn('a')).toBeUndefined();
});

test('runs: forgetting a search forgets all its places, and of no other', () => {
  keepAnchor({ search: 'a', entry: 'one', id: '1', offset: 0 });
  keepAnchor({ search: 'a', entry: 'two', id: '2', offset: 0 });
  keepAnchor({ search: 'b', entry: 'two', id: '3', offset: 0 });
  forgetAnchor('a');
  expect([anchorOf('a'), anchorOf('b')?.id]).toEqual([undefined, '3']);
});
