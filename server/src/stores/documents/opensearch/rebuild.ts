import type { DocumentStore } from '../document-store.ts';
import { connect } from './connection.ts';
import { currentIndex, ensureIndex, ensureIndices, namesUnder } from './indices.ts';
import { documentsIndex } from './mapping.ts';
import { handOver } from './numbers.ts';
import { openSearchDocumentStore } from './opensearch-document-store.ts';

export interface Rebuild {
  /** Writes into the new index, which nobody else sees. */
  store: DocumentStore;
  /** Puts the new index in the place of the old one, at once, and removes the old one. */
  finish(): Promise<void>;
  /** Ends without finishing; the next rebuild goes on with the same index. */
  close(): Promise<void>;
}

export interface RebuildOptions {
  url: string;
  prefix: string;
  shards?: number;
  replicas?: number;
}

/**
 * A new index beside the one in use, or the half-finished one of an earlier rebuild.
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
    async finish() {
      await handOver(connection, names.state, next, 'documents');
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
    },
    async close() {
      await store.close();
      await connection.close();
    },
  };
}
