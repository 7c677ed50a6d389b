import { z } from 'zod';
import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { evidenceOf, SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { isMissed, type Missed, orMissed } from '../items/missed.ts';
import { inBatches } from '../reading/batches.ts';
import { unlessGone } from '../reading/refusals.ts';
import { changedPages, positionOf, rowsById, type PlacedRow } from '../tweedekamer/pages.ts';
import { newestVersion, VerslagRow, type SittingRow } from './rows.ts';

/** A report of a sitting with its bytes; without bytes when there is nothing to read yet, or it could not be had. */
export interface ReportRaw extends Partial<Missed> {
  /** Vergadering.Id. */
  meetingKey: string;
  url?: string;
  bytes?: Uint8Array;
  /** Why there is none. */
  missing?: string;
}

/** Changed reports looked at between two cursor steps; each is of some hundred kilobytes. */
const batchRows = 10;
/** Rows may become visible a little after later ones, milliseconds. */
const overlap = 10 * 60_000;
/** Bytes of one report; the longest sittings come to some megabytes. */
const maximumBytes = 48 * 1024 * 1024;

const ReportsCursor = z.object({ Verslag: z.string().optional() });

/** The cursor from which every report changed since an instant is read again. */
export function cursorAt(since: number): Cursor {
  return { Verslag: new Date(since).toISOString() };
}

/**
 * The newest readable version of the report of every sitting of which a version changed since the cursor,
 * oldest change first (SOURCES.md §2).
 * @throws SourceFault
 */
export async function* pollReports(
  service: Service,
  since: Cursor | undefined,
): AsyncGenerator<Batch<ReportRaw>> {
  let { Verslag: position } = ReportsCursor.parse(since ?? {});
  const done = new Set<string>();
  let last: PlacedRow | undefined;
  for await (const { rows, remaining } of changedPages(service, 'Verslag', '', position)) {
    for (let at = 0; at < rows.length; at += batchRows) {
      const part = rows.slice(at, at + batchRows);
      const sittings = sittingsOf(part).filter((id) => !done.has(id));
      for await (const raw of inBatches(reportsOf(service, sittings)))
        yield { raw, cursor: { Verslag: position } };
      for (const id of sittings) done.add(id);
      last = part.at(-1);
      position = last && positionOf(last);
      yield {
        raw: [],
        cursor: { Verslag: position },
        ...(remaining === undefined ? {} : { remaining: Math.max(0, remaining - at - part.length) }),
      };
    }
  }
  if (last) position = new Date(Date.parse(last.stamp) - overlap).toISOString();
  yield { raw: [], cursor: position === undefined ? {} : { Verslag: position }, remaining: 0 };
}

/** Sittings whose reports changed; a withdrawn report names none. */
function sittingsOf(rows: readonly PlacedRow[]): string[] {
  const ids = rows.flatMap(({ row }) => {
    const parsed = VerslagRow.safeParse(row);
    return parsed.success && !parsed.data.Verwijderd ? (parsed.data.Vergadering_Id ?? []) : [];
  });
  return [...new Set(ids)];
}

/** The newest report of each sitting. */
async function* reportsOf(service: Service, sittings: readonly string[]): AsyncGenerator<ReportRaw> {
  if (sittings.length === 0) return;
  for (const row of await rowsById(service, 'Vergadering', 'Verslag', sittings)) {
    const { Id, Verslag } = row as unknown as SittingRow;
    const newest = newestVersion(Array.isArray(Verslag) ? Verslag : []);
    if (!newest) yield { meetingKey: Id, missing: 'report without text yet' };
    else {
      const url = new URL(`Verslag(${newest.Id})/resource`, service.baseUrl).href;
      yield await reportOrMissed(Id, url, service.request);
    }
  }
}

async function reportOrMissed(meetingKey: string, url: string, request: SourceRequest): Promise<ReportRaw> {
  const report = await orMissed(() => fetchReport(meetingKey, url, request), request.signal);
  return isMissed(report) ? { meetingKey, url, ...report } : report;
}

/**
 * The report of a sitting at its address. One that is gone is told; the next version brings it back.
 * @throws SourceFault
 */
export async function fetchReport(
  meetingKey: string,
  url: string,
  request: SourceRequest,
): Promise<ReportRaw> {
  try {
    const answer = await unlessGone(fetchSource(url, { maximumBytes, ...request }), [404, 410]);
    if (!answer) return { meetingKey, url, missing: 'the report is gone' };
    const evidence = { ...evidenceOf(answer), url };
    if (answer.bytes.byteLength === 0) throw new SourceFault('shape', { url, detail: 'an empty report' });
    if (/^<(!doctype|html)/i.test(evidence.firstBytes))
      throw new SourceFault('blocked', { ...evidence, detail: 'a page in place of the report' });
    return { meetingKey, url, bytes: answer.bytes };
  } catch (error) {
    if (!(error instanceof SourceFault) || error.kind !== 'tooLarge') throw error;
    return { meetingKey, url, missing: `no report: ${error.message}` };
  }
}
