import { Worker } from 'node:worker_threads';
import type { GuessAnswer, GuessOrder } from './password-guessing-worker.ts';

interface Waiting {
  order: GuessOrder;
  resolve: (guessable: boolean) => void;
  reject: (error: Error) => void;
}

const waiting: Waiting[] = [];
let worker: Worker | undefined;

/**
 * Whether a password is found soon by who tries what many people choose, in Dutch and English, and what is known
 * `about` its user. Looked at in a thread of its own, which is there while something is asked: its lists take a third
 * of a second to read and 70 MB, and a contrived password a second.
 */
export function isGuessable(password: string, about: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const order = { password, about };
    waiting.push({ order, resolve, reject });
    if (waiting.length > 1) return;
    worker = start();
    worker.postMessage(order);
  });
}

function start(): Worker {
  const started = new Worker(new URL('./password-guessing-worker.ts', import.meta.url));
  let reason: unknown;
  started.on('message', ({ guessable }: GuessAnswer) => {
    waiting.shift()?.resolve(guessable);
    const [next] = waiting;
    if (next) return started.postMessage(next.order);
    worker = undefined;
    void started.terminate();
  });
  started.on('error', (error) => (reason = error));
  started.on('exit', () => {
    if (worker !== started) return;
    worker = undefined;
    const error = new Error('no password could be looked at', { cause: reason });
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return started;
}
