import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentStore } from '../document-store.ts';
import { expected, pagesOf, someDocuments } from '../test/agreement.ts';
import { aSearch } from '../test/documents.ts';
import { someSurroundings, someTree } from '../test/queries.ts';
import { sqliteDocumentStore } from './sqlite-document-store.ts';

const documents = someDocuments(200, 20250601);
let folder: string;
let store: DocumentStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  store = await sqliteDocumentStore({ path: join(folder, 'documents.db') });
  await store.put(documents);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

test('finds, orders, pages and counts as the reference does for any tree', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      someTree,
      someSurroundings,
      fc.integer({ min: 5, max: 60 }),
      async (query, around, size) => {
        const search = aSearch(query, around);
        const result = await pagesOf(store, search, size);
        found += result.total;
        expect(result).toEqual(expected(documents, search));
      },
    ),
    { numRuns: 3_000, seed: 1 },
  );
  expect(found).toBeGreaterThan(30_000);
}, 120_000);
