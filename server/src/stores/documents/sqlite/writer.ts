import { deserialize } from 'node:v8';
import type { Service } from '../worker-side.ts';
import { ingestInto } from './ingest.ts';
import type { Prepared } from './prepare.ts';
import type { WriterSettings, Writing } from './protocol.ts';
import { openForWriting } from './schema.ts';
import { shelvesOf } from './shelves.ts';
import { tidier } from './tidying.ts';

/** The one that writes. Makes the store when there is none. @throws when it cannot be opened */
export function openWriter({ path, domains, durable }: WriterSettings): Service<Writing> {
  const shelves = shelvesOf(domains);
  const database = openForWriting(path, shelves, durable);
  const ingest = ingestInto(database, shelves);
  const unpacked = (packed: readonly Uint8Array[]) =>
    packed.flatMap((bytes) => deserialize(bytes) as Prepared[]);
  return {
    operations: {
      put: (packed) => ingest.put(unpacked(packed)),
      load: (packed, origins) => ingest.load(unpacked(packed), origins),
      rescore: (packed, origins) => ingest.rescore(unpacked(packed), origins),
      withdraw: (ids) => ingest.withdraw(ids),
      tryRoom: () => ingest.tryRoom(),
      tidy: tidier(database, shelves),
    },
    close: () => database.close(),
  };
}
