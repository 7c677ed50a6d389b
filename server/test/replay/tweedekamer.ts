import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { samples } from '../samples.ts';

export type Row = Record<string, unknown> & { Id: string; ApiGewijzigdOp: string };

/** What the server does wrong to the next requests that match. */
export type Fault =
  | 'error500'
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
  /** Addresses asked so far, path and search. */
  asked: string[];
  /** Breaks the next `times` requests whose address holds the words. */
  breakNext(fault: Fault, times?: number, words?: string): void;
  close(): Promise<void>;
}

/** Rows written for the tests, in the shape of the service. */
export function fixtureRows(): Row[] {
  const file = new URL('../../src/connectors/tweedekamer/fixtures/documents.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Row[];
}

/** Recorded rows, those of expanded cases with their case. */
export function recordedRows(folder: string): Row[] {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
  const list = (name: string) => readdirSync(join(folder, name)).map((file) => join(folder, name, file));
  const rows = list('pages/document').flatMap((path) => read(path) as Row[]);
  for (const path of list('zaak_expanded')) {
    const { Document, ...matter } = read(path) as { Document: Row[] };
    for (const document of Document) rows.push({ ...document, Zaak: [matter] });
  }
  return rows;
}

/** Serves rows as the service does: 250 a page, next links, filter and order on the change stamp. */
export async function startReplay(
  options: { rows?: Row[]; pageSize?: number; port?: number; publications?: string } = {},
): Promise<Replay> {
  const rows = options.rows ?? fixtureRows();
  const pageSize = options.pageSize ?? 250;
  const asked: string[] = [];
  const faults: { fault: Fault; times: number; words: string }[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    asked.push(address);
    const broken = faults.find(({ times, words }) => times > 0 && address.includes(words));
    if (broken) {
      broken.times--;
      fail(broken.fault, response);
    } else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/OData/v4/2.0/`;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', baseUrl);
    const publication = /DocumentPublicatie\(([\w-]+)\)\/Resource$/i.exec(url.pathname);
    if (publication && options.publications) {
      response.setHeader('content-type', 'application/xml');
      return void response.end(readFileSync(join(options.publications, `${publication[1]}.xml`)));
    }
    const resource = /\/Document\(([\w-]+)\)\/resource$/.exec(url.pathname);
    if (resource) {
      const row = rows.find(({ Id }) => Id === resource[1]);
      response.setHeader('content-type', 'application/rtf');
      return void response.end(
        `{\\rtf1 De tekst van het stuk ${String(row?.['DocumentNummer'])}.\\par Einde.}`,
      );
    }
    if (!url.pathname.endsWith('/Document')) return void response.writeHead(404).end();
    const from = /ApiGewijzigdOp (ge|gt) (\S+)/.exec(url.searchParams.get('$filter') ?? '');
    const chosen = rows
      .filter(
        (row) =>
          !from ||
          stamp(row.ApiGewijzigdOp) > stamp(from[2]!) ||
          (from[1] === 'ge' && stamp(row.ApiGewijzigdOp) === stamp(from[2]!)),
      )
      .sort(
        (a, b) => stamp(a.ApiGewijzigdOp).localeCompare(stamp(b.ApiGewijzigdOp)) || a.Id.localeCompare(b.Id),
      );
    const skip = Number(url.searchParams.get('$skiptoken') ?? 0);
    const next = new URL(url);
    next.searchParams.set('$skiptoken', String(skip + pageSize));
    response.setHeader(
      'content-type',
      'application/json; odata.metadata=minimal; odata.streaming=true; charset=utf-8',
    );
    response.end(
      JSON.stringify({
        '@odata.context': `${baseUrl}$metadata#Document`,
        '@odata.count': chosen.length,
        value: chosen.slice(skip, skip + pageSize),
        ...(skip + pageSize < chosen.length ? { '@odata.nextLink': next.href } : {}),
      }),
    );
  }

  return {
    baseUrl,
    rows,
    asked,
    breakNext: (fault, times = 1, words = '') => void faults.push({ fault, times, words }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Stamps of different precision compare as text once they have seven decimals. */
function stamp(text: string): string {
  const [, whole, decimals = ''] = /^([^.Z]+)(?:\.(\d+))?Z$/.exec(text) ?? [text, text];
  return `${whole}.${decimals.padEnd(7, '0')}`;
}

function fail(fault: Fault, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  if (fault === 'error500') response.writeHead(500).end('down');
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
  const folder = samples('nl/tk_odata');
  const replay = await startReplay({
    port: Number(values.port),
    ...(folder ? { rows: recordedRows(folder), publications: join(folder, 'document_publicatie_xml') } : {}),
  });
  process.stdout.write(`${replay.baseUrl} serves ${replay.rows.length} documents\n`);
}
