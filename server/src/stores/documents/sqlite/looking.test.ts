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
import { someQueryText, someSurroundings, someTree } from '../test/queries.ts';
import type { Asked } from './looking.ts';
import { sqliteDocumentStore, type SqliteDocumentStore } from './sqlite-document-store.ts';

let folder: string;
let store: SqliteDocumentStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'looking-'));
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

const askedOf = ({ seq, ...search }: Search): Asked => ({
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

const withoutDocument = ({ document, ...hit }: Hit) => ({ id: document.id, ...hit });
const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1);

test('searches asked together find what each finds alone, marked alike, and the same are too broad', async () => {
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
      const together = await store.findAll(searches.map(askedOf));
      const ids = await store.findIds(searches.map(askedOf));
      expect(together).toHaveLength(searches.length);
      for (const [at, wanted] of alone.entries()) {
        const [answer, named] = [together[at]!, ids[at]!];
        if (wanted === 'tooBroad' || answer === 'tooBroad' || named === 'tooBroad') {
          expect([answer, named]).toEqual([wanted, wanted]);
          met.tooBroad += 1;
          continue;
        }
        met[wanted.length > 0 ? 'found' : 'nothing'] += 1;
        expect(answer.toSorted(byId)).toEqual(wanted.map(withoutDocument).toSorted(byId));
        expect(named).toEqual(answer.map(({ id }) => id));
      }
    }),
    { numRuns: 120, seed: 6 },
  );
  expect(Math.min(...Object.values(met))).toBeGreaterThan(50);
}, 110_000);

test('an answer stops after some hundreds of hits, and the rest can be asked again', async () => {
  const many = await sqliteDocumentStore({ path: join(folder, 'many.sqlite'), counters: 0 });
  try {
    await many.put(Array.from({ length: 200 }, (_, at) => aDocument({ id: `x-${at}`, text: 'overal' })));
    const one = askedOf(aSearch(parseQuery('overal', []).tree!));
    const nowhere = askedOf(aSearch(parseQuery('nergens', []).tree!));
    const answers = await many.findAll([one, nowhere, one, one, nowhere]);
    expect(answers.map((answer) => answer.length)).toEqual([200, 0, 200]);
    expect((await many.findIds([one, one])).map((answer) => answer.length)).toEqual([200, 200]);
  } finally {
    await many.close();
  }
});
