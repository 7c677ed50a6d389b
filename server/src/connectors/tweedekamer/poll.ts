import { z } from 'zod';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { fetchFeed, findToken, type FeedEntry } from './feed.ts';
import { bytesIn, withFiles, type DocumentRaw } from './files.ts';
import { changedPages, positionOf, rowsById, type PlacedRow } from './pages.ts';
import { changedInForm, isRefused, rowsInForm, type TakenForms } from './relation-forms.ts';
import { lateSets, lateTargets, readSets, targetsOf, type ReadSet } from './sets.ts';
import { keepNewest } from '../reading/keep-newest.ts';

/** Rows stored between two cursor steps, and bytes of files that are in memory at once. */
const batchRows = 100;
const batchBytes = 64 * 1024 * 1024;
/** Rows may become visible a little after later ones; a finished poll is followed by this overlap, milliseconds. */
const overlap = 10 * 60_000;
/** Ids remembered of what a poll has read, so that its own new cases lead to no second reading. */
const seenIds = 20_000;
/** Rows asked for in one address by their ids. */
const idsAtOnce = 20;

/** Sets of what happens on a day; lists of names are always read whole first. */
const dated: readonly ReadSet[] = ['Document', 'Activiteit', 'Toezegging'];

/** The position of each entity set by its name. */
type Positions = Record<string, string>;

/** The place in the SyncFeed, kept beside the positions of the sets; without one the sets are asked. */
const feedKey = 'feed';
const ChangesCursor = z.object({ [feedKey]: z.number().nullish() }).catchall(z.string());

/** The cursor from which everything changed since an instant is read again. */
export function cursorAt(since: number): Cursor {
  const positions = dated.map((entity) => [entity, new Date(since).toISOString()] as const);
  return { ...Object.fromEntries(positions), [feedKey]: null };
}

/**
 * Everything changed since the cursor: by the feed of changes where its place is known, else set by set.
 * A feed that fails is told in a note, and the sets are asked in its stead.
 * @throws SourceFault
 */
export async function* pollChanges(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<DocumentRaw>> {
  const began = new Date(now - overlap).toISOString();
  const positions: Positions = Object.fromEntries(Object.keys(lateSets).map((entity) => [entity, began]));
  const { [feedKey]: token, ...known } = ChangesCursor.parse(since ?? {});
  Object.assign(positions, known);
  const reading: Reading = { outage: { files: 0 }, seen: new Set<string>(), forms: new Map() };
  if (typeof token !== 'number') {
    yield* pollSets(service, positions, began, reading);
    const found = await findToken(service, now - overlap).catch(unlessFault);
    if (typeof found === 'number')
      yield { raw: [], cursor: { ...positions, [feedKey]: found }, remaining: 0 };
    return;
  }
  const fault = yield* followFeed(service, token, positions, began, reading);
  if (!fault) return;
  yield { raw: [noteOf(`asked set by set: ${fault.message}`)], cursor: { ...positions, [feedKey]: null } };
  yield* pollSets(service, positions, began, reading);
}

/** A fault of the feed is no fault of the poll. */
function unlessFault(error: unknown): SourceFault {
  if (error instanceof SourceFault) return error;
  throw error;
}

/**
 * Changes as the feed tells them: rows are fetched by their ids, withdrawals are told as they are. Ends at
 * the end of the feed, with the sets' positions at the poll's beginning, or gives the fault of the feed.
 */
async function* followFeed(
  service: Service,
  token: number,
  positions: Positions,
  began: string,
  reading: Reading,
): AsyncGenerator<Batch<DocumentRaw>, SourceFault | undefined> {
  for (let at = token; ;) {
    const page = await fetchFeed(service, at).catch(unlessFault);
    if (page instanceof SourceFault) return page;
    if (page.next < at || (page.next === at && !page.end)) {
      return new SourceFault('shape', { url: service.baseUrl, detail: 'a feed that leads back' });
    }
    const changed = new Map(page.entries.map((entry) => [entry.id, entry]));
    // Only what is fetched after this page is as new as its entries.
    reading.seen.clear();
    for (const batch of batchesOf([...changed.values()])) {
      yield* readEntries(batch, service, reading, { ...positions, [feedKey]: at });
    }
    at = page.next;
    if (page.end) {
      for (const entity of [...Object.keys(readSets), ...Object.keys(lateSets)]) positions[entity] = began;
    }
    yield { raw: [], cursor: { ...positions, [feedKey]: at }, ...(page.end ? { remaining: 0 } : {}) };
    if (page.end) return undefined;
  }
}

/** Entries of one set each, as many as are asked for in one address. */
function batchesOf(entries: readonly FeedEntry[]): FeedEntry[][] {
  return [...Object.keys(readSets), ...Object.keys(lateSets)].flatMap((set) => {
    const own = entries.filter((entry) => entry.set === set);
    const count = Math.ceil(own.length / idsAtOnce);
    return Array.from({ length: count }, (_, n) => own.slice(n * idsAtOnce, (n + 1) * idsAtOnce));
  });
}

async function* readEntries(
  entries: readonly FeedEntry[],
  service: Service,
  reading: Reading,
  cursor: Cursor,
): AsyncGenerator<Batch<DocumentRaw>> {
  const set = entries[0]!.set;
  const there = entries.filter(({ withdrawn }) => !withdrawn).map(({ id }) => id);
  if (!isReadSet(set)) {
    if (there.length === 0) return;
    const rows = await rowsById(service, set, lateSets[set as keyof typeof lateSets], there);
    yield* readAgain(rows, service, reading, cursor);
    return;
  }
  // A row that changed again while it was read comes again further on in the feed.
  const rows = there.length ? await rowsInForm(service, set, there, reading.forms) : [];
  const gone = entries.filter(({ withdrawn }) => withdrawn);
  const withdrawals = gone.map(({ id, updated }) => ({
    Id: id,
    Verwijderd: true,
    GewijzigdOp: updated,
    ApiGewijzigdOp: updated,
  }));
  for await (const { raw } of inBatches(set, [...rows, ...withdrawals].map(unplaced), service, reading)) {
    yield { raw, cursor };
  }
  const found = new Set(rows.map((row) => row['Id']));
  const missing = there.filter((id) => !found.has(id));
  if (missing.length) yield { raw: missing.map((id) => noteOf(`${set} ${id} is not there`)), cursor };
}

function noteOf(text: string): DocumentRaw {
  return { entity: 'Note', row: text };
}

function isReadSet(set: string): set is ReadSet {
  return Object.hasOwn(readSets, set);
}

/**
 * Rows changed since their positions, set by set, oldest change first, documents with their files; then the
 * documents and meetings whose case, decision, votes, items or room changed. Without a position the read
 * sets start at the beginning; the late ones then start now, because a document and a meeting bring these
 * along. A set that the service refuses to give is told in a note and stays where it was; the others go on.
 */
async function* pollSets(
  service: Service,
  positions: Positions,
  began: string,
  reading: Reading,
): AsyncGenerator<Batch<DocumentRaw>> {
  for (const entity of Object.keys(readSets) as ReadSet[]) {
    let last: PlacedRow | undefined;
    const pages = changedInForm(service, entity, positions[entity], reading.forms);
    for await (const page of unlessRefused(pages)) {
      if (page instanceof SourceFault) {
        yield { raw: [noteOf(`${entity} is not given: ${page.message}`)], cursor: { ...positions } };
        continue;
      }
      const { rows, remaining } = page;
      let stored = 0;
      for await (const { raw, rows: part } of inBatches(entity, rows, service, reading)) {
        stored += part.length;
        last = part.at(-1) ?? last;
        if (last) positions[entity] = positionOf(last);
        yield {
          raw,
          cursor: { ...positions },
          ...(remaining === undefined ? {} : { remaining: Math.max(0, remaining - stored) }),
        };
      }
    }
    if (last) positions[entity] = overlapped(last.stamp);
  }
  for (const [entity, path] of Object.entries(lateSets)) {
    let end: PlacedRow | undefined;
    for await (const page of unlessRefused(changedPages(service, entity, path, positions[entity]))) {
      if (page instanceof SourceFault) {
        yield { raw: [noteOf(`${entity} is not given: ${page.message}`)], cursor: { ...positions } };
        continue;
      }
      const { rows, last } = page;
      const changed = rows.map(({ row }) => row);
      for await (const batch of readAgain(changed, service, reading, { ...positions })) {
        yield { ...batch, remaining: 0 };
      }
      end = last;
      positions[entity] = positionOf(end);
      yield { raw: [], cursor: { ...positions }, remaining: 0 };
    }
    // A change stamped after this poll began may be newer than what the poll has already read.
    const until = end && overlapped(end.stamp);
    if (until) positions[entity] = until < began ? until : began;
  }
  yield { raw: [], cursor: { ...positions }, remaining: 0 };
}

/** The pages of a set; where the service refuses to give it, that at last. @throws SourceFault of any other kind */
async function* unlessRefused<T>(pages: AsyncIterable<T>): AsyncGenerator<T | SourceFault> {
  try {
    yield* pages;
  } catch (error) {
    if (!isRefused(error)) throw error;
    yield error;
  }
}

interface Reading {
  outage: { files: number };
  seen: Set<string>;
  forms: TakenForms;
}

function overlapped(stamp: string): string {
  return new Date(Date.parse(stamp) - overlap).toISOString();
}

/** Documents and meetings that changed rows lead to and this poll has not read yet. */
async function* readAgain(
  changed: readonly Record<string, unknown>[],
  service: Service,
  reading: Reading,
  cursor: Cursor,
): AsyncGenerator<Batch<DocumentRaw>> {
  const found = changed.map(targetsOf);
  for (const target of lateTargets) {
    const ids = [...new Set(found.flatMap((targets) => targets[target]))];
    const unseen = ids.filter((id) => !reading.seen.has(id));
    for (let at = 0; at < unseen.length; at += idsAtOnce) {
      const rows = await rowsInForm(service, target, unseen.slice(at, at + idsAtOnce), reading.forms);
      for await (const { raw } of inBatches(target, rows.map(unplaced), service, reading)) {
        yield { raw, cursor };
      }
    }
  }
}

/** A row asked for by its id has no place among the changes. */
function unplaced(row: Record<string, unknown>): PlacedRow {
  return { row, stamp: '', id: String(row['Id']) };
}

/** Fetches the files of rows and cuts the rows where enough is in memory. */
async function* inBatches(
  entity: ReadSet,
  rows: readonly PlacedRow[],
  service: Service,
  { outage, seen }: Reading,
): AsyncGenerator<{ raw: DocumentRaw[]; rows: PlacedRow[] }> {
  let raw: DocumentRaw[] = [];
  let part: PlacedRow[] = [];
  let bytes = 0;
  for (const one of rows) {
    const fetched: DocumentRaw =
      entity === 'Document' ? await withFiles(one.row, service, outage) : { entity, row: one.row };
    seen.add(one.id);
    keepNewest(seen, seenIds);
    raw.push(fetched);
    part.push(one);
    bytes += bytesIn(fetched);
    if (raw.length < batchRows && bytes < batchBytes) continue;
    yield { raw, rows: part };
    raw = [];
    part = [];
    bytes = 0;
  }
  if (raw.length) yield { raw, rows: part };
}
