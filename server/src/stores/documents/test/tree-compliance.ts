import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everything } from 'contract/query/tree';
import { groupings, groupPathsOf, isWithin, nodeOf, treeOf, putTreesInUse } from 'contract/sources';
import { moveTo } from 'contract/sources/edit-tree';
import { readablePaths } from 'contract/sources/staff-tree';
import { someEdits } from 'contract/sources/test/random-trees';
import { useTree } from 'contract/sources/test/use-tree';
import { byTree } from '../by-tree.ts';
import type { Document } from '../document.ts';
import type { DocumentStore, Filters, Search } from '../document-store.ts';
import { agreementRuns } from './agreement.ts';
import type { OpenStore } from './compliance.ts';
import { aDocument, aMeeting, aSearch } from './documents.ts';

const { nl } = groupings;
const start = Date.UTC(2025, 0, 1);
/** Two of every type that the upper house has, one of others, some of no type at all, and every other one a meeting too. */
const corpus = [...readablePaths(nl), 'tk/unheard', 'ek/unheard', 'ek/motie'].flatMap((groupPath, place) => {
  const document = { groupPath, title: 'woord', date: start + place * 1_000 };
  return [
    aDocument({ id: `x-${place}`, ...document }),
    ...(place % 2 === 0 ? [aDocument({ id: `x-m-${place}`, ...document, meeting: aMeeting })] : []),
  ];
});
const edges = [start, start + 20_000, start + 100_000];

/** What a search finds and counts by the nodes of the tree in use. */
export function treeCompliance(open: OpenStore): void {
  describe('nodes of a tree that staff published', () => {
    let store: DocumentStore;
    const all = { size: 200 };
    const search = (kind: Filters['kind'], groupPaths: readonly string[], excluded?: string): Search =>
      aSearch(everything, {
        filters: { kind, groupPaths },
        scope: { domains: ['nl'], excludedPaths: excluded ? [{ domain: 'nl', path: excluded }] : [] },
      });
    beforeAll(async () => {
      store = byTree(await open({}));
      await store.put(corpus);
    });
    afterEach(() => putTreesInUse({}));
    afterAll(() => store.close());

    test('find every document once, and count what they find', async () => {
      await fc.assert(
        fc.asyncProperty(
          someEdits(nl),
          fc.constantFrom<Filters['kind']>('document', 'meeting'),
          fc.constantFrom(undefined, 'ek'),
          fc.nat(),
          async (edit, kind, excluded, which) => {
            useTree('nl', edit);
            const open = corpus.filter(
              (one) =>
                (one.meeting !== undefined) === (kind === 'meeting') &&
                !(excluded && isWithin(one.groupPath, excluded)),
            );
            const paths = groupPathsOf(treeOf('nl'));
            const asked = [paths[which % paths.length]!, paths[(which * 7) % paths.length]!];
            const of = search(kind, asked, excluded);
            const below = open.filter((one) => asked.some((path) => isWithin(nodeOf(one), path)));
            const perNode = (some: readonly Document[]) =>
              [...Map.groupBy(some, nodeOf)]
                .map(([value, { length: count }]) => ({ value, count }))
                .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));

            const { hits, total } = await store.search(of, all);
            const ids = (some: readonly Pick<Document, 'id'>[]) => some.map(({ id }) => id).toSorted();
            expect([ids(hits.map(({ document }) => document)), total]).toEqual([ids(below), below.length]);
            expect(await store.count(of)).toBe(below.length);
            expect(await store.buckets(of, 'groupPath', { limit: 3, minimum: 2, prefix: 't' })).toEqual(
              perNode(below)
                .filter(({ value, count }) => count >= 2 && value.startsWith('t'))
                .slice(0, 3),
            );
            const series = await store.histogram(of, edges);
            expect(
              series
                .map(({ groupPath, counts }) => ({ value: groupPath, count: counts[0]! + counts[1]! }))
                .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)),
            ).toEqual(perNode(below));
            expect(series.map(({ groupPath }) => groupPath)).toEqual(
              series.map(({ groupPath }) => groupPath).toSorted(),
            );
            const tally = await store.tally(of, edges);
            expect([tally.total, tally.facets.groupPath]).toEqual([below.length, perNode(open)]);
          },
        ),
        { numRuns: agreementRuns(25) },
      );
    });

    test('are asked and counted by, and documents keep what their connector gave', async () => {
      useTree('nl', (nodes) => moveTo(nodes, 'tk/motie', ''));
      const { hits } = await store.search(search('document', ['motie']), all);
      expect(hits.map(({ document }) => document.groupPath)).toEqual(['tk/motie']);
      // A search that was made before is asked where its nodes are now.
      expect(await store.count(search('document', ['tk/motie']))).toBe(1);
      expect(await store.count(search('document', ['nowhere']))).toBe(0);
    });
  });
}
