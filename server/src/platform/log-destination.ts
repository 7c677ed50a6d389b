import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Bytes of lines that wait while they cannot be written; what comes after them is dropped. */
const mostWaiting = 16 * 2 ** 20;
/** Milliseconds until a pipe nobody reads, or a disk that is full, is tried again; the next line tries at once. */
const tryAgain = 100;
/** Times that is tried at the end of the process. */
const lastTries = 20;

let dropped = 0;

/** Lines of the log of this process that were dropped, because there was no room to write them. */
export const droppedLines = (): number => dropped;

/**
 * An open file as the place of the log. It can neither end nor hold up the process, also on a disk that is full: lines
 * wait in memory until they can be written, and what is too much is dropped and counted.
 */
export function logDestination(fd: number): DestinationStream & { flushSync(): void } {
  let waiting: Buffer[] = [];
  let size = 0;
  let writing = false;

  function go(): void {
    if (writing || size === 0) return;
    writing = true;
    const chunk = Buffer.concat(waiting);
    waiting = [];
    write(fd, chunk, (error, written) => {
      writing = false;
      took(chunk, error ? 0 : written);
      if (!error) go();
      else if (error.code === 'EAGAIN') setTimeout(go, tryAgain).unref();
    });
  }

  /** What is left of a chunk that was refused is first in the next try. */
  function took(chunk: Buffer, bytes: number): void {
    const rest = chunk.subarray(bytes);
    size -= bytes;
    if (rest.length > 0) waiting.unshift(rest);
  }

  /** What is left, as far as it can be written now; what is under way is the system's already. */
  function flushSync(): void {
    let last = Buffer.concat(waiting);
    size -= last.length;
    waiting = [];
    for (let tries = 0; last.length > 0 && tries < lastTries;) {
      try {
        last = last.subarray(writeSync(fd, last));
      } catch (error) {
        // Of a disk that is full nobody can be told.
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
        tries += 1;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, tryAgain);
      }
    }
  }

  /** What a log that is silent never does: have something to write at the end. */
  let lasting = false;
  return {
    write(line: string) {
      if (!lasting) process.once('exit', flushSync);
      lasting = true;
      const bytes = Buffer.from(line);
      if (size + bytes.length > mostWaiting) {
        dropped += 1;
        return;
      }
      waiting.push(bytes);
      size += bytes.length;
      go();
    },
    flushSync,
  };
}
