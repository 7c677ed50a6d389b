import { Worker } from 'node:worker_threads';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import type { FastifyReply } from 'fastify';
import { limitReached } from '#platform/errors.ts';
import type { Document } from '#stores/documents/document.ts';
import { meetingAddress } from './address.ts';
import { composeWorkbook, type MeetingRow, type WorkbookOrder } from './workbook-rows.ts';

type MeetingDocument = Omit<Document, 'text'>;

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
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
  return meetings.length <= fewMeetings ? composeWorkbook(order) : composeInThread(order);
}

/** @throws EC-05 for more meetings than one file may have */
export function requireExportable(count: number): void {
  const maximum = limits.maximumExportedMeetings;
  if (count > maximum) throw limitReached('agenda.export.tooMany', { maximum });
}

/** Answers a file under a name of its own. */
export function sendWorkbook(reply: FastifyReply, workbook: Buffer, name: string): FastifyReply {
  return reply
    .header('content-type', mimeType)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(workbook);
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

function composeInThread(workerData: WorkbookOrder): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { workerData });
    worker.once('message', (made: Uint8Array) =>
      resolve(Buffer.from(made.buffer, made.byteOffset, made.byteLength)),
    );
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('no workbook was written')));
  });
}
