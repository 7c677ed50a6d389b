import { timeZone } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import type { FastifyReply } from 'fastify';
import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node';
import { limitReached } from '#platform/errors.ts';
import { say } from '#platform/words.ts';
import type { Document } from '#stores/documents/document.ts';

type MeetingDocument = Omit<Document, 'text'>;

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const columns = ['date', 'start', 'end', 'body', 'title', 'place', 'status', 'link'] as const;
const widths = [12, 8, 8, 28, 60, 24, 16, 48];
/** Characters that fit in a cell of Excel. */
const mostText = 32_000;

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * Meetings as an Excel file, one row each: days and times are real dates, everything else is text, also what begins
 * like a formula (decision 7.24). Of a meeting behind closed doors only title and date (3.33). `address` is the public
 * base URL.
 * @throws EC-05 for more than one file may have
 */
export async function meetingsWorkbook(
  locale: Locale,
  address: string,
  meetings: readonly MeetingDocument[],
): Promise<Buffer> {
  const maximum = limits.maximumExportedMeetings;
  if (meetings.length > maximum) throw limitReached('agenda.export.tooMany', { maximum });
  const head: Row = columns.map((name) => ({
    ...textCell(say(locale, `agenda.export.${name}`)),
    fontWeight: 'bold' as const,
  }));
  return writeExcelFile([head, ...meetings.map((one) => rowOf(locale, address, one))], {
    sheet: say(locale, 'agenda.export.sheet'),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

/** Answers a file under a name of its own. */
export function sendWorkbook(reply: FastifyReply, workbook: Buffer, name: string): FastifyReply {
  return reply
    .header('content-type', mimeType)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(workbook);
}

function rowOf(locale: Locale, address: string, document: MeetingDocument): Row {
  const { id, domain, title, institution, date, confidentiality, meeting } = document;
  const closed = confidentiality === 'Besloten';
  const { start, end, timeKnown, place, status } = meeting ?? {
    start: date,
    end: undefined,
    timeKnown: false,
    place: undefined,
    status: 'planned' as const,
  };
  const times = timeKnown && !closed;
  return [
    dateCell(start, locale === 'nl' ? 'dd-mm-yyyy' : 'dd/mm/yyyy'),
    times ? dateCell(start, 'hh:mm') : null,
    times && end !== undefined ? dateCell(end, 'hh:mm') : null,
    closed ? null : textCell(institution),
    textCell(title),
    closed || place === undefined ? null : textCell(place),
    textCell(say(locale, closed ? 'agenda.export.closed' : `agenda.export.statuses.${status}`)),
    textCell(`${address}/${domain}/document/${encodeURIComponent(id)}`),
  ];
}

/** Text stays text whatever it begins with, because the cell says so. */
function textCell(value: string) {
  // XML knows no control characters.
  const clean = value.replaceAll(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ').slice(0, mostText);
  return { type: String, value: clean } satisfies Cell;
}

/** Excel has no time zones: the cell shows the fields of the clock in Amsterdam. */
function dateCell(instant: number, format: string): Cell {
  return { type: Date, value: new Date(`${local.format(instant).replace(' ', 'T')}Z`), format };
}
