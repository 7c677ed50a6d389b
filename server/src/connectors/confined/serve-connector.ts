import type { Channel } from '#platform/confined/channel.ts';
import { serveConfined } from '#platform/confined/serve.ts';
import type { SourceAnswer } from '#platform/outbound/source-answer.ts';
import { fetchThrough } from '#platform/outbound/fetch-source.ts';
import type { TextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Extracted } from '#platform/text-extraction/extracted.ts';
import type { ConnectorOptions, Cursor, SourceConnector } from '../connector.ts';
import { byItem, type ItemSource, type NamedBatch } from '../items/item-source.ts';
import { namesIn } from '../items/payload-names.ts';

/** A batch whose payloads stay where they were fetched; each is called by a number. */
export type KeptBatch = NamedBatch<number>;

/**
 * Runs a connector in this confined process: it polls and reads here, where its payloads stay. What it fetches and the
 * files whose text it wants are asked of the process it works for.
 */
export async function serveConnector(
  make: (name: string, options: ConnectorOptions) => SourceConnector | Promise<SourceConnector>,
): Promise<void> {
  await serveConfined((parent) => {
    fetchThrough((url, request) => parent.call('fetch', url, request) as Promise<SourceAnswer>);
    const extraction = extractionBy(parent);
    let items: ItemSource;
    let batches: AsyncIterator<NamedBatch<unknown>>;
    const kept = new Map<number, unknown>();
    let number = 0;
    const taken = (which: number) => {
      const raw = kept.get(which);
      kept.delete(which);
      return raw;
    };
    return {
      async open(name: string, options: Omit<ConnectorOptions, 'extraction'>) {
        items = byItem(await make(name, { ...options, extraction }));
      },
      poll(since: Cursor | undefined) {
        // A run that is to stop is ended with its process.
        batches = items.poll(since, new AbortController().signal)[Symbol.asyncIterator]();
      },
      async next(): Promise<KeptBatch | undefined> {
        const batch = await batches.next();
        if (batch.done) return undefined;
        const raw = batch.value.raw.map((one) => {
          kept.set(++number, one);
          return number;
        });
        return { ...batch.value, raw };
      },
      names: (which: number) => namesIn(kept.get(which)),
      read: (which: number) => items.readItem(taken(which)),
      pack: (which: number) => items.pack(taken(which)),
      readKept: (payload: Uint8Array) => items.readKept(payload, new AbortController().signal),
    };
  });
}

function extractionBy(parent: Channel): TextExtraction {
  return {
    extractText: async (...file) => (await parent.call('extract', ...file)) as Extracted,
    close: async () => undefined,
  };
}
