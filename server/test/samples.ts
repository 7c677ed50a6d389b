import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of recorded payloads beside the project; undefined, and said aloud, where a clone lacks it. */
export function samples(folder: string): string | undefined {
  const path = fileURLToPath(new URL(`../../../shared/samples/${folder}`, import.meta.url));
  if (existsSync(path)) return path;
  process.stderr.write(`recorded samples ${folder} are absent: tests on them are skipped\n`);
  return undefined;
}

/** What became of every file, as the kept reading report tells it; its test keeps a new one. */
export function keptReport(): string {
  return readFileSync(new URL('../src/domains/sources/reading-report.txt', import.meta.url), 'utf8');
}

/** What a reading report tells of each file, by its path below the samples; two sources may read the same. */
export function outcomesOf(report: string): Record<string, string[]> {
  const outcomes: Record<string, string[]> = {};
  let outcome = '';
  for (const line of report.slice(0, report.indexOf('\n\n')).split('\n')) {
    const [, folder, names] = /^ {2}(.*?): (.*)$/.exec(line) ?? [];
    if (folder === undefined) outcome = line;
    else for (const name of names!.split(', ')) (outcomes[`${folder}/${name}`] ??= []).push(outcome);
  }
  return outcomes;
}

/**
 * Paths below the samples of the recorded files in a folder, in order. The folder is not ours and grows: files
 * that the kept report does not know are told and left alone, so that a test says the same with or without them.
 */
export function recordedFiles(folder: string): string[] {
  const root = samples('.')!;
  const known = outcomesOf(keptReport());
  const paths = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
  const unknown = paths.filter((path) => !known[path]);
  if (unknown.length > 0) {
    process.stderr.write(`recorded files without a line in the reading report: ${unknown.join(', ')}\n`);
  }
  return paths.filter((path) => known[path]);
}
