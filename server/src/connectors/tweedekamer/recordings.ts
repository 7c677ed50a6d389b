import { basename } from 'node:path';
import type { Recordings } from '../connector.ts';
import type { DocumentRaw } from './files.ts';

const publications = 'nl/tk_odata/document_publicatie_xml';

/** Recorded pages and expanded cases as rows, each document with its publication where that was recorded. */
export const recordings: Recordings<DocumentRaw> = {
  files: ['nl/tk_documents'],
  folders: ['nl/tk_odata/pages/document', 'nl/tk_odata/pages/zaak', 'nl/tk_odata/zaak_expanded'],
  async rawsOf(_path, bytes, open) {
    const rows = rowsOf(JSON.parse(new TextDecoder().decode(bytes)));
    if (!rows) return { leftOut: 'another entity' };
    const raws: DocumentRaw[] = [];
    for (const row of rows) raws.push(...(await withPublications(row, open)));
    return raws;
  },
};

function rowsOf(body: unknown): Record<string, unknown>[] | undefined {
  const inner = typeof body === 'object' && body !== null && 'value' in body ? body.value : body;
  const rows = (Array.isArray(inner) ? inner : [inner]) as Record<string, unknown>[];
  const ours = rows.every((row) => row && ('DocumentNummer' in row || 'Kabinetsappreciatie' in row));
  return ours ? rows : undefined;
}

/** A case is read document by document, each with its publication where that was recorded. */
async function withPublications(
  row: Record<string, unknown>,
  open: (path: string) => Promise<Uint8Array | undefined>,
): Promise<DocumentRaw[]> {
  if ('DocumentNummer' in row) return [{ entity: 'Document', row }];
  const { Document: documents, ...matter } = row;
  if (!Array.isArray(documents) || documents.length === 0) return [{ entity: 'Zaak', row }];
  const raws: DocumentRaw[] = [];
  for (const document of documents as Record<string, unknown>[]) {
    const raw: DocumentRaw = { entity: 'Document', row: { Zaak: [matter], ...document } };
    const version = document['HuidigeDocumentVersie'] as
      { DocumentPublicatie?: { Id: string }[] } | undefined;
    for (const { Id } of version?.DocumentPublicatie ?? []) {
      const path = `${publications}/${Id}.xml`;
      const found = await open(path);
      if (!found) continue;
      raw.xml = { bytes: found, mimeType: 'application/xml', fileName: basename(path) };
      break;
    }
    raws.push(raw);
  }
  return raws;
}
