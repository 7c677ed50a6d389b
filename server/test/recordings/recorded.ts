import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reading, SourceConnector } from '#connectors/connector.ts';
import { emptyReading, joinedReadings } from '#connectors/connector.ts';
import type { SourceName } from '#connectors/names.ts';
import { GivenFile } from '#connectors/recognition/given-file.ts';
import type { Given } from '#domains/sources/check/read-files.ts';
import { recordedFiles, samples } from '../samples.ts';
import { claimRecorded } from './recorded-claims.ts';

/** What a connector made of one recorded file. */
export interface Recorded {
  path: string;
  leftOut?: string;
  reading: Reading;
}

/** The known recorded files; undefined where they are absent. */
export function recordedGiven(): Given | undefined {
  const root = samples('.');
  if (!root) return undefined;
  return {
    paths: recordedFiles('.'),
    open: (path) => readFile(join(root, path)).catch(() => undefined),
  };
}

/**
 * Every known file that is a connector's, with what became of it, read as the reading report does; undefined where the
 * recordings are absent. With `parts` only files whose paths begin so.
 */
export async function readRecorded<Raw>(
  connector: SourceConnector<Raw>,
  parts: readonly string[] = [''],
): Promise<Recorded[] | undefined> {
  const given = recordedGiven();
  if (!given) return undefined;
  const claim = await claimRecorded(given)(connector.source as SourceName);
  const all: Recorded[] = [];
  for (const path of given.paths.filter((one) => parts.some((part) => one.startsWith(part)))) {
    const raws = await claim(new GivenFile(path, (await given.open(path))!), given);
    if (raws === undefined || raws === 'text') continue;
    if ('leftOut' in raws) {
      all.push({ path, leftOut: raws.leftOut, reading: emptyReading() });
      continue;
    }
    const readings: Reading[] = [];
    for (const raw of raws) readings.push(await connector.read(raw as Raw));
    all.push({ path, reading: joinedReadings(readings) });
  }
  return all;
}
