import { serialize } from 'node:v8';
import type { Document } from '../document.ts';
import { maintained, recogniserOfPages } from '../facts/recogniser.ts';
import { prepare } from './prepare.ts';
import { serve, type Synchronous } from '../worker-side.ts';
import type { Preparing } from './protocol.ts';

// Packed here and unpacked by the writer: the main thread between them only hands the bytes on.
let recogniser = maintained;

serve(
  {
    prepare: (documents: readonly Document[]) =>
      serialize(documents.map((document) => prepare(document, recogniser))),
    know(pages: readonly string[]) {
      recogniser = recogniserOfPages(pages);
    },
  } satisfies Synchronous<Preparing>,
  () => undefined,
);
