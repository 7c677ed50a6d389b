import { once } from 'node:events';
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { openChannel, type Answers, type Channel } from './channel.ts';

/** What a confined process is told when it is started. */
export interface Guarded {
  /** Megabytes it may hold in all. */
  memory: number;
  /** Milliseconds between two signs of life. */
  rhythm: number;
  /** Number of the process it works for. */
  parent: number;
}

/** The stream between the two, beside input, output and errors. */
const channelDescriptor = 3;

/**
 * Answers what the process asks that started this one with `startConfined`, until that one ends. Nothing is answered
 * before the memory is watched.
 */
export async function serveConfined(answersFor: (parent: Channel) => Answers): Promise<void> {
  const guarded = JSON.parse(process.argv[2]!) as Guarded;
  // Who stops the product stops all of its processes at once; the one that started this one says when it ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const guard = new Worker(new URL('./guard.ts', import.meta.url), { workerData: guarded });
  await once(guard, 'online');
  const stream = new Socket({ fd: channelDescriptor });
  stream.on('error', () => process.exit()).on('end', () => process.exit());
  const answers: Answers = {};
  const channel = openChannel(stream, answers);
  Object.assign(answers, answersFor(channel));
  channel.beat();
  setInterval(() => channel.beat(), guarded.rhythm);
}
