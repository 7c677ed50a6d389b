import { openAnswer, type OpenAnswer } from './open-answer.ts';
import type { SourceAnswer } from './source-answer.ts';
import { SourceFault, type SourceFaultKind } from './source-fault.ts';

/** One question to a foreign server. */
interface Exchange {
  /** Milliseconds until the headers must be there. */
  connectTimeout: number;
  /** Milliseconds between two pieces of the body. */
  idleTimeout: number;
  /** Milliseconds for the whole, so that a dripping server ends too. */
  totalTimeout: number;
  /** Bytes after decompression. */
  maximumBytes: number;
  accept: string;
  /** Headers beside the usual ones. */
  further?: Record<string, string>;
  /** Sent with POST; without one the address is asked with GET. */
  body?: { content: string; headers: Record<string, string> };
  /** Asks addresses of the public internet alone. */
  outside: boolean;
  signal?: AbortSignal;
}

/**
 * Asks a foreign server once, and promises a complete answer of whatever status within time and size. Redirects are not
 * followed; the body of one is not read.
 * @throws SourceFault; what its signal carries, where that ends it
 */
export async function exchange(url: URL, request: Exchange): Promise<SourceAnswer> {
  const ending = new AbortController();
  const signal = request.signal ? AbortSignal.any([ending.signal, request.signal]) : ending.signal;
  // Silence before there is a connection is the network's; after it, the server's.
  let silence: SourceFaultKind = 'network';
  const timers = new Set<NodeJS.Timeout>();
  const endAfter = (milliseconds: number, what: string) => {
    const timer = setTimeout(() => {
      ending.abort(new SourceFault(silence, { url: url.href, detail: `${what} over ${milliseconds} ms` }));
    }, milliseconds);
    timers.add(timer);
    return () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
  };
  endAfter(request.totalTimeout, 'whole answer');
  const headersCame = endAfter(request.connectTimeout, 'headers');
  const onConnected = () => (silence = 'timeout');
  try {
    const { accept, further, body, outside } = request;
    const answer = await openAnswer(url, {
      accept,
      signal,
      outside,
      onConnected,
      ...(body ? { body } : {}),
      ...(further ? { further } : {}),
    });
    headersCame();
    const { status, headers } = answer;
    const contentType = headers['content-type'] ?? '';
    const leadsOn = status >= 300 && status < 400 && headers.location !== undefined;
    const bytes = leadsOn ? new Uint8Array() : await readBody(answer, url, request, endAfter);
    return { url: url.href, status, contentType, headers, bytes };
  } catch (error) {
    if (request.signal?.aborted) throw request.signal.reason;
    if (error instanceof SourceFault) throw error;
    if (ending.signal.aborted) throw ending.signal.reason;
    throw new SourceFault('network', { url: url.href, detail: reasonOf(error) }, error);
  } finally {
    for (const timer of timers) clearTimeout(timer);
    // Frees the connection of an answer that was not read to its end.
    ending.abort();
  }
}

async function readBody(
  { status, headers, body }: OpenAnswer,
  url: URL,
  request: Exchange,
  endAfter: (milliseconds: number, what: string) => () => void,
): Promise<Uint8Array> {
  const tooLarge = (detail: string) => new SourceFault('tooLarge', { url: url.href, status, detail });
  const announced = Number(headers['content-length'] ?? 0);
  if (announced > request.maximumBytes) throw tooLarge(`${announced} bytes announced`);
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  for (;;) {
    const arrived = endAfter(request.idleTimeout, 'silence');
    const piece = await reader.next();
    arrived();
    if (piece.done) break;
    size += piece.value.byteLength;
    if (size > request.maximumBytes) {
      // Let go of before it is ended: where all has come, the connection is nobody's and its error ends the process.
      body.destroy();
      throw tooLarge(`more than ${request.maximumBytes} bytes`);
    }
    pieces.push(piece.value);
  }
  return Buffer.concat(pieces, size);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
