import { Worker } from 'node:worker_threads';
import { ExtractionFault } from './extraction-fault.ts';
import { extractionLimits, type Extracted } from './extracted.ts';
import type { Order, Reply } from './worker.ts';

export interface TextExtraction {
  /**
   * Reads the text of a file in a worker thread of its own; a file that is too hard ends that worker,
   * never this thread.
   * @throws ExtractionFault
   */
  extractText(bytes: Uint8Array, mimeType: string, fileName?: string): Promise<Extracted>;
  /** Ends the workers; waiting files fail. */
  close(): Promise<void>;
}

interface Job {
  order: Order;
  resolve(extracted: Extracted): void;
  reject(fault: ExtractionFault): void;
}

/** Opens a pool of text-reading workers; `timeout` in milliseconds for each file. */
export function openTextExtraction({ workers = 1, timeout = 60_000, memory = 384 } = {}): TextExtraction {
  const waiting: Job[] = [];
  const running = new Map<Worker, Job>();
  const idle: Worker[] = [];
  let closed = false;

  function start(): Worker {
    return new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memory, stackSizeMb: 4 },
      // PDF and font warnings are not ours to print.
      stdout: true,
      stderr: true,
    });
  }

  function next(): void {
    while (waiting.length && running.size < workers) {
      const job = waiting.shift()!;
      const worker = idle.pop() ?? start();
      run(worker, job);
    }
  }

  function run(worker: Worker, job: Job): void {
    running.set(worker, job);
    const timer = setTimeout(() => {
      finish(() => job.reject(new ExtractionFault('timeout', `longer than ${timeout} ms`)), false);
    }, timeout);
    const finish = (settle: () => void, healthy: boolean) => {
      clearTimeout(timer);
      worker.off('message', onReply).off('error', onError).off('exit', onExit);
      running.delete(worker);
      if (healthy && !closed) idle.push(worker);
      else {
        // A terminating worker may still report its end as an error.
        worker.on('error', () => undefined);
        void worker.terminate();
      }
      settle();
      next();
    };
    const onReply = (reply: Reply) => {
      finish(() => {
        if ('extracted' in reply) job.resolve(reply.extracted);
        else job.reject(new ExtractionFault(reply.reason, reply.detail));
      }, true);
    };
    const onError = (error: unknown) => {
      const { code, message } = error as NodeJS.ErrnoException;
      const reason = code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooLarge' : 'malformed';
      finish(() => job.reject(new ExtractionFault(reason, message, error)), false);
    };
    const onExit = (code: number) => {
      finish(() => job.reject(new ExtractionFault('malformed', `reader ended with ${code}`)), false);
    };
    worker.on('message', onReply).on('error', onError).on('exit', onExit);
    worker.postMessage(job.order);
  }

  return {
    async extractText(bytes, mimeType, fileName = '') {
      if (closed) throw new ExtractionFault('unsupported', 'text extraction is closed');
      if (bytes.byteLength > extractionLimits.fileBytes) {
        throw new ExtractionFault('tooLarge', `${bytes.byteLength} bytes`);
      }
      const extracted = await new Promise<Extracted>((resolve, reject) => {
        // A copy, because the caller keeps using the bytes.
        waiting.push({ order: { bytes: new Uint8Array(bytes), mimeType, fileName }, resolve, reject });
        next();
      });
      if (extracted.text === '') throw new ExtractionFault('empty', 'the file holds no text');
      return extracted;
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0))
        job.reject(new ExtractionFault('unsupported', 'text extraction is closed'));
      await Promise.all([...running.keys(), ...idle].map((worker) => worker.terminate()));
    },
  };
}
