import type { SourceRequest } from '#platform/outbound/fetch-source.ts';
import type { TextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import type { Named } from '#stores/documents/entities/known-name.ts';
import type { DomainId } from 'contract/dashboards';
import type { NamedCouncil } from 'contract/councils';
import type { DocumentId } from 'contract/document-parts';
import type { UnprovenPart } from 'contract/freshness';

type CursorValue =
  | string
  | number
  | boolean
  | null
  | readonly CursorValue[]
  | { readonly [key: string]: CursorValue | undefined };

/** Where a source was left; opaque to everyone but its connector, which reads it by a schema. Kept as JSON. */
export type Cursor = Readonly<Record<string, CursorValue | undefined>>;

/** What one poll step fetched, with the cursor that is right once it has been stored. */
export interface Batch<Raw> {
  raw: Raw[];
  cursor: Cursor;
  /** Rows still to come, where the source tells; for the progress bar. */
  remaining?: number;
  /** Where all it brings was there before anybody listened: of a council that is new among those of the source. */
  isOld?: true;
}

/** What a payload is called, so that it is known again in a later run. */
export interface Item {
  /** The same in every run for the same thing of the source, and of no other thing; for people to read too. */
  id: string;
  /** Where the source has it, as far as the payload tells. */
  url?: string;
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
  /** Who and what the source lists by name, for recognising them in texts. */
  names: Named[];
  /** What was kept but is not as it should be, such as a file without text. */
  notes: { sourceId: string; note: string }[];
  /** Parts that are not what the source promises; their payload is kept and read again, what else it holds counts. */
  unread: { part: string; fault: string }[];
}

/** A reading to which nothing has been added yet. */
export function emptyReading(): Reading {
  return {
    documents: [],
    withdrawn: [],
    skipped: [],
    keys: [],
    withdrawnKeys: [],
    files: [],
    names: [],
    notes: [],
    unread: [],
  };
}

/** What several payloads mean together. */
export function joinedReadings(readings: readonly Reading[]): Reading {
  const joined = emptyReading();
  for (const reading of readings)
    for (const part of Object.keys(joined) as (keyof Reading)[])
      (joined[part] as unknown[]).push(...reading[part]);
  return joined;
}

/**
 * A source of documents. `poll` only fetches, `read` only understands; so recorded payloads test
 * the meaning and a replay server tests the fetching.
 */
export interface SourceConnector<Raw = unknown> {
  source: string;
  domain: DomainId;
  /** Milliseconds between polls on a working day. */
  rhythm: number;
  /** Working days within which there usually is something new; silent for twice as many is late (decision 9.9). */
  news: number;
  /** False while the reading was written from what is documented and has met no recorded answer. */
  proven: boolean;
  /** Parts of a proven reading that have met none. */
  unproven?: readonly UnprovenPart[];
  /** The cursor of a back-fill from an instant, epoch milliseconds. */
  cursorAt(since: number): Cursor;
  poll(since: Cursor | undefined, signal: AbortSignal): AsyncIterable<Batch<Raw>>;
  /** The name of a payload, also of one that cannot be read; never throws. */
  itemOf(raw: Raw): Item;
  /** @throws SourceFault of kind `shape` when a payload is not what the source promises: it alone is then kept aside */
  read(raw: Raw): Promise<Reading>;
  /**
   * Asks once more for what a payload stands for that could not be read, as the source has it now; none where the source
   * no longer has it, undefined where it cannot be asked for by itself. Connectors have it whose polls look at the page of a
   * single item: such a page may be another's, and then no version of ours will ever read what was kept of it.
   * @throws SourceFault when it is not to be had now either
   */
  fetchAgain?(raw: Raw, signal: AbortSignal): Promise<Raw[] | undefined>;
}

/** Where a connector asks and how; without a base URL it asks the source's own servers. */
export interface AddressOptions {
  /** Stands in for every server of the source. */
  baseUrl?: string;
  /** Timeouts, retries and pace, where they differ from the usual ones. */
  request?: SourceRequest;
}

/** The service to ask and how. */
export interface Service {
  baseUrl: string;
  request: SourceRequest;
}

/** What a connector is made with. */
export interface ConnectorOptions extends AddressOptions {
  /** The councils to read, for sources that read councils; all that the service lists when absent. */
  councils?: readonly NamedCouncil[];
  extraction: TextExtraction;
}
