import { Worker } from 'node:worker_threads';
import { StoreUnavailableError, understood } from '#platform/unavailable.ts';
import { TooBroadError } from './document-store.ts';
import type { Called, Request, Response } from './worker-side.ts';

interface Call {
  request: Called;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

interface Slot {
  worker?: Worker;
  ready: boolean;
  call?: Call;
  /** Has been asked to end. */
  leaving?: boolean;
}

type ArgumentsOf<Operation> = Operation extends (...args: infer Args) => unknown ? Args : never;
type ResultOf<Operation> = Operation extends (...args: never[]) => Promise<infer Result> ? Result : never;

/** Workers that share one queue of calls of the operations that each of them knows. */
export interface WorkerPool<Operations> {
  call<Name extends keyof Operations & string>(
    operation: Name,
    args: ArgumentsOf<Operations[Name]>,
  ): Promise<ResultOf<Operations[Name]>>;
  /** Has every worker do this before its next call, also those started later; the last word counts. */
  broadcast<Name extends keyof Operations & string>(
    operation: Name,
    args: ArgumentsOf<Operations[Name]>,
  ): void;
  /** Whether a call waits or is under way. */
  isBusy(): boolean;
  /** Resolves when a worker accepts calls; the first call starts one by itself. @throws when it cannot start */
  start(): Promise<void>;
  /** Finishes the calls made so far, then ends the workers. */
  close(): Promise<void>;
}

/**
 * Up to `size` workers that each do one call at a time, each started when a call waits and no other can take it. When
 * a worker dies its call is rejected, `report` hears of it and the next call starts another in its place.
 */
export function workerPool<Operations>(
  module: URL,
  size: number,
  settings: object,
  report: (error: Error) => void,
): WorkerPool<Operations> {
  const slots: Slot[] = Array.from({ length: size }, () => ({ ready: false }));
  const waiting: Call[] = [];
  let announced: Request | undefined;
  let closing: (() => void) | undefined;
  let begin: { resolve: () => void; reject: (error: Error) => void };
  const started = new Promise<void>((resolve, reject) => (begin = { resolve, reject }));
  // Whoever does not wait for the start hears of a failure through their first call.
  started.catch(() => undefined);

  function startIn(slot: Slot): void {
    const worker = new Worker(module, { workerData: settings });
    slot.worker = worker;
    if (announced) worker.postMessage(announced);
    let reason: Error | undefined;
    worker.on('message', (response: Response) => {
      if (response === 'ready') {
        slot.ready = true;
        begin.resolve();
      } else {
        const { call } = slot;
        slot.call = undefined;
        if (call) settle(call, response);
      }
      work();
    });
    worker.on('error', (error) => (reason = error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => {
      const { call, ready } = slot;
      slot.worker = slot.call = undefined;
      slot.ready = false;
      if (closing) {
        const error = new Error('the document store is closed');
        call?.reject(error);
        if (!ready) for (const lost of waiting.splice(0)) lost.reject(error);
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
    for (const slot of slots) {
      if (waiting.length === 0) break;
      if (!slot.ready || slot.call) continue;
      const call = waiting.shift()!;
      slot.call = call;
      try {
        slot.worker?.postMessage(call.request);
      } catch (error) {
        slot.call = undefined;
        call.reject(error as Error);
      }
    }
    // Those on their way take the first of what waits.
    let coming = slots.filter(({ worker, ready }) => worker && !ready).length;
    for (const slot of slots) {
      if (coming >= waiting.length) break;
      if (slot.worker) continue;
      startIn(slot);
      coming += 1;
    }
    if (!closing || waiting.length > 0) return;
    for (const slot of slots) {
      if (slot.call || slot.leaving) continue;
      slot.leaving = true;
      slot.worker?.postMessage('close' satisfies Request);
    }
    if (slots.every(({ worker }) => !worker)) closing();
  }

  return {
    start() {
      if (slots.every(({ worker }) => !worker)) startIn(slots[0]!);
      return started;
    },
    call(operation, args) {
      if (closing) return Promise.reject(new Error('the document store is closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ request: { operation, args }, resolve, reject });
        work();
      });
    },
    isBusy: () => waiting.length > 0 || slots.some(({ call }) => call !== undefined),
    broadcast(operation, args) {
      announced = { broadcast: operation, args };
      for (const { worker, leaving } of slots) if (!leaving) worker?.postMessage(announced);
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
