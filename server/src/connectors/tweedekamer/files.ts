import { fetchFile, sizeOf, type FetchedFile, type Outage } from '../reading/files.ts';
import type { Service } from '../connector.ts';
import { resourceOf } from './read-document.ts';
import { DocumentRow, metadataOf, xmlPublicationOf } from './rows.ts';
import type { ReadSet } from './sets.ts';

/** A row of an entity set with the files it brought; of `Note` what a poll has to tell. */
export interface DocumentRaw {
  entity: ReadSet | 'Zaak' | 'Note';
  row: unknown;
  file?: FetchedFile;
  /** The official publication; its text is better than that of the file. */
  xml?: FetchedFile;
  /** What the official publication states about itself, such as its themes. */
  metadata?: FetchedFile;
}

/** Bytes of the files a row brought. */
export function bytesIn({ file, xml, metadata }: DocumentRaw): number {
  return sizeOf(file) + sizeOf(xml) + sizeOf(metadata);
}

/**
 * A row with its file, its official publication and what that states about itself.
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
    const declared = { mimeType: document.ContentType, fileName: `${document.DocumentNummer}${extension}` };
    raw.file = await fetchFile(resourceOf(baseUrl, document.Id), declared, request, outage);
  }
  const xml = xmlPublicationOf(document);
  if (xml) {
    const address = new URL(`DocumentPublicatie(${xml.Id})/Resource`, baseUrl).href;
    const declared = { mimeType: 'application/xml', fileName: xml.FileName ?? '' };
    raw.xml = await fetchFile(address, declared, request, outage);
  }
  const metadata = metadataOf(document);
  if (metadata) {
    const address = new URL(`DocumentPublicatieMetadata(${metadata.Id})/Resource`, baseUrl).href;
    const declared = { mimeType: 'application/xml', fileName: metadata.FileName ?? '' };
    raw.metadata = await fetchFile(address, declared, request, outage);
  }
  return raw;
}
