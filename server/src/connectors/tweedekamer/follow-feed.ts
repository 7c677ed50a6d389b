import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch } from '../connector.ts';
import {
  idsAtOnce,
  inBatches,
  noteOf,
  orRefusal,
  readAgain,
  tellRefused,
  unplaced,
  type Polling,
} from './changed-rows.ts';
import { fetchFeed, type FeedEntry } from './feed.ts';
import type { DocumentRaw } from './files.ts';
import { rowsById } from './pages.ts';
import { allSets, cursorOf } from './place.ts';
import { rowsInForm } from './relation-forms.ts';
import { lateSets, readSets, type ReadSet } from './sets.ts';

/**
 * Changes as the feed tells them from a place on: rows are fetched by their ids, withdrawals are told as they are. Ends
 * at the end of the feed, with the positions of the sets, but those that are refused, at the poll's beginning; or gives
 * the fault of the feed.
 */
export async function* followFeed(
  token: number,
  began: string,
  polling: Polling,
): AsyncGenerator<Batch<DocumentRaw>, SourceFault | undefined> {
  const { service, place, seen } = polling;
  for (let at = token; ;) {
    const page = await fetchFeed(service, at).catch(unlessFault);
    if (page instanceof SourceFault) return page;
    if (page.next < at || (page.next === at && !page.end)) {
      return new SourceFault('shape', { url: service.baseUrl, detail: 'a feed that leads back' });
    }
    const changed = new Map(page.entries.map((entry) => [entry.id, entry]));
    // Only what is fetched after this page is as new as its entries.
    seen.clear();
    for (const batch of batchesOf([...changed.values()])) yield* readEntries(batch, polling);
    at = page.next;
    place.feed = at;
    if (page.end) for (const set of allSets) if (!place.refused.has(set)) place.positions[set] = began;
    yield { raw: [], cursor: cursorOf(place), ...(page.end ? { remaining: 0 } : {}) };
    if (page.end) return undefined;
  }
}

/** A fault of the feed is no fault of the poll. */
export function unlessFault(error: unknown): SourceFault {
  if (error instanceof SourceFault) return error;
  throw error;
}

/** Entries of one set each, as many as are asked for in one address. */
function batchesOf(entries: readonly FeedEntry[]): FeedEntry[][] {
  return allSets.flatMap((set) => {
    const own = entries.filter((entry) => entry.set === set);
    const count = Math.ceil(own.length / idsAtOnce);
    return Array.from({ length: count }, (_, n) => own.slice(n * idsAtOnce, (n + 1) * idsAtOnce));
  });
}

async function* readEntries(
  entries: readonly FeedEntry[],
  polling: Polling,
): AsyncGenerator<Batch<DocumentRaw>> {
  const { set } = entries[0]!;
  const there = entries.filter(({ withdrawn }) => !withdrawn).map(({ id }) => id);
  if (isReadSet(set)) {
    yield* readThere(set, there, polling);
    yield* withdraw(set, entries, polling);
    return;
  }
  if (there.length === 0 || polling.told.has(set)) return;
  const path = lateSets[set as keyof typeof lateSets];
  const rows = await orRefusal(rowsById(polling.service, set, path, there));
  if (Array.isArray(rows)) yield* readAgain(set, rows, polling);
  else yield* tellRefused(set, rows, polling);
}

/** Rows that changed; those of a set that is refused are left to be asked for set by set. */
async function* readThere(
  set: ReadSet,
  ids: readonly string[],
  polling: Polling,
): AsyncGenerator<Batch<DocumentRaw>> {
  const { service, place, forms } = polling;
  if (ids.length === 0 || place.refused.has(set)) return;
  const rows = await orRefusal(rowsInForm(service, set, ids, forms));
  if (!Array.isArray(rows)) return yield* tellRefused(set, rows, polling);
  // A row that changed again while it was read comes again further on in the feed.
  for await (const { raw } of inBatches(set, rows.map(unplaced), polling)) {
    yield { raw, cursor: cursorOf(place) };
  }
  const found = new Set(rows.map((row) => row['Id']));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length)
    yield { raw: missing.map((id) => noteOf(`${set} ${id} is not there`)), cursor: cursorOf(place) };
}

async function* withdraw(
  set: ReadSet,
  entries: readonly FeedEntry[],
  polling: Polling,
): AsyncGenerator<Batch<DocumentRaw>> {
  const gone = entries
    .filter(({ withdrawn }) => withdrawn)
    .map(({ id, updated }) => ({
      Id: id,
      Verwijderd: true,
      GewijzigdOp: updated,
      ApiGewijzigdOp: updated,
    }));
  for await (const { raw } of inBatches(set, gone.map(unplaced), polling)) {
    yield { raw, cursor: cursorOf(polling.place) };
  }
}

function isReadSet(set: string): set is ReadSet {
  return Object.hasOwn(readSets, set);
}
