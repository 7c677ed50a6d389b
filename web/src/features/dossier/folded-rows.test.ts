import { expect, test } from 'vitest';
import type { DossierRow } from 'contract/dossiers';
import { foldedCounts, piecesOf } from './folded-rows.ts';

const row = (key: string, date: string, by?: string): DossierRow => ({
  key,
  kind: by === undefined ? 'paper' : 'vote',
  date: `${date}T10:00:00.000Z`,
  timeKnown: true,
  document: { id: `x-${key}`, title: key, locked: true, module: '' },
  isNew: false,
  ...(by === undefined ? {} : { vote: { subject: key, on: 'motion', by, outcome: 'verworpen' } }),
});
const shown = (rows: DossierRow[], open: string[] = [], fold = true) =>
  piecesOf(rows, new Set(open), fold).map((piece) =>
    piece.kind === 'fold' ? `${piece.rows.length} more` : piece.key,
  );

test('dossier rows: each month has a heading, and of more than two votes of a house on a day the others fold', () => {
  const rows = [
    row('a', '2026-11-20'),
    ...['b', 'c', 'd', 'e'].map((key) => row(key, '2026-11-19', 'Tweede Kamer')),
    ...['f', 'g'].map((key) => row(key, '2026-11-19', 'Eerste Kamer')),
    row('h', '2026-10-01'),
  ];
  expect(shown(rows)).toEqual(['month 2026-11', 'a', 'b', 'c', '2 more', 'f', 'g', 'month 2026-10', 'h']);
  expect(shown(rows, ['fold b'])).not.toContain('2 more');
  expect(shown(rows, [], false)).not.toContain('2 more');
});

test('dossier rows: what is folded is counted by what it was on and how it ended', () => {
  const rows = ['b', 'c'].map((key) => row(key, '2026-11-19', 'Tweede Kamer'));
  expect(foldedCounts(rows)).toEqual({
    on: { bill: 0, amendment: 0, motion: 2, other: 0 },
    ended: { adopted: 0, rejected: 2, others: 0 },
  });
});
