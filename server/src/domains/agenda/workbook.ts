import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { limitReached } from '#platform/errors.ts';
import { bytesFromThread } from '#platform/in-thread.ts';
import type { Document } from '#stores/documents/document.ts';
import { meetingAddress } from './address.ts';
import { composeWorkbook, type MeetingRow } from './workbook-rows.ts';

type MeetingDocument = Omit<Document, 'text'>;

/** Meetings that are written before a thread would have begun. */
const fewMeetings = 50;

/**
 * Meetings as an Excel file, one row each: days and times are real dates, everything else is text, also what begins
 * like a formula (decision 7.24). Of a meeting behind closed doors only title and date (3.33). `address` is the public
 * base URL. Many are written in a thread of their own.
 * @throws EC-05 for more than one file may have
 */
export async function meetingsWorkbook(
  locale: Locale,
  address: string,
  meetings: readonly MeetingDocument[],
): Promise<Buffer> {
  requireExportable(meetings.length);
  const order = { locale, meetings: meetings.map((one) => rowOf(address, one)) };
  return meetings.length <= fewMeetings
    ? composeWorkbook(order)
    : bytesFromThread(new URL('./workbook-worker.ts', import.meta.url), order);
}

/** @throws EC-05 for more meetings than one file may have */
export function requireExportable(count: number): void {
  const maximum = limits.maximumExportedMeetings;
  if (count > maximum) throw limitReached('agenda.export.tooMany', { maximum });
}

function rowOf(address: string, { id, title, institution, ...document }: MeetingDocument): MeetingRow {
  const { date, confidentiality, meeting } = document;
  const { start, end, timeKnown, place, status } = meeting ?? {
    start: date,
    end: undefined,
    timeKnown: false,
    place: undefined,
    status: 'planned' as const,
  };
  return {
    ...{ title, institution, start, timeKnown, status },
    ...(end === undefined ? {} : { end }),
    ...(place === undefined ? {} : { place }),
    closed: confidentiality === 'Besloten',
    link: meetingAddress(address, id),
  };
}
