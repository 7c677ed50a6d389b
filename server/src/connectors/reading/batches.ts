import { isMissed } from '../items/missed.ts';
import { sizeOf, type FetchedFile } from './files.ts';

/** Raws and bytes of files stored between two steps of a cursor. */
const batchRows = 20;
const batchBytes = 48 * 1024 * 1024;
/** Bytes of files of one meeting that are in memory at once. */
const partBytes = 24 * 1024 * 1024;

type Files = Record<string, FetchedFile>;

/** A part of the documents of a meeting with their files; the first part stands for the meeting itself too. */
export interface Part {
  first: boolean;
  /** The documents it is about, with or without a file. */
  ids: string[];
}

/** What tells the parts of one meeting apart in the names of items; nothing behind the first. */
export function partName(part: Part | undefined): string {
  return part === undefined || part.first ? '' : ` from document ${part.ids[0] ?? '?'}`;
}

/** Hands over raws where enough of them are in memory, and at once where one is missed, so that an outage is seen early. */
export async function* inBatches<Raw extends object>(raws: AsyncIterable<Raw>): AsyncGenerator<Raw[]> {
  let batch: Raw[] = [];
  let bytes = 0;
  for await (const raw of raws) {
    batch.push(raw);
    if ('files' in raw) {
      for (const file of Object.values(raw.files as Files)) bytes += sizeOf(file);
    }
    if (batch.length < batchRows && bytes < batchBytes && !isMissed(raw)) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length) yield batch;
}

/**
 * Fetches the files of a meeting's documents one after the other, in parts that fit in memory: a council's
 * budget meeting has hundreds of files. Without any document there is one empty part.
 */
export async function* fetchInParts<T extends { id: string | number }>(
  documents: readonly T[],
  fetchOne: (document: T) => Promise<FetchedFile | undefined>,
): AsyncGenerator<{ part: Part; files: Files }> {
  let ids: string[] = [];
  let files: Files = {};
  let bytes = 0;
  let first = true;
  for (const document of documents) {
    const id = String(document.id);
    const file = await fetchOne(document);
    ids.push(id);
    if (file) files[id] = file;
    bytes += sizeOf(file);
    if (bytes < partBytes) continue;
    yield { part: { first, ids }, files };
    [ids, files, bytes, first] = [[], {}, 0, false];
  }
  if (first || ids.length) yield { part: { first, ids }, files };
}
