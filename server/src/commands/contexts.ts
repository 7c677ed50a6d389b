import { contextsCommand } from '#domains/contexts/index.ts';
import { endBecause } from '../cannot-start.ts';
import { processConfig } from '../config.ts';
import { openParts } from '../parts.ts';

const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
process.once('SIGTERM', () => stopping.abort());

process.exitCode = await contextsCommand(process.argv.slice(2), {
  out: process.stdout,
  signal: stopping.signal,
  async open() {
    const config = processConfig();
    const parts = await openParts(config).catch(endBecause);
    return {
      documents: parts.documents,
      people: parts.people.db,
      leases: parts.leases,
      choice: config,
      close: () => parts.close(),
    };
  },
});
