import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { emptyReading, type Reading, type SourceConnector } from '#connectors/connector.ts';
import { byItem, type ItemSource } from '#connectors/items/item-source.ts';
import { SourceFault, type SourceFaultKind } from '#platform/outbound/source-fault.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { inThreadDocumentStore } from '#stores/documents/sqlite/in-thread-document-store.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import type { People } from '#stores/people/index.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { aDocument } from '#test/documents.ts';
import { openTestPeople } from '#test/people.ts';
import { identityStore } from '../identities.ts';
import { type KeptItems, keptItems } from '../kept-items.ts';
import { keptItemsOf } from '../quarantine.ts';
import { runSource } from '../run-source.ts';
import { sourceStates } from '../store.ts';

/** An item of the source of these tests: what it says of a document, or how it cannot be read. */
export interface Row {
  id: string;
  title?: string;
  withdrawn?: true;
  broken?: SourceFaultKind | 'internal';
  bytes?: Uint8Array;
}

/** A source that serves these batches, one after another; its cursor counts them. */
export function sourceOf(batches: readonly (readonly Row[])[], readable = new Set<string>()) {
  const read: string[] = [];
  const connector: SourceConnector<Row> = {
    source: 'tweedekamer',
    domain: 'nl',
    rhythm: 1,
    news: 1,
    proven: true,
    cursorAt: () => ({ at: 0 }),
    async *poll(since) {
      for (let at = Number(since?.['at'] ?? 0); at < batches.length; at++)
        yield { raw: [...batches[at]!], cursor: { at: at + 1 } };
    },
    itemOf: ({ id }) => ({ id, url: `https://source.example/${id}` }),
    async read(row): Promise<Reading> {
      read.push(row.id);
      if (row.broken && !readable.has(row.id)) {
        if (row.broken === 'internal') throw new TypeError('a mistake of ours');
        throw new SourceFault(row.broken, { url: row.id, detail: 'not as promised' });
      }
      if (row.withdrawn) return { ...emptyReading(), withdrawn: [`test-${row.id}`] };
      return {
        ...emptyReading(),
        documents: [aDocument({ id: `test-${row.id}`, title: row.title ?? row.id })],
      };
    },
  };
  return { connector, read };
}

interface RunOptions {
  version?: string;
  /** Instant of a back-fill. */
  since?: number;
  /** Puts something of its own in the place of what keeps items. */
  spoil?: (items: KeptItems) => KeptItems;
}

/** Stores of their own for each test of a file, and runs of a source whose items cannot all be read. */
export function useItemRuns() {
  let folder: string;
  let people: People;
  let store: DocumentStore;
  let now = Date.parse('2026-11-20T09:00:00Z');
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'item-runs-'));
    people = await openTestPeople(folder);
    store = inThreadDocumentStore(join(folder, 'documents.sqlite'));
  });
  afterEach(async () => {
    await store.close();
    await people.close();
    await rm(folder, { recursive: true });
  });

  async function runItems(source: ItemSource<Row>, { version = 'one', since, spoil }: RunOptions = {}) {
    const lease = await openLeases(people).claim('reading', { insist: true });
    if (!isLease(lease)) throw new Error('nobody else reads here');
    const items = keptItems(people.db, lease);
    try {
      return await runSource(source, {
        store,
        files: diskFileStore(join(folder, 'files')),
        state: sourceStates(people.db, lease),
        identities: identityStore(people.db, lease),
        items: spoil ? spoil(items) : items,
        lease,
        signal: new AbortController().signal,
        now: () => (now += 60_000),
        version,
        ...(since === undefined ? {} : { since }),
      });
    } finally {
      await lease.release();
    }
  }

  return {
    get people() {
      return people;
    },
    get store() {
      return store;
    },
    /** Epoch milliseconds. */
    get now() {
      return now;
    },
    wait(milliseconds: number) {
      now += milliseconds;
    },
    runItems,
    run: (connector: SourceConnector<Row>, options?: RunOptions) => runItems(byItem(connector), options),
    kept: async () =>
      (await keptItemsOf(people.db, 'tweedekamer')).toSorted((a, b) => (a.item < b.item ? -1 : 1)),
    titleOf: async (id: string) => (await store.getMany([`test-${id}`]))[0]?.title,
    cursor: async () =>
      (await people.db.selectFrom('sourceStates').select('cursor').executeTakeFirstOrThrow()).cursor,
  };
}
