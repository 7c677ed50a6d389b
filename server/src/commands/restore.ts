import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError, NewerSchemaError, restoreFile } from '#stores/people/index.ts';
import { processConfig } from '../config.ts';

const [file] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Usage: npm run restore -- FILE\n');
  process.exit(64);
}
const config = processConfig();
if (config.DATABASE_URL) {
  process.stderr.write('The people live in PostgreSQL: restore them with pg_restore.\n');
  process.exit(1);
}
mkdirSync(config.DATA_DIR, { recursive: true });
const path = join(config.DATA_DIR, 'people.sqlite');
try {
  await restoreFile(file, path);
  process.stdout.write(`Restored ${file}; what was there before is in ${path}.before-restore\n`);
} catch (error) {
  if (!(error instanceof BackupError || error instanceof NewerSchemaError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
