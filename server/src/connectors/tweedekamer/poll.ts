import type { Batch, Cursor } from '../connector.ts';
import { sizeOf, withFiles, type DocumentRaw } from './files.ts';
import { changedPages, positionOf, rowsById, type PlacedRow, type Service } from './pages.ts';

/** Rows stored between two cursor steps, and bytes of files that are in memory at once. */
const batchRows = 100;
const batchBytes = 64 * 1024 * 1024;
/** Rows may become visible a little after later ones; a finished poll is followed by this overlap, milliseconds. */
const overlap = 10 * 60_000;
/** Ids remembered of what a poll has read, so that its own new cases lead to no second reading. */
const seenIds = 20_000;
/** Documents asked for in one address by their ids. */
const idsAtOnce = 20;

const actors = 'DocumentActor($expand=Persoon,Commissie)';
const cases = 'Zaak($expand=ZaakActor($expand=Commissie,Persoon),Besluit($expand=Stemming))';
const expand = `${actors},${cases},Agendapunt,Kamerstukdossier,BijlageDocument,BronDocument,HuidigeDocumentVersie($expand=DocumentPublicatie)`;

const toDocument = '$select=Id;$expand=Document($select=Id)';
/**
 * What changes about a document after it is published, without a new stamp on the document itself: the
 * opinion of the cabinet stands on the case, votes on the decision. Each with the way to its documents.
 * The service describes these relations in its metadata; no recorded answer holds these expansions.
 */
const lateChanges = [
  ['Zaak', 'Document($select=Id)'],
  ['Besluit', `Zaak(${toDocument})`],
  ['Stemming', `Besluit($select=Id;$expand=Zaak(${toDocument}))`],
] as const;

/** The position of each entity set by its name. */
type Positions = Record<string, string>;

/** The cursor from which every document changed since an instant is read again. */
export function cursorAt(since: number): Cursor {
  return { Document: new Date(since).toISOString() };
}

/**
 * Documents changed since the cursor, oldest change first, with their files; then the documents whose
 * case, decision or votes changed. The cursor holds one position for each entity set; without one the
 * documents start at the beginning and the others now, because a document brings its case along.
 * @throws SourceFault
 */
export async function* pollDocuments(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<DocumentRaw>> {
  const began = new Date(now - overlap).toISOString();
  const positions: Positions = Object.fromEntries(lateChanges.map(([entity]) => [entity, began]));
  for (const [entity, position] of Object.entries(since ?? {})) positions[entity] = String(position);
  const reading = { outage: { files: 0 }, seen: new Set<string>() };
  let last: PlacedRow | undefined;
  for await (const { rows, remaining } of changedPages(service, 'Document', expand, positions['Document'])) {
    let stored = 0;
    for await (const { raw, rows: part } of inBatches(rows, service, reading)) {
      stored += part.length;
      last = part.at(-1)!;
      positions['Document'] = positionOf(last);
      yield {
        raw,
        cursor: { ...positions },
        ...(remaining === undefined ? {} : { remaining: Math.max(0, remaining - stored) }),
      };
    }
  }
  if (last) positions['Document'] = overlapped(last.stamp);
  for (const [entity, path] of lateChanges) {
    let end: PlacedRow | undefined;
    for await (const { rows } of changedPages(service, entity, path, positions[entity])) {
      const ids = [...new Set(rows.flatMap(({ row }) => documentIds(entity, row)))];
      const unseen = ids.filter((id) => !reading.seen.has(id));
      for (let at = 0; at < unseen.length; at += idsAtOnce) {
        const found = await rowsById(service, 'Document', expand, unseen.slice(at, at + idsAtOnce));
        const documents = found.map((row) => ({ row, stamp: '', id: String(row['Id']) }));
        for await (const { raw } of inBatches(documents, service, reading)) {
          yield { raw, cursor: { ...positions }, remaining: 0 };
        }
      }
      end = rows.at(-1)!;
      positions[entity] = positionOf(end);
      yield { raw: [], cursor: { ...positions }, remaining: 0 };
    }
    // A change stamped after this poll began may be newer than what the poll has already read.
    if (end) positions[entity] = [overlapped(end.stamp), began].sort()[0]!;
  }
  yield { raw: [], cursor: { ...positions }, remaining: 0 };
}

function overlapped(stamp: string): string {
  return new Date(Date.parse(stamp) - overlap).toISOString();
}

/** Fetches the files of rows and cuts the rows where enough is in memory. */
async function* inBatches(
  rows: readonly PlacedRow[],
  service: Service,
  { outage, seen }: { outage: { files: number }; seen: Set<string> },
): AsyncGenerator<{ raw: DocumentRaw[]; rows: PlacedRow[] }> {
  let raw: DocumentRaw[] = [];
  let part: PlacedRow[] = [];
  let bytes = 0;
  for (const one of rows) {
    const fetched = await withFiles(one.row, service, outage);
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

/** Ids of the documents a changed row leads to; a withdrawn row leads nowhere. */
function documentIds(entity: string, row: Record<string, unknown>): string[] {
  if (entity === 'Document') return typeof row['Id'] === 'string' ? [row['Id']] : [];
  const next = { Stemming: 'Besluit', Besluit: 'Zaak', Zaak: 'Document' }[entity]!;
  const related = row[next];
  return (Array.isArray(related) ? related : [related])
    .filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
    .flatMap((one) => documentIds(next, one));
}
