import type { SourceRequest } from '#platform/outbound/fetch-source.ts';
import type { TextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { DocumentFile } from '#stores/documents/document.ts';
import type { Reading } from '../connector.ts';
import { fetchFile, keepFile, sizeOf, textOfFile, type FetchedFile } from './files.ts';

/** Attachments of one document that are fetched, and their bytes together; the others stay at the source. */
const mostFiles = 25;
const mostBytes = 32 * 1024 * 1024;
/** So many in a row that can not be had now: the server is left alone until the next poll. */
const outageFiles = 2;

/** An attachment to fetch. */
interface Attached {
  /** Its address as the document has it. */
  url: string;
  /** Where it is asked for. */
  address: string;
  mimeType?: string;
  fileName?: string;
}

/** Fetched attachments by their address as the document has it. */
export type FetchedAttachments = Record<string, FetchedFile>;

/**
 * Fetches the attachments of one document one after the other, as many as fit its bounds. One that can not be
 * had is no reason to go without the document.
 */
export async function fetchAttachments(
  attached: readonly Attached[],
  request: SourceRequest,
): Promise<FetchedAttachments> {
  const fetched: FetchedAttachments = {};
  let left = Math.min(mostBytes, request.maximumBytes ?? mostBytes);
  let failed = 0;
  for (const { url, address, ...declared } of attached.slice(0, mostFiles)) {
    const file = await fetchFile(address, declared, { ...request, maximumBytes: left });
    fetched[url] = file;
    left -= sizeOf(file);
    failed = 'passing' in file ? failed + 1 : 0;
    if (failed >= outageFiles || left <= 0) break;
  }
  return fetched;
}

/** Whether one of them may be had at a later try. */
export function areToCome(fetched: FetchedAttachments): boolean {
  return Object.values(fetched).some((file) => 'passing' in file);
}

/**
 * Gives attachments what their bytes say, and the reading the bytes to keep. Those that were not fetched keep
 * their address alone, which leads to the source.
 */
export async function keepAttachments(
  attachments: readonly DocumentFile[],
  fetched: FetchedAttachments,
  extraction: TextExtraction,
  reading: Reading,
  note: (text: string) => void,
): Promise<void> {
  for (const attachment of attachments) {
    const file = fetched[attachment.url ?? ''];
    const content = await textOfFile(file, extraction, (text) => note(`${attachment.title}: ${text}`));
    if (content) attachment.text = content.text;
    if (content?.pages !== undefined) attachment.pages = content.pages;
    keepFile(attachment, file, reading);
  }
}
