import type { Missed } from '../items/missed.ts';
import type { Part } from '../reading/batches.ts';
import type { FetchedFile } from '../reading/files.ts';
import type { Holder } from './read-meeting.ts';

/** The organisation that something is of. */
export type Body = Pick<Holder, 'organisation' | 'council'>;

/** What a poll brings: one meeting, one item of a module, or names, with the files by document number. */
export type NotubizRaw =
  | (Holder & {
      kind: 'meeting';
      row: unknown;
      /** The documents this raw is about; all when absent. */
      part?: Part;
      files: Record<string, FetchedFile>;
      /** When it was asked for, epoch milliseconds; before that a meeting has been held. */
      at: number;
    })
  | (Body & {
      kind: 'item';
      module: string;
      row: unknown;
      files: Record<string, FetchedFile>;
    })
  /** A meeting that could not be had. */
  | (Missed & Body & { kind: 'missed'; id: number; organisationId: number })
  | { kind: 'passed'; sourceId: string; reason: string }
  | { kind: 'gremia'; organisation: string; rows: unknown[] }
  | { kind: 'speakers'; organisation: string; rows: unknown[] };
