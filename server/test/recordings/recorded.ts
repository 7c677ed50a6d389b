import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reading, SourceConnector } from '#connectors/connector.ts';
import { emptyReading } from '#connectors/connector.ts';
import type { SourceName } from '#connectors/names.ts';
import { recordedFiles, samples } from '../samples.ts';
import { recordings } from './all.ts';

/** What a connector made of one recorded file. */
export interface Recorded {
  path: string;
  leftOut?: string;
  reading: Reading;
}

/**
 * Every known file in a connector's recorded folders with what became of it, read as the reading report does;
 * undefined where the recordings are absent. With `parts` only files whose paths begin so.
 */
export async function readRecorded<Raw>(
  connector: SourceConnector<Raw>,
  parts?: readonly string[],
): Promise<Recorded[] | undefined> {
  const root = samples('.');
  if (!root) return undefined;
  const open = async (path: string) => readFile(join(root, path)).catch(() => undefined);
  const all: Recorded[] = [];
  const recorded = recordings[connector.source as SourceName];
  for (const folder of recorded.folders) {
    for (const path of recordedFiles(folder)) {
      if (recorded.files?.includes(path)) continue;
      if (parts && !parts.some((part) => path.startsWith(part))) continue;
      const raws = await recorded.rawsOf(path, (await open(path))!, open);
      const reading = emptyReading();
      if ('leftOut' in raws) {
        all.push({ path, leftOut: raws.leftOut, reading });
        continue;
      }
      for (const raw of raws) {
        const read = await connector.read(raw as Raw);
        for (const key of Object.keys(reading) as (keyof Reading)[]) {
          (reading[key] as unknown[]).push(...read[key]);
        }
      }
      all.push({ path, reading });
    }
  }
  return all;
}
