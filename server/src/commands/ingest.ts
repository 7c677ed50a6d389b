import { knownToSearches } from '#domains/alerts/index.ts';
import { chooseClassifier } from '#domains/contexts/index.ts';
import { ingestCommand } from '#domains/sources/index.ts';
import { endBecause } from '../cannot-start.ts';
import { openParts } from '../parts.ts';
import { processConfig } from '../config.ts';

const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
process.once('SIGTERM', () => stopping.abort());

const config = processConfig();
process.exitCode = await ingestCommand(process.argv.slice(2), {
  baseUrls: config.sourceUrls,
  councils: config.councils,
  out: process.stderr,
  print: (text) => process.stdout.write(text),
  signal: stopping.signal,
  async withStores(use) {
    const parts = await openParts(config).catch(endBecause);
    const unscored = (error: unknown) =>
      parts.log.warn({ err: error }, 'contexts were not scored as configured');
    const classifier = chooseClassifier(config, unscored);
    try {
      return await use({
        documents: parts.documents,
        classifier,
        files: parts.files,
        people: parts.people.db,
        knownToOthers: (most) => knownToSearches(parts.people.db, most),
        leases: parts.leases,
      });
    } finally {
      await classifier.close();
      await parts.close();
    }
  },
});
