import { Worker } from 'node:worker_threads';
import { StoreUnavailableError, understood } from '#platform/unavailable.ts';
import type { Close, Ready, Request, Response } from './protocol.ts';

/** A failure the database itself reports; `errcode` is SQLite's extended result code. */
class SqliteFault extends Error {
  readonly code: string;
  readonly errcode: number;

  constructor(fault: { message: string; code: string; errcode: number }) {
    super(fault.message);
    this.code = fault.code;
    this.errcode = fault.errcode;
  }
}

interface Answer {
  rows: Record<string, unknown>[];
  changes: number;
}

/** The one connection to a SQLite file, in a worker of its own. */
export interface SqliteConnection {
  /** Runs one statement; statements run in the order they are given. @throws SqliteFault, StoreUnavailableError */
  run(sql: string, parameters?: Request['parameters'], passing?: Request['passing']): Promise<Answer>;
  /** Rises each time the worker died: a transaction begun under another number is lost. */
  generation(): number;
  /** Finishes what was asked, then closes the file. */
  close(): Promise<void>;
}

/** What a response tells. @throws SqliteFault, StoreUnavailableError */
export function toldBy(response: Response): Answer {
  if ('fault' in response) throw understood(new SqliteFault(response.fault));
  return { rows: response.rows, changes: response.changes };
}

interface Pending {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/**
 * Opens the file in a worker. When the worker dies, what it was doing is rejected and the next
 * statement starts another.
 * @throws when the file cannot be opened
 */
export async function openConnection(
  path: string,
  program: URL = new URL('./worker.ts', import.meta.url),
): Promise<SqliteConnection> {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let generation = 0;
  let lastId = 0;
  let closed = false;

  function start(onReady?: () => void, onFailure?: (error: Error) => void): Worker {
    const hired = new Worker(program, { workerData: { path } });
    let reason: unknown;
    hired.on('message', (message: Response | Ready) => {
      if (message === 'ready') {
        onReady?.();
        return;
      }
      const call = pending.get(message.id);
      pending.delete(message.id);
      try {
        call?.resolve(toldBy(message));
      } catch (error) {
        call?.reject(error as Error);
      }
    });
    hired.on('error', (error) => (reason = error));
    hired.on('exit', (code) => {
      if (worker === hired) worker = undefined;
      generation += 1;
      const words = `the worker of the people's store stopped with code ${code}`;
      const meant = understood(reason);
      const error = meant instanceof StoreUnavailableError ? meant : new Error(words, { cause: reason });
      onFailure?.(error);
      for (const call of pending.values()) call.reject(error);
      pending.clear();
    });
    worker = hired;
    return hired;
  }

  await new Promise<void>((resolve, reject) => start(resolve, reject));

  return {
    generation: () => generation,
    run(sql, parameters = [], passing = false) {
      if (closed) return Promise.reject(new Error("the people's store is closed"));
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        (worker ?? start()).postMessage({ id, sql, parameters, passing } satisfies Request);
      });
    },
    async close() {
      if (closed) return;
      closed = true;
      const leaving = worker;
      if (!leaving) return;
      const ended = new Promise((resolve) => leaving.once('exit', resolve));
      leaving.postMessage('close' satisfies Close);
      await ended;
    },
  };
}
