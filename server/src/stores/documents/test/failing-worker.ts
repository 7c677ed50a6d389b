import { workerData } from 'node:worker_threads';
import { serve } from '../worker-side.ts';

/** A worker that stops when it is told to, or does not even start. */
if ((workerData as { refuses?: boolean }).refuses) throw new Error('does not start');
serve(
  {
    stop: () => process.exit(3),
    fail: () => {
      throw new Error('this call alone');
    },
    echo: (value: unknown) => value,
  },
  () => undefined,
);
