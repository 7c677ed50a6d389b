import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import { openMetrics } from '#platform/metrics.ts';
import { type Search, TooBroadError } from '#stores/documents/document-store.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { aDocument } from '#test/documents.ts';
import { measured } from './measured-documents.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'around-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => sqliteDocumentStore({ path: join(folder, 'documents.sqlite'), readers: 1 });

test('measured documents: every operation is timed by engine; one that fails is counted', async () => {
  const metrics = openMetrics({ lastSuccesses: async () => [], ofProcess: false });
  const store = measured(await open(), 'sqlite', metrics);
  await store.put([aDocument({ id: 'test-a' })]);
  expect(await store.get('test-a')).toMatchObject({ id: 'test-a' });
  await store.getMany(['test-a']);
  await store.facets('nl');
  await store.dump(0, 10);
  await expect(store.search(undefined as unknown as Search, { size: 1 })).rejects.toThrow();
  await store.close();
  const text = await metrics.text();
  expect(text).toContain('document_write_duration_seconds_count{engine="sqlite",operation="put"} 1');
  for (const operation of ['get', 'getMany', 'facets', 'dump', 'search']) {
    expect(text).toContain(`search_duration_seconds_count{engine="sqlite",operation="${operation}"} 1`);
    expect(text).toContain(`document_operations_in_flight{engine="sqlite",operation="${operation}"} 0`);
  }
  expect(text).toContain('document_operation_failures_total{engine="sqlite",operation="search"} 1');
  expect(text).not.toContain('document_operation_failures_total{engine="sqlite",operation="get"}');
});

test('measured documents: a query that is refused is no failure', async () => {
  const metrics = openMetrics({ lastSuccesses: async () => [], ofProcess: false });
  const path = join(folder, 'documents.sqlite');
  const embedded = await sqliteDocumentStore({ path, readers: 1, maximumExpansions: 1 });
  const store = measured(embedded, 'sqlite', metrics);
  await store.put([aDocument({ id: 'test-a', text: 'stroomnet stroomkabel stroomprijs' })]);
  const parsed = parseQuery('stroom*', ['nl']);
  if (!('tree' in parsed) || !parsed.tree) throw new Error('the query has no tree');
  const search: Search = {
    query: parsed.tree,
    scope: { domains: ['nl'], excludedPaths: [] },
    filters: { ...unfiltered, domain: 'nl', kind: 'document' },
    metadataField: 'metadata',
  };
  await expect(store.count(search)).rejects.toThrow(TooBroadError);
  await store.close();
  const text = await metrics.text();
  expect(text).toContain('search_duration_seconds_count{engine="sqlite",operation="count"} 1');
  expect(text).not.toContain('document_operation_failures_total{');
});
