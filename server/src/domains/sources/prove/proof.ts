import type { UnprovenPart } from 'contract/freshness';
import type { ItemFaultKind } from 'contract/admin/sources';
import type { SourceName } from '#connectors/names.ts';
import type { Expected, FieldFill } from './expected.ts';

/** How much of a source a proof asks for. */
export interface Bounds {
  /**
   * Items in all, and of one batch, so that they are of several kinds; those left out on purpose do not count.
   */
  items: number;
  itemsOfBatch: number;
  /** Requests of one try, and how many of these may be for files; what a poll wants after these is not asked. */
  requests: number;
  files: number;
  /** Milliseconds of one try. */
  time: number;
}

/** One request of a proof. */
export interface ProofRequest {
  /** Without what a setting may hold of users and passwords. */
  url: string;
  status?: number;
  type?: string;
  /** Bytes of the answer, unpacked. */
  bytes?: number;
  milliseconds: number;
  fault?: string;
}

/** Something that happened to several items: how often, and to which first. */
export interface Counted {
  what: string;
  count: number;
  example: string;
}

/** What a first live run of a source showed; JSON that staff can send on. */
export interface Proof {
  source: SourceName;
  /** What stood in for the source's own servers. */
  askedAt?: string;
  /** UTC instant in ISO 8601 at which it began, and how long it took. */
  began: string;
  milliseconds: number;
  /** True when nothing is off. */
  sound: boolean;
  /** What is off, in words. */
  off: string[];
  /** From when on the source was asked, for each try; `null` is the source's own beginning. */
  tries: (string | null)[];
  /** Why it stopped before the source had no more. */
  stopped?: 'items' | 'requests' | 'time' | 'fault';
  requests: ProofRequest[];
  items: { read: number; failed: { id: string; url?: string; kind: ItemFaultKind; fault: string }[] };
  documents: number;
  meetings: number;
  withdrawn: number;
  names: number;
  skipped: Counted[];
  notes: Counted[];
  fields: FieldFill[];
  /** What `fields` are compared with. */
  expectedFrom?: Expected['from'];
  /** Paths of the source tree whose documents nothing is expected of, because none was read before. */
  newKinds: Counted[];
  /** Names of fields and elements that no payload had before. */
  newNames: string[];
  /** False while the connector was written from what is documented. */
  proven: boolean;
  /** Parts that were written so, and whether this run showed them. */
  unproven: { part: UnprovenPart; shown: boolean }[];
}
