import { expect, test } from 'vitest';
import type { TeamNote } from 'contract/team';
import { limits } from 'contract/limits';
import { noteForList } from './note-for-list.ts';

const words = { former: 'voormalig collega', date: (instant: string) => instant.slice(0, 10) };
const note = (text: string, writer: string | null): TeamNote => ({
  ...{ id: 'a', text, writer, own: false, canRemove: false, createdAt: '2026-11-20T09:30:00Z' },
  mentioned: [{ id: 'b2', name: 'Noor Dam' }],
});

test('notes for a list: each says who wrote what and when, with names in the place of ids', () => {
  expect(noteForList([note('Dag @{b2}', 'Anna'), note('Klopt', null)], words)).toBe(
    'Anna, 2026-11-20: Dag @Noor Dam\n\nvoormalig collega, 2026-11-20: Klopt',
  );
});

test('notes for a list: what is longer than the note of an item is cut, and says so', () => {
  const cut = noteForList([note('x'.repeat(limits.maximumItemNote), 'Anna')], words);
  expect(cut).toHaveLength(limits.maximumItemNote);
  expect(cut).toMatch(/^Anna, 2026-11-20: x+…$/);
});
