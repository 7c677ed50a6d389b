import type { Missed } from '../items/missed.ts';
import type { FetchedFile } from '../reading/files.ts';
import type { List } from './list-names.ts';

/** What the answer of a procedure says that its documents do not. */
export interface KnownProcedure {
  label: string;
  title?: string;
  /** Political groups of its rapporteurs by their number. */
  groups: Record<string, string>;
}

/** What other answers say about the ids inside an answer. */
export interface Context {
  /** Names of members by their number, `197435` of `person/197435`. */
  people: Record<string, string>;
  /** Procedures by their id, `2024-2006`. */
  procedures: Record<string, KnownProcedure>;
  /** Names of the concepts a document is about, by their keys (`vocabulary.ts`). */
  subjects: Record<string, string>;
}

/** Nothing known about the ids inside an answer. */
export function emptyContext(): Context {
  return { people: {}, procedures: {}, subjects: {} };
}

/** One answer of the service, with what belongs to it. */
export type EuroparlRaw =
  /** `files` by the identifier of the document they are the text of. */
  | { kind: 'work'; row: unknown; context: Context; files?: Record<string, FetchedFile> }
  /** `page` is the procedure's page in the Legislative Observatory. */
  | { kind: 'procedure'; row?: unknown; page?: FetchedFile; context: Context }
  /** The Observatory's summary of a step in a procedure, by its number. */
  | { kind: 'summary'; id: string; page: FetchedFile }
  | { kind: 'sitting'; row: unknown; items?: unknown[]; foreseen?: unknown[]; context: Context }
  /** `agenda` is absent while it is not asked for; `asked` is when, epoch milliseconds. */
  | { kind: 'committee-meeting'; committee: string; row: unknown; agenda?: unknown; asked: number }
  /** All speeches of a sitting. */
  | { kind: 'debates'; rows: unknown[]; context: Context }
  /** What belongs to an id of a list, or a meeting among it, and could not be had. */
  | ({ kind: 'missed'; list: List; id: string; meeting?: string } & Missed)
  | { kind: 'names'; members: unknown[]; bodies: unknown[] };
