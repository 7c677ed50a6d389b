import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { samples } from '#test/samples.ts';
import { checkRecordings } from './check-recordings.ts';

const folder = samples('nl');
/** Checked by hand: number, word of the title, path, day, people named, numbers. */
const facts: [string, string, string, string, string[], string[]][] = [
  [
    '2024D47976',
    'plancapaciteit',
    'tk/motie',
    '2024-12-05',
    ['Mooiman', 'Welzijn'],
    ['2024Z20335', '32 847', '32 847, nr. 1228'],
  ],
  ['2025D13955', 'Appreciatie', 'regering/kamerbrief', '', [], ['2025Z05588']],
  ['2025D12879', 'wolven', 'tk/motie', '', ['Van der Plas', 'Flach'], ['2025Z05588']],
  ['2025D07525', 'Milieuraad', 'tk/agenda', '2025-02-20', [], []],
  ['2025D20336', 'wolf', 'regering/bijlage', '2025-05-08', [], []],
  ['2025D20639', 'Professionaliteit', 'regering/bijlage', '2025-05-12', [], []],
  ['2025D38521', 'Waddeneilanden', 'tk/antwoord', '2025-09-11', [], ['ah-tk-20242025-3083']],
  ['2025D40778', 'Defensie-enquête', 'regering/kamerbrief', '2025-09-22', [], []],
  ['2025D15399', 'Historisch Centrum Limburg', 'regering/kamerbrief', '', [], []],
  ['2025D37911', 'Benelux', 'tk/overig', '', [], []],
  ['2025D37916', 'Porto', 'tk/commissieverslag', '', [], []],
  ['2024D22329', 'stb. 2024, 137', 'regering/bijlage', '', [], []],
];

test.skipIf(!folder)(
  'every recorded payload is read and nothing is left out without a reason',
  async () => {
    const paths = [
      'tk_odata/pages/document',
      'tk_odata/pages/zaak',
      'tk_odata/zaak_expanded',
      'tk_odata/document_publicatie_xml',
      'tk_documents',
    ]
      .flatMap((name) => readdirSync(join(folder!, name)).map((file) => join(folder!, name, file)))
      .filter((path) => !path.endsWith('.md'));
    const extraction = openTextExtraction();
    const report = await checkRecordings(
      paths,
      async (path) => readFileSync(path),
      extraction,
      new AbortController().signal,
    );
    await extraction.close();
    expect(Object.keys(report.outcomes).sort()).toEqual(paths.sort());
    expect(report).toMatchObject({
      failed: 0,
      withdrawn: 344,
      texts: 414 + 15,
      skipped: { 'case without documents': 1486, 'withdrawn case': 14 },
      notes: {},
    });
    expect(report.documents).toHaveLength(1156 + 420);
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });
    for (const [number, word, path, date, people, numbers] of facts) {
      const found = report.documents.find(({ id }) => id === `tk-${number}`);
      expect(found?.title, number).toContain(word);
      expect(found?.groupPath, number).toBe(path);
      if (date) expect(day.format(found!.date), number).toBe(date);
      if (people.length)
        expect(
          found!.people.map(({ name }) => name),
          number,
        ).toEqual(people);
      expect(
        found!.numbers.map(({ value }) => value),
        number,
      ).toEqual(expect.arrayContaining(numbers));
    }
  },
  60_000,
);
