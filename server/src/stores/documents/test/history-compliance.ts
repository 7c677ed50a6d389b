import { describe, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import { everything } from 'contract/query/tree';
import type { OpenStore } from './compliance.ts';
import type { Document } from '../document.ts';
import type { Dimension, DocumentStore, Search } from '../document-store.ts';
import { bucketsOf, expected, foundIn, pagesOf, someDocuments } from './agreement.ts';
import { aSearch, type SearchDifferences } from './documents.ts';

const dimensions: readonly Dimension[] = ['groupPath', 'stakeholder', 'topic'];
const edges = [
  Date.UTC(1500, 0, 1),
  Date.UTC(2025, 0, 1),
  Date.UTC(2025, 0, 1, 0, 0, 1),
  Date.UTC(2299, 0, 1),
];

const surroundings: readonly SearchDifferences[] = [
  {},
  { filters: { contexts: { codes: ['water'], minimum: 50 } } },
  { filters: { until: Date.UTC(2025, 0, 1, 0, 0, 1), withoutTopics: ['wet'] } },
  { filters: { kind: 'meeting', facts: { kind: ['committee', 'other'] } } },
  { filters: { groupPaths: ['tk'] }, seq: { after: 60 } },
];
const searches: readonly Search[] = [
  '',
  'wet',
  'stikstof OF landb*',
  'wet -stikstof',
  '"wet landbouw"',
].flatMap((text) => surroundings.map((one) => aSearch(text ? parseQuery(text, []).tree! : everything, one)));

interface Standing {
  document: Document;
  seq: number;
  /** The number at which it came to stand at its date. */
  placed: number;
}

/** What stays the same of a search, and what does not, after each thing that happens to documents. */
export function historyCompliance(open: OpenStore): void {
  describe('a history of documents', () => {
    test('is told right at every moment, of what is old and what is new, however often it was asked before', async () => {
      const store = await open({});
      const standing = new Map<string, Standing>();
      const put = async (documents: readonly Document[]) => {
        for (const [index, { id, seq }] of (await store.put(documents)).entries()) {
          const document = documents[index]!;
          const before = standing.get(id);
          const placed = before?.document.date === document.date ? before.placed : seq;
          standing.set(id, { document, seq, placed });
        }
      };
      const first = someDocuments(80, 501);
      const others = someDocuments(80, 502);
      const idsOf = (from: number, to: number) => first.slice(from, to).map(({ id }) => id);
      /** Other documents in the place of these. */
      const changed = (from: number, to: number) =>
        first.slice(from, to).map(({ id }, at) => ({ ...others[from + at]!, id }));

      let found = 0;
      const steps: (() => Promise<unknown>)[] = [
        () => put(first),
        // In their places, with other words; then dated anew, perhaps in another domain and of another kind.
        () => put(first.slice(0, 12).map((one, at) => ({ ...one, text: others[at]!.text }))),
        () => put(changed(10, 25)),
        async () => {
          await store.withdraw(idsOf(20, 30));
          for (const id of idsOf(20, 30)) standing.delete(id);
        },
        () => put(others.slice(30, 60).map((one, at) => ({ ...one, id: `t-new-${at}` }))),
        () => rescore(store, standing, 40),
        // What was withdrawn comes back, and what was rescored changes.
        () => put([...changed(22, 26), ...changed(40, 44)]),
        () => rescore(store, standing, 90),
      ];
      for (const step of steps) {
        await step();
        const now = [...standing.values()];
        for (const search of searches) found += await expectToldRight(store, search, now);
        // Pages that were frozen when there were eighty, and some before that.
        for (const search of searches.filter(({ seq }) => !seq)) {
          for (const upTo of [80, 50]) await expectToldRight(store, { ...search, seq: { upTo } }, now);
        }
      }
      expect(found).toBeGreaterThan(1_500);
      await store.close();
    }, 120_000);
  });
}

/** Gives every third document another percentage, which is no new version. */
async function rescore(store: DocumentStore, standing: Map<string, Standing>, water: number): Promise<void> {
  const kept = (await store.dump(0, 1_000)).filter(({ withdrawn }, at) => !withdrawn && at % 3 === 0);
  expect(kept.length).toBeGreaterThan(20);
  await store.rescore(kept.map((one) => ({ ...one, document: { ...one.document, contexts: { water } } })));
  for (const { document } of kept) {
    const known = standing.get(document.id)!;
    standing.set(document.id, { ...known, document: { ...known.document, contexts: { water } } });
  }
}

/** @returns how many documents the search finds */
async function expectToldRight(
  store: DocumentStore,
  { seq, ...search }: Search,
  standing: readonly Standing[],
): Promise<number> {
  const asked = { ...search, seq };
  const { after = 0, upTo = Infinity } = seq ?? {};
  const documents = standing.flatMap((one) => (one.seq > after && one.placed <= upTo ? [one.document] : []));
  const found = foundIn(documents, search);
  const [pages, count, perGroup, tally, ...buckets] = await Promise.all([
    pagesOf(store, asked, 40),
    store.count(asked),
    store.histogram(asked, edges),
    store.tally(asked, edges),
    ...dimensions.map((dimension) => store.buckets(asked, dimension, { limit: 1_000 })),
  ]);
  expect(pages).toEqual(expected(documents, search));
  expect([count, tally.total]).toEqual([found.length, found.length]);
  dimensions.forEach((dimension, at) => {
    expect(buckets[at]).toEqual(bucketsOf(found, dimension, { limit: 1_000 }));
  });
  const inStep = (documents: readonly Document[], step: number) =>
    documents.filter(({ date }) => date >= edges[step]! && date < edges[step + 1]!).length;
  expect(tally.steps).toEqual(tally.steps.map((_, step) => inStep(found, step)));
  const nodes = [...new Set(found.map(({ groupPath }) => groupPath))].toSorted();
  const wanted = nodes.map((groupPath) => {
    const own = found.filter((one) => one.groupPath === groupPath);
    return { groupPath, counts: tally.steps.map((_, step) => inStep(own, step)) };
  });
  // Nobody is dated within the edges in some.
  expect(perGroup).toEqual(wanted.filter(({ counts }) => counts.some((each) => each > 0)));
  return found.length;
}
