import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  emptyReading,
  joinedReadings,
  type Cursor,
  type Reading,
  type SourceConnector,
} from '#connectors/connector.ts';
import { byItem, type ItemRead } from '#connectors/items/item-source.ts';

/** What a server of a test answers; JSON unless told otherwise. */
export interface Answer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body: string | Uint8Array | object;
}

/** A running server and what it was asked. */
export interface Answers {
  /** With a slash at its end. */
  baseUrl: string;
  /** Addresses asked so far, path and search, unescaped; behind a POST its body too. */
  asked: string[];
  /** Answers the next request whose address holds the words in this way. */
  breakNext(words: string, answer: Answer): void;
  close(): Promise<void>;
}

/** A real HTTP server that answers as told; what `respond` does not know is a 404. */
export async function startAnswers(
  respond: (address: string, baseUrl: string) => Answer | undefined,
): Promise<Answers> {
  const asked: string[] = [];
  const broken: { words: string; answer: Answer }[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((sent) => {
      const address = `${decodeURIComponent((request.url ?? '').replaceAll('+', ' '))}${sent}`;
      asked.push(address);
      const at = broken.findIndex(({ words }) => address.includes(words));
      const answer = at >= 0 ? broken.splice(at, 1)[0]!.answer : respond(address, baseUrl);
      const {
        status = 200,
        type = 'application/json',
        headers = {},
        body,
      } = answer ?? { status: 404, body: {} };
      response.writeHead(status, { 'content-type': type, ...headers });
      response.end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    baseUrl,
    asked,
    breakNext: (words, answer) => broken.push({ words, answer }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of request as AsyncIterable<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

/** One retry, at once. */
export const hurry = { backOff: 5, interval: 0, retries: 1 };

/** Polls to the end and reads everything; `cursors` are those of each batch, the last one is where it ended. */
export async function pollAndRead<Raw>(
  connector: SourceConnector<Raw>,
  since?: Cursor,
): Promise<{ reading: Reading; cursors: Cursor[] }> {
  const reading = emptyReading();
  const cursors: Cursor[] = [];
  for await (const batch of connector.poll(since, new AbortController().signal)) {
    for (const raw of batch.raw) {
      const read = await connector.read(raw);
      for (const key of Object.keys(reading) as (keyof Reading)[])
        (reading[key] as unknown[]).push(...read[key]);
    }
    cursors.push(batch.cursor);
  }
  return { reading, cursors };
}

/**
 * Polls to the end and reads item by item, as runs do. What cannot be read is among `kept`, by its name, and can be read
 * again.
 */
export async function pollByItem<Raw>(connector: SourceConnector<Raw>, since?: Cursor) {
  const source = byItem(connector);
  const { signal } = new AbortController();
  const readings: Reading[] = [];
  const kept = new Map<string, { kind: string; again: () => Promise<ItemRead> }>();
  let cursor = since;
  for await (const batch of source.poll(since, signal)) {
    for (const [at, raw] of batch.raw.entries()) {
      const { reading, failed } = await source.readItem(raw);
      if (reading) readings.push(reading);
      if (!failed) continue;
      const again = () => source.readKept(failed.payload!, signal);
      kept.set(batch.items[at]!.id, { kind: failed.kind, again });
    }
    cursor = batch.cursor;
  }
  return { reading: joinedReadings(readings), kept, cursor };
}
