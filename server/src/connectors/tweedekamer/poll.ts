import type { Batch, Cursor } from '../connector.ts';
import { sizeOf, withFiles, type DocumentRaw } from './files.ts';
import { changedPages, positionOf, rowsById, type PlacedRow, type Service } from './pages.ts';
import { lateSets, lateTargets, readSets, targetsOf, type LateTarget, type ReadSet } from './sets.ts';

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

/** The cursor from which everything changed since an instant is read again. */
export function cursorAt(since: number): Cursor {
  return Object.fromEntries(dated.map((entity) => [entity, new Date(since).toISOString()]));
}

/**
 * Rows changed since the cursor, set by set, oldest change first, documents with their files; then the
 * documents and meetings whose case, decision, votes, items or room changed. The cursor holds one position
 * for each entity set; without one the read sets start at the beginning and the late ones now, because a
 * document and a meeting bring these along.
 * @throws SourceFault
 */
export async function* pollChanges(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<DocumentRaw>> {
  const began = new Date(now - overlap).toISOString();
  const positions: Positions = Object.fromEntries(Object.keys(lateSets).map((entity) => [entity, began]));
  for (const [entity, position] of Object.entries(since ?? {})) positions[entity] = String(position);
  const reading: Reading = { outage: { files: 0 }, seen: new Set<string>() };
  for (const [entity, expand] of Object.entries(readSets) as [ReadSet, string][]) {
    let last: PlacedRow | undefined;
    for await (const { rows, remaining } of changedPages(service, entity, expand, positions[entity])) {
      let stored = 0;
      for await (const { raw, rows: part } of inBatches(entity, rows, service, reading)) {
        stored += part.length;
        last = part.at(-1)!;
        positions[entity] = positionOf(last);
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
    for await (const { rows } of changedPages(service, entity, path, positions[entity])) {
      yield* readAgain(rows, service, reading, positions);
      end = rows.at(-1)!;
      positions[entity] = positionOf(end);
      yield { raw: [], cursor: { ...positions }, remaining: 0 };
    }
    // A change stamped after this poll began may be newer than what the poll has already read.
    if (end) positions[entity] = [overlapped(end.stamp), began].sort()[0]!;
  }
  yield { raw: [], cursor: { ...positions }, remaining: 0 };
}

interface Reading {
  outage: { files: number };
  seen: Set<string>;
}

function overlapped(stamp: string): string {
  return new Date(Date.parse(stamp) - overlap).toISOString();
}

/** Documents and meetings that changed rows lead to and this poll has not read yet. */
async function* readAgain(
  changed: readonly PlacedRow[],
  service: Service,
  reading: Reading,
  positions: Positions,
): AsyncGenerator<Batch<DocumentRaw>> {
  const found = changed.map(({ row }) => targetsOf(row));
  for (const target of lateTargets) {
    const ids = [...new Set(found.flatMap((targets) => targets[target]))];
    const unseen = ids.filter((id) => !reading.seen.has(id));
    for (let at = 0; at < unseen.length; at += idsAtOnce) {
      const rows = await placedById(service, target, unseen.slice(at, at + idsAtOnce));
      for await (const { raw } of inBatches(target, rows, service, reading)) {
        yield { raw, cursor: { ...positions }, remaining: 0 };
      }
    }
  }
}

async function placedById(service: Service, entity: LateTarget, ids: string[]): Promise<PlacedRow[]> {
  const found = await rowsById(service, entity, readSets[entity], ids);
  return found.map((row) => ({ row, stamp: '', id: String(row['Id']) }));
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
    if (seen.size > seenIds) seen.delete(seen.values().next().value!);
    raw.push(fetched);
    part.push(one);
    bytes += sizeOf(fetched);
    if (raw.length < batchRows && bytes < batchBytes) continue;
    yield { raw, rows: part };
    raw = [];
    part = [];
    bytes = 0;
  }
  if (raw.length) yield { raw, rows: part };
}
