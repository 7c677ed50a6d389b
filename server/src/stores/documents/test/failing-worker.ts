import { workerData } from 'node:worker_threads';
import { serve } from '../worker-side.ts';

interface Operations {
  stop(): Promise<never>;
  fail(): Promise<never>;
  echo(value: unknown): Promise<unknown>;
}

/** A worker that stops when it is told to, or does not even start. */
if ((workerData as { refuses?: boolean }).refuses) throw new Error('does not start');
serve<Operations>({
  operations: {
    stop: () => process.exit(3),
    fail: () => {
      throw new Error('this call alone');
    },
    echo: (value: unknown) => value,
  },
  close: () => undefined,
});
