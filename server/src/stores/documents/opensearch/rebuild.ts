import type { Rebuild } from '../copy.ts';
import { connect } from './connection.ts';
import { currentIndex, ensureIndex, ensureIndices, namesUnder, refreshed } from './indices.ts';
import { documentsIndex } from './mapping.ts';
import { liveNumbers, openNumbers } from './numbers.ts';
import { openSearchDocumentStore } from './opensearch-document-store.ts';

interface RebuildOptions {
  url: string;
  prefix: string;
  shards?: number;
  replicas?: number;
}

/**
 * A new index beside the one in use, in whose place it is put at once. Nobody else writes meanwhile, so what came since
 * is copied last and nothing is lost.
 * @throws EngineUnavailableError
 */
export async function openRebuild({
  url,
  prefix,
  shards = 1,
  replicas = 0,
}: RebuildOptions): Promise<Rebuild> {
  const connection = connect(url);
  const layout = { shards, replicas };
  const names = namesUnder(prefix);
  await ensureIndices(connection, prefix, layout);
  const current = (await currentIndex(connection, prefix))!;
  const next = `${names.documents}-${Number(current.slice(names.documents.length + 1)) + 1}`;
  await ensureIndex(connection, next, documentsIndex(layout));
  const store = await openSearchDocumentStore({ url, prefix, shards, replicas, index: next });
  return {
    store,
    async finish(lastCopy) {
      const live = openNumbers(connection, names.state, liveNumbers, () =>
        refreshed(connection, names.documents, names.words),
      );
      await live.asWriter(async (highest, reserve) => {
        await lastCopy();
        // Fails when that took so long that somebody else began to write.
        await reserve(Math.max(highest, await store.settled()));
        await connection.ask({
          method: 'POST',
          path: '/_aliases',
          body: {
            actions: [
              { add: { index: next, alias: names.documents } },
              // The alias goes with its index.
              { remove_index: { index: current } },
            ],
          },
        });
      });
      await connection.ask({ method: 'DELETE', path: `/${names.state}/_doc/${next}` });
      // Every word was written anew with its domain.
      await connection.ask({
        method: 'POST',
        path: `/${names.words}/_delete_by_query`,
        query: { conflicts: 'proceed', refresh: true },
        body: { query: { bool: { must_not: [{ exists: { field: 'domain' } }] } } },
      });
    },
    async close() {
      await store.close();
      await connection.close();
    },
  };
}
