import { serialize } from 'node:v8';
import type { Document } from '../document.ts';
import { prepare } from './prepare.ts';
import { serve, type Synchronous } from '../worker-side.ts';
import type { Preparing } from './protocol.ts';

// Packed here and unpacked by the writer: the main thread between them only hands the bytes on.
serve(
  {
    prepare: (documents: readonly Document[]) => serialize(documents.map(prepare)),
  } satisfies Synchronous<Preparing>,
  () => undefined,
);
