import { deserialize } from 'node:v8';
import type { Service } from '../worker-side.ts';
import { addDomainBits } from './domain-bits.ts';
import { folderOf } from './folding.ts';
import { ingestInto } from './ingest.ts';
import type { PreparedSlice } from './prepare.ts';
import type { WriterSettings, Writing } from './protocol.ts';
import { openForWriting } from './schema.ts';
import { partitionsOf } from './partitions.ts';
import { mergerOf } from './merging.ts';

/** The one that writes. Makes the store when there is none. @throws when it cannot be opened */
export function openWriter({ path, domains, durable, alike }: WriterSettings): Service<Writing> {
  const partitions = partitionsOf(domains);
  const database = openForWriting(path, partitions, { durable, ...(alike && { alike }) });
  addDomainBits(database, partitions);
  const ingest = ingestInto(database, partitions);
  const fold = folderOf(database);
  const merge = mergerOf(database, partitions);
  const unpacked = (packed: readonly Uint8Array[]) =>
    packed.map((bytes) => deserialize(bytes) as PreparedSlice);
  return {
    operations: {
      put: (packed) => ingest.put(unpacked(packed)),
      load: (packed, origins) => ingest.load(unpacked(packed), origins),
      rescore: (packed, origins) => ingest.rescore(unpacked(packed), origins),
      withdraw: (ids) => ingest.withdraw(ids),
      tryRoom: () => ingest.tryRoom(),
      merge: () => fold() || merge(),
    },
    close: () => database.close(),
  };
}
