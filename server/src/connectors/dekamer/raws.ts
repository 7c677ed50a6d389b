import type { Missed } from '../items/missed.ts';
import { sizeOf, type FetchedFile } from '../reading/files.ts';
import type { ReportPlace } from './report/report-key.ts';
import type { MemberGroups } from './report/read-report.ts';

/** A page of the website that is asked for by itself. */
export type Page =
  | { kind: 'dossier'; legislature: number; number: number }
  | { kind: 'report'; place: ReportPlace; members: MemberGroups }
  | { kind: 'member'; url: string };

/** One answer of the Chamber's website, or of its open data about a person, as it came. */
export type DekamerRaw =
  | {
      kind: 'dossier';
      url: string;
      bytes: Uint8Array;
      /** The same page in French, for its title. */
      french?: Uint8Array;
      /** Only this document of the page, with its PDF; without it all, without PDFs. */
      only?: { number: string; file: FetchedFile };
    }
  | { kind: 'report'; place: ReportPlace; bytes: Uint8Array; members: MemberGroups }
  /** The newest plenary report, read for the sitting it announces. */
  | { kind: 'next'; place: ReportPlace; bytes: Uint8Array }
  | { kind: 'members'; url: string; bytes: Uint8Array }
  | { kind: 'member'; url: string; bytes: Uint8Array }
  | { kind: 'actor'; url: string; body: unknown }
  /** The open data did not answer; the website is another service and goes on. */
  | { kind: 'absent'; url: string; reason: string }
  /** A page that could not be had. */
  | ({ kind: 'missed'; page: Page } & Missed);

/** Bytes a raw keeps in memory beside the page it shares with others. */
export function bytesHeld(raw: DekamerRaw): number {
  if (raw.kind === 'dossier') return sizeOf(raw.only?.file);
  return 'bytes' in raw ? raw.bytes.byteLength : 0;
}

/** The page that a raw is, where that can be asked for by itself; that of a dossier was looked at as it came. */
export function pageOf(raw: DekamerRaw): Page | undefined {
  if (raw.kind === 'missed') return raw.page;
  if (raw.kind === 'report') return { kind: 'report', place: raw.place, members: raw.members };
  return raw.kind === 'member' ? { kind: 'member', url: raw.url } : undefined;
}
