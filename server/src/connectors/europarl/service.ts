import { startOfDay } from 'contract/amsterdam';
import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { evidenceOf, firstBytesOf, SourceFault } from '#platform/outbound/source-fault.ts';
import { ExtractionFault } from '#platform/extraction-fault.ts';
import { childOf, childrenOf, readXmlTree, textOf } from '../reading/xml-tree.ts';
import { jsonFault } from '../reading/answers.ts';
import { unlessGone } from '../reading/refusals.ts';
import { lastPart } from './rows.ts';

/** The service to ask and how. */
export interface Service {
  /** The portal: its API is below `api/v2/`, its files below the root. */
  baseUrl: string;
  /** The Legislative Observatory. */
  pagesUrl: string;
  /** The agendas of committees. */
  agendasUrl: string;
  /** The vocabularies of the Publications Office, asked by SPARQL. */
  vocabularyUrl: string;
  request: SourceRequest;
}

/** A row that names its thing. */
export type Identified = { id: string } & Record<string, unknown>;

const pageSize = 50;

/**
 * All rows of a paged list, each once; a server that repeats a page ends it.
 * @throws SourceFault
 */
export async function fetchAll(
  service: Service,
  path: string,
  search: Record<string, string> = {},
): Promise<Identified[]> {
  const rows = new Map<string, Identified>();
  for (let offset = 0; ; offset += pageSize) {
    const place = { offset: String(offset), limit: String(pageSize) };
    const page = await fetchPage(service, path, { ...search, ...place });
    const before = rows.size;
    for (const row of page) rows.set(row.id, row);
    if (page.length < pageSize || rows.size === before) return [...rows.values()];
  }
}

/**
 * One page of a list; no rows where the service says that there is no content (204).
 * @throws SourceFault
 */
async function fetchPage(
  service: Service,
  path: string,
  search: Record<string, string>,
): Promise<Identified[]> {
  const url = addressOf(service, path, search);
  const body = await fetchBody(url, service.request);
  return body === undefined ? [] : rowsOf(body, url);
}

/**
 * One thing, whose answer is a list of one; undefined when the service does not have it (404), which
 * happens to ids that its own lists name.
 * @throws SourceFault
 */
export async function fetchDetail(service: Service, path: string): Promise<Identified | undefined> {
  const url = addressOf(service, path, {});
  const body = await unlessGone(fetchBody(url, service.request));
  return body === undefined ? undefined : rowsOf(body, url)[0];
}

/**
 * Ids a feed tells of that changed on a day or later, each once, in an order that stays. Feeds are Atom; an
 * error may come as JSON inside a successful answer.
 * @throws SourceFault
 */
export async function fetchFeed(
  service: Service,
  list: string,
  since: string,
  search: Record<string, string> = {},
): Promise<string[]> {
  const url = addressOf(service, `${list}/feed`, search, '');
  const answer = await fetchSource(url, { accept: 'application/atom+xml', ...service.request });
  if (answer.status === 204) return [];
  const evidence = { url, status: answer.status, firstBytes: firstBytesOf(answer.bytes) };
  if (answer.bytes.byteLength === 0 || answer.status === 202) {
    throw new SourceFault('blocked', { ...evidence, detail: 'an empty answer' });
  }
  let feed;
  try {
    feed = readXmlTree(answer.bytes);
  } catch (error) {
    if (!(error instanceof ExtractionFault)) throw error;
    throw new SourceFault('shape', { ...evidence, detail: `no feed: ${error.message}` }, error);
  }
  if (feed.name !== 'feed') {
    throw new SourceFault('blocked', { ...evidence, detail: 'a page in place of the feed' });
  }
  const ids = new Set<string>();
  for (const entry of childrenOf(feed, 'entry')) {
    const id = lastPart(textOf(childOf(entry, 'id'))?.replace(/\/$/, ''));
    const updated = Date.parse(textOf(childOf(entry, 'updated')) ?? '');
    if (!id) throw new SourceFault('shape', { ...evidence, detail: 'an entry without id' });
    if (Number.isNaN(updated) || updated >= startOfDay(since)) ids.add(id);
  }
  return [...ids].sort();
}

function addressOf(
  { baseUrl }: Service,
  path: string,
  search: Record<string, string>,
  format = 'application/ld+json',
): string {
  const url = new URL(`api/v2/${path}`, baseUrl);
  const parameters = new URLSearchParams(search);
  if (format) parameters.set('format', format);
  url.search = parameters.toString();
  return url.href;
}

/** The body of an answer; undefined for "no content". Any other empty answer is a wall (202) or a fault. */
async function fetchBody(url: string, request: SourceRequest): Promise<unknown> {
  const answer = await fetchSource(url, { accept: 'application/ld+json', ...request });
  if (answer.status === 204) return undefined;
  const evidence = { ...evidenceOf(answer), url };
  if (answer.bytes.byteLength === 0 || answer.status === 202) {
    throw new SourceFault('blocked', { ...evidence, detail: 'an empty answer' });
  }
  const text = new TextDecoder().decode(answer.bytes).trim();
  if (text.startsWith('<'))
    throw new SourceFault('blocked', { ...evidence, detail: 'a page in place of JSON' });
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SourceFault('notJson', { ...evidence, detail: 'not valid JSON' }, error);
  }
}

function rowsOf(body: unknown, url: string): Identified[] {
  const shape = (detail: string) => jsonFault(url, detail, body);
  if (typeof body !== 'object' || body === null) throw shape('no answer of the service');
  if ('error' in body) throw shape('an error inside a successful answer');
  const rows = 'data' in body ? body.data : undefined;
  if (!Array.isArray(rows)) throw shape('no data');
  for (const row of rows as unknown[]) {
    if (typeof row !== 'object' || row === null || !('id' in row) || typeof row.id !== 'string') {
      throw shape('a row without id');
    }
  }
  return rows as Identified[];
}
