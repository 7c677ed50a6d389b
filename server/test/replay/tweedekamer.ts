import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { recordedFiles, samples } from '../samples.ts';
import { feedOf } from './feed.ts';
import { expanded, readExpand, rowsOf, type Besides, type Row } from './relations.ts';

export type { Row };

/** What the server does wrong to the next requests that match. */
export type Fault =
  | 'error500'
  | 'refused'
  | 'tooMany'
  | 'slow'
  | 'drip'
  | 'cut'
  | 'blockPage'
  | 'empty'
  | 'oversize'
  | 'redirectInside'
  | 'odataError'
  | 'wrongShape';

export interface Replay {
  /** With a slash at its end. */
  baseUrl: string;
  rows: Row[];
  /** Rows of the sets beside the documents. */
  beside: Besides;
  /** Relations that are gone: a request that names one is refused. */
  gone: readonly string[];
  /** Whether the feed of changes answers. */
  hasFeed: boolean;
  /** Addresses asked so far, path and search. */
  asked: string[];
  /** Requests so far that were left without an end. */
  silent: number;
  /** Breaks the next `times` requests whose address holds the words. */
  breakNext(fault: Fault, times?: number, words?: string): void;
  /** Ends every connection, also of requests that are left without an answer. */
  hangUp(): void;
  close(): Promise<void>;
}

/** Rows written for the tests, in the shape of the service. */
export function fixtureRows(): Row[] {
  const file = new URL('../../src/connectors/tweedekamer/fixtures/documents.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Row[];
}

/** Recorded rows, those of expanded cases with their case. */
export function recordedRows(folder: string): Row[] {
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown;
  const rows = recordedFiles('nl/tk_odata/pages/document').flatMap((path) => read(path) as Row[]);
  for (const path of recordedFiles('nl/tk_odata/zaak_expanded')) {
    const { Document, ...matter } = read(path) as { Document: Row[] };
    for (const document of Document) rows.push({ ...document, Zaak: [matter] });
  }
  return rows;
}

/**
 * Serves rows as the service does: pages with next links, filter and order on the change stamp, ids,
 * relations only when asked for. Cases, decisions and votes are those inside the documents that have
 * a stamp of their own.
 */
export async function startReplay(
  options: { rows?: Row[]; beside?: Besides; pageSize?: number; port?: number; recorded?: string } = {},
): Promise<Replay> {
  const rows = options.rows ?? fixtureRows();
  const beside = options.beside ?? {};
  const pageSize = options.pageSize ?? 250;
  const files = options.recorded ? bytesById(options.recorded) : new Map<string, string>();
  const asked: string[] = [];
  const faults: { fault: Fault; times: number; words: string }[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    asked.push(address);
    const broken = faults.find(({ times, words }) => times > 0 && address.includes(words));
    if (broken) {
      broken.times--;
      if (broken.fault === 'slow' || broken.fault === 'drip') replay.silent++;
      fail(broken.fault, response);
    } else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/OData/v4/2.0/`;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', baseUrl);
    if (url.pathname === '/SyncFeed/2.0/Feed' && replay.hasFeed) {
      const token = Number(url.searchParams.get('skiptoken'));
      response.setHeader('content-type', 'application/atom+xml');
      return void response.end(feedOf(rows, beside, token, url.origin));
    }
    const resource = /\/(Document|DocumentPublicatie)\(([\w-]+)\)\/resource$/i.exec(url.pathname);
    if (resource) return sendFile(resource[1]!, resource[2]!, response);
    const entity = /\/(\w+)$/.exec(url.pathname)?.[1] ?? '';
    const found = rowsOf(entity, rows, beside);
    if (!found) return void response.writeHead(404).end();
    const filter = url.searchParams.get('$filter') ?? '';
    const from = /ApiGewijzigdOp ge (\S+)/.exec(filter)?.[1];
    const ids = [...filter.matchAll(/Id eq ([\w-]+)/g)].map(([, id]) => id);
    const chosen = found
      .filter((row) => !from || stamp(row.ApiGewijzigdOp) >= stamp(from))
      .filter((row) => ids.length === 0 || ids.includes(row.Id))
      .sort(
        (a, b) => stamp(a.ApiGewijzigdOp).localeCompare(stamp(b.ApiGewijzigdOp)) || a.Id.localeCompare(b.Id),
      );
    const skip = Number(url.searchParams.get('$skiptoken') ?? 0);
    const next = new URL(url);
    next.searchParams.set('$skiptoken', String(skip + pageSize));
    const expand = url.searchParams.get('$expand') ?? '';
    if (replay.gone.some((name) => new RegExp(`\\b${name}\\b`).test(expand)))
      return void response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{}}');
    const wanted = readExpand(expand);
    response.setHeader(
      'content-type',
      'application/json; odata.metadata=minimal; odata.streaming=true; charset=utf-8',
    );
    response.end(
      JSON.stringify({
        '@odata.context': `${baseUrl}$metadata#${entity}`,
        ...(url.searchParams.get('$count') === 'true' ? { '@odata.count': chosen.length } : {}),
        value: chosen.slice(skip, skip + pageSize).map((row) => expanded(row, wanted)),
        ...(skip + pageSize < chosen.length ? { '@odata.nextLink': next.href } : {}),
      }),
    );
  }

  function sendFile(entity: string, id: string, response: ServerResponse): void {
    const path = files.get(id);
    const row = rows.find(({ Id }) => Id === id);
    if (path) response.setHeader('content-type', 'application/octet-stream').end(readFileSync(path));
    else if (entity === 'Document' && row) {
      response.setHeader('content-type', 'application/rtf');
      // Long enough to be no placeholder (specification §5).
      const maker = `{\\*\\generator ${'Proefschrijver '.repeat(10)};}`;
      response.end(`{\\rtf1${maker}De tekst van het stuk ${String(row['DocumentNummer'])}.\\par Einde.}`);
    } else response.writeHead(404).end();
  }

  const replay: Replay = {
    baseUrl,
    rows,
    beside,
    gone: [],
    hasFeed: false,
    asked,
    silent: 0,
    breakNext: (fault, times = 1, words = '') => void faults.push({ fault, times, words }),
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return replay;
}

/** Recorded bytes by the id of the document or publication that has them. */
function bytesById(folder: string): Map<string, string> {
  const paths = ['nl/tk_documents', 'nl/tk_odata/document_publicatie_xml'].flatMap(recordedFiles);
  return new Map(paths.map((path) => [basename(path, extname(path)), join(folder, path)]));
}

/** Stamps of different precision compare as text once they have seven decimals. */
function stamp(text: string): string {
  const [, whole, decimals = ''] = /^([^.Z]+)(?:\.(\d+))?Z$/.exec(text) ?? [text, text];
  return `${whole}.${decimals.padEnd(7, '0')}`;
}

function fail(fault: Fault, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  if (fault === 'error500') response.writeHead(500).end('down');
  else if (fault === 'refused') response.writeHead(400, json).end('{"error":{}}');
  else if (fault === 'tooMany') response.writeHead(429, { 'retry-after': '1' }).end();
  else if (fault === 'slow') return;
  else if (fault === 'drip') {
    response.writeHead(200, json);
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  } else if (fault === 'cut') response.writeHead(200, json).end('{"value":[{"Id":"0000');
  else if (fault === 'blockPage') {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><body>Request rejected</body></html>');
  } else if (fault === 'empty') response.writeHead(200, json).end();
  else if (fault === 'oversize') response.writeHead(200, json).end('x'.repeat(200_000));
  else if (fault === 'redirectInside') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  else if (fault === 'odataError')
    response.writeHead(200, json).end('{"error":{"code":"500","message":"broken"}}');
  else response.writeHead(200, json).end('{"rows":[]}');
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8099' } } });
  const recorded = samples('.');
  const replay = await startReplay({
    port: Number(values.port),
    ...(recorded ? { rows: recordedRows(recorded), recorded } : {}),
  });
  process.stdout.write(`${replay.baseUrl} serves ${replay.rows.length} documents\n`);
}
