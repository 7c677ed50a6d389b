// The one entry of every npm script. Plain JavaScript, so that an older Node can say what is missing.
import { readFileSync } from 'node:fs';

const entries = {
  start: './start.ts',
  dev: './dev.ts',
  test: './test.ts',
  'build-web': './build-web-now.ts',
  admin: '../server/src/commands/admin.ts',
  ingest: '../server/src/commands/ingest.ts',
  backup: '../server/src/commands/backup.ts',
  restore: '../server/src/commands/restore.ts',
  reindex: '../server/src/commands/reindex.ts',
  contexts: '../server/src/commands/contexts.ts',
  bench: '../bench/bench.ts',
  faults: '../faults/faults.ts',
  training: '../training/training.ts',
  'ask-evaluation': '../server/test/ask-evaluation.ts',
};

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  const { optionalDependencies } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  const pinned = Object.keys(optionalDependencies).join(', ');
  console.error(
    `This needs Node 24 or later; this is ${process.version} on ${process.platform} ${process.arch}.\n` +
      `npm ci brings it by itself on Linux (${pinned}); elsewhere install Node 24 and try again.`,
  );
  process.exit(1);
}
const [name] = process.argv.splice(2, 1);
const entry = entries[name];
if (!entry) {
  console.error(`Unknown command ${name}; there are: ${Object.keys(entries).join(', ')}`);
  process.exit(64);
}
await import('./compile-cache.mjs');
await import(entry);
