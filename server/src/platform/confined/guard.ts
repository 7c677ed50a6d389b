import { workerData } from 'node:worker_threads';
import type { Guarded } from './serve.ts';

/**
 * Watches a confined process from a thread of its own, because the thread that works looks at nothing while it does:
 * ends the process when it holds more than it may, and when the one it works for is no more.
 */
const { parent, memory } = workerData as Guarded;

/** Milliseconds between two looks. */
const pause = 25;

setInterval(() => {
  const full = process.memoryUsage.rss() > memory * 1024 * 1024;
  // As the kernel ends a process for which there is no memory.
  if (full || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, pause);
