import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldValuesOf } from 'contract/query/fields';
import { matches } from 'contract/query/highlight';
import { parseQuery } from 'contract/query/parse';
import type { OpenStore } from './compliance.ts';
import type { DocumentStore } from '../document-store.ts';
import { searchable } from '../searchable.ts';
import { bestFirst } from '../orders.ts';
import {
  agreementRuns,
  agreementSeed,
  agreementTime,
  bestOf,
  expected,
  pagesOf,
  refusals,
  someDocuments,
} from './agreement.ts';
import { aSearch } from './documents.ts';
import { matchesReference } from './reference-evaluator.ts';
import { scoresIn } from './reference-ranking.ts';
import { someQueryText, someTree } from './random-queries.ts';
import { someSurroundings } from './random-surroundings.ts';

const documents = someDocuments(200, 20250601);
const pageSize = fc.integer({ min: 15, max: 100 });

/** Every store agrees with the reference on random documents and queries: the same hits, order and counts. */
export function agreementCompliance(open: OpenStore): void {
  describe('agreement with the reference', () => {
    let store: DocumentStore;
    const refused = refusals();

    beforeAll(async () => {
      store = await open({});
      await store.put(documents);
    });
    afterAll(async () => {
      await store.close();
      refused.check();
    });

    test(
      'for any tree',
      async () => {
        let found = 0;
        let hidden = 0;
        await fc.assert(
          fc.asyncProperty(someTree, someSurroundings, pageSize, async (query, around, size) => {
            const search = aSearch(query, around);
            const result = await refused.among(query, () => pagesOf(store, search, size));
            if (!result) return;
            found += result.total;
            hidden += result.hidden ?? 0;
            expect(result).toEqual(expected(documents, search));
          }),
          { numRuns: agreementRuns(500), seed: agreementSeed(1) },
        );
        expect(found).toBeGreaterThan(2_000);
        expect(hidden).toBeGreaterThan(60);
      },
      agreementTime(500),
    );

    test(
      'in the order of the oldest',
      async () => {
        let found = 0;
        await fc.assert(
          fc.asyncProperty(someTree, someSurroundings, pageSize, async (query, around, size) => {
            const search = aSearch(query, around);
            const result = await refused.among(query, () => pagesOf(store, search, size, 'oldest'));
            if (!result) return;
            found += result.total;
            const wanted = expected(documents, search);
            expect(result).toEqual({ ...wanted, ids: wanted.ids.toReversed() });
          }),
          { numRuns: agreementRuns(150), seed: agreementSeed(4) },
        );
        expect(found).toBeGreaterThan(400);
      },
      agreementTime(150),
    );

    test(
      'in how well documents match',
      async () => {
        let several = 0;
        const written = someQueryText.map((text) => parseQuery(text, ['nl']).tree);
        const someQuery = fc.oneof(someTree, written);
        await fc.assert(
          fc.asyncProperty(someQuery, someSurroundings, pageSize, async (query, around, size) => {
            if (!query) return;
            const search = aSearch(query, around);
            const best = await refused.among(query, () => bestOf(store, search, size));
            if (!best) return;
            const { found, total, hidden } = best;
            const wanted = expected(documents, search);
            expect({ total, hidden }).toEqual({ total: wanted.total, hidden: wanted.hidden });
            expect(found.map(({ id }) => id).toSorted()).toEqual(wanted.ids.toSorted());
            const scores = scoresIn(documents, search);
            if (new Set(found.map(({ score }) => score.toFixed(6))).size > 2) several += 1;
            for (const { id, score } of found) expect(score).toBeCloseTo(scores.get(id)!, 9);
            expect(found).toEqual(found.toSorted(bestFirst));
          }),
          { numRuns: agreementRuns(200), seed: agreementSeed(5) },
        );
        expect(several).toBeGreaterThan(20);
      },
      agreementTime(200),
    );

    test(
      'in what highlighting says matches',
      () => {
        let found = 0;
        fc.assert(
          fc.property(someTree, fc.constantFrom(...documents), (query, document) => {
            const expected = matchesReference(query, document, 'metadata_nl');
            if (expected) found += 1;
            expect(matches(query, fieldValuesOf(searchable(document, 'metadata_nl')))).toBe(expected);
          }),
          { numRuns: agreementRuns(1_000), seed: agreementSeed(3) },
        );
        expect(found).toBeGreaterThan(100);
      },
      agreementTime(1_000),
    );

    test(
      'for any query text',
      async () => {
        let found = 0;
        let hidden = 0;
        let run = 0;
        await fc.assert(
          fc.asyncProperty(someQueryText, someSurroundings, pageSize, async (text, around, size) => {
            const { tree } = parseQuery(text, ['nl']);
            if (!tree) return;
            run += 1;
            const search = aSearch(tree, around);
            const result = await refused.among(tree, () => pagesOf(store, search, size));
            if (!result) return;
            found += result.total;
            hidden += result.hidden ?? 0;
            expect(result).toEqual(expected(documents, search));
          }),
          { numRuns: agreementRuns(400), seed: agreementSeed(2) },
        );
        expect(run).toBeGreaterThan(250);
        expect(found).toBeGreaterThan(1_250);
        expect(hidden).toBeGreaterThan(30);
      },
      agreementTime(400),
    );
  });
}
