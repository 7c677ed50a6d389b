import type { z } from 'zod';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Reading } from '../connector.ts';

/** A fault of kind `shape` about an answer in JSON, with its beginning as evidence. */
export function jsonFault(url: string, detail: string, body: unknown): SourceFault {
  return new SourceFault('shape', { url, detail, firstBytes: JSON.stringify(body)?.slice(0, 200) ?? '' });
}

/** The first place where a row is not what its schema promises, and why. */
export function issueOf(error: z.ZodError | undefined): string {
  const issue = error?.issues[0];
  return `${issue?.path.join('.')} ${issue?.message}`;
}

/** The number a row has in its source. */
export function numberOf(row: unknown): string {
  return valueIn(row, 'id');
}

/** What an unchecked row has under a name, to call it by; `?` for nothing that names. */
export function valueIn(row: unknown, name: string): string {
  const value = typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[name] : undefined;
  return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
    ? String(value)
    : '?';
}

/** The row as its schema promises it; one that is not so is among what is unread. */
export function readRow<T>(
  schema: z.ZodType<T>,
  what: string,
  row: unknown,
  reading: Reading,
  unreadable = `unreadable ${what}`,
): T | undefined {
  const result = schema.safeParse(row);
  if (result.success) return result.data;
  const fault = `${unreadable}: ${issueOf(result.error)}`;
  return void reading.unread.push({ part: `${what} ${numberOf(row)}`, fault });
}
