import { parseArgs } from 'node:util';
import { backupDocuments, documentsOf } from '#stores/documents/sqlite/backup.ts';
import { BackupError } from '#stores/people/index.ts';
import { withPeople } from './with-people.ts';

const { values, positionals } = parseArgs({
  options: { documents: { type: 'boolean' } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file || positionals.length > 1) {
  process.stderr.write('Usage: npm run backup -- FILE [--documents]\n');
  process.exit(64);
}
try {
  await withPeople(async (people, { DATA_DIR, OPENSEARCH_URL }) => {
    if (values.documents && OPENSEARCH_URL)
      throw new BackupError(
        `The documents live in OpenSearch: keep its snapshots, and the folder files in ${DATA_DIR}.`,
      );
    // First: what the people's store knows of documents is then among those that are copied after it.
    await people.backup(file);
    process.stdout.write(`Users, sessions and settings are in ${file}\n`);
    if (!values.documents) return;
    const count = await backupDocuments(DATA_DIR, documentsOf(file));
    process.stdout.write(`Documents and ${count} files are in ${documentsOf(file)}\n`);
  });
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
