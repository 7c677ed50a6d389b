import { BackupError } from '#stores/people/index.ts';
import { withPeople } from './with-people.ts';

const [file] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Usage: npm run backup -- FILE\n');
  process.exit(64);
}
try {
  await withPeople((people) => people.backup(file));
  process.stdout.write(`Users, sessions and settings are in ${file}\n`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
