import { readConfig } from '#src/config.ts';
import { systemClock } from '#platform/clock.ts';
import { openLeases } from '#stores/people/leases.ts';
import { openLog } from '#platform/log.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { openPeople } from '#stores/people/index.ts';
import { startSummaries } from '../tasks.ts';

/** Makes the summaries that wait in a folder with the service at an address, until it is killed. */
const [folder, baseUrl] = process.argv.slice(2) as [string, string];
const people = await openPeople({ path: `${folder}/people.sqlite` });
const documents = await sqliteDocumentStore({ path: `${folder}/documents.sqlite`, readers: 1 });
startSummaries({
  choice: readConfig({ AI_BASE_URL: baseUrl, AI_MODEL: 'model-x', SUMMARY_DAYS: '0' }),
  documents,
  people: people.db,
  // One second, so that the next process need not wait long for a lease nobody gave back.
  leases: openLeases(people),
  log: openLog('silent'),
  clock: systemClock,
  pause: 20,
});
