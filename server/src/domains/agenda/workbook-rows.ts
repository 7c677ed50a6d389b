import { timeZone } from 'contract/amsterdam';
import type { Locale } from 'contract/users';
import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node';
import { say } from '#platform/words.ts';
import type { Document, Meeting } from '#stores/documents/document.ts';

/** A meeting as a workbook tells it. */
export interface MeetingRow
  extends
    Pick<Document, 'title' | 'institution'>,
    Pick<Meeting, 'start' | 'end' | 'timeKnown' | 'place' | 'status'> {
  /** Behind closed doors: title and date alone (decision 3.33). */
  closed: boolean;
  /** Its page. */
  link: string;
}

/** What a workbook is made of. */
export interface WorkbookOrder {
  locale: Locale;
  meetings: readonly MeetingRow[];
}

const columns = ['date', 'start', 'end', 'body', 'title', 'place', 'status', 'link'] as const;
const widths = [12, 8, 8, 28, 60, 24, 16, 48];
/** Characters that fit in a cell of Excel. */
const mostText = 32_000;

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The bytes of a workbook; a millisecond of the processor takes a dozen meetings. */
export async function composeWorkbook({ locale, meetings }: WorkbookOrder): Promise<Buffer> {
  const head: Row = columns.map((name) => ({
    ...textCell(say(locale, `agenda.export.${name}`)),
    fontWeight: 'bold' as const,
  }));
  return writeExcelFile([head, ...meetings.map((one) => rowOf(locale, one))], {
    sheet: say(locale, 'agenda.export.sheet'),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function rowOf(locale: Locale, meeting: MeetingRow): Row {
  const { title, institution, start, end, timeKnown, place, status, closed, link } = meeting;
  const times = timeKnown && !closed;
  return [
    dateCell(start, locale === 'nl' ? 'dd-mm-yyyy' : 'dd/mm/yyyy'),
    times ? dateCell(start, 'hh:mm') : null,
    times && end !== undefined ? dateCell(end, 'hh:mm') : null,
    closed ? null : textCell(institution),
    textCell(title),
    closed || place === undefined ? null : textCell(place),
    textCell(say(locale, closed ? 'agenda.export.closed' : `agenda.export.statuses.${status}`)),
    textCell(link),
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
