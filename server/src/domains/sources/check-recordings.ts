import { basename, dirname } from 'node:path';
import { tweedekamer } from '#connectors/tweedekamer/tweedekamer.ts';
import type { DocumentRaw } from '#connectors/tweedekamer/files.ts';
import { ExtractionFault } from '#platform/text-extraction/extraction-fault.ts';
import type { TextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';

export interface RecordingReport {
  files: number;
  documents: Document[];
  withdrawn: number;
  /** Texts read from files that stand alone. */
  texts: number;
  /** Count of records by the reason they were left out. */
  skipped: Record<string, number>;
  /** Count of documents by what is wrong with them. */
  notes: Record<string, number>;
  /** Files that could not be read at all. */
  failed: number;
  /** What became of each file. */
  outcomes: Record<string, string>;
  text: string;
}

const fileKinds = /\.(xml|pdf|docx?|rtf|pptx|odt|html?)$/i;

/**
 * Reads recorded payloads of the Tweede Kamer: pages and expanded cases as rows, publications joined
 * to their documents, other files for their text; tells what became of each.
 */
export async function checkRecordings(
  paths: readonly string[],
  open: (path: string) => Promise<Uint8Array>,
  extraction: TextExtraction,
  signal: AbortSignal,
): Promise<RecordingReport> {
  const connector = tweedekamer({ extraction });
  const publications = new Map(
    paths
      .filter((path) => basename(dirname(path)) === 'document_publicatie_xml')
      .map((path) => [basename(path, '.xml'), path]),
  );
  const report: RecordingReport = {
    files: 0,
    documents: [],
    withdrawn: 0,
    texts: 0,
    skipped: {},
    notes: {},
    failed: 0,
    outcomes: {},
    text: '',
  };
  const count = (counts: Record<string, number>, reason: string) =>
    (counts[reason] = (counts[reason] ?? 0) + 1);
  const read = async (raw: DocumentRaw) => {
    const reading = await connector.read(raw);
    report.documents.push(...reading.documents);
    report.withdrawn += reading.withdrawnKeys.length;
    for (const { reason } of reading.skipped) count(report.skipped, reason);
    for (const { note } of reading.notes) count(report.notes, note);
    return `${reading.documents.length} documents, ${reading.withdrawnKeys.length} withdrawn, ${reading.skipped.length} skipped`;
  };
  for (const path of paths) {
    signal.throwIfAborted();
    if (/\.md$/.test(path)) continue;
    report.files++;
    try {
      if (fileKinds.test(path)) {
        const { text } = await extraction.extractText(await open(path), '', basename(path));
        report.texts++;
        report.outcomes[path] = `text of ${text.length}`;
        continue;
      }
      const body = JSON.parse(new TextDecoder().decode(await open(path))) as unknown;
      const rows = rowsOf(body);
      if (!rows) {
        count(report.skipped, 'another entity');
        report.outcomes[path] = 'another entity';
        continue;
      }
      const results: string[] = [];
      for (const row of rows) {
        for (const raw of await withPublications(row, publications, open)) results.push(await read(raw));
      }
      report.outcomes[path] = results.length === 1 ? results[0]! : `${results.length} rows read`;
    } catch (error) {
      report.failed++;
      report.outcomes[path] = `failed: ${error instanceof ExtractionFault ? error.message : String(error)}`;
    }
  }
  report.text = describe(report);
  return report;
}

function rowsOf(body: unknown): Record<string, unknown>[] | undefined {
  const inner = typeof body === 'object' && body !== null && 'value' in body ? body.value : body;
  const rows = (Array.isArray(inner) ? inner : [inner]) as Record<string, unknown>[];
  const ours = rows.every((row) => row && ('DocumentNummer' in row || 'Kabinetsappreciatie' in row));
  return ours ? rows : undefined;
}

/** A case is read document by document, each with its publication where that was recorded. */
async function withPublications(
  row: Record<string, unknown>,
  publications: ReadonlyMap<string, string>,
  open: (path: string) => Promise<Uint8Array>,
): Promise<DocumentRaw[]> {
  if ('DocumentNummer' in row) return [{ entity: 'Document', row }];
  const { Document: documents, ...matter } = row;
  if (!Array.isArray(documents) || documents.length === 0) return [{ entity: 'Zaak', row }];
  const raws: DocumentRaw[] = [];
  for (const document of documents as Record<string, unknown>[]) {
    const raw: DocumentRaw = { entity: 'Document', row: { Zaak: [matter], ...document } };
    const version = document['HuidigeDocumentVersie'] as
      { DocumentPublicatie?: { Id: string }[] } | undefined;
    const found = version?.DocumentPublicatie?.map(({ Id }) => publications.get(Id)).find((path) => path);
    if (found) raw.xml = { bytes: await open(found), mimeType: 'application/xml', fileName: basename(found) };
    raws.push(raw);
  }
  return raws;
}

function describe(report: RecordingReport): string {
  const { documents } = report;
  const filled = (name: string, has: (document: Document) => boolean) => {
    const share = documents.length ? Math.round((100 * documents.filter(has).length) / documents.length) : 0;
    return `  ${name} ${share}%`;
  };
  const counts = (entries: Record<string, number>) =>
    Object.entries(entries).map(([what, n]) => `  ${n} × ${what}`);
  return [
    `files ${report.files}, failed ${report.failed}, texts of files ${report.texts}`,
    `documents ${documents.length}, withdrawn ${report.withdrawn}`,
    'filled:',
    filled('text', (d) => d.text !== ''),
    filled('people', (d) => d.people.length > 0),
    filled('dossier', (d) => d.dossier !== undefined),
    filled('case', (d) => d.case !== undefined),
    filled('file', (d) => d.file !== undefined),
    'skipped:',
    ...counts(report.skipped),
    'notes:',
    ...counts(report.notes),
    ...Object.entries(report.outcomes)
      .filter(([, outcome]) => outcome.startsWith('failed'))
      .map(([path, outcome]) => `${path}: ${outcome}`),
    '',
  ].join('\n');
}
