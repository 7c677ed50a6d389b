import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSearchDocumentStore } from './opensearch/opensearch-document-store.ts';
import { sqliteDocumentStore } from './sqlite/sqlite-document-store.ts';
import { compareEngines } from './test/compare-engines.ts';

const url = process.env.OPENSEARCH_URL;
const runs = Number(process.env.COMPARED_SEARCHES ?? 1_000);

if (url) {
  test(`both engines: both engines and the reference agree on ${runs} random searches`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'engines-'));
    const prefix = `test-${randomBytes(6).toString('hex')}`;
    // The same searches each time, so that a failure is of what changed; COMPARED_SEED makes others, which is how to look for
    // what nobody knows yet. The message of a failure holds the search.
    const seed = Number(process.env.COMPARED_SEED ?? 29_044);
    const engines = [
      await sqliteDocumentStore({ path: join(folder, 'documents.sqlite'), fewRows: 20 }),
      await openSearchDocumentStore({ url, prefix }),
    ];
    try {
      const { hits, empty } = await compareEngines({ engines, runs, seed });
      expect(hits).toBeGreaterThan(runs * 3);
      expect(empty).toBeLessThan(runs * 0.8);
    } finally {
      for (const engine of engines) await engine.close();
      await rm(folder, { recursive: true });
      await fetch(`${url}/${prefix}-*`, { method: 'DELETE' });
    }
  }, 3_600_000);
} else {
  describe.skip('both engines: OPENSEARCH_URL is not set, they were not compared', () => undefined);
}
