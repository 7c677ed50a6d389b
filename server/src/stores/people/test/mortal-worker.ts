import { parentPort } from 'node:worker_threads';

// The real worker, and a word that ends it as a fault in the engine would.
parentPort!.on('message', ({ sql }: { sql?: string }) => {
  if (sql === 'die') process.exit(3);
});
await import('../sqlite/worker.ts');
