import type { Missed } from '../items/missed.ts';
import type { FetchedFile } from '../reading/files.ts';

/** One file of a sitting, with the address it has at the source. */
export interface SourceFile {
  url: string;
  bytes: Uint8Array;
}

/** Names of members by the number that roll calls and member pages share. */
export type MemberNames = Record<string, string>;

/** What is read day by day, each on its own, so that one that fails holds back no other. */
export const tracks = ['votes', 'debates', 'documents'] as const;
export type Track = (typeof tracks)[number];

/** What one address of the site gave, or the two files that tell of the same votes. */
export type DoceoRaw =
  | { kind: 'votes'; list?: SourceFile; rollCalls?: SourceFile; members: MemberNames }
  | { kind: 'debates'; file: SourceFile; members: MemberNames }
  /** A document by its identifier, such as `A-9-2024-0163`. */
  | { kind: 'document'; identifier: string; url: string; file: FetchedFile }
  | { kind: 'press'; file: SourceFile }
  | { kind: 'members'; file: SourceFile }
  /** A day of which that could not be had. */
  | (Missed & { kind: 'missed'; track: Track; day: string });
