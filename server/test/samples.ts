import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of recorded payloads beside the project; undefined, and said aloud, where a clone lacks it. */
export function samples(folder: string): string | undefined {
  const path = fileURLToPath(new URL(`../../../shared/samples/${folder}`, import.meta.url));
  if (existsSync(path)) return path;
  process.stderr.write(`recorded samples ${folder} are absent: tests on them are skipped\n`);
  return undefined;
}
