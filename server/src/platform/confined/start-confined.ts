import { spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { openChannel, type Answers } from './channel.ts';
import type { Guarded } from './serve.ts';

/** Why a confined process ended: it was silent too long, held or said too much, broke, or was told to. */
type ConfinedEnd = 'silent' | 'tooLarge' | 'broken' | 'ended';

/** A confined process is no more; what it was asked is not answered. */
export class ConfinedError extends Error {
  readonly end: ConfinedEnd;

  constructor(end: ConfinedEnd, detail: string) {
    super(detail);
    this.name = 'ConfinedError';
    this.end = end;
  }
}

interface ConfinedOptions {
  /** Module that calls `serveConfined`. */
  entry: URL;
  /** Megabytes the process may hold in all, in its heap and beside it. */
  memory: number;
  /** Milliseconds its thread may be at one piece of work without a sign of life. */
  patience: number;
  /** What it may ask in turn. */
  answers?: Answers;
}

export interface Confined {
  /** Asks the process. @throws what it throws; ConfinedError once it has ended */
  call(name: string, ...values: unknown[]): Promise<unknown>;
  /** Ends the process, whatever it is doing. */
  end(): Promise<void>;
}

/** The part of its memory a process may use as JavaScript heap; V8 tidies up before that is full. */
const heapShare = 0.75;
/** Bytes of one message from the process; a document with its files is less than half of that. */
const longestMessage = 192 * 1024 * 1024;
/** Looks at whether there was a sign of life, within the patience. */
const looks = 10;
/** Characters of what it wrote last that are told of a process that broke. */
const lastWords = 400;

/**
 * Starts a process for work on what strangers send, that can harm nobody but itself. Memory and time are enforced from
 * outside the thread that works, so it may run for ever or ask for any amount. (A limit on the heap of a worker
 * thread is none: V8 ends the whole process where one allocation goes beyond it, and buffers are not counted.)
 * It knows no setting and no secret of the product.
 */
export function startConfined({ entry, memory, patience, answers = {} }: ConfinedOptions): Confined {
  const guarded: Guarded = { memory, rhythm: patience / looks, parent: process.pid };
  const heap = `--max-old-space-size=${Math.floor(memory * heapShare)}`;
  const compiled = getCompileCacheDir();
  const child = spawn(process.execPath, [heap, fileURLToPath(entry), JSON.stringify(guarded)], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: compiled ? { NODE_COMPILE_CACHE: compiled } : {},
  });
  const stream = child.stdio[3] as Duplex;
  const gone = Promise.withResolvers<void>();
  let written = '';
  child.stderr!.on('data', (piece: Buffer) => (written = (written + piece.toString()).slice(-lastWords)));

  // A machine that was suspended is not a process that is silent: looks are counted, not time.
  let missed = 0;
  let looking: NodeJS.Timeout | undefined;
  const channel = openChannel(stream, answers, {
    longest: longestMessage,
    onData() {
      missed = 0;
      // Starting takes the time it takes; nothing foreign is read meanwhile.
      looking ??= setInterval(() => {
        if (++missed > looks) finish('silent', `longer than ${patience} ms without a sign of life`);
      }, patience / looks);
    },
    onOverlong: () => finish('tooLarge', 'what came of it is too large'),
  });

  function finish(end: ConfinedEnd, detail: string): void {
    clearInterval(looking);
    channel.close(new ConfinedError(end, detail));
    child.kill('SIGKILL');
  }

  stream.on('error', () => undefined);
  child.on('error', (error) => {
    finish('broken', error.message);
    gone.resolve();
  });
  child.on('exit', (code, signal) => {
    // SIGKILL is the guard's, or the kernel's when the machine is out of memory; the others are how V8 ends.
    const full = signal === 'SIGKILL' || signal === 'SIGABRT' || signal === 'SIGTRAP';
    if (full) finish('tooLarge', `more than ${memory} MB of memory`);
    else finish('broken', `ended with ${signal ?? code}: ${written.trim()}`);
    gone.resolve();
  });

  return {
    call: channel.call,
    async end() {
      finish('ended', 'the process was ended');
      await gone.promise;
    },
  };
}
