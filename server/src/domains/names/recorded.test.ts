import { analyse, fold } from 'contract/query/analyser';
import { expect, test } from 'vitest';
import { GivenFile } from '#connectors/recognition/given-file.ts';
import { openConnector } from '#connectors/registry.ts';
import type { Given } from '#domains/sources/check/read-files.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import { analysedValues } from '#stores/documents/entities/analysed-value.ts';
import type { KnownName } from '#stores/documents/entities/known-name.ts';
import { recogniserOf } from '#stores/documents/entities/recogniser.ts';
import { searchable } from '#stores/documents/searchable.ts';
import { claimRecorded } from '#test/recordings/recorded-claims.ts';
import { recordedGiven } from '#test/recordings/recorded.ts';

const given = recordedGiven();
const read = ['tweedekamer', 'vlos', 'dekamer', 'dekamervragen', 'vlaamsparlement', 'doceo'] as const;

/** What the recorded answers of these sources hold: documents, and the names of their lists. */
async function recorded(given: Given) {
  const claimOf = claimRecorded(given);
  const extraction = openTextExtraction();
  const names: KnownName[] = [];
  const documents: Document[] = [];
  for (const name of read) {
    const connector = await openConnector(name, { extraction });
    const { source, domain } = connector;
    const claim = await claimOf(name);
    for (const path of given.paths) {
      const raws = await claim(new GivenFile(path, (await given.open(path))!), given);
      for (const raw of Array.isArray(raws) ? raws : []) {
        const reading = await connector.read(raw).catch(() => undefined);
        documents.push(...(reading?.documents ?? []));
        for (const { id: _id, function: position, ...row } of reading?.names ?? []) {
          names.push({ source, domain, ...row, ...(position ? { position } : {}) });
        }
      }
    }
  }
  await extraction.close();
  return { names, documents };
}

/**
 * The sources' own labels as the measure: of the persons whom the metadata names, whom a list knows and
 * whose surname stands in the text, how many are recognised there; and how often somebody else of the same
 * surname is, where the text does not name that one in full.
 */
test.skipIf(!given)('names: recorded documents name whom their sources say', async () => {
  const { names, documents } = await recorded(given!);
  const recogniser = recogniserOf(names);
  const listed = new Set(
    names.flatMap(({ kind, name, domain }) => (kind === 'person' ? [`${domain} ${fold(name)}`] : [])),
  );
  const lines: Record<string, { stand: number; found: number; other: number; unlisted: number }> = {};
  for (const document of documents) {
    const line = (lines[document.source] ??= { stand: 0, found: 0, other: 0, unlisted: 0 });
    const { title, texts } = searchable(document, 'metadata');
    const values = analysedValues([title, ...texts].map((text) => ({ text, tokens: analyse(text) })));
    const words = new Set(values.flatMap(({ tokens }) => tokens.map(({ word }) => word)));
    const whole = fold(values.map(({ text }) => text).join('\n'));
    const found = new Set(recogniser.namedIn(document, values).filter((value) => value.startsWith('PER:')));
    const surnameOf = (name: string) => fold(name).split(/[ -]/).at(-1)!;
    const labelled = document.people.map((person) => recogniser.personName(person, document));
    for (const name of new Set(labelled)) {
      if (!words.has(surnameOf(name))) continue;
      if (!listed.has(`${document.domain} ${fold(name)}`)) line.unlisted += 1;
      else {
        line.stand += 1;
        if (found.has(`PER:${name}`)) line.found += 1;
      }
    }
    for (const value of found) {
      const name = value.slice('PER:'.length);
      if (labelled.includes(name) || whole.includes(fold(name))) continue;
      if (labelled.some((one) => surnameOf(one) === surnameOf(name) && one.includes(' '))) line.other += 1;
    }
  }
  for (const [source, { stand, found, other, unlisted }] of Object.entries(lines)) {
    if (stand + unlisted === 0) continue;
    process.stdout.write(
      `${source}: of ${stand} listed persons in metadata and text ${found} recognised ` +
        `(${((100 * found) / Math.max(1, stand)).toFixed(1)} %), ${other} others of the same surname; ` +
        `${unlisted} more are in no recorded list\n`,
    );
  }
  const all = Object.values(lines).reduce((sum, { found }) => sum + found, 0);
  const stand = Object.values(lines).reduce((sum, line) => sum + line.stand, 0);
  const others = Object.values(lines).reduce((sum, { other }) => sum + other, 0);
  expect(all / stand).toBeGreaterThan(0.85);
  expect(others / all).toBeLessThan(0.01);
});
