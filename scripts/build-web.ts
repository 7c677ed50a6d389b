import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = join(root, 'web/dist/index.html');
const sources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'contract/src',
  'contract/locales',
  'package-lock.json',
];

/** Builds the front end when it was never built or something it is made of has changed since. */
export async function buildWebIfStale(): Promise<void> {
  const built = changedAt(page);
  if (built > 0 && sources.every((source) => newestIn(join(root, source)) <= built)) return;
  process.stdout.write('Building the front end …\n');
  await buildWeb();
}

export async function buildWeb(): Promise<void> {
  const { build } = await import('vite');
  await build({ root: join(root, 'web'), configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' });
}

function newestIn(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
