import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesIn } from '#connectors/items/payload-names.ts';
import { sourceNames } from '#connectors/names.ts';
import { openConnector } from '#connectors/registry.ts';
import { describeReadings } from '#domains/sources/check/describe-readings.ts';
import { readFiles, type ReadFiles } from '#domains/sources/check/read-files.ts';
import { expectations, expectedOf } from '#domains/sources/prove/expected.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import { itemsOfSources } from '../items-of-sources.ts';
import { keptReport, outcomesOf } from '../samples.ts';
import { recordedGiven } from './recorded.ts';
import { claimRecorded } from './recorded-claims.ts';

const given = recordedGiven();
const extraction = openTextExtraction();
let report: ReadFiles;
beforeAll(async () => {
  if (given) report = await readFiles(given, extraction, claimRecorded(given));
}, 600_000);
afterAll(() => extraction.close());

test.skipIf(!given)(
  'reading report: what becomes of every known recorded file is what the kept report tells',
  async () => {
    const found = describeReadings(report);
    // File by file first, which names those that changed; the whole is compared, or kept anew, all the same.
    expect.soft(outcomesOf(found)).toEqual(outcomesOf(keptReport()));
    // What changes in it is changed on purpose: `npx vitest run --project code FILE --update` keeps it anew.
    await expect(found).toMatchFileSnapshot('../../src/domains/sources/reading-report.txt');
    expect(report.sources.flatMap(({ files }) => files.filter(({ failed }) => failed))).toEqual([]);
  },
);

test.skipIf(!given)(
  'prove: what is expected of each source is what its recordings have, else our own payloads',
  async () => {
    const counted: Record<string, unknown> = {};
    for (const source of sourceNames) {
      const files = report.sources.find((one) => one.source === source)?.files ?? [];
      const recorded = files.flatMap(({ documents }) => documents);
      const own: Document[] = [];
      const names = new Set(files.flatMap(({ payloadNames }) => payloadNames));
      const connector = await openConnector(source, { extraction });
      for (const raw of itemsOfSources[source]().good) {
        own.push(...(await connector.read(raw)).documents);
        for (const name of namesIn(raw)) names.add(name);
      }
      const [from, documents] =
        recorded.length > 0 ? (['recordings', recorded] as const) : (['fixtures', own] as const);
      counted[source] = expectedOf(from, documents, [...names].sort());
    }
    const text = `${JSON.stringify(counted, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../src/domains/sources/prove/expected.json');
    expect(Object.keys(expectations)).toEqual([...sourceNames]);
  },
);
