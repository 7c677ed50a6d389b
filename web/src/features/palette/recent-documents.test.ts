import { expect, test } from 'vitest';
import { mostDocuments, withDocument, type RecentDocument } from './recent-documents.ts';

const document = (number: number): RecentDocument => ({
  id: `tk-2026D${number}`,
  domain: 'nl',
  title: `Stuk ${number}`,
  language: 'nl',
  date: '2026-11-20T09:00:00Z',
});

test('recent documents: what is opened again moves to the front, with its newest title', () => {
  const again = { ...document(2), title: 'Nieuwe titel' };
  expect(withDocument([document(1), document(2)], again)).toEqual([again, document(1)]);
});

test('recent documents: the oldest goes at the cap', () => {
  const full = Array.from({ length: mostDocuments }, (_, index) => document(index));
  const next = withDocument(full, document(99));
  expect(next).toHaveLength(mostDocuments);
  expect(next[0]).toEqual(document(99));
  expect(next.at(-1)).toEqual(full.at(-2));
});
