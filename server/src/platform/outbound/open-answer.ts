import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { lookupOutside } from './private-address.ts';
import { userAgent } from './user-agent.ts';

/** An answer whose headers have come. */
export interface OpenAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  /** The body, unpacked. */
  body: Readable;
}

interface Asking {
  accept: string;
  /** Headers beside the usual ones. */
  further?: Record<string, string>;
  /** Sent with POST; without one the address is asked with GET. */
  body?: { content: string; headers: Record<string, string> };
  signal: AbortSignal;
  /** Connect to addresses of the public internet only; exactly those that were checked. */
  outside: boolean;
  /** Told once there is a connection. */
  onConnected: () => void;
}

/** Asks one address once, without following redirects; the signal ends it at any moment. */
export function openAnswer(url: URL, asking: Asking): Promise<OpenAnswer> {
  const { request } = url.protocol === 'https:' ? https : http;
  const { accept, further, body, signal, outside, onConnected } = asking;
  const headers = {
    'user-agent': userAgent(),
    accept,
    'accept-encoding': 'gzip, deflate, br',
    ...further,
    ...(body ? { ...body.headers, 'content-length': Buffer.byteLength(body.content) } : {}),
  };
  const method = body ? 'POST' : 'GET';
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, signal, headers, ...(outside ? { lookup: lookupOutside } : {}) });
    asked.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', onConnected);
      else onConnected();
    });
    asked.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: unpacked(response) });
    });
    asked.on('error', reject);
    asked.end(body?.content);
  });
}

function unpacked(response: IncomingMessage): Readable {
  const unpackers: Record<string, () => Transform> = {
    gzip: createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  const unpack = unpackers[response.headers['content-encoding'] ?? ''];
  // Whoever reads the body meets the error there.
  return unpack ? pipeline(response, unpack(), () => undefined) : response;
}
