import { fetchSourceJson, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor } from '../connector.ts';
import { readInitiative, readPage, type Initiative } from './rows.ts';

export interface Service {
  baseUrl: string;
  request: SourceRequest;
}

/** One initiative, with its detail where the service gave it. */
export interface InitiativeRaw {
  initiative: Initiative;
  notes: string[];
}

const pageSize = 100;
/** Pages after which a list that never ends is given up. */
const maximumPages = 500;

/** So many details in a row that can not be had mean that the service is down. */
const outageDetails = 5;

/** The cursor of a back-fill: everything, because the list can not be asked from a day on. */
export function cursorAt(): Cursor {
  return { page: 0 };
}

/**
 * The whole list of initiatives, a page at a time, with the detail of each that is new or has changed: the
 * cursor holds a short sum of each row as it was last read. The service can not be asked what changed, and
 * some of its pages fail at times: these are retried, and the poll ends with a fault, never with a part.
 * @throws SourceFault
 */
export async function* pollInitiatives(
  service: Service,
  since: Cursor | undefined,
): AsyncGenerator<Batch<InitiativeRaw>> {
  const sums = new Map(
    String(since?.['sums'] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((entry) => entry.split(':') as [string, string]),
  );
  const cursor = (page: number): Cursor => ({
    page,
    sums: [...sums].map(([id, sum]) => `${id}:${sum}`).join(' '),
  });
  const seen = new Set<number>();
  const outage = { details: 0 };
  for (let page = Number(since?.['page'] ?? 0); ; page++) {
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
    const raw: InitiativeRaw[] = [];
    for (const row of fresh) {
      seen.add(row.id);
      const sum = sumOf(row);
      if (sums.get(String(row.id)) === sum) continue;
      const had = await fetchDetail(service, row, outage);
      raw.push(had);
      // Without its detail it is asked for again by the next poll.
      if (had.notes.length === 0) sums.set(String(row.id), sum);
      else sums.delete(String(row.id));
    }
    const last = page + 1 >= totalPages;
    yield { raw, cursor: cursor(last ? 0 : page + 1), remaining: Math.max(0, totalPages - page - 1) };
    if (last) return;
  }
}

/** The row with the periods and files of its detail; without them where the service has no detail. */
async function fetchDetail(
  service: Service,
  row: Initiative,
  outage: { details: number },
): Promise<InitiativeRaw> {
  const url = addressOf(service, `brpapi/groupInitiatives/${row.id}`);
  try {
    const detail = readInitiative(await fetchSourceJson(url, service.request), url);
    if (detail.id !== row.id) {
      throw new SourceFault('shape', { url, detail: `initiative ${detail.id} in place of ${row.id}` });
    }
    outage.details = 0;
    const given = Object.entries(detail).filter(([, value]) => value !== undefined && !isEmpty(value));
    return { initiative: { ...row, ...Object.fromEntries(given) }, notes: [] };
  } catch (error) {
    if (!(error instanceof SourceFault) || error.kind !== 'status') throw error;
    if (++outage.details >= outageDetails) throw error;
    return { initiative: row, notes: [`no detail: ${error.message}`] };
  }
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
