import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyReading, type SourceConnector } from '../server/src/connectors/connector.ts';

/** One version of a document as the feed serves it. */
export interface Row {
  /** Place in the feed, from 1. */
  number: number;
  /** Number of the document. */
  paper: number;
  text: string;
}

export interface Feed {
  url: string;
  rows: Row[];
  publish(paper: number, text: string): void;
  close(): Promise<void>;
}

const pageSize = 20;

/** A source that serves its rows in pages, and now and then fails. */
export async function startFeed(fails: () => boolean): Promise<Feed> {
  const rows: Row[] = [];
  const server = createServer((request, response) => {
    const after = Number(new URL(request.url ?? '/', 'http://feed').searchParams.get('after'));
    if (fails()) return void response.writeHead(503).end();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(rows.slice(after, after + pageSize)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rows,
    publish: (paper, text) => void rows.push({ number: rows.length + 1, paper, text }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads the feed from where it was left. */
export function feedConnector(url: string): SourceConnector<Row> {
  return {
    source: 'faults',
    domain: 'nl',
    rhythm: 1,
    news: 1,
    proven: true,
    recordings: { folders: [], rawsOf: async () => ({ leftOut: 'nothing was recorded' }) },
    cursorAt: () => ({ after: 0 }),
    async *poll(since, signal) {
      let after = Number(since?.['after'] ?? 0);
      for (;;) {
        const answer = await fetch(`${url}/?after=${after}`, {
          signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]),
        });
        if (!answer.ok) throw new Error(`the feed answered ${answer.status}`);
        const raw = (await answer.json()) as Row[];
        if (raw.length === 0) return;
        after = raw.at(-1)!.number;
        yield { raw, cursor: { after } };
      }
    },
    read: async ({ paper, text }) => ({
      ...emptyReading(),
      documents: [
        {
          id: `faults-${paper}`,
          domain: 'nl',
          source: 'faults',
          demo: false,
          groupPath: 'tk/motie',
          sourceType: 'Motie',
          institution: 'Tweede Kamer',
          title: `Stuk-${paper}-`,
          titles: {},
          language: 'nl',
          date: Date.UTC(2027, 0, 1, 12),
          timeKnown: true,
          sourceDate: '2027-01-01T13:00',
          text,
          attachments: [],
          people: [],
          organisations: [],
          committees: [],
          numbers: [],
          votes: [],
          relations: [],
          originalUrls: [],
          confidentiality: 'Openbaar',
        },
      ],
    }),
  };
}
