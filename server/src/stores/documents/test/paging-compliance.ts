import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import type { OpenStore } from './compliance.ts';
import type { DocumentStore, Search } from '../document-store.ts';
import { bestOf, pagesOf } from './agreement.ts';
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
      const { hits, more, total } = await store.search(search, { size, ...(after && { after }) });
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
        expect((await pagesOf(store, woord(), size, 'oldest')).ids).toEqual(order.toReversed());
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

    test('of heads are those of hits, without texts, and stand still with them', async () => {
      await store.put([
        ...numbered(1, 7, noon),
        aDocument({
          id: 'x-file',
          text: 'woord',
          date: noon + 1,
          attachments: [{ fileId: 'f', title: 'b', text: 'woord' }],
        }),
      ]);
      const frozen = woord({ seq: { upTo: await store.settled() } });
      const first = await store.heads(frozen, { size: 3 });
      expect(first).toMatchObject({ total: 8, more: true });
      const { hits } = await store.search(frozen, { size: 3 });
      // JSON, as what has no text may say so or not.
      expect(JSON.stringify(first.documents)).toBe(JSON.stringify(hits.map(({ document }) => document)));
      expect(JSON.stringify(first.documents)).not.toContain('woord');
      await store.put(numbered(20, 3, noon));
      const { date, id } = first.documents.at(-1)!;
      const rest = await store.heads(frozen, { size: 10, after: { date, id } });
      expect(rest.documents.map((one) => one.id)).toEqual(['x-005', 'x-004', 'x-003', 'x-002', 'x-001']);
      expect(rest).toMatchObject({ total: 8, more: false });
    });

    const changed = (id: string, date: number, text = 'woord gewijzigd') => aDocument({ id, text, date });

    test('keep a document in its place whatever versions of it come, unless it is dated anew', async () => {
      await store.put(numbered(1, 6, noon));
      const frozen = woord({ seq: { upTo: await store.settled() } });
      const first = await page(frozen, 2);
      expect(first.ids).toEqual(['x-006', 'x-005']);
      // One already shown is dated anew, two change in their places, one of them twice.
      await store.put([changed('x-006', noon - 86_400_000), changed('x-003', noon), changed('x-005', noon)]);
      await store.put([changed('x-003', noon, 'woord nogmaals gewijzigd')]);
      const rest = await page(frozen, 10, first.last);
      expect(rest.ids).toEqual(['x-004', 'x-003', 'x-002', 'x-001']);
      expect(rest.total).toBe(5);
      expect((await page(frozen, 10)).ids).toEqual(['x-005', 'x-004', 'x-003', 'x-002', 'x-001']);
      expect((await pagesOf(store, frozen, 2, 'oldest')).ids[0]).toBe('x-001');
      // By their numbers they are new all the same.
      expect((await page(woord({ seq: { after: 6 } }), 10)).total).toBe(3);
    });

    test('go by the words of now, and by nothing that was withdrawn', async () => {
      await store.put(numbered(1, 4, noon));
      const frozen = woord({ seq: { upTo: await store.settled() } });
      await store.put([changed('x-004', noon, 'iets anders'), changed('x-003', noon)]);
      await store.withdraw(['x-002', 'x-003']);
      // What comes back after it was withdrawn is a new one.
      await store.put([changed('x-003', noon)]);
      expect(await page(frozen, 10)).toMatchObject({ ids: ['x-001'], total: 1 });
    });

    test('are the same of a copy, also of what changed in its place', async () => {
      await store.put(numbered(1, 3, noon));
      const frozen = woord({ seq: { upTo: await store.settled() } });
      await store.put([changed('x-002', noon), changed('x-003', noon + 5)]);
      const copy = await open({});
      try {
        await copy.load(await store.dump(0, 10));
        expect((await pagesOf(copy, frozen, 2)).ids).toEqual(['x-002', 'x-001']);
        await copy.rescore(await store.dump(0, 10));
        expect((await pagesOf(copy, frozen, 2)).ids).toEqual(['x-002', 'x-001']);
      } finally {
        await copy.close();
      }
    });

    test('of the best are ordered by the definition, the newest first of equals', async () => {
      const texts = ['woord', 'woord woord woord en meer', `woord ${'anders '.repeat(40)}`, 'niets'];
      await store.put([
        ...texts.map((text, index) => aDocument({ id: `y-${index}`, text, date: noon })),
        aDocument({ id: 'y-4', title: 'Het woord', text: `${'anders '.repeat(40)}`, date: noon }),
        aDocument({ id: 'y-5', text: 'woord', date: noon + 1 }),
      ]);
      const { hits, total, weighing } = await store.search(woord(), { size: 10, order: 'best' });
      expect(hits.map(({ document }) => document.id)).toEqual(['y-1', 'y-5', 'y-0', 'y-4', 'y-2']);
      expect(total).toBe(5);
      expect(weighing).toEqual({ average: 16.8, weights: [0.2412] });
      // A score of one place in three words, by hand: 0.2412 · 2.2 / (1 + 1.2 · (0.25 + 0.75 · 3 / 16.8)).
      expect(hits[1]!.score).toBeCloseTo(0.36327, 5);
    });

    test('of the best stand still while documents arrive, and end after the first three hundred', async () => {
      const many = numbered(1, 320, noon).map((one, index) => ({
        ...one,
        text: `woord ${'anders '.repeat(index % 7)}`,
        date: noon + index,
      }));
      await store.put(many);
      const frozen = woord({ seq: { upTo: await store.settled() } });
      const first = await store.search(frozen, { size: 200, order: 'best' });
      expect(first).toMatchObject({ total: 320, more: true });
      await store.put(numbered(400, 50, noon).map((one) => ({ ...one, text: 'woord woord woord' })));
      const { document, score } = first.hits.at(-1)!;
      const rest = await store.search(frozen, {
        size: 200,
        order: 'best',
        after: { date: document.date, id: document.id, score: score! },
        weighing: first.weighing!,
      });
      expect(rest).toMatchObject({ total: 320, more: false });
      const ids = [...first.hits, ...rest.hits].map((hit) => hit.document.id);
      expect(new Set(ids).size).toBe(300);
      const byLength = many.toSorted(
        (left, right) => left.text.length - right.text.length || right.date - left.date,
      );
      expect(ids).toEqual(byLength.slice(0, 300).map(({ id }) => id));
    });

    test('of the best count forms as one word, and what is written in many ways', async () => {
      await store.put([
        aDocument({ id: 'y-1', text: 'Een motie over stikstofbeleid en moties over het bos.' }),
        aDocument({ id: 'y-2', text: 'Een motie over stikstofregels en stikstofbeleid, en over stikstof.' }),
      ]);
      const best = async (query: string) =>
        (await store.search(aSearch(parseQuery(query, ['nl']).tree!), { size: 10, order: 'best' })).hits.map(
          (hit) => hit.document.id,
        );
      expect(await best('motie')).toEqual(['y-1', 'y-2']);
      expect(await best('stikstof*')).toEqual(['y-2', 'y-1']);
      expect(await best('*stikstof*')).toEqual(['y-2', 'y-1']);
      expect(await best('motie -bos')).toEqual(['y-2']);
    });

    test('of the best count a pattern of many words as one, in their newest versions', async () => {
      const documents = Array.from({ length: 60 }, (_, index) => {
        const times = (index % 5) + 1;
        const text = `w${index}subsidie `.repeat(times) + 'anders '.repeat(5 - times);
        return { times, ...aDocument({ id: `y-${100 + index}`, text, date: noon + index * 1_000 }) };
      });
      await store.put(
        documents.map(({ times: _, ...one }) => ({ ...one, text: `${one.text} zsubsidie`.repeat(3) })),
      );
      await store.put(documents.map(({ times: _, ...one }) => one));
      const wanted = documents.toSorted((one, other) => other.times - one.times || other.date - one.date);
      for (const query of ['*subsidie', '*subsidi*']) {
        const { found } = await bestOf(store, aSearch(parseQuery(query, ['nl']).tree!), 25);
        expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
      }
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
