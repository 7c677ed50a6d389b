import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What understands sources: the connectors, and what reads their files. */
const folders = ['../', '../../platform/text-extraction/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

let known: Promise<string> | undefined;

/**
 * The version of the connectors: twelve characters that change with every line of them, so that nobody has to raise
 * it. Any connector's change is a new version of all: what could not be read is then read once more, which costs
 * little, and what several connectors share belongs to each.
 */
export function connectorsVersion(): Promise<string> {
  return (known ??= hashOf(folders));
}

async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = (await readdir(path, { recursive: true, withFileTypes: true }))
      .filter((file) => file.isFile() && file.name.endsWith('.ts') && !file.name.endsWith('.test.ts'))
      .map((file) => join(file.parentPath, file.name))
      .filter((file) => !/(^|\/)(test|fixtures)\//.test(relative(path, file).split(sep).join('/')))
      .sort();
    for (const file of files) hash.update(relative(path, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}
