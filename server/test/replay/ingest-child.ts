import { diskFileStore } from '#stores/files/disk.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { openLeases } from '#stores/people/leases.ts';
import { openPeople } from '#stores/people/index.ts';
import { knownToSearches } from '#domains/alerts/index.ts';
import { builtInClassifier } from '#domains/contexts/index.ts';
import { ingestCommand } from '#domains/sources/index.ts';

/** Runs the ingest command on a data folder, so that a test can kill it: folder, base URL, arguments. */
const [folder, baseUrl, ...argv] = process.argv.slice(2);
process.exitCode = await ingestCommand(argv, {
  baseUrls: { tweedekamer: baseUrl },
  councils: [],
  out: process.stdout,
  print: (text) => process.stdout.write(text),
  signal: new AbortController().signal,
  async withStores(use) {
    const documents = await sqliteDocumentStore({ path: `${folder}/documents.db` });
    const classifier = builtInClassifier();
    const people = await openPeople({ path: `${folder}/people.db` });
    try {
      return await use({
        documents,
        classifier,
        files: diskFileStore(`${folder}/files`),
        people: people.db,
        knownToOthers: (most) => knownToSearches(people.db, most),
        leases: openLeases(people),
      });
    } finally {
      await classifier.close();
      await documents.close();
      await people.close();
    }
  },
});
