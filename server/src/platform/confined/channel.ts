import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';
import { soleOf } from '../sole.ts';
import { carried, type Carried, restored } from './carried-fault.ts';

/** What one side lets the other ask, by name. Values cross as structured clones. */
export type Answers = Record<string, (...values: never[]) => unknown>;

type Message =
  | { call: number; name: string; values: unknown[] }
  | { to: number; value: unknown }
  | Failed
  | 'beat';
type Failed = { to: number; failed: Carried };

/** Calls both ways over one stream. */
export interface Channel {
  /** Asks the other side. @throws what it throws, or the reason with which the channel was closed */
  call: (name: string, ...values: unknown[]) => Promise<unknown>;
  /** Says that this side is alive. */
  beat(): void;
  /** Fails what is under way and all later calls. */
  close(reason: Error): void;
}

/** Bytes before a message that tell its length. */
const headBytes = 4;

/**
 * Opens a channel over a stream. `onData` hears of every piece that comes; `onOverlong` of a message of more than
 * `longest` bytes, which is neither kept nor read.
 */
export function openChannel(
  stream: Duplex,
  answers: Answers,
  {
    longest = Infinity,
    onData,
    onOverlong,
  }: { longest?: number; onData?: () => void; onOverlong?: () => void } = {},
): Channel {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  let closed: { reason: Error } | undefined;
  let pieces: Buffer[] = [];
  let size = 0;
  let needed: number | undefined;

  function send(message: Message): void {
    if (closed || !stream.writable) return;
    const body = serialize(message);
    const head = Buffer.alloc(headBytes);
    head.writeUInt32LE(body.byteLength);
    stream.cork();
    stream.write(head);
    stream.write(body);
    stream.uncork();
  }

  /** The next bytes that have come; pieces are put together only once all of them are there. */
  function take(count: number): Buffer {
    const all = soleOf(pieces) ?? Buffer.concat(pieces, size);
    size -= count;
    pieces = size > 0 ? [all.subarray(count)] : [];
    return all.subarray(0, count);
  }

  stream.on('data', (piece: Buffer) => {
    if (closed) return;
    onData?.();
    pieces.push(piece);
    size += piece.byteLength;
    for (;;) {
      if (needed === undefined) {
        if (size < headBytes) return;
        needed = take(headBytes).readUInt32LE();
        if (needed > longest) return onOverlong?.();
      }
      if (size < needed) return;
      const body = take(needed);
      needed = undefined;
      receive(deserialize(body) as Message);
    }
  });

  function receive(message: Message): void {
    if (message === 'beat') return;
    if ('call' in message) return void answer(message.call, message.name, message.values);
    const asked = waiting.get(message.to);
    waiting.delete(message.to);
    if ('failed' in message) asked?.reject(restored(message.failed));
    else asked?.resolve(message.value);
  }

  async function answer(to: number, name: string, values: unknown[]): Promise<void> {
    try {
      const answering = answers[name] as ((...given: unknown[]) => unknown) | undefined;
      if (!answering) throw new Error(`nothing answers to ${name}`);
      send({ to, value: await answering(...values) });
    } catch (error) {
      send({ to, failed: carried(error) });
    }
  }

  return {
    call(name, ...values) {
      if (closed) return Promise.reject(closed.reason);
      const asked = Promise.withResolvers<unknown>();
      const call = ++calls;
      waiting.set(call, asked);
      send({ call, name, values });
      return asked.promise;
    },
    beat: () => send('beat'),
    close(reason) {
      closed ??= { reason };
      for (const asked of waiting.values()) asked.reject(closed.reason);
      waiting.clear();
      pieces = [];
      stream.destroy();
    },
  };
}
