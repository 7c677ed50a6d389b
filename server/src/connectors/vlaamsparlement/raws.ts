import type { Missed } from '../items/missed.ts';
import type { FetchedFile } from '../reading/files.ts';
import type { MatterKind } from './ids.ts';

/** What is asked for by a number of its own. */
export type MissedKind = MatterKind | 'verg' | 'comm';

/** What a poll brings: a meeting with agenda and report, a matter with its files, names, or what is missed. */
export type VlaamsParlementRaw =
  | {
      kind: 'verg';
      row: unknown;
      /** The answer of the agenda call. */
      agenda?: unknown;
      /** The parts of the report. */
      reports: unknown[];
      /** The whole report by its address, where it has no parts to be read. */
      files?: Record<string, FetchedFile>;
      /** When it was asked for, epoch milliseconds. */
      at: number;
    }
  | {
      kind: MatterKind;
      row: unknown;
      /** Day of publication that only the search service knows. */
      published?: string;
      /** Files by address. */
      files: Record<string, FetchedFile>;
    }
  | { kind: 'vv' | 'comm' | 'fractielijst'; row: unknown }
  /** What could not be had; `published` as of a matter. */
  | (Missed & { kind: 'missed'; of: MissedKind; id: number; published?: string })
  | { kind: 'passed'; sourceId: string; reason: string };
