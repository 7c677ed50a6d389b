import { z } from 'zod';
import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { faultOf, isMissed, type Missed, orMissed } from '../items/missed.ts';
import { Remembered } from '../reading/cursors.ts';
import { areToCome, fetchAttachments, type FetchedAttachments } from '../reading/attachments.ts';
import { sizeOf, typeByName, type Outage } from '../reading/files.ts';
import { filesOf, urlOf } from './read-initiative.ts';
import { readInitiative, readPage, type Initiative } from './rows.ts';

/** One initiative, with its detail unless that is missed, and its files. */
export interface InitiativeRaw extends Partial<Missed> {
  initiative: Initiative;
  notes: string[];
  attachments?: FetchedAttachments;
}

const pageSize = 100;
/** Bytes of files that are stored in one step. */
const batchBytes = 48 * 1024 * 1024;
/** Pages after which a list that never ends is given up. */
const maximumPages = 500;

/** So many initiatives in a row whose files can not be had: the rest of a poll goes without. */
const outageFiles = 5;
/** Tries for files that the service fails to give, one each poll. */
const maximumTries = 5;

/** A row as it was last read; with the tries made when its files are still to come. */
const RowRead = z.object({ sum: z.string(), tries: z.number().optional() });
type RowRead = z.infer<typeof RowRead>;

/** Cursors of earlier versions have the tries behind a `~`. */
function rowRead(text: string): RowRead {
  const [sum = '', tries] = text.split('~');
  return tries === undefined ? { sum } : { sum, tries: Number(tries) };
}

/** The page to go on with, and the rows read by the initiative's id. */
const InitiativesCursor = z.object({
  page: z.number().default(0),
  sums: z.union([
    z.record(z.string(), RowRead).transform((rows) => new Map(Object.entries(rows))),
    Remembered.transform((texts) => new Map([...texts].map(([id, text]) => [id, rowRead(text)]))),
  ]),
});

/** The cursor of a back-fill: everything, because the list can not be asked from a day on. */
export function cursorAt(): Cursor {
  return { page: 0 };
}

/**
 * The whole list of initiatives, a page at a time, with the detail of each that is new or has changed: the
 * cursor holds a short sum of each row as it was last read. The service can not be asked what changed, and some of its
 * pages fail at times: these are retried, and the poll ends with a fault, never with a part.
 * @throws SourceFault
 */
export async function* pollInitiatives(
  service: Service,
  since: Cursor | undefined,
): AsyncGenerator<Batch<InitiativeRaw>> {
  const kept = InitiativesCursor.parse(since ?? {});
  const { sums } = kept;
  const cursor = (page: number): Cursor => ({ page, sums: Object.fromEntries(sums) });
  const seen = new Set<number>();
  const outage: Outage = { files: 0 };
  for (let page = kept.page; ; page++) {
    const url = addressOf(
      service,
      `brpapi/searchInitiatives?text=*&page=${page}&size=${pageSize}&language=EN`,
    );
    if (page >= maximumPages) throw new SourceFault('shape', { url, detail: 'a list without end' });
    const { rows, totalPages } = readPage(await fetchSourceJson(url, service.request), url);
    const fresh = rows.filter(({ id }) => !seen.has(id));
    if (page === 0 && totalPages === 0) throw new SourceFault('shape', { url, detail: 'an empty list' });
    if (rows.length > 0 && fresh.length === 0) {
      throw new SourceFault('shape', { url, detail: `page ${page} repeats what came before` });
    }
    if (rows.length === 0 && page < totalPages) {
      throw new SourceFault('shape', { url, detail: `page ${page} of ${totalPages} is empty` });
    }
    let raw: InitiativeRaw[] = [];
    let bytes = 0;
    for (const row of fresh) {
      seen.add(row.id);
      const sum = sumOf(row);
      const before = sums.get(String(row.id));
      const same = before?.sum === sum;
      if (same && before.tries === undefined) continue;
      const had = await fetchDetail(service, row);
      const { attachments, toCome } = await fetchFiles(service, had.initiative, outage);
      raw.push({ ...had, attachments });
      const tries = ((same && before.tries) || 0) + 1;
      // Without its detail it is asked for again by the next poll, without its files by some.
      if (isMissed(had)) sums.delete(String(row.id));
      else sums.set(String(row.id), { sum, ...(toCome && tries < maximumTries ? { tries } : {}) });
      for (const file of Object.values(attachments)) bytes += sizeOf(file);
      // Given at once, so that an outage is seen before all others are asked for.
      if (bytes < batchBytes && !isMissed(had)) continue;
      yield { raw, cursor: cursor(page) };
      raw = [];
      bytes = 0;
    }
    const last = page + 1 >= totalPages;
    yield { raw, cursor: cursor(last ? 0 : page + 1), remaining: Math.max(0, totalPages - page - 1) };
    if (last) return;
  }
}

/** The row with the periods and files of its detail; without them where that cannot be had. */
async function fetchDetail(service: Service, row: Initiative): Promise<InitiativeRaw> {
  const detail = await orMissed(() => askDetail(service, row.id), service.request.signal);
  if (isMissed(detail)) {
    return { initiative: row, notes: [`no detail: ${faultOf(detail).message}`], ...detail };
  }
  const given = Object.entries(detail).filter(([, value]) => value !== undefined && !isEmpty(value));
  return { initiative: { ...row, ...Object.fromEntries(given) }, notes: [] };
}

/** @throws SourceFault */
async function askDetail(service: Service, id: number): Promise<Initiative> {
  const url = addressOf(service, `brpapi/groupInitiatives/${id}`);
  const detail = readInitiative(await fetchSourceJson(url, service.request), url);
  if (detail.id === id) return detail;
  throw new SourceFault('shape', { url, detail: `initiative ${detail.id} in place of ${id}` });
}

/** Call for evidence, draft act, summary of contributions: whatever kind of file, but never a page. */
async function fetchFiles(
  service: Service,
  initiative: Initiative,
  outage: Outage,
): Promise<{ attachments: FetchedAttachments; toCome: boolean }> {
  const attached = filesOf(initiative).map(({ path, fileName }) => ({
    url: urlOf(path),
    address: addressOf(service, path),
    mimeType: typeByName(fileName) ?? '',
    ...(fileName ? { fileName } : {}),
  }));
  if (attached.length === 0) return { attachments: {}, toCome: false };
  if (outage.files >= outageFiles) return { attachments: {}, toCome: true };
  const attachments = await fetchAttachments(attached, service.request);
  const toCome = areToCome(attachments);
  outage.files = toCome ? outage.files + 1 : 0;
  return { attachments, toCome };
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** A short sum of what a row says (FNV-1a). */
function sumOf(row: Initiative): string {
  let sum = 0x811c9dc5;
  for (const sign of JSON.stringify(row)) sum = Math.imul(sum ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return sum.toString(36);
}

function addressOf({ baseUrl }: Service, path: string): string {
  return new URL(path, baseUrl).href;
}
