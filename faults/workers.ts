import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Orders, Progress } from './worker.ts';

/** A worker that runs, until it is killed or kills itself. */
export interface Worker {
  /** Resolves when it begins to work. */
  ready: Promise<void>;
  /** Resolves when it is gone, however. */
  ended: Promise<void>;
  kill(): Promise<void>;
  /** Puts its clock forward or back. */
  jump(offset: number): void;
  /** Waits until it is far enough. */
  until(enough: (progress: Progress) => boolean): Promise<void>;
}

const file = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Starts a worker; `onLost` hears the names of leases that ran out while it held them. */
export function startWorker(
  orders: Orders,
  environment: Record<string, string>,
  onLost: (lease: string) => void,
): Worker {
  const child = fork(file, {
    execArgv: [],
    env: { ...environment, FAULTS_ORDERS: JSON.stringify(orders) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr!.on('data', (bytes: Buffer) => (said = (said + bytes.toString()).slice(-4_000)));
  const ended = once(child, 'exit').then(([code]) => {
    // A signal ends it as meant; a code of its own is a fault of the harness or the product.
    if (typeof code === 'number') throw new Error(`the worker ended by itself with ${code}:\n${said}`);
  });
  ended.catch(() => undefined);
  const ready = new Promise<void>((resolve) => {
    child.once('message', () => resolve());
    void ended.catch(() => undefined).then(() => resolve());
  });
  // Whoever is killed while it is written to is no fault.
  child.on('error', () => undefined);
  child.on('message', (message: { lost?: string }) => {
    if (message.lost !== undefined) onLost(message.lost);
  });
  const send = (message: object | string) => {
    if (child.connected) child.send(message, () => undefined);
  };
  return {
    ready,
    ended,
    async kill() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    },
    jump: (offset) => send({ offset }),
    async until(enough) {
      for (;;) {
        const far = new Promise<Progress>((resolve) => {
          const hear = (message: { far?: Progress }) => {
            if (!message.far) return;
            child.off('message', hear);
            resolve(message.far);
          };
          child.on('message', hear);
        });
        send('progress');
        const gone = ended.then(() => {
          throw new Error('the worker was killed while it was waited for');
        });
        if (enough(await Promise.race([far, gone]))) return;
        await sleep(200);
      }
    },
  };
}
