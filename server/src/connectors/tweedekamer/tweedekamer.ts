import { ExtractionFault } from '#platform/text-extraction/extraction-fault.ts';
import type { TextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { SourceRequest } from '#platform/outbound/fetch-source.ts';
import { emptyReading, type Reading, type SourceConnector } from '../connector.ts';
import type { DocumentRaw, Fetched } from './files.ts';
import { cursorAt, pollDocuments } from './poll.ts';
import { readDocument, type FileContent } from './read-document.ts';
import { recordings } from './recordings.ts';
import { DocumentRow, ZaakRow } from './rows.ts';

/** The open data service of the Tweede Kamer (OData version 4). */
export const tweedekamerUrl = 'https://gegevensmagazijn.tweedekamer.nl/OData/v4/2.0/';

export interface TweedekamerOptions {
  baseUrl?: string;
  extraction: TextExtraction;
  /** Timeouts, retries and pace, where they differ from the usual ones. */
  request?: SourceRequest;
}

/** Documents of the Tweede Kamer with their cases, people, files and votes. */
export function tweedekamer(options: TweedekamerOptions): SourceConnector<DocumentRaw> {
  const baseUrl = (options.baseUrl ?? tweedekamerUrl).replace(/\/*$/, '/');
  return {
    source: 'tweedekamer',
    domain: 'nl',
    rhythm: 10 * 60_000,
    news: 1,
    proven: true,
    recordings,
    cursorAt,
    poll: (since, signal) =>
      pollDocuments({ baseUrl, request: { ...options.request, signal } }, since, Date.now()),
    async read(raw) {
      const reading = emptyReading();
      if (raw.entity === 'Zaak') await readCase(raw.row, reading);
      else await readRow(raw, reading);
      return reading;
    },
  };

  async function readCase(row: unknown, reading: Reading): Promise<void> {
    const parsed = ZaakRow.safeParse(row);
    if (!parsed.success) return skip(reading, row, `unreadable case: ${parsed.error.issues[0]?.message}`);
    const { Document: documents, ...matter } = parsed.data;
    if (matter.Verwijderd) return skip(reading, row, 'withdrawn case');
    if (!documents?.length) return skip(reading, row, 'case without documents');
    for (const document of documents) {
      await readRow({ entity: 'Document', row: { Zaak: [matter], ...(document as object) } }, reading);
    }
  }

  async function readRow(raw: DocumentRaw, reading: Reading): Promise<void> {
    const parsed = DocumentRow.safeParse(raw.row);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      return skip(reading, raw.row, `unreadable document: ${issue?.path.join('.')} ${issue?.message}`);
    }
    const row = parsed.data;
    if (row.Verwijderd) return void reading.withdrawnKeys.push(row.Id);
    const number = row.DocumentNummer?.trim();
    if (!number) return skip(reading, row, 'document without number');
    const note = (text: string) => reading.notes.push({ sourceId: number, note: text });
    const content = await contentOf(raw, note);
    const { document, unknownKind } = readDocument({ ...row, DocumentNummer: number }, content, baseUrl);
    if (unknownKind !== undefined) note(`unknown type: ${unknownKind}`);
    if (document.file && raw.file && 'bytes' in raw.file) {
      reading.files.push({ fileId: document.file.fileId, bytes: raw.file.bytes });
    }
    reading.keys.push({ key: row.Id, id: document.id });
    reading.documents.push(document);
  }

  /** Text of the official publication, else of the file; facts of the file in both cases. */
  async function contentOf(raw: DocumentRaw, note: (text: string) => void): Promise<FileContent | undefined> {
    const xml = await tryText(raw.xml, note);
    const file = xml ? undefined : await tryText(raw.file, note);
    const found = xml ?? file;
    if (!found && !(raw.file && 'bytes' in raw.file)) return undefined;
    return {
      text: found?.text ?? '',
      ...(file?.pages === undefined ? {} : { pages: file.pages }),
      ...(xml?.statements ? { statements: xml.statements } : {}),
      ...(raw.file && 'bytes' in raw.file
        ? { mimeType: raw.file.mimeType, size: raw.file.bytes.byteLength }
        : {}),
    };
  }

  async function tryText(fetched: Fetched | undefined, note: (text: string) => void) {
    if (!fetched) return undefined;
    if ('fault' in fetched) return void note(`no file: ${fetched.fault}`);
    try {
      return await options.extraction.extractText(fetched.bytes, fetched.mimeType, fetched.fileName);
    } catch (error) {
      if (!(error instanceof ExtractionFault)) throw error;
      return void note(`no text: ${error.message}`);
    }
  }
}

function skip(reading: Reading, row: unknown, reason: string): void {
  const id = typeof row === 'object' && row !== null && 'Id' in row ? String(row.Id) : '?';
  reading.skipped.push({ sourceId: id, reason });
}
