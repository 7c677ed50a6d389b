import type { z } from 'zod';
import type { Extracted } from '#platform/text-extraction/extracted.ts';
import { emptyReading, type ConnectorOptions, type Reading, type SourceConnector } from '../connector.ts';
import { askedOnce, faultOf, unlessOutage } from '../items/missed.ts';
import { numberOf, readRow } from '../reading/answers.ts';
import { keepFile, textOfFile } from '../reading/files.ts';
import { cursorAtDay } from '../reading/cursors.ts';
import type { VlaamsParlementRaw } from './raws.ts';
import { idOf, matterKinds, type MatterKind } from './ids.ts';
import { fetchMissed, pollVlaamsParlement } from './poll.ts';
import { filesOf, readMatter } from './read-matter.ts';
import { readMeeting, reportAddress } from './read-meeting.ts';
import { committeeNames, groupNames, memberNames } from './read-names.ts';
import { readReport } from './read-report.ts';
import { CommitteeDetailRow, GroupRow, MatterRow, MeetingRow, MemberRow, ReportRow } from './rows.ts';

/** The open data and search services of the Flemish Parliament. */
const vlaamsParlementUrl = 'https://ws.vlpar.be/';

/**
 * Meetings, reports, initiatives and questions of the Flemish Parliament. Members, committees and groups
 * were read from recorded answers; the documents from what is documented.
 */
export function vlaamsparlement(options: ConnectorOptions): SourceConnector<VlaamsParlementRaw> {
  const baseUrl = (options.baseUrl ?? vlaamsParlementUrl).replace(/\/*$/, '/');
  const serviceFor = (signal: AbortSignal) => ({ baseUrl, request: { ...options.request, signal } });
  return {
    source: 'vlaamsparlement',
    domain: 'be-flm',
    rhythm: 2 * 3_600_000,
    news: 1,
    proven: true,
    unproven: ['meetings', 'reports', 'questions', 'initiatives', 'rollCalls'],
    cursorAt: cursorAtDay,
    poll: (since, signal) => unlessOutage(pollVlaamsParlement(serviceFor(signal), since, Date.now())),
    itemOf(raw) {
      if (raw.kind === 'passed') return { id: raw.sourceId };
      return { id: raw.kind === 'missed' ? `${raw.of} ${raw.id}` : `${raw.kind} ${numberOf(raw.row)}` };
    },
    async read(raw) {
      if (raw.kind === 'missed') throw faultOf(raw);
      const reading = emptyReading();
      if (raw.kind === 'passed') reading.skipped.push({ sourceId: raw.sourceId, reason: raw.reason });
      else if (raw.kind === 'verg') await readWholeMeeting(raw, reading);
      else if (isMatter(raw)) await readOneMatter(raw, reading);
      else if (raw.kind === 'vv' || raw.kind === 'comm' || raw.kind === 'fractielijst')
        readNames(raw, reading);
      return reading;
    },
    async fetchAgain(raw, signal) {
      if (raw.kind !== 'missed') return undefined;
      return fetchMissed(askedOnce(serviceFor(signal)), raw, Date.now());
    },
  };

  async function readWholeMeeting(
    raw: VlaamsParlementRaw & { kind: 'verg' },
    reading: Reading,
  ): Promise<void> {
    const row = parsed(MeetingRow, 'verg', raw.row, reading);
    if (!row) return;
    const agenda =
      raw.agenda === undefined ? undefined : parsed(MeetingRow, 'agenda of verg', raw.agenda, reading);
    const address = reportAddress(row) ?? '';
    const file = raw.files?.[address];
    const report = await textOfFile(file, options.extraction, (note) =>
      reading.notes.push({ sourceId: idOf('verg', row.id), note }),
    );
    const meeting = readMeeting(row, agenda, raw.at, report);
    if (!meeting) {
      return void reading.skipped.push({ sourceId: idOf('verg', row.id), reason: 'a meeting without a day' });
    }
    reading.documents.push(meeting);
    if (meeting.confidentiality === 'Besloten') {
      const reason = 'a report of a closed meeting';
      return void reading.skipped.push(...raw.reports.map(() => ({ sourceId: meeting.id, reason })));
    }
    const [kept] = meeting.attachments;
    keepFile(kept, file, reading);
    for (const part of raw.reports) {
      const report = parsed(ReportRow, 'jln', part, reading);
      if (!report) continue;
      const document = readReport(report, row, meeting.title);
      if (document) reading.documents.push(document);
      else reading.skipped.push({ sourceId: `jln ${report.id}`, reason: 'a part in which nobody speaks' });
    }
  }

  async function readOneMatter(raw: VlaamsParlementRaw & { kind: MatterKind }, reading: Reading) {
    const row = parsed(MatterRow, raw.kind, raw.row, reading);
    if (!row) return;
    const sourceId = `${raw.kind} ${row.id}`;
    const note = (text: string) => reading.notes.push({ sourceId, note: text });
    const contents = new Map<string, Extracted>();
    for (const { url } of filesOf(row)) {
      const content = await textOfFile(raw.files[url], options.extraction, note);
      if (content) contents.set(url, content);
    }
    const read = readMatter(raw.kind, row, raw.published, contents);
    if (!read) return void reading.skipped.push({ sourceId, reason: 'without title or date' });
    if (read.unknownKind) note(`unknown type: ${read.unknownKind}`);
    const { document } = read;
    for (const file of [document.file, ...document.attachments]) {
      if (file?.url) keepFile(file, raw.files[file.url], reading);
    }
    reading.documents.push(document);
  }
}

function isMatter(raw: VlaamsParlementRaw): raw is VlaamsParlementRaw & { kind: MatterKind } {
  return matterKinds.some((kind) => kind === raw.kind);
}

function readNames(
  raw: VlaamsParlementRaw & { kind: 'vv' | 'comm' | 'fractielijst' },
  reading: Reading,
): void {
  if (raw.kind === 'vv') {
    const row = parsed(MemberRow, raw.kind, raw.row, reading);
    if (row) reading.names.push(...memberNames(row));
  } else if (raw.kind === 'comm') {
    const row = parsed(CommitteeDetailRow, raw.kind, raw.row, reading);
    if (row) reading.names.push(...committeeNames(row));
  } else {
    const row = parsed(GroupRow, raw.kind, raw.row, reading);
    if (row) reading.names.push(...groupNames(row));
  }
}

/** The row as the schema promises it; the number of one that is not so names its kind. */
function parsed<T>(schema: z.ZodType<T>, kind: string, row: unknown, reading: Reading): T | undefined {
  return readRow(schema, kind, row, reading, 'unreadable');
}
