import type { TableFormat } from 'contract/exports';
import type { Locale } from 'contract/users';
import { type TableCell, writeTable } from '#platform/table/table.ts';
import { say } from '#platform/words.ts';

/** What a table tells of a document or an update, all plain text; what is left out is not known or not told. */
export interface TableItem {
  /** The subheading it stands under. */
  section?: string;
  /** Epoch milliseconds; where the time is not known, of the beginning of its day in Amsterdam. */
  date: number;
  timeKnown: boolean;
  type?: string;
  title: string;
  source?: string;
  people?: string;
  numbers?: string;
  /** Of the user. */
  note?: string;
  /** What is quoted of it, a line each. */
  quotations?: string;
  /** What became of it, in the reader's words. */
  remark?: string;
  /** Our own page, and the address at the source. */
  page?: string;
  sourceAddress?: string;
}

/** In characters. */
const widths = {
  section: 28,
  date: 12,
  time: 8,
  type: 24,
  title: 60,
  source: 28,
  people: 40,
  numbers: 24,
  note: 40,
  quotations: 40,
  remark: 28,
  page: 48,
  sourceAddress: 48,
};
type Column = keyof typeof widths;

/** Items as a table with these columns, headed in the reader's language (decision 10.5). */
export function itemsTable(
  format: TableFormat,
  locale: Locale,
  { columns, items }: { columns: readonly Column[]; items: readonly TableItem[] },
): Promise<Buffer> {
  return writeTable(format, {
    locale,
    name: say(locale, 'exports.table.sheet'),
    columns: columns.map((name) => ({ head: say(locale, `exports.table.${name}`), width: widths[name] })),
    rows: items.map((item) => columns.map((name) => cellOf(item, name))),
  });
}

function cellOf(item: TableItem, column: Column): TableCell {
  if (column === 'date') return { at: item.date, show: 'day' };
  if (column === 'time') return item.timeKnown ? { at: item.date, show: 'time' } : undefined;
  return item[column];
}
