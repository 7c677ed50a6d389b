import { existsSync, mkdirSync } from 'node:fs';
import { knownToSearches } from '#domains/alerts/index.ts';
import { beginAnew, describeAnew, documentsAreMissing } from '#domains/sources/index.ts';
import { openLog } from '#platform/log.ts';
import { EngineUnavailableError } from '#platform/unavailable.ts';
import { documentsOf, restoreDocuments } from '#stores/documents/sqlite/backup.ts';
import { type Held, holdFiles } from '#stores/hold.ts';
import { BackupError, NewerSchemaError, restoreFile } from '#stores/people/index.ts';
import { endBecause } from '../cannot-start.ts';
import { processConfig } from '../config.ts';
import { openDocuments, storePaths } from '../configured-stores.ts';
import { withPeople } from './with-people.ts';

const [file] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Usage: npm run restore -- FILE\n');
  process.exit(64);
}
const config = processConfig();
if (config.DATABASE_URL) {
  process.stderr.write(
    'The people live in PostgreSQL: restore them with pg_restore, and run npm run ingest -- anew where the ' +
      'documents are gone.\n',
  );
  process.exit(1);
}
mkdirSync(config.DATA_DIR, { recursive: true });
const paths = storePaths(config.DATA_DIR);
const say = (line: string) => process.stdout.write(`${line}\n`);
const restored = (what: string, to: string, before: boolean) =>
  say(`Restored ${what}${before ? `; what was there before is in ${to}.before-restore` : ''}`);
const held: Held[] = [];
try {
  held.push(holdFiles(paths.people));
  const documents = documentsOf(file);
  if (existsSync(file) && existsSync(documents) && !config.OPENSEARCH_URL) {
    held.push(holdFiles(paths.documents));
    const before = await restoreDocuments(documents, config.DATA_DIR);
    restored(documents, paths.documents, before);
  }
  restored(file, paths.people, await restoreFile(file, paths.people));
  await lookForDocuments();
} catch (error) {
  if (!(error instanceof BackupError || error instanceof NewerSchemaError)) endBecause(error);
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  for (const each of held) each.release();
}

/** The cursors of sources without their documents would leave the archive out for ever: each begins anew then. */
async function lookForDocuments(): Promise<void> {
  try {
    const documents = await openDocuments(config, openLog('error'));
    try {
      await withPeople(async ({ db }) => {
        const known = (most: number) => knownToSearches(db, most);
        if (!(await documentsAreMissing(db, documents, known))) return;
        say(`The documents are not here. ${describeAnew(await beginAnew(db, documents, known))}`);
      });
    } finally {
      await documents.close();
    }
  } catch (error) {
    if (!(error instanceof EngineUnavailableError)) throw error;
    say('OpenSearch does not answer: where its documents are gone, run npm run ingest -- anew.');
  }
}
