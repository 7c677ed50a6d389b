import type { Extracted } from '#platform/text-extraction/extracted.ts';
import { emptyReading, type ConnectorOptions, type Reading, type SourceConnector } from '../connector.ts';
import { isPlenary } from '../reading/councils.ts';
import { partName } from '../reading/batches.ts';
import { keepFile, textOfFile } from '../reading/files.ts';
import { numberOf, readRow } from '../reading/answers.ts';
import { cursorAtDay } from '../reading/cursors.ts';
import { pollGo, type GoRaw } from './poll.ts';
import { documentIdOf, documentsOfMeeting, readDocument, readMeeting } from './read.ts';
import { DocumentRow, MeetingRow, UnitRow } from './rows.ts';
import { knownSites, type Site } from './sites.ts';

interface GemeenteOplossingenOptions extends ConnectorOptions {
  /** The sites to read. */
  sites?: readonly Site[];
}

/**
 * Meetings and documents of the councils that use GemeenteOplossingen. Written from what is known of its
 * service; no answer of it was recorded.
 */
export function gemeenteoplossingen(options: GemeenteOplossingenOptions): SourceConnector<GoRaw> {
  const sites = (options.sites ?? knownSites).map((site) => ({ ...site, url: options.baseUrl ?? site.url }));
  return {
    source: 'gemeenteoplossingen',
    domain: 'nl-lr',
    rhythm: 12 * 3_600_000,
    news: 5,
    proven: false,
    cursorAt: cursorAtDay,
    poll: (since, signal) => pollGo({ ...options.request, signal }, sites, since, Date.now()),
    itemOf(raw) {
      const of = raw.kind === 'units' ? 'all' : numberOf(raw.row);
      return { id: `${raw.site.code} ${raw.kind} ${of}${raw.kind === 'meeting' ? partName(raw.part) : ''}` };
    },
    async read(raw) {
      const reading = emptyReading();
      if (raw.kind === 'units') readUnits(raw, reading);
      else if (raw.kind === 'meeting') await readWholeMeeting(raw, reading);
      else await readOneDocument(raw, reading);
      return reading;
    },
  };

  async function readWholeMeeting(raw: GoRaw & { kind: 'meeting' }, reading: Reading): Promise<void> {
    const row = readRow(MeetingRow, 'meeting', raw.row, reading);
    if (!row) return;
    const contents = new Map<number, Extracted>();
    for (const { row: one } of documentsOfMeeting(row)) {
      const content = await contentOf(raw, one.id, reading);
      if (content) contents.set(one.id, content);
    }
    const read = readMeeting(raw.site, row, contents, raw.at);
    if (!read) {
      return void reading.skipped.push({ sourceId: `meeting ${row.id}`, reason: 'a meeting without a day' });
    }
    if (raw.part?.first ?? true) {
      reading.documents.push(read.meeting);
      reading.withdrawn.push(...read.closed);
    }
    const wanted = raw.part && new Set(raw.part.ids);
    documentsOfMeeting(row).forEach(({ row: one }, at) => {
      const document = read.documents[at];
      if (!document || (wanted && !wanted.has(String(one.id)))) return;
      reading.documents.push(document);
      keepFile(document.file, raw.files[one.id], reading);
    });
  }

  async function readOneDocument(raw: GoRaw & { kind: 'document' }, reading: Reading): Promise<void> {
    const row = readRow(DocumentRow, 'document', raw.row, reading);
    if (!row) return;
    if (row.confidential) return void reading.withdrawn.push(documentIdOf(raw.site, row.id));
    const document = readDocument(raw.site, row, await contentOf(raw, row.id, reading));
    if (!document) {
      const reason = 'a document without a day of publication';
      return void reading.skipped.push({ sourceId: `document ${row.id}`, reason });
    }
    keepFile(document.file, raw.files[row.id], reading);
    reading.documents.push(document);
  }

  function contentOf(raw: GoRaw & { kind: 'meeting' | 'document' }, id: number, reading: Reading) {
    return textOfFile(raw.files[id], options.extraction, (note) =>
      reading.notes.push({ sourceId: `document ${id}`, note }),
    );
  }
}

function readUnits(raw: GoRaw & { kind: 'units' }, reading: Reading): void {
  for (const one of raw.rows) {
    const row = readRow(UnitRow, 'dmu', one, reading);
    if (!row || isPlenary(row.name)) continue;
    reading.names.push({ kind: 'committee', name: row.name.trim(), code: `go-${raw.site.code}-${row.id}` });
  }
}
