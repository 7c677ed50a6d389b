import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Service } from '../connector.ts';
import { jsonFault } from '../reading/answers.ts';

export interface PlacedRow {
  row: Record<string, unknown>;
  stamp: string;
  id: string;
}

export interface ChangedPage {
  rows: PlacedRow[];
  last: PlacedRow;
  /** Rows from here on, this page included, where the service tells. */
  remaining: number | undefined;
}

interface Page {
  rows: Record<string, unknown>[];
  next: string | undefined;
  count: number | undefined;
}

/** A place among changes: the stamp, and behind a space the id of the row that was the last one. */
export function positionOf({ stamp, id }: PlacedRow): string {
  return `${stamp} ${id}`;
}

/**
 * Rows of an entity set from a position on, oldest change first, page by page. Rows of the position's
 * stamp up to and with its id are passed over.
 * @throws SourceFault
 */
export async function* changedPages(
  service: Service,
  entity: string,
  expand: string,
  position: string | undefined,
): AsyncGenerator<ChangedPage> {
  const [from, lastId] = position?.split(' ') ?? [];
  let passing = lastId;
  let url: string | undefined = addressOf(service, entity, {
    ...(from ? { $filter: `ApiGewijzigdOp ge ${from}` } : {}),
    $orderby: 'ApiGewijzigdOp,Id',
    ...(expand ? { $expand: expand } : {}),
    $count: 'true',
  });
  let remaining: number | undefined;
  while (url) {
    const at: string = url;
    const page: Page = await fetchPage(at, service);
    remaining ??= page.count;
    let rows = page.rows.map((row) => placed(row, at));
    if (passing) {
      const known = rows.findIndex((one) => one.id === passing && one.stamp === from);
      if (known >= 0) {
        rows = rows.slice(known + 1);
        if (remaining !== undefined) remaining -= known + 1;
        passing = undefined;
      } else if (rows.some((one) => one.stamp !== from)) passing = undefined;
      // Otherwise the row we stopped at may be on a later page; reading these again does no harm.
    }
    const last = rows.at(-1);
    if (last) yield { rows, last, remaining };
    if (remaining !== undefined) remaining = Math.max(0, remaining - rows.length);
    url = page.next;
  }
}

/**
 * The rows of an entity set that have these ids.
 * @throws SourceFault
 */
export async function rowsById(
  service: Service,
  entity: string,
  expand: string,
  ids: readonly string[],
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  const $filter = ids.map((id) => `Id eq ${id}`).join(' or ');
  let url: string | undefined = addressOf(service, entity, {
    $filter,
    $orderby: 'Id',
    ...(expand ? { $expand: expand } : {}),
  });
  while (url) {
    const page: Page = await fetchPage(url, service);
    rows.push(...page.rows);
    url = page.next;
  }
  return rows;
}

function addressOf({ baseUrl }: Service, entity: string, options: Record<string, string>): string {
  const url = new URL(entity, baseUrl);
  url.search = new URLSearchParams(options).toString();
  return url.href;
}

function placed(row: Record<string, unknown>, url: string): PlacedRow {
  const stamp = row['ApiGewijzigdOp'];
  const id = row['Id'];
  if (typeof stamp !== 'string' || Number.isNaN(Date.parse(stamp)) || typeof id !== 'string') {
    throw new SourceFault('shape', { url, detail: 'a row without Id or ApiGewijzigdOp' });
  }
  return { row, stamp, id };
}

/** One page with every nested collection complete. */
async function fetchPage(url: string, service: Service): Promise<Page> {
  const body = await fetchSourceJson(url, service.request);
  const shape = (detail: string) => jsonFault(url, detail, body);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw shape('no OData answer');
  const answer = body as Record<string, unknown>;
  if ('error' in answer) throw shape('an OData error inside a successful answer');
  const rows = answer['value'];
  if (!Array.isArray(rows) || rows.some((row) => typeof row !== 'object' || row === null))
    throw shape('no rows');
  const next = checkNext(answer['@odata.nextLink'], url, service);
  const count = answer['@odata.count'];
  for (const row of rows) await completeNested(row as Record<string, unknown>, url, service);
  return {
    rows: rows as Record<string, unknown>[],
    next,
    count: typeof count === 'number' ? count : undefined,
  };
}

/** Follows the next links of collections inside a row. */
async function completeNested(row: Record<string, unknown>, url: string, service: Service): Promise<void> {
  for (const [key, value] of Object.entries(row)) {
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (typeof inner === 'object' && inner !== null)
        await completeNested(inner as Record<string, unknown>, url, service);
    }
    if (!key.endsWith('@odata.nextLink')) continue;
    const name = key.slice(0, -'@odata.nextLink'.length);
    const collection = Array.isArray(row[name]) ? (row[name] as unknown[]) : [];
    for (let next = checkNext(value, url, service); next;) {
      const page = await fetchPage(next, service);
      collection.push(...page.rows);
      next = page.next;
    }
    row[name] = collection;
  }
}

function checkNext(link: unknown, url: string, { baseUrl }: Service): string | undefined {
  if (link === undefined || link === null) return undefined;
  const next = typeof link === 'string' && URL.canParse(link, url) ? new URL(link, url) : undefined;
  if (next?.origin !== new URL(baseUrl).origin || next.href === url) {
    throw new SourceFault('shape', { url, detail: 'a next link that leads elsewhere' });
  }
  return next.href;
}
