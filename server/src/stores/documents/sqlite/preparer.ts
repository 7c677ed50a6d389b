import { serialize } from 'node:v8';
import type { Document } from '../document.ts';
import { maintained, recogniserOfPages } from '../entities/recogniser.ts';
import type { Service } from '../worker-side.ts';
import { prepareSlice } from './prepare.ts';
import type { PreparerSettings, Preparing } from './protocol.ts';

/** Packs documents, which the writer unpacks: a main thread between them only hands the bytes on. */
export function openPreparer({ compress }: PreparerSettings): Service<Preparing> {
  let recogniser = maintained;
  return {
    operations: {
      prepare: (documents: readonly Document[]) => serialize(prepareSlice(documents, recogniser, compress)),
      know(pages: readonly string[]) {
        recogniser = recogniserOfPages(pages);
      },
    },
    close: () => undefined,
  };
}
