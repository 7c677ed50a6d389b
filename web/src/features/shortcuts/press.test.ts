import { expect, test } from 'vitest';
import { writtenAs, type Press } from './press.ts';
import { shortcuts, shortcutOf } from './table.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  altGraph: false,
  ...more,
});

test('press: a letter counts with Caps Lock, is another key with Shift, and none with other modifiers', () => {
  expect(writtenAs(press('j'))).toBe('j');
  expect(writtenAs(press('J'))).toBe('j');
  expect(writtenAs(press('L', { shiftKey: true }))).toBe('shift+l');
  expect(shortcutOf(writtenAs(press('J', { shiftKey: true }))!)).toBeUndefined();
  expect(writtenAs(press('j', { altKey: true }))).toBeUndefined();
  expect(shortcutOf(writtenAs(press('c', { ctrlKey: true }))!)).toBeUndefined();
  expect(shortcutOf(writtenAs(press('t', { metaKey: true }))!)).toBeUndefined();
});

test('press: the palette opens with Ctrl or Command, not with a third key beside it', () => {
  expect(writtenAs(press('k', { ctrlKey: true }))).toBe('mod+k');
  expect(writtenAs(press('K', { metaKey: true }))).toBe('mod+k');
  expect(writtenAs(press('K', { ctrlKey: true, shiftKey: true }))).toBeUndefined();
  expect(writtenAs(press('k', { ctrlKey: true, altKey: true }))).toBeUndefined();
});

test('press: signs count however a layout writes them', () => {
  expect(writtenAs(press('?', { shiftKey: true, code: 'Slash' }))).toBe('?');
  expect(writtenAs(press('/', { shiftKey: true, code: 'Digit7' }))).toBe('/');
  expect(writtenAs(press('[', { ctrlKey: true, altKey: true, altGraph: true }))).toBe('[');
});

test('press: behind G a digit counts by its place', () => {
  expect(writtenAs(press('3', { code: 'Digit3' }), 'g')).toBe('g 3');
  expect(writtenAs(press('"', { code: 'Digit3' }), 'g')).toBe('g 3');
  expect(writtenAs(press('3', { code: 'Numpad3' }), 'g')).toBe('g 3');
  expect(writtenAs(press('d', { code: 'KeyD' }), 'g')).toBe('g d');
});

test('press: space and arrows have names', () => {
  expect(writtenAs(press(' '))).toBe('space');
  expect(writtenAs(press('ArrowLeft', { shiftKey: true }))).toBe('shift+arrowleft');
});

test('press: no key has two meanings in one place, and no key is the beginning of another sequence', () => {
  const keys: string[] = shortcuts.flatMap((row) => [...row.keys]);
  const pages: readonly string[] = ['dashboard', 'agenda', 'dossier'];
  for (const one of pages) {
    const there = shortcuts
      .filter(({ where }) => where === one || !pages.includes(where))
      .flatMap((row) => [...row.keys]);
    expect(new Set(there).size).toBe(there.length);
  }
  for (const key of keys) expect(keys.some((other) => other.startsWith(`${key} `))).toBe(false);
});
