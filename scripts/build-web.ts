import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = ['index.html', 'admin.html', 'worker.js'].map((name) => join(root, 'web/dist', name));
const sources = [
  'web/src',
  'web/worker',
  'web/public',
  'web/index.html',
  'web/admin.html',
  ...readdirSync(join(root, 'web'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `web/${name}`),
  'contract/src',
  'contract/locales',
  'package-lock.json',
];

/** Builds the front end when it was never built or something it is made of has changed since. */
export function buildWebIfStale(): void {
  const built = Math.min(...pages.map(changedAt));
  if (built > 0 && sources.every((source) => newestIn(join(root, source)) <= built)) return;
  process.stdout.write('Building the front end …\n');
  buildWeb();
}

/** Builds in a process of its own: what the bundler takes in memory goes with it. */
function buildWeb(): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // The product comes first: it empties the folder.
  for (const config of ['vite.config.ts', 'vite.admin.config.ts', 'vite.worker.config.ts']) {
    const { status } = spawnSync(
      process.execPath,
      [vite, 'build', '--logLevel', 'warn', '--config', config],
      { cwd: join(root, 'web'), stdio: 'inherit' },
    );
    if (status !== 0) process.exit(status ?? 1);
  }
}

function newestIn(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
