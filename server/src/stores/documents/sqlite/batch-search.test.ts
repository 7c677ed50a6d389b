import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import type { Hit, Search } from '../document-store.ts';
import { TooBroadError } from '../document-store.ts';
import { someDocuments } from '../test/agreement.ts';
import { aDocument, aSearch } from '../test/documents.ts';
import { someQueryText, someTree } from '../test/random-queries.ts';
import { someSurroundings } from '../test/random-surroundings.ts';
import type { BatchedSearch } from '../batch-search.ts';
import { sqliteDocumentStore } from './sqlite-document-store.ts';
import type { SqliteDocumentStore } from './store-of-pools.ts';

let folder: string;
let store: SqliteDocumentStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'batch-search-'));
  // Few enough words that random wildcards are too broad now and then.
  store = await sqliteDocumentStore({
    path: join(folder, 'documents.sqlite'),
    counters: 0,
    maximumExpansions: 2,
  });
  // Few documents, so that many words of the queries are in none of them.
  await store.put(someDocuments(12, 20261121));
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const askedOf = ({ seq, ...search }: Search): BatchedSearch => ({
  search: JSON.stringify(search),
  ...(seq?.after === undefined ? {} : { after: seq.after }),
});

/** The same search asked by itself, where nothing is passed over. */
async function asked(search: Search): Promise<Hit[] | 'tooBroad'> {
  try {
    const { hits, total } = await store.search(search, { size: 100 });
    expect(hits).toHaveLength(total);
    return hits;
  } catch (error) {
    if (error instanceof TooBroadError) return 'tooBroad';
    throw error;
  }
}

test('batch search: searches asked together find what each finds alone, marked alike, and the same are too broad', async () => {
  const written = someQueryText
    .map((text) => parseQuery(text, ['nl']).tree)
    .filter((tree) => tree !== undefined);
  const search = fc
    .tuple(fc.oneof(someTree, written), someSurroundings)
    .map(([tree, { seq, ...around }]) =>
      aSearch(tree, { ...around, ...(seq?.after !== undefined && { seq: { after: seq.after % 12 } }) }),
    );
  const met = { found: 0, nothing: 0, tooBroad: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(search, { minLength: 20, maxLength: 20 }), async (searches) => {
      const alone = await Promise.all(searches.map(asked));
      const together = searches.map(askedOf);
      const answers = await store.findIds(together);
      expect(answers).toHaveLength(searches.length);
      const found = new Map<string, number[]>();
      for (const [at, answer] of answers.entries()) {
        const ids = answer === 'tooBroad' ? [] : answer;
        for (const id of ids) found.set(id, [...(found.get(id) ?? []), at]);
      }
      const marked = await store.mark(
        together.map(({ search }) => search),
        [...found].map(([id, places]) => ({ id, searches: places })),
      );
      const shownOf = new Map<string, object>();
      for (const [nth, [id, places]] of [...found].entries()) {
        for (const [which, at] of places.entries()) shownOf.set(`${at} ${id}`, marked[nth]![which]!);
      }
      for (const [at, wanted] of alone.entries()) {
        const answer = answers[at]!;
        if (wanted === 'tooBroad' || answer === 'tooBroad') {
          expect(answer).toEqual(wanted);
          met.tooBroad += 1;
          continue;
        }
        met[wanted.length > 0 ? 'found' : 'nothing'] += 1;
        expect(answer.toSorted()).toEqual(wanted.map(({ document }) => document.id).toSorted());
        for (const { document, seq: _, ...shown } of wanted) {
          expect(shownOf.get(`${at} ${document.id}`)).toEqual(shown);
        }
      }
    }),
    { numRuns: 120, seed: 6 },
  );
  expect(Math.min(...Object.values(met))).toBeGreaterThan(50);
});

test('batch search: a saved search is not too broad for what another domain has', async () => {
  await store.put([
    aDocument({ id: 'x-many', text: 'vlonderbrug vlonderdek vlonderpad' }),
    aDocument({ id: 'x-few', domain: 'be-fed', groupPath: 'kamer', text: 'vlonderpad' }),
  ]);
  const searches = (['nl', 'be-fed', 'eu'] as const).flatMap((domain) =>
    ['vlonder*', '*londer*'].map((query) =>
      askedOf(aSearch(parseQuery(query, []).tree!, { filters: { domain } })),
    ),
  );
  expect(await store.findIds(searches)).toEqual(['tooBroad', 'tooBroad', ['x-few'], ['x-few'], [], []]);
});

test('batch search: marking a document that is not there is an error, and spoils nothing', async () => {
  const search = JSON.stringify(aSearch(parseQuery('overal', []).tree!));
  await expect(store.mark([search], [{ id: 'nowhere', searches: [0] }])).rejects.toThrow(
    'no document nowhere',
  );
  expect(await store.mark([], [])).toEqual([]);
});
