import { basename } from 'node:path';
import type { Recordings } from '#test/recordings/recordings.ts';
import type { DocumentRaw } from '../files.ts';
import { readSets, type ReadSet } from '../sets.ts';

const recorded = 'nl/tk_odata';
const publications = `${recorded}/document_publicatie_xml`;

/** Answers that a poll reads only together with the rows they belong to, or not at all. */
const leftOut: [RegExp, string][] = [
  [/\/pages\/agendapunt\//, 'agenda items without their meeting'],
  [/\/pages\/besluit\/|__Besluit\.json$/, 'decisions without their meeting'],
  [/\/pages\/stemming|\/full_bodies\/stemming|__Stemming\.json$/, 'votes without their decision'],
  [/\/pages\/vergadering\//, 'sittings, read with their reports'],
  [/\/tk_syncfeed\//, 'the feed of changes, whose rows are asked by their ids'],
  [/\/tk_website\//, 'a page of the website, which is not read'],
  [/\/metadata\/|api_response_tk__\.json$/, 'the description of the service'],
];

type Open = (path: string) => Promise<Uint8Array | undefined>;

const setOfFolder: Record<string, ReadSet> = {
  document: 'Document',
  activiteit: 'Activiteit',
  persoon: 'Persoon',
  fractie: 'Fractie',
  fractie_zetel_persoon: 'FractieZetelPersoon',
};

/** Recorded pages and expanded cases as rows, each document with its publication where that was recorded. */
export const recordings = {
  folders: [
    ...['pages', 'zaak_expanded', 'full_bodies', 'recorded_with_headers', 'metadata'].map(
      (folder) => `${recorded}/${folder}`,
    ),
    'nl/tk_syncfeed',
    'nl/tk_website',
  ],
  files: ['nl/tk_documents', publications],
  async rawsOf(path: string, bytes: Uint8Array, open: Open): Promise<DocumentRaw[] | { leftOut: string }> {
    const reason = leftOut.find(([words]) => words.test(path))?.[1];
    if (reason) return { leftOut: reason };
    const rows = rowsOf(JSON.parse(new TextDecoder().decode(bytes)));
    const entity = setOf(path);
    if (!rows) return { leftOut: 'no rows' };
    if (entity && entity !== 'Document') return rows.map((row) => ({ entity, row }));
    const raws: DocumentRaw[] = [];
    for (const row of rows) raws.push(...(await withPublications(row, open)));
    return raws;
  },
} satisfies Recordings<DocumentRaw>;

function setOf(path: string): ReadSet | undefined {
  const folder = /\/pages\/(\w+)\//.exec(path)?.[1];
  if (folder) return setOfFolder[folder];
  const named = /__(\w+)\.json$/.exec(path)?.[1];
  return named && Object.hasOwn(readSets, named) ? (named as ReadSet) : undefined;
}

/** The rows of an answer, of an answer kept with its headers, and of a bare list or row. */
function rowsOf(body: unknown): Record<string, unknown>[] | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('data' in body && 'status' in body) return rowsOf(body.data);
  const inner = 'value' in body ? body.value : body;
  const rows = (Array.isArray(inner) ? inner : [inner]) as Record<string, unknown>[];
  return rows.every((row) => typeof row?.['Id'] === 'string') ? rows : undefined;
}

/** A case is read document by document, each with its publication where that was recorded. */
async function withPublications(row: Record<string, unknown>, open: Open): Promise<DocumentRaw[]> {
  if ('DocumentNummer' in row) return [{ entity: 'Document', row }];
  const { Document: documents, ...matter } = row;
  if (!Array.isArray(documents) || documents.length === 0) return [{ entity: 'Zaak', row }];
  const raws: DocumentRaw[] = [];
  for (const document of documents as Record<string, unknown>[]) {
    const raw: DocumentRaw = { entity: 'Document', row: { Zaak: [matter], ...document } };
    const version = document['HuidigeDocumentVersie'] as
      | { DocumentPublicatie?: { Id: string }[] }
      | undefined;
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
