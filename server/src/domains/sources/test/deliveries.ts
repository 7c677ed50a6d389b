import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { emptyReading, type SourceConnector } from '#connectors/connector.ts';
import { byItem } from '#connectors/items/item-source.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Document } from '#stores/documents/document.ts';
import { inThreadDocumentStore } from '#stores/documents/sqlite/in-thread-document-store.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import { openPeople, type People } from '#stores/people/index.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { aliasedDocuments } from '../aliased-documents.ts';
import { identityStore } from '../identities.ts';
import { keptItems } from '../kept-items.ts';
import { runSource } from '../run-source.ts';
import { sourceStates } from '../store.ts';

/** Stores of their own for each test of a file, and runs of sources that bring what the test gives. */
export function useDeliveries() {
  let folder: string;
  let people: People;
  let store: DocumentStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deliveries-'));
    people = await openPeople({ path: join(folder, 'people.sqlite') });
    store = aliasedDocuments(inThreadDocumentStore(join(folder, 'documents.sqlite')), people.db);
  });
  afterEach(async () => {
    await store.close();
    await people.close();
    await rm(folder, { recursive: true });
  });

  /** A run of a source that delivers and withdraws these. */
  async function deliver(source: string, documents: Document[], withdrawn: string[] = []) {
    const connector: SourceConnector<number> = {
      ...{ source, domain: 'nl', rhythm: 1, news: 1, proven: true },
      cursorAt: () => ({}),
      async *poll() {
        yield { raw: [1], cursor: { at: 1 } };
      },
      itemOf: (raw) => ({ id: String(raw) }),
      read: async () => ({ ...emptyReading(), documents, withdrawn }),
    };
    const lease = await openLeases(people).claim('reading', { insist: true });
    if (!isLease(lease)) throw new Error('nobody else reads here');
    try {
      return await runSource(byItem(connector), {
        ...{ store, lease, files: diskFileStore(join(folder, 'files')) },
        state: sourceStates(people.db, lease),
        identities: identityStore(people.db, lease),
        items: keptItems(people.db, lease),
        signal: new AbortController().signal,
      });
    } finally {
      await lease.release();
    }
  }

  /** A document that is there whole. */
  async function one(id: string): Promise<Document> {
    const found = await store.get(id);
    if (!found || !('text' in found)) throw new Error(`no document ${id}`);
    return found;
  }

  return {
    get store() {
      return store;
    },
    get people() {
      return people.db;
    },
    deliver,
    one,
  };
}
