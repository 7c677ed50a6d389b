import { z } from 'zod';
import type { Named } from '#stores/documents/entities/known-name.ts';
import type { Cursor } from '#connectors/connector.ts';
import { countriesByName, rememberNames } from '#domains/names/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore, Ingested } from '#stores/documents/document-store.ts';
import type { DomainId } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import { keepBatch } from './batches.ts';
import { keepReplaced } from './replaced.ts';

const CursorText = z.record(z.string(), z.json());

/** Faults kept of each source. */
const keptFaults = 20;
const blank = {
  cursor: null,
  lastAttempt: null,
  lastSuccess: null,
  lastNews: null,
  lastFault: null,
  readFrom: null,
};

/** Where each source was left, how its last tries went, and which document each of its keys is. */
export interface SourceStateStore {
  cursor(source: string): Promise<Cursor | undefined>;
  /** A run begins, from `since` where it goes back. */
  attempted(source: string, at: number, since?: number): Promise<void>;
  /** The earliest instant a run began from, where one is known. */
  readFrom(source: string): Promise<number | undefined>;
  advance(source: string, cursor: Cursor): Promise<void>;
  succeeded(source: string, at: number): Promise<void>;
  /** True once a run came to the end of the source. */
  wasRead(source: string): Promise<boolean>;
  /**
   * Keeps the present versions of documents that are about to be put, for as long as nobody has looked whether
   * the new ones are news (decision 4.22).
   */
  keepReplaced(store: DocumentStore, documents: readonly Document[]): Promise<void>;
  /** A put is done: keeps when its documents came in. */
  stored(source: string, stored: readonly Ingested[], at: number): Promise<void>;
  /** A run stored something new. */
  broughtNews(source: string, at: number): Promise<void>;
  failed(source: string, at: number, kind: string, fault: string): Promise<void>;
  /** Keeps which document each key is; a key occurs once. */
  rememberKeys(source: string, keys: readonly { key: string; id: DocumentId }[]): Promise<void>;
  /** Documents that none but these keys stand for. */
  keptOnlyBy(source: string, keys: readonly string[]): Promise<DocumentId[]>;
  forgetKeys(source: string, keys: readonly string[]): Promise<void>;
  /** Keeps who and what the source's own lists name. */
  rememberNames(list: { source: string; domain: DomainId }, names: readonly Named[]): Promise<void>;
  /** Tells where somebody whom the lists of a domain name was elected, by name. */
  countriesOf(domain: DomainId): Promise<(name: string) => string | undefined>;
}

/** When each source was last read to its end, epoch milliseconds; sources never read are left out. */
export async function lastSuccesses(people: PeopleStore): Promise<{ source: string; at: number }[]> {
  const rows = await people.selectFrom('sourceStates').select(['source', 'lastSuccess']).execute();
  return rows.flatMap(({ source, lastSuccess }) =>
    lastSuccess === null ? [] : [{ source, at: lastSuccess }],
  );
}

/** Where a source was left. */
export async function cursorOf(people: PeopleStore, source: string): Promise<Cursor | undefined> {
  const row = await people
    .selectFrom('sourceStates')
    .select('cursor')
    .where('source', '=', source)
    .executeTakeFirst();
  return row?.cursor ? CursorText.parse(JSON.parse(row.cursor)) : undefined;
}

/** Keeps the states in the people's database; whoever lost the lease on the source changes nothing. */
export function sourceStates(people: PeopleStore, lease: Pick<Lease, 'write'>): SourceStateStore {
  const change = (
    source: string,
    values: {
      cursor?: string;
      lastAttempt?: number;
      lastSuccess?: number;
      lastNews?: number;
      lastFault?: string | null;
      readFrom?: number;
    },
  ) =>
    lease.write(async (db) => {
      await db
        .insertInto('sourceStates')
        .values({ source, ...blank, ...values })
        .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
        .execute();
    });
  const stateOf = (source: string) =>
    people.selectFrom('sourceStates').selectAll().where('source', '=', source).executeTakeFirst();
  return {
    cursor: (source) => cursorOf(people, source),
    async attempted(source, at, since) {
      const before = since === undefined ? undefined : ((await stateOf(source))?.readFrom ?? since);
      await change(source, {
        lastAttempt: at,
        ...(since === undefined || before === undefined ? {} : { readFrom: Math.min(before, since) }),
      });
    },
    readFrom: async (source) => (await stateOf(source))?.readFrom ?? undefined,
    advance: (source, cursor) => change(source, { cursor: JSON.stringify(cursor) }),
    succeeded: (source, at) => change(source, { lastSuccess: at, lastFault: null }),
    async wasRead(source) {
      const row = await stateOf(source);
      return (row?.lastSuccess ?? null) !== null;
    },
    keepReplaced: (store, documents) => keepReplaced(lease, store, documents),
    async stored(source, stored, at) {
      if (stored.some(({ outcome }) => outcome !== 'same'))
        await lease.write((db) => keepBatch(db, source, stored, at));
    },
    broughtNews: (source, at) => change(source, { lastNews: at }),
    async failed(source, at, kind, fault) {
      await change(source, { lastFault: fault });
      await lease.write(async (db) => {
        await db.insertInto('sourceFaults').values({ source, at, kind, fault }).execute();
        const kept = await db
          .selectFrom('sourceFaults')
          .select('at')
          .where('source', '=', source)
          .orderBy('at', 'desc')
          .limit(keptFaults)
          .execute();
        await db
          .deleteFrom('sourceFaults')
          .where('source', '=', source)
          .where('at', '<', Math.min(...kept.map(({ at: each }) => each)))
          .execute();
      });
    },
    async rememberKeys(source, keys) {
      if (keys.length === 0) return;
      await lease.write((db) =>
        db
          .insertInto('sourceRecords')
          .values(keys.map(({ key, id }) => ({ source, key, documentId: id })))
          .onConflict((conflict) =>
            conflict
              .columns(['source', 'key'])
              .doUpdateSet({ documentId: (eb) => eb.ref('excluded.documentId') }),
          )
          .execute(),
      );
    },
    async keptOnlyBy(source, keys) {
      if (keys.length === 0) return [];
      const records = () => people.selectFrom('sourceRecords').select('documentId').distinct();
      const named = await records().where('source', '=', source).where('key', 'in', keys).execute();
      const ids = named.map(({ documentId }) => documentId);
      if (ids.length === 0) return [];
      const others = await records()
        .where('source', '=', source)
        .where('documentId', 'in', ids)
        .where('key', 'not in', keys)
        .execute();
      const kept = new Set(others.map(({ documentId }) => documentId));
      return ids.filter((id) => !kept.has(id));
    },
    async forgetKeys(source, keys) {
      if (keys.length === 0) return;
      await lease.write((db) =>
        db.deleteFrom('sourceRecords').where('source', '=', source).where('key', 'in', keys).execute(),
      );
    },
    countriesOf: (domain) => countriesByName(people, domain),
    async rememberNames(list, names) {
      if (names.length > 0) await lease.write((db) => rememberNames(db, list, names));
    },
  };
}
