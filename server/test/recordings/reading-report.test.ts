import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { keptReport, outcomesOf, recordedFiles, samples } from '../samples.ts';
import { describeReport, readRecordings } from './reading-report.ts';

const folder = samples('.');

test.skipIf(!folder)(
  'reading report: what becomes of every known recorded file is what the kept report tells',
  async () => {
    const paths = recordedFiles('.').map((path) => join(folder!, path));
    const extraction = openTextExtraction();
    const recorded = { root: folder!, paths, read: (path: string) => readFile(path) };
    const report = await readRecordings(recorded, extraction);
    await extraction.close();
    const found = describeReport(report);
    // File by file first, which names those that changed.
    expect(outcomesOf(found)).toEqual(outcomesOf(keptReport()));
    // `npm run reading-report -- FOLDER` prints the report; what changes in it is changed here on purpose.
    expect(found).toBe(keptReport());
    expect(report.sources.flatMap(({ files }) => files.filter(({ failed }) => failed))).toEqual([]);
  },
);
