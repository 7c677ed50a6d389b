import { parentPort } from 'node:worker_threads';
import { TooBroadError } from './document-store.ts';

/** The same operations as the worker does them: at once. */
export type Synchronous<T> = {
  [Name in keyof T]: T[Name] extends (...args: infer Args) => Promise<infer Result>
    ? (...args: Args) => Result
    : never;
};

/** What does the operations of a pool, in whichever thread it lives. */
export interface Service<Operations> {
  operations: Synchronous<Operations>;
  close: () => void;
}

/** An operation whose result is waited for; a worker is sent one at a time. */
export interface Called {
  operation: string;
  args: unknown[];
}
/** A broadcast gets no answer; `close` ends the worker. */
export type Request = Called | { broadcast: string; args: unknown[] } | 'close';
export type Response = 'ready' | { result: unknown } | { tooBroad: string } | { error: Failure };

/** What a failure says, with the codes by which one of the disk or the database is known. */
interface Failure {
  message: string;
  stack?: string;
  code?: string;
  errcode?: number;
}

/** In a worker thread: answers the main thread's requests until it asks to close. */
export function serve<Operations>({ operations, close }: Service<Operations>): void {
  const port = parentPort;
  if (!port) throw new Error('this module runs in a worker thread');
  const known = new Map(Object.entries(operations as object)) as Map<string, (...args: unknown[]) => unknown>;
  port.on('message', (request: Request) => {
    if (request === 'close') {
      close();
      port.close();
      return;
    }
    if ('broadcast' in request) {
      known.get(request.broadcast)?.(...request.args);
      return;
    }
    port.postMessage(answer(known.get(request.operation), request));
  });
  port.postMessage('ready' satisfies Response);
}

function answer(operation: ((...args: unknown[]) => unknown) | undefined, request: Called): Response {
  try {
    if (!operation) throw new Error(`no operation ${request.operation}`);
    return { result: operation(...request.args) };
  } catch (error) {
    if (error instanceof TooBroadError) return { tooBroad: error.pattern };
    const { message, stack, code, errcode } = (
      error instanceof Error ? error : new Error(String(error))
    ) as Failure;
    return { error: { message, stack, code, errcode } };
  }
}
