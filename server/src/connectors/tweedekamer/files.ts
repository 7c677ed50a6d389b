import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Service } from './pages.ts';
import { resourceOf } from './read-document.ts';
import { DocumentRow, xmlPublicationOf } from './rows.ts';
import type { ReadSet } from './sets.ts';

/** Bytes of a row's file as they came, or why they did not. */
export type Fetched = { bytes: Uint8Array; mimeType: string; fileName: string } | { fault: string };

/** A row of an entity set with the files it brought; of `Note` what a poll has to tell. */
export interface DocumentRaw {
  entity: ReadSet | 'Zaak' | 'Note';
  row: unknown;
  file?: Fetched;
  /** The official publication; its text is better than that of the file. */
  xml?: Fetched;
}

/** Files in a row that could not be had in this poll. */
export interface Outage {
  files: number;
}

/** So many files in a row that can not be had mean that the server is down. */
const outageFiles = 3;

/** Bytes of the files a row brought. */
export function sizeOf({ file, xml }: DocumentRaw): number {
  return [file, xml].reduce((sum, one) => sum + (one && 'bytes' in one ? one.bytes.byteLength : 0), 0);
}

/**
 * A row with its file and its official publication.
 * @throws SourceFault when the service gives no file at all
 */
export async function withFiles(
  row: Record<string, unknown>,
  { baseUrl, request }: Service,
  outage: Outage,
): Promise<DocumentRaw> {
  const raw: DocumentRaw = { entity: 'Document', row };
  const parsed = DocumentRow.safeParse(row);
  if (!parsed.success || parsed.data.Verwijderd || !parsed.data.DocumentNummer) return raw;
  const document = parsed.data;
  const extension = document.HuidigeDocumentVersie?.Extensie ?? '';
  if (document.ContentType) {
    const name = `${document.DocumentNummer}${extension}`;
    raw.file = await fetchFile(resourceOf(baseUrl, document.Id), document.ContentType, name, request, outage);
  }
  const xml = xmlPublicationOf(document);
  if (xml) {
    const address = new URL(`DocumentPublicatie(${xml.Id})/Resource`, baseUrl).href;
    raw.xml = await fetchFile(address, 'application/xml', xml.FileName ?? '', request, outage);
  }
  return raw;
}

/** A file that can not be had is a note on its document; a server that gives no file at all is a fault. */
async function fetchFile(
  url: string,
  mimeType: string,
  fileName: string,
  request: SourceRequest,
  outage: Outage,
): Promise<Fetched> {
  try {
    const answer = await fetchSource(url, request);
    if (answer.bytes.byteLength === 0) throw new SourceFault('shape', { url, detail: 'an empty file' });
    if (/^text\/html/.test(answer.contentType) && !/html/.test(mimeType)) {
      throw new SourceFault('blocked', { url, status: answer.status, detail: 'a page in place of the file' });
    }
    outage.files = 0;
    return { bytes: answer.bytes, mimeType, fileName };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    const gone =
      error.kind === 'tooLarge' || (error.kind === 'status' && (error.evidence.status ?? 500) < 500);
    if (!gone && ++outage.files >= outageFiles) throw error;
    return { fault: error.message };
  }
}
