import type { FetchedAttachments } from '../reading/attachments.ts';
import type { FetchedFile } from '../reading/files.ts';
import type { Row } from './sparql.ts';

/** An answer with the address that gave it. */
export interface Answered {
  url: string;
  bytes: Uint8Array;
}

/** A text with the language that its answer claims. */
export interface FetchedText {
  url: string;
  file: FetchedFile;
  language?: string;
}

/** Everything that was fetched about one work. */
export interface EurlexRaw {
  celex: string;
  /** Rows of titles, types, dates and authors. */
  rows: Row[];
  /** One notice that tells all, or one of the work and one of an expression. */
  notices: Answered[];
  texts: FetchedText[];
  /** Annexes and other further streams. */
  attachments?: FetchedAttachments;
  /** What could not be had. */
  notes: string[];
}
