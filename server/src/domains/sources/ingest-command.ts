import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SourceConnector } from '#connectors/connector.ts';
import { sourceNames, type SourceName } from '#connectors/names.ts';
import { connectors } from '#connectors/registry.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { FileStore } from '#stores/files/file-store.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { checkRecordings } from './check-recordings.ts';
import { runSource, type Progress } from './run-source.ts';
import { sourceStates } from './store.ts';

export interface IngestDeps {
  documents: DocumentStore;
  files: FileStore;
  people: PeopleStore;
  baseUrls: Record<string, string | undefined>;
  out: NodeJS.WriteStream;
  signal: AbortSignal;
}

const usage = `ingest <source> [--since YYYY-MM-DD]   fetch and store what is new (${sourceNames.join(', ')})
ingest check <folder>                  read recorded payloads and report, store nothing
`;

/**
 * The command line of ingest. Answers the exit code: 0 done, 1 the source or a payload failed,
 * 2 wrong use, 130 stopped; a stopped run goes on where it was.
 */
export async function ingestCommand(argv: string[], deps: IngestDeps): Promise<number> {
  const wrong = (why: string) => {
    deps.out.write(`${why}\n${usage}`);
    return 2;
  };
  let parsed;
  try {
    parsed = parseArgs({ args: argv, allowPositionals: true, options: { since: { type: 'string' } } });
  } catch (error) {
    return wrong((error as Error).message);
  }
  const [what, folder, ...rest] = parsed.positionals;
  if (what === 'check' && folder && rest.length === 0) return check(folder, deps);
  if (!isSource(what) || folder) return wrong(`unknown: ${parsed.positionals.join(' ')}`);
  const since = parsed.values.since === undefined ? undefined : instantOf(parsed.values.since);
  if (Number.isNaN(since)) return wrong(`--since ${parsed.values.since} is not a day`);
  return ingest(what, since, deps);
}

async function ingest(source: SourceName, since: number | undefined, deps: IngestDeps): Promise<number> {
  const extraction = openTextExtraction();
  const baseUrl = deps.baseUrls[source];
  const connector: SourceConnector = connectors[source]({ extraction, ...(baseUrl ? { baseUrl } : {}) });
  const tty = deps.out.isTTY === true;
  try {
    const progress = await runSource(connector, {
      store: deps.documents,
      files: deps.files,
      state: sourceStates(deps.people),
      ...(since === undefined ? {} : { since }),
      signal: deps.signal,
      onProgress: (now) => deps.out.write(tty ? `\r\x1b[2K${bar(now)} ${lineOf(now)}` : `${lineOf(now)}\n`),
    });
    deps.out.write(`${tty ? '\n' : ''}done: ${lineOf(progress)}\n`);
    return 0;
  } catch (error) {
    if (deps.signal.aborted) {
      deps.out.write('\nstopped; the next run goes on here\n');
      return 130;
    }
    deps.out.write(`\nfailed: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    await extraction.close();
  }
}

async function check(folder: string, deps: IngestDeps): Promise<number> {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) {
    deps.out.write(`${folder} is not a folder\n`);
    return 2;
  }
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const paths = names.map((entry) => join(entry.parentPath, entry.name)).sort();
  const extraction = openTextExtraction();
  try {
    const report = await checkRecordings(paths, (path) => readFile(path), extraction, deps.signal);
    deps.out.write(report.text);
    return report.failed === 0 ? 0 : 1;
  } finally {
    await extraction.close();
  }
}

function isSource(name: string | undefined): name is SourceName {
  return sourceNames.some((known) => known === name);
}

/** A day as the first instant it has in UTC; an hour early in Amsterdam, which only reads a little more. */
function instantOf(day: string): number {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) - 2 * 3_600_000 : NaN;
}

function bar({ fetched, remaining }: Progress): string {
  if (remaining === undefined) return '[..]';
  const done = Math.round((20 * fetched) / Math.max(1, fetched + remaining));
  return `[${'#'.repeat(done)}${'.'.repeat(20 - done)}]`;
}

function lineOf(progress: Progress): string {
  return Object.entries(progress)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
