import { timeZone } from 'contract/amsterdam';
import type { TableFormat } from 'contract/exports';
import type { Locale } from 'contract/users';
import type { Cell } from 'write-excel-file/node';

/** Text, an instant in epoch milliseconds of which the day or the time in Amsterdam is shown, or nothing. */
export type TableCell = string | { at: number; show: 'day' | 'time' } | undefined;

export interface Table {
  locale: Locale;
  /** Of its sheet. */
  name: string;
  columns: readonly {
    head: string;
    /** In characters. */
    width: number;
  }[];
  rows: readonly (readonly TableCell[])[];
}

/** Characters that fit in a cell of Excel. */
const mostText = 32_000;

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The bytes of a table; a millisecond of the processor takes a dozen rows. See `writeTable`. */
export async function composeTable(format: TableFormat, table: Table): Promise<Buffer> {
  return format === 'csv' ? csv(table) : workbook(table);
}

async function workbook({ locale, name, columns, rows }: Table): Promise<Buffer> {
  const head = columns.map((column) => ({ ...textCell(column.head), fontWeight: 'bold' as const }));
  // Loaded where it is used: a start of the product has no use for it.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile([head, ...rows.map((row) => row.map((cell) => excelCell(locale, cell)))], {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function excelCell(locale: Locale, cell: TableCell): Cell {
  if (cell === undefined) return null;
  if (typeof cell === 'string') return textCell(cell);
  // Excel has no time zones: the cell shows the fields of the clock in Amsterdam.
  const value = new Date(`${local.format(cell.at).replace(' ', 'T')}Z`);
  const days = locale === 'nl' ? 'dd-mm-yyyy' : 'dd/mm/yyyy';
  return { type: Date, value, format: cell.show === 'day' ? days : 'hh:mm' };
}

/** Text stays text whatever it begins with, because the cell says so. */
function textCell(value: string) {
  return { type: String, value: plain(value) } satisfies Cell;
}

/** XML knows no control characters, and a line of CSV ends at one. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ').slice(0, mostText);

function csv({ locale, columns, rows }: Table): Buffer {
  const separator = locale === 'nl' ? ';' : ',';
  const lines = [columns.map(({ head }) => head), ...rows].map((row) =>
    row.map((cell) => csvCell(locale, cell)).join(separator),
  );
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}

function csvCell(locale: Locale, cell: TableCell): string {
  if (cell === undefined) return '';
  if (typeof cell !== 'string') {
    const [date = '', time = ''] = local.format(cell.at).split(' ');
    const [year, month, day] = date.split('-');
    return cell.show === 'time' ? time.slice(0, 5) : [day, month, year].join(locale === 'nl' ? '-' : '/');
  }
  const text = plain(cell);
  // What a spreadsheet would run as a formula is kept as text.
  const safe = /^\s*[=+\-@]/.test(text) ? `'${text}` : text;
  return /[";,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
