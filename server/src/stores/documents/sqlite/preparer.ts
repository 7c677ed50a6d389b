import { serialize } from 'node:v8';
import { workerData } from 'node:worker_threads';
import type { Document } from '../document.ts';
import { maintained, recogniserOfPages } from '../facts/recogniser.ts';
import { prepare } from './prepare.ts';
import { serve, type Synchronous } from '../worker-side.ts';
import type { PreparerSettings, Preparing } from './protocol.ts';

// Packed here and unpacked by the writer: the main thread between them only hands the bytes on.
const { compress } = workerData as PreparerSettings;
let recogniser = maintained;

serve(
  {
    prepare: (documents: readonly Document[]) =>
      serialize(documents.map((document) => prepare(document, recogniser, compress))),
    know(pages: readonly string[]) {
      recogniser = recogniserOfPages(pages);
    },
  } satisfies Synchronous<Preparing>,
  () => undefined,
);
