import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import type { OpenStore } from './compliance.ts';
import type { DocumentStore, Search } from '../document-store.ts';
import { pagesOf } from './agreement.ts';
import { aDocument, aSearch, type SearchDifferences } from './documents.ts';

const noon = Date.UTC(2025, 5, 1, 12);
const woord = (differences: SearchDifferences = {}) => aSearch(parseQuery('woord', []).tree!, differences);
const numbered = (first: number, count: number, date: number) =>
  Array.from({ length: count }, (_, index) =>
    aDocument({ id: `x-${String(first + index).padStart(3, '0')}`, text: 'woord', date }),
  );

/** Pages are newest first and stand still while documents arrive. */
export function pagingCompliance(open: OpenStore): void {
  describe('pages', () => {
    let store: DocumentStore;
    const page = async (search: Search, size: number, after?: { date: number; id: string }) => {
      const { hits, more, total } = await store.search(search, { size, after });
      const last = hits.at(-1)?.document;
      return {
        ids: hits.map((hit) => hit.document.id),
        more,
        total,
        last: last && { date: last.date, id: last.id },
      };
    };

    beforeEach(async () => {
      store = await open({});
    });
    afterEach(() => store.close());

    test('order by date, then id, also within one second and whatever the order of arrival', async () => {
      await store.put([
        ...numbered(5, 3, noon),
        ...numbered(1, 2, noon + 1),
        ...numbered(3, 2, noon),
        ...numbered(8, 1, noon + 999),
        ...numbered(9, 1, noon - 1),
        ...numbered(10, 1, noon + 1_000),
      ]);
      const order = [10, 8, 2, 1, 7, 6, 5, 4, 3, 9].map((each) => `x-${String(each).padStart(3, '0')}`);
      for (const size of [1, 2, 3, 4, 9, 10, 11]) {
        expect((await pagesOf(store, woord(), size)).ids).toEqual(order);
      }
      expect(await page(woord(), 10)).toMatchObject({ more: false, total: 10 });
      expect(await page(woord(), 9)).toMatchObject({ more: true, total: 10 });
    });

    test('may start after a document that is gone or never was', async () => {
      await store.put(numbered(1, 4, noon));
      await store.withdraw(['x-003']);
      expect((await page(woord(), 2, { date: noon, id: 'x-003' })).ids).toEqual(['x-002', 'x-001']);
      expect((await page(woord(), 2, { date: noon + 5_000, id: 'x-1' })).ids).toEqual(['x-004', 'x-002']);
      expect((await page(woord(), 2, { date: noon - 5_000, id: 'x-1' })).ids).toEqual([]);
      const inPeriod = woord({ filters: { from: noon, until: noon + 1 } });
      expect((await page(inPeriod, 2, { date: noon + 9e9, id: 'x-1' })).ids).toEqual(['x-004', 'x-002']);
      expect((await page(inPeriod, 2, { date: noon - 9e9, id: 'x-1' })).ids).toEqual([]);
    });

    test('neither repeat nor skip while documents arrive', async () => {
      await store.put(numbered(1, 30, noon));
      const upTo = await store.settled();
      const seen: string[] = [];
      let after: { date: number; id: string } | undefined;
      for (let step = 0; step < 10; step++) {
        const found = await page(woord({ seq: { upTo } }), 3, after);
        expect(found.total).toBe(30);
        seen.push(...found.ids);
        after = found.last;
        await store.put([
          ...numbered(100 + step, 1, noon),
          ...numbered(200 + 50 * step, 50, noon - 86_400_000 * step),
        ]);
      }
      expect(seen).toEqual(
        numbered(1, 30, noon)
          .map(({ id }) => id)
          .reverse(),
      );
      expect((await page(woord(), 1)).total).toBe(540);
    });

    test('leave a document out once its version is newer than the frozen number', async () => {
      await store.put(numbered(1, 6, noon));
      const frozen = woord({ seq: { upTo: await store.settled() } });
      const first = await page(frozen, 2);
      expect(first.ids).toEqual(['x-006', 'x-005']);
      const changed = (id: string, date: number) => aDocument({ id, text: 'woord gewijzigd', date });
      // One already shown moves ahead, one still to come changes in place.
      await store.put([changed('x-006', noon - 86_400_000), changed('x-003', noon)]);
      const rest = await page(frozen, 10, first.last);
      expect(rest.ids).toEqual(['x-004', 'x-002', 'x-001']);
      expect(rest.total).toBe(4);
    });

    test('of a window of ingest numbers hold exactly its documents', async () => {
      await store.put(numbered(1, 200, noon));
      const spread = numbered(201, 10, noon).map((each, index) => ({
        ...each,
        date: noon - index * 86_400_000,
      }));
      await store.put(spread);
      const window = (after: number, upTo?: number) => page(woord({ seq: { after, upTo } }), 300);
      expect(await window(210)).toMatchObject({ ids: [], total: 0 });
      expect((await window(209)).ids).toEqual(['x-210']);
      expect((await window(200, 203)).ids).toEqual(['x-201', 'x-202', 'x-203']);
      expect((await window(100, 202)).total).toBe(102);
      expect((await window(0, 205)).total).toBe(205);
      expect(await window(5, 5)).toMatchObject({ ids: [], total: 0 });
      const oneDay = { filters: { from: noon - 86_400_000, until: noon } };
      expect((await page(woord({ seq: { after: 200 }, ...oneDay }), 5)).ids).toEqual(['x-202']);
      expect(await store.count(woord({ seq: { upTo: 150 } }))).toBe(150);
    });
  });
}
