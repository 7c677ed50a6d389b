import { ConfinedError, startConfined } from '#platform/confined/start-confined.ts';
import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { ConnectorOptions, Reading, SourceConnector } from '../connector.ts';
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
}

/** A connector in a process of its own, for one run. */
export interface ConfinedConnector {
  connector: SourceConnector;
  /** Ends the process. */
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
    patience = 30_000,
    memory = 1024,
    entry = new URL('./process.ts', import.meta.url),
  }: ConfinedOptions,
): Promise<ConfinedConnector> {
  const plain = { ...(baseUrl ? { baseUrl } : {}), ...(request ? { request } : {}) };
  /** Address of the answer that came last. */
  let last = baseUrl ?? name;
  const confined = startConfined({
    entry,
    memory,
    patience,
    answers: {
      async fetch(url: string, asked: SourceRequest) {
        const answer = await fetchSource(url, { ...asked, signal });
        last = answer.url;
        return answer;
      },
      extract: (bytes: Uint8Array, mimeType: string, fileName?: string) =>
        extraction.extractText(bytes, mimeType, fileName),
    },
  });
  const end = () => void confined.end();
  signal.addEventListener('abort', end);
  const described = await openConnector(name, { extraction, ...plain });

  async function ask(what: string, ...values: unknown[]): Promise<unknown> {
    try {
      return await confined.call(what, ...values);
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
      ...described,
      async *poll(since) {
        await ask('open', name, plain);
        await ask('poll', since);
        for (;;) {
          const batch = (await ask('next')) as KeptBatch | undefined;
          if (!batch) return;
          yield batch;
        }
      },
      read: async (raw) => (await ask('read', raw)) as Reading,
    },
    async close() {
      signal.removeEventListener('abort', end);
      await confined.end();
    },
  };
}
