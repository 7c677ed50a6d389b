import { workerData } from 'node:worker_threads';
import { deserialize } from 'node:v8';
import { ingestInto } from './ingest.ts';
import type { Prepared } from './prepare.ts';
import { serve, type Synchronous } from '../worker-side.ts';
import type { WriterSettings, Writing } from './protocol.ts';
import { openForWriting } from './schema.ts';
import { shelvesOf } from './shelves.ts';
import { tidier } from './tidying.ts';

const { path, domains } = workerData as WriterSettings;
const shelves = shelvesOf(domains);
const database = openForWriting(path, shelves);
const ingest = ingestInto(database, shelves);
const unpacked = (packed: readonly Uint8Array[]) =>
  packed.flatMap((bytes) => deserialize(bytes) as Prepared[]);
serve(
  {
    put: (packed) => ingest.put(unpacked(packed)),
    load: (packed, origins) => ingest.load(unpacked(packed), origins),
    rescore: (packed, origins) => ingest.rescore(unpacked(packed), origins),
    withdraw: (ids) => ingest.withdraw(ids),
    tryRoom: () => ingest.tryRoom(),
    tidy: tidier(database, shelves),
  } satisfies Synchronous<Writing>,
  () => database.close(),
);
