import { parentPort } from 'node:worker_threads';
import type { DomainId } from 'contract/dashboards';
import type { Document } from '../document.ts';
import { type DocumentStore, type Ingested, type Kept, TooBroadError } from '../document-store.ts';
import type { SearchLimits } from './search.ts';

/** What the writer is started with; the domains come along because their module is slow to load. */
export interface WriterSettings {
  path: string;
  domains: readonly DomainId[];
}
/** What a reader is started with. */
export interface ReaderSettings extends SearchLimits {
  path: string;
}

type Operations<Names extends keyof DocumentStore> = Pick<DocumentStore, Names>;
/** Readies documents for the writer; several threads do it, and it is where most of the work is. */
export interface Preparing {
  /** Bytes of `Prepared[]`. */
  prepare(documents: readonly Document[]): Promise<Uint8Array>;
}
/** What a copied document had in the store it comes from. */
export type Origin = Pick<Kept, 'seq' | 'version' | 'withdrawn'>;
/** What the one writer does, each call in one transaction. */
export interface Writing extends Operations<'withdraw'> {
  put(packed: readonly Uint8Array[]): Promise<Ingested[]>;
  load(packed: readonly Uint8Array[], origins: readonly Origin[]): Promise<void>;
  /** One step of keeping the index quick; whether there is more to do (tidying.ts). */
  tidy(): Promise<boolean>;
}
/** What any reader does. */
export type Reading = Operations<
  | 'get'
  | 'getMany'
  | 'search'
  | 'count'
  | 'buckets'
  | 'histogram'
  | 'similar'
  | 'highlight'
  | 'facets'
  | 'settled'
  | 'dump'
>;
/** The same operations as the worker does them: at once. */
export type Synchronous<T> = {
  [Name in keyof T]: T[Name] extends (...args: infer Args) => Promise<infer Result>
    ? (...args: Args) => Result
    : never;
};

/** One operation at a time is sent to a worker; `close` ends it. */
export type Request = { operation: string; args: unknown[] } | 'close';
export type Response =
  'ready' | { result: unknown } | { tooBroad: string } | { error: { message: string; stack?: string } };

/** Answers the main thread's requests until it asks to close. */
export function serve(operations: object, close: () => void): void {
  const port = parentPort;
  if (!port) throw new Error('this module runs in a worker thread');
  const known = new Map(Object.entries(operations)) as Map<string, (...args: unknown[]) => unknown>;
  port.on('message', (request: Request) => {
    if (request === 'close') {
      close();
      port.close();
      return;
    }
    port.postMessage(answer(known.get(request.operation), request));
  });
  port.postMessage('ready' satisfies Response);
}

function answer(
  operation: ((...args: unknown[]) => unknown) | undefined,
  request: Exclude<Request, 'close'>,
): Response {
  try {
    if (!operation) throw new Error(`no operation ${request.operation}`);
    return { result: operation(...request.args) };
  } catch (error) {
    if (error instanceof TooBroadError) return { tooBroad: error.pattern };
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { error: { message, stack } };
  }
}
