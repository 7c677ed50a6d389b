import { workerData } from 'node:worker_threads';
import { ingestInto } from './ingest.ts';
import { serve, type Synchronous, type WriterSettings, type Writing } from './protocol.ts';
import { openForWriting } from './schema.ts';
import { shelvesOf } from './shelves.ts';

const { path, domains } = workerData as WriterSettings;
const shelves = shelvesOf(domains);
const database = openForWriting(path, shelves);
serve(ingestInto(database, shelves) satisfies Synchronous<Writing>, () => database.close());
