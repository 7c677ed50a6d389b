import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { TextExtraction } from '#platform/text-extraction/extract-text.ts';
import { ExtractionFault } from '#platform/extraction-fault.ts';
import type { Extracted } from '#platform/text-extraction/extracted.ts';
import type { DocumentFile } from '#stores/documents/document.ts';
import type { Reading } from '../connector.ts';
import { before } from './text-parts.ts';

/** Bytes of a file as they came, or why they did not; `passing` when a later try may have them. */
export type FetchedFile =
  | { bytes: Uint8Array; mimeType: string; fileName: string }
  | { fault: string; passing?: true };

/** The type under which a file is kept and shown; XHTML passes as HTML (RFC 2854). */
export function keptType(mimeType: string): string {
  return mimeType === 'application/xhtml+xml' ? 'text/html' : mimeType;
}

const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  rtf: 'application/rtf',
  txt: 'text/plain',
  html: 'text/html',
};

/** Media type by the ending of a file's name, where the service gives none. */
export function typeByName(fileName: string | undefined): string | undefined {
  return types[fileName?.split('.').at(-1)?.toLowerCase() ?? ''];
}

/** How an address is asked for that stands in an answer of a service: on another server it has to be a public one. */
export function requestNamed(url: string, baseUrl: string, request: SourceRequest): SourceRequest {
  const own = URL.canParse(url) && new URL(url).origin === new URL(baseUrl).origin;
  return own ? request : { ...request, outside: true };
}

/** Files in a row that could not be had in this poll. */
export interface Outage {
  files: number;
}

/** So many files in a row that can not be had mean that the server is down. */
const outageFiles = 3;

/** Bytes of one file that are still worth reading. */
const maximumBytes = 48 * 1024 * 1024;

/**
 * Fetches a document's file. One that can not be had is a note on its document; a page in place of a file
 * is one too, unless the file is told to be a page or nothing is told of it. An empty type says that it is
 * anything but a page.
 * @throws SourceFault when the server gives no file at all, where the outage is watched
 */
export async function fetchFile(
  url: string,
  { mimeType, fileName }: { mimeType?: string; fileName?: string },
  request: SourceRequest,
  outage?: Outage,
): Promise<FetchedFile> {
  try {
    const answer = await fetchSource(url, { maximumBytes, ...request, file: true });
    if (answer.bytes.byteLength === 0) throw new SourceFault('shape', { url, detail: 'an empty file' });
    const came = before(answer.contentType, ';').trim().toLowerCase();
    if (came === 'text/html' && !/html/.test(mimeType ?? 'html')) {
      throw new SourceFault('blocked', { url, status: answer.status, detail: 'a page in place of the file' });
    }
    if (outage) outage.files = 0;
    return { bytes: answer.bytes, mimeType: mimeType || came, fileName: fileName ?? '' };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    const gone =
      error.kind === 'tooLarge' || (error.kind === 'status' && (error.evidence.status ?? 500) < 500);
    if (!gone && outage && ++outage.files >= outageFiles) throw error;
    return { fault: error.message, ...(gone ? {} : { passing: true }) };
  }
}

/** Bytes of a file, none where it was not fetched. */
export function sizeOf(file: FetchedFile | undefined): number {
  return file && 'bytes' in file ? file.bytes.byteLength : 0;
}

/** Keeps the bytes of a file that was fetched. */
export function keepBytes(
  file: Pick<DocumentFile, 'fileId'> | undefined,
  fetched: FetchedFile | undefined,
  reading: Pick<Reading, 'files'>,
): void {
  if (file && fetched && 'bytes' in fetched)
    reading.files.push({ fileId: file.fileId, bytes: fetched.bytes });
}

/** Keeps the bytes of a file that was fetched; their size and type are known by them alone. */
export function keepFile(
  file: DocumentFile | undefined,
  fetched: FetchedFile | undefined,
  reading: Pick<Reading, 'files'>,
): void {
  if (!file || !fetched || !('bytes' in fetched)) return;
  Object.assign(file, { size: fetched.bytes.byteLength, mimeType: keptType(fetched.mimeType) });
  keepBytes(file, fetched, reading);
}

/** Text of a fetched file; undefined, with a note that says why, when there is none. */
export async function textOfFile(
  file: FetchedFile | undefined,
  extraction: TextExtraction,
  note: (text: string) => void,
): Promise<Extracted | undefined> {
  if (!file) return undefined;
  if ('fault' in file) return void note(`no file: ${file.fault}`);
  try {
    return await extraction.extractText(file.bytes, file.mimeType, file.fileName);
  } catch (error) {
    if (!(error instanceof ExtractionFault)) throw error;
    return void note(`no text: ${error.message}`);
  }
}
