import { parentPort } from 'node:worker_threads';
import { extractHere } from './extract-here.ts';
import { ExtractionFault, type ExtractionReason } from './extraction-fault.ts';
import type { Extracted } from './extracted.ts';

/** What the pool sends. */
export interface Order {
  bytes: Uint8Array;
  mimeType: string;
  fileName: string;
}

/** What the worker answers. */
export type Reply = { extracted: Extracted } | { reason: ExtractionReason; detail: string };

parentPort?.on('message', (order: Order) => {
  extractHere(order.bytes, order.mimeType, order.fileName).then(
    (extracted) => reply({ extracted }),
    (error: unknown) => {
      const detail = error instanceof Error ? error.message : String(error);
      reply({ reason: error instanceof ExtractionFault ? error.reason : 'malformed', detail });
    },
  );
});

function reply(message: Reply): void {
  parentPort?.postMessage(message);
}
