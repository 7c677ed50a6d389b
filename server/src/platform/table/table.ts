import type { Locale } from 'contract/users';
import { bytesFromThread } from '#platform/in-thread.ts';
import { composeTable } from './compose.ts';

/** What a table is written as. */
export type TableFormat = 'csv' | 'xlsx';

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

/** Rows that are written before a thread would have begun. */
const fewRows = 50;

/**
 * The bytes of a table. In Excel days and times are real dates and everything else is text, also what begins like a
 * formula; CSV is UTF-8 with a byte order mark and the separator of its language (decision 10.5). Many rows are written
 * in a thread of their own.
 */
export function writeTable(format: TableFormat, table: Table): Promise<Buffer> {
  return table.rows.length <= fewRows
    ? composeTable(format, table)
    : bytesFromThread(new URL('./table-worker.ts', import.meta.url), { format, table });
}
