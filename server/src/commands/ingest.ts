import { ingestCommand } from '#domains/sources/index.ts';
import { openParts } from '../parts.ts';
import { processConfig } from '../config.ts';

const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
process.once('SIGTERM', () => stopping.abort());

const config = processConfig();
const parts = await openParts(config);
try {
  process.exitCode = await ingestCommand(process.argv.slice(2), {
    documents: parts.documents,
    files: parts.files,
    people: parts.people.db,
    leases: parts.leases,
    baseUrls: config.sourceUrls,
    out: process.stderr,
    signal: stopping.signal,
  });
} finally {
  await parts.close();
}
