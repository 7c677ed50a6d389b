import type { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Service } from '../connector.ts';
import { keepNewest } from '../reading/keep-newest.ts';
import { bytesIn, withFiles, type DocumentRaw } from './files.ts';
import type { PlacedRow } from './pages.ts';
import { cursorOf, type Place } from './place.ts';
import { isRefused, rowsInForm, type TakenForms } from './relation-forms.ts';
import { lateTargets, targetsOf, type ReadSet } from './sets.ts';

/** Rows stored between two cursor steps, and bytes of files that are in memory at once. */
const batchRows = 100;
const batchBytes = 64 * 1024 * 1024;
/** Ids remembered of what a poll has read, so that its own new cases lead to no second reading. */
const seenIds = 20_000;
/** Rows asked for in one address by their ids. */
export const idsAtOnce = 20;

/** What a poll knows while it goes on. */
export interface Polling {
  service: Service;
  place: Place;
  outage: { files: number };
  seen: Set<string>;
  forms: TakenForms;
  /** Sets of which this poll has told that they are refused. */
  told: Set<string>;
}

/** What was asked for, or that the service refuses to give it. @throws SourceFault of any other kind */
export async function orRefusal<T>(asked: Promise<T>): Promise<T | SourceFault> {
  try {
    return await asked;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return error;
  }
}

/** Keeps in mind that a set is refused, and tells it once in a poll. */
export function* tellRefused(
  set: string,
  fault: SourceFault,
  { place, told }: Polling,
): Generator<Batch<DocumentRaw>, void> {
  place.refused.add(set);
  if (told.has(set)) return;
  told.add(set);
  yield { raw: [noteOf(`${set} is not given: ${fault.message}`)], cursor: cursorOf(place) };
}

/**
 * Documents and meetings that changed rows of a late set lead to and this poll has not read yet. False where the service
 * refused to give some of them: the others are read, and the late set is to be asked again.
 */
export async function* readAgain(
  set: string,
  changed: readonly Record<string, unknown>[],
  polling: Polling,
): AsyncGenerator<Batch<DocumentRaw>, boolean> {
  const { service, place, seen, forms } = polling;
  let whole = true;
  const found = changed.map(targetsOf);
  for (const target of lateTargets) {
    const ids = [...new Set(found.flatMap((targets) => targets[target]))];
    const unseen = ids.filter((id) => !seen.has(id));
    for (let at = 0; at < unseen.length; at += idsAtOnce) {
      const asked = unseen.slice(at, at + idsAtOnce);
      const rows = place.refused.has(target)
        ? []
        : await orRefusal(rowsInForm(service, target, asked, forms));
      if (!Array.isArray(rows)) yield* tellRefused(target, rows, polling);
      else {
        for await (const { raw } of inBatches(target, rows.map(unplaced), polling)) {
          yield { raw, cursor: cursorOf(place) };
        }
      }
      if (!place.refused.has(target)) continue;
      whole = false;
      place.refused.add(set);
      break;
    }
  }
  return whole;
}

/** Fetches the files of rows and cuts the rows where enough is in memory. */
export async function* inBatches(
  entity: ReadSet,
  rows: readonly PlacedRow[],
  { service, outage, seen }: Polling,
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

/** A row asked for by its id has no place among the changes. */
export function unplaced(row: Record<string, unknown>): PlacedRow {
  return { row, stamp: '', id: String(row['Id']) };
}

export function noteOf(text: string): DocumentRaw {
  return { entity: 'Note', row: text };
}
