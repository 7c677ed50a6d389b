import { workerData } from 'node:worker_threads';
import { DatabaseSync } from 'node:sqlite';

// A connection of its own reads one moment of the database while the writer goes on.
const { source, target } = workerData as { source: string; target: string };
const database = new DatabaseSync(source, { timeout: 5_000 });
database.prepare('vacuum into ?').run(target);
database.close();
