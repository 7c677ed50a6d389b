import type { ItemFaultKind } from 'contract/admin/sources';
import type { DocumentId } from 'contract/document-parts';
import type { Item } from '#connectors/connector.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { atOnce, checkRoom, sizeOf } from './room-for-items.ts';

/** Runs in which an item fails before it is left alone. */
const patience = 3;
/** Milliseconds for which an item is kept. */
const itemLife = 365 * 24 * 60 * 60_000;

/** An item that could not be read in this run. */
export interface FailedItem {
  item: Item;
  kind: ItemFaultKind;
  fault: string;
  payload?: Uint8Array;
  /** Where it came among what was read. */
  place: number;
  silent: boolean;
  /** True when this run has counted it already. */
  counted: boolean;
  /** True for one that nobody read, as it ended whoever did. */
  unread: boolean;
}

/** An item that was kept, to be read again. */
export interface KeptItem {
  item: string;
  payload: Uint8Array;
  place: number;
  silent: boolean;
}

/** What is kept when a run begins. */
export interface KeptSoFar {
  /** Names of the items. */
  known: Set<string>;
  /** Those that ended whoever read them, of this version, in so many runs or in this one: nobody is to read them. */
  deadly: Map<string, Pick<FailedItem, 'kind' | 'fault'>>;
  /** Above every place that is known. */
  nextPlace: number;
}

/**
 * What is kept of a source's items that could not be read. Each fails by itself: it is kept with its payload and read
 * again in the next runs; after three it is left alone, in quarantine, until the connectors have a new version or staff
 * ask for it. Nothing of it overwrites what the source said later.
 */
export interface KeptItems {
  /** A run of this version begins: lets go of what is a year old, of every source. */
  begin(source: string, version: string, at: number): Promise<KeptSoFar>;
  /** Keeps items that failed in this run, each once. @throws SourceFault where too many of the source wait already */
  keep(source: string, failed: readonly FailedItem[], version: string, at: number): Promise<void>;
  /** An item ended the process that read it, and with it the run: counts that, so that it cannot do so for ever. */
  ended(source: string, failed: FailedItem, version: string, at: number): Promise<void>;
  /** Items that were read: nothing is kept of them any more. */
  settle(source: string, items: readonly string[]): Promise<void>;
  /** Names of those to be read again by this version, oldest first. */
  due(source: string, version: string): Promise<string[]>;
  /** What is kept of one; undefined where nothing is any more. */
  payloadOf(source: string, item: string): Promise<KeptItem | undefined>;
  /** A kept item was read again and failed again, or ended its reader. */
  failedAgain(
    source: string,
    item: string,
    fault: Pick<FailedItem, 'kind' | 'fault'> & { ended: boolean },
    version: string,
    at: number,
  ): Promise<void>;
  /** Remembers, before they are stored, where documents come among what was read. */
  storing(source: string, places: ReadonlyMap<DocumentId, number>): Promise<void>;
  /** Those of these documents that were stored or withdrawn by something read after a place. */
  storedAfter(source: string, place: number, ids: readonly DocumentId[]): Promise<Set<DocumentId>>;
}

/** Keeps items in the people's database; whoever lost the lease on the source changes nothing. */
export function keptItems(people: PeopleStore, lease: Pick<Lease, 'write'>): KeptItems {
  const of = (db: PeopleStore, source: string, item: string) =>
    db.updateTable('keptItems').where('source', '=', source).where('item', '=', item);
  return {
    async begin(source, version, at) {
      await lease.write((db) =>
        db
          .deleteFrom('keptItems')
          .where('firstAt', '<', at - itemLife)
          .execute(),
      );
      const rows = await people
        .selectFrom('keptItems')
        .select(['item', 'runs', 'place', 'size', 'endedVersion', 'kind', 'fault'])
        .where('source', '=', source)
        .execute();
      // Nothing that is left could overwrite what was stored before it came.
      const lowest = rows.reduce(
        (least, row) => (row.size > 0 ? Math.min(least, row.place) : least),
        Infinity,
      );
      await lease.write(async (db) => {
        const places = db.deleteFrom('storedPlaces').where('source', '=', source);
        await (lowest === Infinity ? places : places.where('place', '<', lowest)).execute();
      });
      const last = await people
        .selectFrom('storedPlaces')
        .select(({ fn }) => fn.max<number | null>('place').as('place'))
        .where('source', '=', source)
        .executeTakeFirstOrThrow();
      const nextPlace = rows.reduce((above, { place }) => Math.max(above, place), last.place ?? 0) + 1;
      const deadly = rows.filter((row) => row.endedVersion === version && row.runs >= patience);
      return {
        known: new Set(rows.map(({ item }) => item)),
        deadly: new Map(deadly.map(({ item, kind, fault }) => [item, { kind, fault }])),
        nextPlace,
      };
    },
    async keep(source, failed, version, at) {
      if (failed.length === 0) return;
      await lease.write(async (db) => {
        await checkRoom(db, source, failed);
        for (const one of failed) {
          await keepOne(db, source, one, { version, ended: one.unread }, at);
          await leaveAlone(db, source, one.item.id, at);
        }
      });
    },
    ended: (source, failed, version, at) =>
      lease.write(async (db) => {
        await keepOne(db, source, failed, { version, ended: true }, at);
        // It is in quarantine once something is kept of it, so that it can be read again.
        await of(db, source, failed.item.id).set({ quarantinedAt: null }).execute();
      }),
    async settle(source, items) {
      if (items.length === 0) return;
      await lease.write(async (db) => {
        for (let from = 0; from < items.length; from += atOnce) {
          const some = items.slice(from, from + atOnce);
          await db.deleteFrom('keptItems').where('source', '=', source).where('item', 'in', some).execute();
        }
      });
    },
    async due(source, version) {
      const rows = await people
        .selectFrom('keptItems')
        .select('item')
        .where('source', '=', source)
        .where('payload', 'is not', null)
        .where((eb) =>
          eb.or([
            eb('quarantinedAt', 'is', null),
            eb('version', '!=', version),
            eb('askedAt', 'is not', null),
          ]),
        )
        .orderBy('place')
        .execute();
      return rows.map(({ item }) => item);
    },
    async payloadOf(source, item) {
      const row = await people
        .selectFrom('keptItems')
        .select(['payload', 'place', 'silent'])
        .where('source', '=', source)
        .where('item', '=', item)
        .executeTakeFirst();
      if (!row || row.payload === null) return undefined;
      const { payload, place, silent } = row;
      return { item, payload: Buffer.from(payload, 'base64'), place, silent: silent === 1 };
    },
    failedAgain: (source, item, { kind, fault, ended }, version, at) =>
      lease.write(async (db) => {
        await of(db, source, item)
          .set({ kind, fault, version, endedVersion: ended ? version : null, lastAt: at, askedAt: null })
          .set((eb) => ({ runs: eb('runs', '+', 1) }))
          .execute();
        await leaveAlone(db, source, item, at);
      }),
    async storing(source, places) {
      const rows = [...places].map(([documentId, place]) => ({ source, documentId, place }));
      if (rows.length === 0) return;
      await lease.write(async (db) => {
        for (let from = 0; from < rows.length; from += atOnce) {
          await db
            .insertInto('storedPlaces')
            .values(rows.slice(from, from + atOnce))
            .onConflict((conflict) =>
              conflict
                .columns(['source', 'documentId'])
                .doUpdateSet({ place: (eb) => eb.ref('excluded.place') }),
            )
            .execute();
        }
      });
    },
    async storedAfter(source, place, ids) {
      const found = new Set<DocumentId>();
      for (let from = 0; from < ids.length; from += atOnce) {
        const rows = await people
          .selectFrom('storedPlaces')
          .select('documentId')
          .where('source', '=', source)
          .where('place', '>', place)
          .where('documentId', 'in', ids.slice(from, from + atOnce))
          .execute();
        for (const { documentId } of rows) found.add(documentId);
      }
      return found;
    },
  };
}

async function keepOne(
  db: PeopleStore,
  source: string,
  { item, kind, fault, payload, place, silent, counted }: FailedItem,
  { version, ended }: { version: string; ended: boolean },
  at: number,
): Promise<void> {
  const values = {
    url: item.url ?? null,
    place,
    silent: silent ? 1 : 0,
    payload: payload ? Buffer.from(payload).toString('base64') : null,
    size: sizeOf(payload),
    kind,
    fault,
    version,
    endedVersion: ended ? version : null,
    lastAt: at,
  };
  await db
    .insertInto('keptItems')
    .values({ source, item: item.id, ...values, runs: 1, firstAt: at, quarantinedAt: null, askedAt: null })
    .onConflict((conflict) =>
      conflict.columns(['source', 'item']).doUpdateSet((eb) => ({
        ...values,
        askedAt: null,
        runs: eb('keptItems.runs', '+', counted ? 0 : 1),
      })),
    )
    .execute();
}

/** An item that failed often enough, or of which nothing is kept, goes to quarantine. */
async function leaveAlone(db: PeopleStore, source: string, item: string, at: number): Promise<void> {
  await db
    .updateTable('keptItems')
    .set({ quarantinedAt: at })
    .where('source', '=', source)
    .where('item', '=', item)
    .where((eb) => eb.or([eb('runs', '>=', patience), eb('size', '=', 0)]))
    .where('quarantinedAt', 'is', null)
    .execute();
}
