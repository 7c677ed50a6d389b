import { fetchSource, fetchSourceJson, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor } from '../connector.ts';
import { DocumentRow, xmlPublicationOf } from './rows.ts';
import { resourceOf } from './read-document.ts';

/** Bytes of a row's file as they came, or why they did not. */
export type Fetched = { bytes: Uint8Array; mimeType: string; fileName: string } | { fault: string };

export interface DocumentRaw {
  entity: 'Document' | 'Zaak';
  row: unknown;
  file?: Fetched;
  /** The official publication; its text is better than that of the file. */
  xml?: Fetched;
}

/** Rows stored between two cursor steps; their files are in memory at once. */
const batchSize = 20;
/** Rows may become visible a little after later ones; a finished poll is followed by this overlap, milliseconds. */
const overlap = 10 * 60_000;
/** So many files in a row that can not be had mean that the server is down. */
const outageFiles = 3;

const actors = 'DocumentActor($expand=Persoon,Commissie)';
const cases = 'Zaak($expand=ZaakActor($expand=Commissie,Persoon),Besluit($expand=Stemming))';
const expand = `${actors},${cases},Agendapunt,Kamerstukdossier,BijlageDocument,BronDocument,HuidigeDocumentVersie($expand=DocumentPublicatie)`;

interface Page {
  rows: Record<string, unknown>[];
  next: string | undefined;
  count: number | undefined;
}

/**
 * Documents changed since the cursor, oldest change first, with their files. The cursor is the stamp
 * and id of the last row; rows of an equal stamp before that id are passed over.
 * @throws SourceFault
 */
export async function* pollDocuments(
  baseUrl: string,
  since: Cursor | undefined,
  request: SourceRequest,
): AsyncGenerator<Batch<DocumentRaw>> {
  const from = startOf(since);
  const first = new URL('Document', baseUrl);
  first.search = new URLSearchParams({
    ...(from.stamp ? { $filter: `ApiGewijzigdOp ge ${from.stamp}` } : {}),
    $orderby: 'ApiGewijzigdOp,Id',
    $expand: expand,
    $count: 'true',
  }).toString();
  let url: string | undefined = first.href;
  let passing = from.id;
  let remaining: number | undefined;
  let last: { stamp: string; id: string } | undefined;
  const outage = { files: 0 };
  while (url) {
    const page = await fetchPage(url, baseUrl, request);
    remaining ??= page.count;
    let rows = page.rows.map((row) => ({ row, ...placeOf(row, url!) }));
    if (passing) {
      const at = rows.findIndex((one) => one.id === passing && one.stamp === from.stamp);
      if (at >= 0) {
        rows = rows.slice(at + 1);
        if (remaining !== undefined) remaining -= at + 1;
        passing = undefined;
      } else if (rows.some((one) => one.stamp !== from.stamp)) passing = undefined;
      // Otherwise the row we stopped at may be on a later page; reading these again does no harm.
    }
    for (let at = 0; at < rows.length; at += batchSize) {
      const part = rows.slice(at, at + batchSize);
      const raw: DocumentRaw[] = [];
      for (const { row } of part) raw.push(await withFiles(row, baseUrl, request, outage));
      last = part.at(-1)!;
      if (remaining !== undefined) remaining = Math.max(0, remaining - part.length);
      yield {
        raw,
        cursor: { stamp: last.stamp, id: last.id, finished: false },
        ...(remaining === undefined ? {} : { remaining }),
      };
    }
    url = page.next;
  }
  const end =
    last ?? (since?.['stamp'] ? { stamp: String(since['stamp']), id: since['id'] ?? null } : undefined);
  if (end) yield { raw: [], cursor: { stamp: end.stamp, id: end.id, finished: true }, remaining: 0 };
}

function startOf(since: Cursor | undefined): { stamp?: string; id?: string } {
  const stamp = since?.['stamp'];
  if (typeof stamp !== 'string') return {};
  if (since?.['finished'] === true) return { stamp: new Date(Date.parse(stamp) - overlap).toISOString() };
  const id = since?.['id'];
  return { stamp, ...(typeof id === 'string' ? { id } : {}) };
}

function placeOf(row: Record<string, unknown>, url: string): { stamp: string; id: string } {
  const stamp = row['ApiGewijzigdOp'];
  const id = row['Id'];
  if (typeof stamp !== 'string' || Number.isNaN(Date.parse(stamp)) || typeof id !== 'string') {
    throw new SourceFault('shape', { url, detail: 'a row without Id or ApiGewijzigdOp' });
  }
  return { stamp, id };
}

/** One page with every nested collection complete. */
async function fetchPage(url: string, baseUrl: string, request: SourceRequest): Promise<Page> {
  const body = await fetchSourceJson(url, request);
  const shape = (detail: string) =>
    new SourceFault('shape', { url, detail, firstBytes: JSON.stringify(body)?.slice(0, 200) ?? '' });
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw shape('no OData answer');
  const answer = body as Record<string, unknown>;
  if ('error' in answer) throw shape('an OData error inside a successful answer');
  const rows = answer['value'];
  if (!Array.isArray(rows) || rows.some((row) => typeof row !== 'object' || row === null))
    throw shape('no rows');
  const next = checkNext(answer['@odata.nextLink'], url, baseUrl);
  const count = answer['@odata.count'];
  for (const row of rows) await completeNested(row as Record<string, unknown>, url, baseUrl, request);
  return {
    rows: rows as Record<string, unknown>[],
    next,
    count: typeof count === 'number' ? count : undefined,
  };
}

/** Follows the next links of collections inside a row. */
async function completeNested(
  row: Record<string, unknown>,
  url: string,
  baseUrl: string,
  request: SourceRequest,
): Promise<void> {
  for (const [key, value] of Object.entries(row)) {
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (typeof inner === 'object' && inner !== null)
        await completeNested(inner as Record<string, unknown>, url, baseUrl, request);
    }
    if (!key.endsWith('@odata.nextLink')) continue;
    const name = key.slice(0, -'@odata.nextLink'.length);
    const collection = Array.isArray(row[name]) ? (row[name] as unknown[]) : [];
    for (let next = checkNext(value, url, baseUrl); next;) {
      const page = await fetchPage(next, baseUrl, request);
      collection.push(...page.rows);
      next = page.next;
    }
    row[name] = collection;
  }
}

function checkNext(link: unknown, url: string, baseUrl: string): string | undefined {
  if (link === undefined || link === null) return undefined;
  const next = typeof link === 'string' && URL.canParse(link, url) ? new URL(link, url) : undefined;
  if (next?.origin !== new URL(baseUrl).origin || next.href === url) {
    throw new SourceFault('shape', { url, detail: 'a next link that leads elsewhere' });
  }
  return next.href;
}

async function withFiles(
  row: Record<string, unknown>,
  baseUrl: string,
  request: SourceRequest,
  outage: { files: number },
): Promise<DocumentRaw> {
  const raw: DocumentRaw = { entity: 'Document', row };
  const parsed = DocumentRow.safeParse(row);
  if (!parsed.success || parsed.data.Verwijderd || !parsed.data.DocumentNummer) return raw;
  const document = parsed.data;
  const extension = document.HuidigeDocumentVersie?.Extensie ?? '';
  if (document.ContentType) {
    const name = `${document.DocumentNummer}${extension}`;
    raw.file = await fetchFile(resourceOf(baseUrl, document.Id), document.ContentType, name, request, outage);
  }
  const xml = xmlPublicationOf(document);
  if (xml) {
    const address = new URL(`DocumentPublicatie(${xml.Id})/Resource`, baseUrl).href;
    raw.xml = await fetchFile(address, 'application/xml', xml.FileName ?? '', request, outage);
  }
  return raw;
}

/** A file that can not be had is a note on its document; a server that gives no file at all is a fault. */
async function fetchFile(
  url: string,
  mimeType: string,
  fileName: string,
  request: SourceRequest,
  outage: { files: number },
): Promise<Fetched> {
  try {
    const answer = await fetchSource(url, request);
    if (answer.bytes.byteLength === 0) throw new SourceFault('shape', { url, detail: 'an empty file' });
    if (/^text\/html/.test(answer.contentType) && !/html/.test(mimeType)) {
      throw new SourceFault('blocked', { url, status: answer.status, detail: 'a page in place of the file' });
    }
    outage.files = 0;
    return { bytes: answer.bytes, mimeType, fileName };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    const gone =
      error.kind === 'tooLarge' || (error.kind === 'status' && (error.evidence.status ?? 500) < 500);
    if (!gone && ++outage.files >= outageFiles) throw error;
    return { fault: error.message };
  }
}
