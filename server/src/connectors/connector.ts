import type { Document } from '#stores/documents/document.ts';
import type { DocumentId } from 'contract/documents';

/** Where a source was left; opaque to everyone but its connector, kept as JSON. */
export type Cursor = Readonly<Record<string, string | number | boolean | null>>;

/** What one poll step fetched, with the cursor that is right once it has been stored. */
export interface Batch<Raw> {
  raw: Raw[];
  cursor: Cursor;
  /** Rows still to come, where the source tells; for the progress bar. */
  remaining?: number;
}

/** What the payloads mean. */
export interface Reading {
  documents: Document[];
  withdrawn: DocumentId[];
  /** Records left out on purpose, with the reason; nothing is skipped silently. */
  skipped: { sourceId: string; reason: string }[];
  /** The source's key of each document, where its withdrawals name only that key. */
  keys: { key: string; id: DocumentId }[];
  /** Keys the source has withdrawn; the runner knows which documents they were. */
  withdrawnKeys: string[];
  /** Bytes to keep in the file store, by the file they are. */
  files: { fileId: string; bytes: Uint8Array }[];
  /** What was kept but is not as it should be, such as a file without text. */
  notes: { sourceId: string; note: string }[];
}

/** A reading to which nothing has been added yet. */
export function emptyReading(): Reading {
  return { documents: [], withdrawn: [], skipped: [], keys: [], withdrawnKeys: [], files: [], notes: [] };
}

/**
 * A source of documents. `poll` only fetches, `read` only understands; so recorded payloads test
 * the meaning and a replay server tests the fetching.
 */
export interface SourceConnector<Raw = unknown> {
  source: string;
  /** Milliseconds between polls on a working day. */
  rhythm: number;
  /** The cursor of a back-fill from an instant, epoch milliseconds. */
  cursorAt(since: number): Cursor;
  poll(since: Cursor | undefined, signal: AbortSignal): AsyncIterable<Batch<Raw>>;
  read(raw: Raw): Promise<Reading>;
}
