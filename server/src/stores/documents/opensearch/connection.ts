import type { Readable } from 'node:stream';
import { Client, errors } from '@opensearch-project/opensearch';
import { NoRoomError } from '#platform/unavailable.ts';
import { EngineUnavailableError } from '#platform/unavailable.ts';

/** Milliseconds before an ordinary call and a bulk are given up, and after which the engine gives up one search of several. */
const timeouts = { ordinary: 10_000, bulk: 60_000, search: 9_000 };
/** Counts of some of the shards would be wrong without saying so. */
export const wholly = { allow_partial_search_results: false };
/** Largest answer taken, bytes. */
const maximumAnswer = 512 * 2 ** 20;

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  query?: Record<string, string | number | boolean>;
  body?: object;
}

/** The engine refused what was asked; `type` is its name for the reason. */
export class RefusedError extends Error {
  readonly status: number;
  readonly type: string;
  constructor(status: number, type: string, reason: string) {
    super(`the search engine answered ${status} ${type}: ${reason}`);
    this.status = status;
    this.type = type;
  }
}

/** Talks to OpenSearch; every call has a timeout and is tried again when the connection was the problem. */
export interface Connection {
  /** @throws EngineUnavailableError, NoRoomError, RefusedError */
  ask: <T>(call: Call) => Promise<T>;
  /** The answer's bytes, for a thread that may take its time over them. @throws EngineUnavailableError, RefusedError */
  askForBytes: (call: Call) => Promise<Uint8Array>;
  /**
   * Asks several searches of an index in one exchange: the answer of each, or why it failed. Of a search that not all of
   * the index answers there is no answer.
   * @throws EngineUnavailableError, RefusedError where none was taken
   */
  searchAll: (index: string, bodies: readonly string[]) => Promise<(object | Error)[]>;
  /** Lines of a bulk request. @throws EngineUnavailableError, RefusedError */
  bulk: <T>(lines: string) => Promise<T>;
  close(): Promise<void>;
}

/** A connection to the node or nodes at an address. */
export function connect(url: string): Connection {
  const client = new Client({
    node: url,
    requestTimeout: timeouts.ordinary,
    maxRetries: 2,
    // A dead node is simply asked again: there is one, and waiting is the caller's choice.
    resurrectStrategy: 'none',
  });

  async function request<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw understood(error);
    }
  }

  return {
    ask: <T>({ method, path, query, body }: Call) =>
      request(async () => {
        const answer = await client.transport.request({ method, path, querystring: query, body });
        return answer.body as T;
      }),
    askForBytes: ({ method, path, query, body }) =>
      request(async () => {
        const answer = await client.transport.request(
          { method, path, querystring: query, body },
          { asStream: true },
        );
        const stream: unknown = answer.body;
        const bytes = await read(stream as Readable, timeouts.ordinary);
        const status = answer.statusCode ?? 0;
        if (status >= 400) throw refusal(status, readRefusal(bytes));
        return bytes;
      }),
    searchAll: (index, bodies) =>
      request(async () => {
        const bulkBody = bodies.map((body) => `${searchOfSeveral}\n${body}\n`).join('');
        const path = `/${index}/_msearch`;
        const answer = await client.transport.request({ method: 'POST', path, bulkBody });
        const { responses } = answer.body as { responses: (Refusal & { status: number })[] };
        return responses.map((one) => (one.status === 200 ? one : refusal(one.status, one)));
      }),
    bulk: <T>(lines: string) =>
      request(async () => {
        const answer = await client.transport.request(
          { method: 'POST', path: '/_bulk', bulkBody: lines },
          { requestTimeout: timeouts.bulk },
        );
        return answer.body as T;
      }),
    close: () => client.close(),
  };
}

/** What is said of each search of several. */
const searchOfSeveral = JSON.stringify({
  ...wholly,
  cancel_after_time_interval: `${timeouts.search}ms`,
});

/** Shared memory grows without copying and is handed to a thread without copying. */
async function read(stream: Readable, timeout: number): Promise<Uint8Array> {
  const memory = new SharedArrayBuffer(0, { maxByteLength: maximumAnswer });
  let size = 0;
  // A body that stops in the middle ends with the call, not never.
  const patience = setTimeout(() => stream.destroy(new Error('the answer took too long')), timeout);
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      if (size + chunk.length > maximumAnswer) {
        throw new Error(`the search engine's answer is over ${maximumAnswer} bytes`);
      }
      memory.grow(size + chunk.length);
      new Uint8Array(memory).set(chunk, size);
      size += chunk.length;
    }
  } catch (error) {
    throw new EngineUnavailableError('the search engine did not answer to the end', { cause: error });
  } finally {
    clearTimeout(patience);
  }
  return new Uint8Array(memory);
}

/** What a refusal says, if it is the engine that says it. */
function readRefusal(bytes: Uint8Array): Refusal {
  try {
    return JSON.parse(Buffer.from(bytes).toString()) as Refusal;
  } catch {
    return {};
  }
}

interface Refusal {
  error?: { type?: string; reason?: string; root_cause?: { type?: string; reason?: string }[] } | string;
}

function refusal(status: number, { error }: Refusal): Error {
  const cause = typeof error === 'object' ? (error.root_cause?.[0] ?? error) : { reason: error };
  const refused = new RefusedError(status, cause.type ?? 'unknown', cause.reason ?? 'no reason');
  if (isFull(refused.message))
    return new NoRoomError('the search engine has no room to write', {
      server: 'OpenSearch',
      cause: refused,
    });
  return (status === 429 || status >= 500) && !isTooMuch(refused)
    ? new EngineUnavailableError('the search engine is not available', { cause: refused })
    : refused;
}

/** Whether a query has more words than the engine is set to take (indices.query.bool.max_clause_count). */
export function isTooMuch({ type, message }: RefusedError): boolean {
  return (
    /too_many_(nested_)?clauses/.test(type) || /maxClauseCount|maxExpansions|too many terms/.test(message)
  );
}

/** Whether a refusal says that the index is closed to writes, as the engine does when its disk is full (block 12). */
export function isFull(reason: string | undefined): boolean {
  return /blocked by: \[[A-Z_]+\/12\//.test(reason ?? '');
}

function understood(error: unknown): unknown {
  if (error instanceof errors.ResponseError) {
    return refusal(error.statusCode ?? 0, (error.body ?? {}) as Refusal);
  }
  // Everything else the client throws is about reaching the engine.
  if (error instanceof errors.OpenSearchClientError) {
    return new EngineUnavailableError('the search engine is not available', { cause: error });
  }
  return error;
}
