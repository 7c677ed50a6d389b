import { type Confined, ConfinedError, startConfined } from '#platform/confined/start-confined.ts';
import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { ConnectorOptions } from '../connector.ts';
import type { ItemRead, ItemSource } from '../items/item-source.ts';
import type { SourceName } from '../names.ts';
import { openConnector } from '../registry.ts';
import type { KeptBatch } from './serve-connector.ts';

export interface ConfinedOptions extends ConnectorOptions {
  /** Ends the run and its process. */
  signal: AbortSignal;
  /** Milliseconds for one piece of work, such as parsing a page; a good one takes less than one second. */
  patience?: number;
  /** Megabytes the process may hold in all. */
  memory?: number;
  /** Module of the process. */
  entry?: URL;
  /** Fetches in the place of `fetchSource`, to watch what is asked or to bound it. */
  fetch?: typeof fetchSource;
}

/** A connector in a process of its own, for one run. */
export interface ConfinedConnector {
  connector: ItemSource<number>;
  /** The names in a payload that was not read yet (`payload-names.ts`). */
  namesIn: (raw: number) => Promise<string[]>;
  /** Ends its processes. */
  close(): Promise<void>;
}

/**
 * Opens a connector for one run in a process of its own, so that nothing foreign is understood where people are
 * answered: this process fetches, under one limit for each host and with what it knows already, and gets documents.
 * An answer that takes too long or too much to understand ends that process and is a fault of the source.
 */
export async function openConfined(
  name: SourceName,
  {
    signal,
    extraction,
    baseUrl,
    request,
    councils,
    patience = 30_000,
    memory = 1024,
    entry = new URL('./process.ts', import.meta.url),
    fetch = fetchSource,
  }: ConfinedOptions,
): Promise<ConfinedConnector> {
  const plain = {
    ...(baseUrl ? { baseUrl } : {}),
    ...(request ? { request } : {}),
    ...(councils ? { councils } : {}),
  };
  /** Address of the answer that came last. */
  let last = baseUrl ?? name;
  const answers = {
    async fetch(url: string, asked: SourceRequest) {
      const answer = await fetch(url, { ...asked, signal });
      last = answer.url;
      return answer;
    },
    extract: (bytes: Uint8Array, mimeType: string, fileName?: string) =>
      extraction.extractText(bytes, mimeType, fileName),
  };
  const start = () => startConfined({ entry, memory, patience, answers });
  const polling = start();
  /** Reads what was kept, apart from what is polled: an item that ended a process before may end another one. */
  let again: Confined | undefined;
  const end = () => {
    void polling.end();
    void again?.end();
  };
  signal.addEventListener('abort', end);
  const described = await openConnector(name, { extraction, ...plain });

  async function ask(of: Confined, what: string, ...values: unknown[]): Promise<unknown> {
    try {
      return await of.call(what, ...values);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ConfinedError)) throw error;
      const kind = error.end === 'silent' ? 'timeout' : error.end === 'tooLarge' ? 'tooLarge' : 'shape';
      const detail = `understanding this answer, or one just before it: ${error.message}`;
      throw new SourceFault(kind, { url: last, detail }, error);
    }
  }

  return {
    connector: {
      source: described.source,
      domain: described.domain,
      cursorAt: (since) => described.cursorAt(since),
      async *poll(since) {
        await ask(polling, 'open', name, plain);
        await ask(polling, 'poll', since);
        for (;;) {
          const batch = (await ask(polling, 'next')) as KeptBatch | undefined;
          if (!batch) return;
          yield batch;
        }
      },
      readItem: async (raw) => (await ask(polling, 'read', raw)) as ItemRead,
      pack: async (raw) => (await ask(polling, 'pack', raw)) as Uint8Array | undefined,
      // What it asks for once more is broken off with its process.
      async readKept(payload) {
        if (!again) {
          again = start();
          await ask(again, 'open', name, plain);
        }
        try {
          return (await ask(again, 'readKept', payload)) as ItemRead;
        } catch (error) {
          again = undefined;
          throw error;
        }
      },
    },
    namesIn: async (raw) => (await ask(polling, 'names', raw)) as string[],
    async close() {
      signal.removeEventListener('abort', end);
      await Promise.all([polling.end(), again?.end()]);
    },
  };
}
