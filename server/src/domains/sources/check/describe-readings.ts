import { basename, dirname } from 'node:path';
import { fillOf } from '../filled-fields.ts';
import type { FileReading, ReadFiles, SourceReading } from './read-files.ts';

const readByNone = 'not recognised';

/** What became of a file in a line. */
function outcomeOf({
  documents,
  withdrawn,
  names,
  texts,
  skipped,
  notes,
  leftOut,
  failed,
}: FileReading): string {
  const amounts = { documents: documents.length, withdrawn, names, 'texts of files': texts };
  const parts = [
    ...Object.entries(amounts).flatMap(([what, n]) => (n > 0 ? [`${what} ${n}`] : [])),
    ...Object.entries(skipped).map(([why, n]) => `skipped ${n} × ${why}`),
    ...Object.entries(notes).map(([why, n]) => `note ${n} × ${why}`),
    ...(leftOut === undefined ? [] : [`left out, ${leftOut}`]),
    ...(failed === undefined ? [] : [`failed, ${failed}`]),
    ...(documents.length > 0 ? [`filled: ${listed(fillOf(documents))}`] : []),
  ];
  return parts.join('; ') || 'nothing in it';
}

function listed(counts: readonly [string, number | string][]): string {
  return counts.map(([what, n]) => `${what} ${n}`).join(', ');
}

/** The report as text: what became of every file, then what each source read in all. */
export function describeReadings({ sources, unknown }: ReadFiles): string {
  const byOutcome = sources.flatMap(({ source, files }) =>
    Object.entries(Object.groupBy(files, (file) => `${source}: ${outcomeOf(file)}`)).map(
      ([outcome, those = []]): [string, string[]] => [outcome, those.map(({ path }) => path)],
    ),
  );
  const all = unknown.length > 0 ? [...byOutcome, [readByNone, unknown] as const] : byOutcome;
  const lines = [
    ...all.flatMap(([outcome, paths]) => [outcome, ...namesByFolder(paths)]),
    '',
    ...sources.flatMap(describeSource),
    ...counted(unknown.map((path) => ({ [dirname(path)]: 1 }))).map((line) => `${readByNone}: ${line}`),
  ];
  return `${lines.join('\n')}\n`;
}

function namesByFolder(paths: readonly string[]): string[] {
  return Object.entries(Object.groupBy(paths, (path) => dirname(path))).map(
    ([folder, those = []]) => `  ${folder}: ${those.map((path) => basename(path)).join(', ')}`,
  );
}

function describeSource({ source, files }: SourceReading): string[] {
  const documents = files.flatMap((file) => file.documents);
  const sum = (amount: (file: FileReading) => number) => files.reduce((all, file) => all + amount(file), 0);
  const shareOf = (filled: number) => `${Math.round((100 * filled) / documents.length)}%`;
  const fill = fillOf(documents).map(([name, filled]): [string, string] => [name, shareOf(filled)]);
  const failed = files.flatMap(({ path, failed: fault }) =>
    fault === undefined ? [] : [`${path}: ${fault}`],
  );
  const leftOut = files.map(({ leftOut: why }) => (why === undefined ? {} : { [why]: 1 }));
  const told = (title: string, all: readonly string[]) => all.map((line) => `  ${title}: ${line}`);
  return [
    `${source}: files ${files.length}, failed ${failed.length}, documents ${documents.length}` +
      `, withdrawn ${sum((file) => file.withdrawn)}, names ${sum((file) => file.names)}` +
      `, texts of files ${sum((file) => file.texts)}`,
    ...(documents.length > 0 ? [`  filled: ${listed(fill)}`] : []),
    ...told('skipped', counted(files.map(({ skipped }) => skipped))),
    ...told('note', counted(files.map(({ notes }) => notes))),
    ...told('left out', counted(leftOut)),
    ...told('failed', failed),
  ];
}

/** Counts taken together, the highest first. */
function counted(counts: readonly Record<string, number>[]): string[] {
  const all: Record<string, number> = {};
  for (const [what, n] of counts.flatMap((one) => Object.entries(one))) all[what] = (all[what] ?? 0) + n;
  return Object.entries(all)
    .sort(([name, one], [otherName, other]) => other - one || (name < otherName ? -1 : 1))
    .map(([what, n]) => `${n} × ${what}`);
}
