import { openLeases } from '#stores/people/leases.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { openPeople } from '#stores/people/index.ts';
import { contextCodes } from 'contract/contexts';
import { rescoreDocuments } from '../rescore.ts';

/**
 * Scores the documents in a folder again with a made-up model and prints every step, until it is killed; after so many
 * documents as told the model answers no more.
 */
const [folder, version, most = 'Infinity'] = process.argv.slice(2) as [string, string, string?];
const people = await openPeople({ path: `${folder}/people.sqlite` });
const documents = await sqliteDocumentStore({ path: `${folder}/documents.sqlite`, readers: 1 });
let scored = 0;
// A process that waits for nothing but an answer would end.
const waiting = setInterval(() => undefined, 60_000);
const progress = await rescoreDocuments({
  documents,
  people: people.db,
  leases: openLeases(people),
  classifier: {
    version,
    score: async () => {
      if ((scored += 1) > Number(most)) await new Promise(() => undefined);
      return contextCodes.map((code) => ({ code, percentage: 50, version }));
    },
  },
  signal: new AbortController().signal,
  onProgress: ({ after }) => process.stdout.write(`${after}\n`),
});
process.stdout.write(`${JSON.stringify(progress)}\n`);
clearInterval(waiting);
await documents.close();
await people.close();
