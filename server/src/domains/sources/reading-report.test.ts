import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceNames } from '#connectors/names.ts';
import { connectors } from '#connectors/registry.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { samples } from '#test/samples.ts';
import { describeReport, readRecordings } from './reading-report.ts';

const folder = samples('.');

test.skipIf(!folder)(
  'every recorded answer of every source is accounted for, as the table says',
  async () => {
    const entries = readdirSync(folder!, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const extraction = openTextExtraction();
    const all = sourceNames.map((name) => connectors[name]({ extraction }));
    const recorded = { root: folder!, paths, read: (path: string) => readFile(path) };
    const report = await readRecordings(recorded, all, extraction, new AbortController().signal);
    await extraction.close();
    const expected = readFileSync(new URL('reading-report.txt', import.meta.url), 'utf8');
    // `npm run ingest -- check FOLDER` prints the table; what changes in it is changed here on purpose.
    expect(describeReport(report)).toBe(expected);
    expect(report.sources.flatMap(({ failed }) => failed)).toEqual([]);
  },
  240_000,
);
