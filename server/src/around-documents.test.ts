import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import { openMetrics } from '#platform/metrics.ts';
import { EngineUnavailableError, type Search, TooBroadError } from '#stores/documents/document-store.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { aDocument } from '#test/documents.ts';
import { measured, patientDocuments } from './around-documents.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'around-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => sqliteDocumentStore({ path: join(folder, 'documents.sqlite'), readers: 1 });

test('every operation is timed by engine; one that fails is counted', async () => {
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

test('a query that is refused is no failure', async () => {
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
    filters: { domain: 'nl', groupPaths: [], committees: [], stakeholders: [], kind: 'document' },
    metadataField: 'metadata',
  };
  await expect(store.count(search)).rejects.toThrow(TooBroadError);
  await store.close();
  const text = await metrics.text();
  expect(text).toContain('search_duration_seconds_count{engine="sqlite",operation="count"} 1');
  expect(text).not.toContain('document_operation_failures_total{');
});

test('an engine that starts later than the product is found by itself', async () => {
  let up = false;
  const pauses: number[] = [];
  const store = await patientDocuments(
    async () => {
      if (!up) throw new Error('connect ECONNREFUSED');
      return open();
    },
    { report: (_error, pause) => pauses.push(pause), firstPause: 10, longestPause: 40 },
  );
  await expect(store.settled()).rejects.toThrow(EngineUnavailableError);
  await expect.poll(() => pauses.length).toBeGreaterThan(3);
  expect(pauses.slice(0, 4)).toEqual([10, 20, 40, 40]);
  await expect(store.get('test-a')).rejects.toThrow(EngineUnavailableError);
  up = true;
  await expect.poll(() => store.settled().catch(() => -1)).toBe(0);
  await store.put([aDocument({ id: 'test-a' })]);
  expect(await store.get('test-a')).toMatchObject({ id: 'test-a' });
  await store.close();
});

test('an engine that is up can be asked at once, and a wait for one ends with the product', async () => {
  const store = await patientDocuments(open, { report: () => undefined });
  expect(await store.settled()).toBe(0);
  await store.close();
  let tries = 0;
  const never = await patientDocuments(
    async () => {
      tries++;
      throw new Error('down');
    },
    { report: () => undefined, firstPause: 5 },
  );
  await never.close();
  const last = tries;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(tries).toBe(last);
});
