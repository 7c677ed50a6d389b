import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { limitReached } from '#platform/errors.ts';
import { type TableCell, writeTable } from '#platform/table/table.ts';
import { say } from '#platform/words.ts';
import type { Head } from '#stores/documents/document.ts';
import { meetingAddress } from './address.ts';

type MeetingDocument = Head;

const columns = ['date', 'start', 'end', 'body', 'title', 'place', 'status', 'link'] as const;
const widths = [12, 8, 8, 28, 60, 24, 16, 48];

/**
 * Meetings as an Excel file, one row each (decision 7.24). Of a meeting behind closed doors only title and date (3.33).
 * `address` is the public base URL.
 * @throws EC-05 for more than one file may have
 */
export async function meetingsWorkbook(
  locale: Locale,
  address: string,
  meetings: readonly MeetingDocument[],
): Promise<Buffer> {
  requireExportable(meetings.length);
  return writeTable('xlsx', {
    locale,
    name: say(locale, 'agenda.export.sheet'),
    columns: columns.map((name, nth) => ({
      head: say(locale, `agenda.export.${name}`),
      width: widths[nth]!,
    })),
    rows: meetings.map((one) => rowOf(locale, address, one)),
  });
}

/** @throws EC-05 for more meetings than one file may have */
export function requireExportable(count: number): void {
  const maximum = limits.maximumExportedMeetings;
  if (count > maximum) throw limitReached('agenda.export.tooMany', { maximum });
}

function rowOf(locale: Locale, address: string, document: MeetingDocument): TableCell[] {
  const { id, title, institution, date, confidentiality, meeting } = document;
  const { start = date, end, timeKnown = false, place, status = 'planned' } = meeting ?? {};
  const closed = confidentiality === 'Besloten';
  const times = timeKnown && !closed;
  return [
    { at: start, show: 'day' },
    times ? { at: start, show: 'time' } : undefined,
    times && end !== undefined ? { at: end, show: 'time' } : undefined,
    closed ? undefined : institution,
    title,
    closed ? undefined : place,
    say(locale, closed ? 'agenda.export.closed' : `agenda.export.statuses.${status}`),
    meetingAddress(address, id),
  ];
}
