import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { fillWithMeetings } from '../filled-fields.ts';
import { describeReadings } from './describe-readings.ts';
import { type FileReading, readFiles } from './read-files.ts';

interface CheckDeps {
  /** The whole report as JSON, in place of text. */
  json: boolean;
  write: (text: string) => void;
}

/**
 * Reads the files below a folder with the connectors that know them, and tells for each what became of it. Answers the
 * exit code: 0 some are known and all of these could be read, else 1.
 */
export async function checkFolder(folder: string, { json, write }: CheckDeps): Promise<number> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    write(`there is no folder ${folder}\n`);
    return 1;
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const extraction = openTextExtraction();
  const open = (path: string) => readFile(join(folder, path)).catch(() => undefined);
  const found = await readFiles({ paths, open }, extraction);
  await extraction.close();
  const sources = found.sources.filter(({ files }) => files.length > 0);
  const failed = sources.some(({ files }) =>
    files.some((file) => file.failed !== undefined || file.unread > 0),
  );
  if (json) {
    const told = sources.map(({ source, files }) => ({ source, files: files.map(toldOf) }));
    write(`${JSON.stringify({ sources: told, notRecognised: found.unknown }, null, 2)}\n`);
  } else if (sources.length === 0) {
    for (const path of found.unknown) write(`not recognised: ${path}\n`);
    write(`nothing in ${folder} is known to any source\n`);
  } else write(describeReadings({ ...found, sources }));
  return sources.length === 0 || failed ? 1 : 0;
}

/** A file in JSON: counts in the place of documents. */
function toldOf({ documents, payloadNames: _, ...file }: FileReading) {
  const ids = documents.map(({ id, groupPath, title }) => ({ id, groupPath, title }));
  return { ...file, documents: ids, filled: Object.fromEntries(fillWithMeetings(documents)) };
}
