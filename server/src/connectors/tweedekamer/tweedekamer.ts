import type { Named } from '#stores/documents/entities/known-name.ts';
import { emptyReading, type ConnectorOptions, type Reading, type SourceConnector } from '../connector.ts';
import { ExtractionFault } from '#platform/extraction-fault.ts';
import { keepBytes, textOfFile } from '../reading/files.ts';
import { issueOf, valueIn } from '../reading/answers.ts';
import type { DocumentRaw } from './files.ts';
import { ActiviteitRow, nameRows, ToezeggingRow } from './meeting-rows.ts';
import { cursorAt } from './place.ts';
import { pollChanges } from './poll.ts';
import { readDocument, type FileContent } from './read-document.ts';
import { readMeeting } from './read-meeting.ts';
import { readName, type NameSet } from './read-names.ts';
import { readPromise } from './read-promise.ts';
import { factsOf, readStatements } from '../koop/statements.ts';
import { line } from './read-fields.ts';
import { DocumentRow, ZaakRow } from './rows.ts';

/** The open data service of the Tweede Kamer (OData version 4). */
export const tweedekamerUrl = 'https://gegevensmagazijn.tweedekamer.nl/OData/v4/2.0/';

/**
 * Documents of the Tweede Kamer with their cases, people, files and votes, its meetings with their agenda,
 * promises of ministers, and the names of members, parties and committees, and who sits in these (SOURCES.md §1).
 */
export function tweedekamer(options: ConnectorOptions): SourceConnector<DocumentRaw> {
  const baseUrl = (options.baseUrl ?? tweedekamerUrl).replace(/\/*$/, '/');
  return {
    source: 'tweedekamer',
    domain: 'nl',
    rhythm: 10 * 60_000,
    news: 1,
    proven: true,
    unproven: ['commitments', 'changeFeed'],
    cursorAt,
    poll: (since, signal) =>
      pollChanges({ baseUrl, request: { ...options.request, signal } }, since, Date.now()),
    itemOf({ entity, row }) {
      if (entity === 'Note') return { id: 'Note' };
      const id = valueIn(row, 'Id');
      return { id: `${entity} ${id}`, ...(id === '?' ? {} : { url: `${baseUrl}${entity}(${id})` }) };
    },
    async read(raw) {
      const reading = emptyReading();
      if (raw.entity === 'Document') await readRow(raw, reading);
      else if (raw.entity === 'Zaak') await readCase(raw.row, reading);
      else if (raw.entity === 'Activiteit') readActivity(raw.row, reading);
      else if (raw.entity === 'Toezegging') readToezegging(raw.row, reading);
      else if (raw.entity === 'Note') reading.notes.push({ sourceId: 'SyncFeed', note: String(raw.row) });
      else readListed(raw.entity, raw.row, reading);
      return reading;
    },
  };

  async function readCase(row: unknown, reading: Reading): Promise<void> {
    const parsed = ZaakRow.safeParse(row);
    if (!parsed.success) return unread(reading, row, `unreadable case: ${issueOf(parsed.error)}`);
    const { Document: documents, ...matter } = parsed.data;
    if (matter.Verwijderd) return skip(reading, row, 'withdrawn case');
    if (!documents?.length) return skip(reading, row, 'case without documents');
    for (const document of documents) {
      await readRow({ entity: 'Document', row: { Zaak: [matter], ...(document as object) } }, reading);
    }
  }

  async function readRow(raw: DocumentRaw, reading: Reading): Promise<void> {
    const parsed = DocumentRow.safeParse(raw.row);
    if (!parsed.success) return unread(reading, raw.row, `unreadable document: ${issueOf(parsed.error)}`);
    const row = parsed.data;
    if (row.Verwijderd) return void reading.withdrawnKeys.push(row.Id);
    const number = row.DocumentNummer?.trim();
    if (!number) return skip(reading, row, 'document without number');
    const note = (text: string) => reading.notes.push({ sourceId: number, note: text });
    const content = await contentOf(raw, note);
    const { document, unknownKind } = readDocument({ ...row, DocumentNummer: number }, content, baseUrl);
    if (unknownKind !== undefined) note(`unknown type: ${unknownKind}`);
    keepBytes(document.file, raw.file, reading);
    reading.keys.push({ key: row.Id, id: document.id });
    reading.documents.push(document);
  }

  /** Text of the official publication, else of the file; facts of the file in both cases. */
  async function contentOf(raw: DocumentRaw, note: (text: string) => void): Promise<FileContent | undefined> {
    const xml = await textOfFile(raw.xml, options.extraction, note);
    const file = xml ? undefined : await textOfFile(raw.file, options.extraction, note);
    const found = xml ?? file;
    const themes = themesOf(raw, xml?.statements, note);
    if (!found && themes.length === 0 && !(raw.file && 'bytes' in raw.file)) return undefined;
    return {
      text: found?.text ?? '',
      ...(file?.pages === undefined ? {} : { pages: file.pages }),
      ...(xml?.statements ? { statements: xml.statements } : {}),
      ...(themes.length ? { themes } : {}),
      ...(raw.file && 'bytes' in raw.file
        ? { mimeType: raw.file.mimeType, size: raw.file.bytes.byteLength }
        : {}),
    };
  }
}

/** Themes of a paper by its metadata file and by the head of its XML, which have the same list, each once. */
function themesOf(
  { metadata }: DocumentRaw,
  inHead: FileContent['statements'] = [],
  note: (text: string) => void,
): string[] {
  const stated = inHead.filter(({ name }) => /\.(?:category|subject)$/i.test(name));
  const themes = stated.map(({ content }) => line(content));
  if (metadata && 'fault' in metadata) note(`no metadata: ${metadata.fault}`);
  else if (metadata) {
    try {
      const facts = factsOf(readStatements(metadata.bytes));
      themes.push(...facts.all('subject').map(line));
    } catch (error) {
      if (!(error instanceof ExtractionFault)) throw error;
      note(`no metadata: ${error.message}`);
    }
  }
  return [...new Set(themes.filter((theme) => theme !== undefined))];
}

function readActivity(given: unknown, reading: Reading): void {
  const parsed = ActiviteitRow.safeParse(given);
  if (!parsed.success) return unread(reading, given, `unreadable meeting: ${issueOf(parsed.error)}`);
  const row = parsed.data;
  if (row.Verwijderd) return void reading.withdrawnKeys.push(row.Id);
  const number = row.Nummer?.trim();
  if (!number) return skip(reading, row, 'meeting without number');
  const { document, remarks } = readMeeting({ ...row, Nummer: number });
  for (const note of remarks) reading.notes.push({ sourceId: number, note });
  reading.keys.push({ key: row.Id, id: document.id });
  reading.documents.push(document);
}

function readToezegging(given: unknown, reading: Reading): void {
  const parsed = ToezeggingRow.safeParse(given);
  if (!parsed.success) return unread(reading, given, `unreadable promise: ${issueOf(parsed.error)}`);
  const row = parsed.data;
  if (row.Verwijderd) return void reading.withdrawnKeys.push(row.Id);
  const number = row.Nummer?.trim();
  const document = number ? readPromise({ ...row, Nummer: number }) : undefined;
  if (!document) return skip(reading, row, 'promise without number or date');
  reading.keys.push({ key: row.Id, id: document.id });
  reading.documents.push(document);
}

function readListed(set: NameSet, given: unknown, reading: Reading): void {
  const parsed = nameRows[set].safeParse(given);
  if (!parsed.success) return unread(reading, given, `unreadable name: ${issueOf(parsed.error)}`);
  const name = (readName[set] as (row: unknown) => Named | undefined)(parsed.data);
  // A name that was taken back goes on to be recognised in what is older.
  if (parsed.data.Verwijderd && !name?.withdrawn) return skip(reading, given, 'withdrawn name');
  if (name) reading.names.push(name);
  else skip(reading, given, `${set} without name`);
}

function skip(reading: Reading, row: unknown, reason: string): void {
  reading.skipped.push({ sourceId: valueIn(row, 'Id'), reason });
}

function unread(reading: Reading, row: unknown, fault: string): void {
  reading.unread.push({ part: valueIn(row, 'Id'), fault });
}
