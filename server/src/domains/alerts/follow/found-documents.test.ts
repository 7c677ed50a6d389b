import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundDocuments } from './found-documents.ts';

test('found documents: what was found comes out once, by document, in parts that are no larger than asked', () => {
  const finding = fc.record({ id: fc.nat(6), search: fc.nat(4), row: fc.nat(1_000) });
  fc.assert(
    fc.property(fc.array(finding, { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (findings, most) => {
      const found = foundDocuments<number>();
      for (const { id, search, row } of findings) found.add(`d${id}`, { search: `s${search}`, rows: [row] });
      expect(found.size()).toBe(findings.length);
      const out: string[] = [];
      for (const part of found.take(most)) {
        expect(new Set(part.searches).size).toBe(part.searches.length);
        let size = 0;
        for (const [at, { id, searches }] of part.found.entries()) {
          size += searches.length;
          for (const [nth, place] of searches.entries())
            out.push(`${id} ${part.searches[place]} ${part.rows[at]![nth]!.join()}`);
        }
        expect(size).toBeGreaterThan(0);
        expect(size).toBeLessThanOrEqual(most);
      }
      expect(out.toSorted()).toEqual(
        findings.map(({ id, search, row }) => `d${id} s${search} ${row}`).toSorted(),
      );
      expect(found.size()).toBe(0);
    }),
  );
});

test('found documents: a part names each search once, and a document larger than a part is in several', () => {
  const found = foundDocuments<number>();
  for (let row = 0; row < 5; row += 1) found.add('large', { search: `s${row}`, rows: [row] });
  found.add('small', { search: 's0', rows: [9] });
  const parts = [...found.take(3)].map(({ found: documents, searches }) => ({ documents, searches }));
  expect(parts).toEqual([
    { documents: [{ id: 'large', searches: [0, 1, 2] }], searches: ['s0', 's1', 's2'] },
    {
      documents: [
        { id: 'large', searches: [0, 1] },
        { id: 'small', searches: [2] },
      ],
      searches: ['s3', 's4', 's0'],
    },
  ]);
});
