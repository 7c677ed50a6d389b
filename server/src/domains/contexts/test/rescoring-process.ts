import { isLease, openLeases } from '#platform/leases.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { openPeople } from '#stores/people/index.ts';
import { contextCodes } from 'contract/contexts';
import { rescoreDocuments } from '../rescore.ts';

/** Scores the documents in a folder again with a made-up model and prints every step, until it is killed. */
const [folder, version] = process.argv.slice(2) as [string, string];
const people = await openPeople({ path: `${folder}/people.sqlite` });
const documents = await sqliteDocumentStore({ path: `${folder}/documents.sqlite`, readers: 1 });
// One second, so that the next process need not wait long for a lease nobody gave back.
const leases = openLeases(people, 1_000);
for (;;) {
  const free = await leases.claim('contexts-rescore');
  if (!isLease(free)) continue;
  await free.release();
  break;
}
const progress = await rescoreDocuments({
  documents,
  people: people.db,
  leases,
  classifier: {
    version,
    score: async () => contextCodes.map((code) => ({ code, percentage: 50, version })),
  },
  signal: new AbortController().signal,
  onProgress: ({ after }) => process.stdout.write(`${after}\n`),
});
process.stdout.write(`${JSON.stringify(progress)}\n`);
await documents.close();
await people.close();
