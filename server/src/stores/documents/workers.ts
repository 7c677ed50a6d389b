import { Worker } from 'node:worker_threads';
import { StoreUnavailableError, understood } from '#platform/unavailable.ts';
import { TooBroadError } from './document-store.ts';
import type { Called, Request, Response } from './worker-side.ts';

interface Call {
  request: Called;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

interface Seat {
  worker?: Worker;
  ready: boolean;
  call?: Call;
  /** Has been asked to end. */
  leaving?: boolean;
}

/** Workers that share one queue of calls. */
export interface Crew {
  call(operation: string, args: unknown[]): Promise<never>;
  /** Has every worker do this before its next call, also those hired later; the last word counts. */
  tell(operation: string, args: unknown[]): void;
  /** Waits until the workers accept calls. @throws when one cannot start */
  started: Promise<void>;
  /** Finishes the calls made so far, then ends the workers. */
  close(): Promise<void>;
}

/**
 * Starts workers that each do one call at a time. When a worker dies its call is rejected, `report`
 * hears of it and the next call starts another in its place.
 */
export function crew(module: URL, size: number, settings: object, report: (error: Error) => void): Crew {
  const seats: Seat[] = Array.from({ length: size }, () => ({ ready: false }));
  const waiting: Call[] = [];
  let told: Request | undefined;
  let closing: (() => void) | undefined;
  let begin: { resolve: () => void; reject: (error: Error) => void };
  const started = new Promise<void>((resolve, reject) => (begin = { resolve, reject }));
  // Whoever does not wait for the start hears of a failure through their first call.
  started.catch(() => undefined);

  function hire(seat: Seat): void {
    const worker = new Worker(module, { workerData: settings });
    seat.worker = worker;
    if (told) worker.postMessage(told);
    let reason: Error | undefined;
    worker.on('message', (response: Response) => {
      if (response === 'ready') {
        seat.ready = true;
        if (seats.every(({ ready }) => ready)) begin.resolve();
      } else {
        const { call } = seat;
        seat.call = undefined;
        if (call) settle(call, response);
      }
      work();
    });
    worker.on('error', (error) => (reason = error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => {
      const { call, ready } = seat;
      seat.worker = seat.call = undefined;
      seat.ready = false;
      if (closing) {
        call?.reject(new Error('the document store is closed'));
        work();
        return;
      }
      const words = `a worker of the document store stopped with code ${code}`;
      const meant = understood(reason);
      const error = meant instanceof StoreUnavailableError ? meant : new Error(words, { cause: reason });
      report(error);
      call?.reject(error);
      // One that cannot even start would only be started again and again.
      if (!ready) {
        begin.reject(error);
        for (const lost of waiting.splice(0)) lost.reject(error);
      }
      work();
    });
  }

  function work(): void {
    for (const seat of seats) {
      if (waiting.length === 0) break;
      if (!seat.worker) hire(seat);
      if (!seat.ready || seat.call) continue;
      const call = waiting.shift()!;
      seat.call = call;
      try {
        seat.worker?.postMessage(call.request);
      } catch (error) {
        seat.call = undefined;
        call.reject(error as Error);
      }
    }
    if (!closing || waiting.length > 0) return;
    for (const seat of seats) {
      if (seat.call || seat.leaving) continue;
      seat.leaving = true;
      seat.worker?.postMessage('close' satisfies Request);
    }
    if (seats.every(({ worker }) => !worker)) closing();
  }

  for (const seat of seats) hire(seat);

  return {
    started,
    call(operation, args) {
      if (closing) return Promise.reject(new Error('the document store is closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ request: { operation, args }, resolve, reject });
        work();
      });
    },
    tell(operation, args) {
      told = { told: operation, args };
      for (const { worker, leaving } of seats) if (!leaving) worker?.postMessage(told);
    },
    close() {
      return new Promise((resolve) => {
        closing = resolve;
        work();
      });
    },
  };
}

function settle(call: Call, response: Exclude<Response, 'ready'>): void {
  if ('result' in response) {
    call.resolve(response.result as never);
  } else if ('tooBroad' in response) {
    call.reject(new TooBroadError(response.tooBroad));
  } else {
    const { message, ...rest } = response.error;
    call.reject(understood(Object.assign(new Error(message), rest)) as Error);
  }
}
