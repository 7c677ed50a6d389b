import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * What a thread of its own makes of `workerData`: bytes that it posts once. For what takes the processor so long that
 * others would wait.
 */
export function bytesFromThread(
  worker: URL,
  workerData: unknown,
  options: WorkerOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(worker, { ...options, workerData });
    thread.once('message', (made: Uint8Array) =>
      resolve(Buffer.from(made.buffer, made.byteOffset, made.byteLength)),
    );
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('a thread ended without what it was to make')));
  });
}
