import { afterAll, beforeEach, expect, test } from 'vitest';
import { isListOf, isNumber, isText } from '#api/shapes.ts';
import { useBrowserStorage } from '../../test/browser-storage.ts';
import { privateValue } from './private-value.ts';
import { session } from './user.ts';

useBrowserStorage();

const logIn = (who: number) =>
  session.set({
    id: 'x',
    user: {
      email: `${who}@x.example`,
      firstName: '',
      lastName: '',
      organisation: '',
      modules: [],
      roles: [],
      browserKey: Buffer.alloc(32, who).toString('base64url'),
    },
  });
beforeEach(() => session.set(undefined));
afterAll(() => session.set(undefined));

const open = () => privateValue<readonly string[]>('words', isListOf(isText), []);
const stored = () =>
  Object.keys(localStorage)
    .map((key) => `${key} ${localStorage.getItem(key)}`)
    .join('\n');

test('private value: is there again after logging out and in, and after the page was left', async () => {
  logIn(1);
  const words = open();
  words.change((before) => [...before, 'stikstof']);
  words.change((before) => [...before, 'wonen']);
  await expect.poll(stored).toMatch(/private/);
  await expect.poll(words.now).toEqual(['stikstof', 'wonen']);
  session.set(undefined);
  expect(words.now()).toEqual([]);
  logIn(1);
  await expect.poll(words.now).toEqual(['stikstof', 'wonen']);
  await expect.poll(open().now).toEqual(['stikstof', 'wonen']);
});

test('private value: cannot be read by another user of the browser, nor from its storage', async () => {
  logIn(1);
  const words = open();
  words.change(() => ['stikstof']);
  await expect.poll(stored).toMatch(/private/);
  expect(stored()).not.toMatch(/stikstof|example/);
  logIn(2);
  expect(words.now()).toEqual([]);
  words.change((before) => [...before, 'wonen']);
  await expect.poll(words.now).toEqual(['wonen']);
  logIn(1);
  await expect.poll(words.now).toEqual(['stikstof']);
});

test('private value: a change comes after what was kept before, also right after the login', async () => {
  logIn(1);
  open().change(() => ['eerste']);
  await expect.poll(stored).toMatch(/private/);
  const later = open();
  later.change((before) => [...before, 'tweede']);
  await expect.poll(later.now).toEqual(['eerste', 'tweede']);
});

test('private value: what does not have the expected shape, or is damaged, counts as nothing', async () => {
  logIn(1);
  privateValue<number>('words', isNumber, 0).change(() => 7);
  await expect.poll(stored).toMatch(/private/);
  const words = open();
  words.change((before) => [...before, 'nieuw']);
  await expect.poll(words.now).toEqual(['nieuw']);
});
