import type { TableFormat } from 'contract/exports';
import { bytesFromThread } from '#platform/in-thread.ts';
import { composeTable, type Table } from './compose.ts';

export type { TableCell } from './compose.ts';

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
