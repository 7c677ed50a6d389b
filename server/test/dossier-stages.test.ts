import { expect, test } from 'vitest';
import { dekamer } from '#connectors/dekamer/dekamer.ts';
import { courseOf } from '#domains/dossiers/courses.ts';
import { stagesOf } from '#domains/dossiers/stages.ts';
import { toldVote, votesIn } from '#domains/dossiers/votes.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import { readRecorded } from './recordings/recorded.ts';

const extraction = openTextExtraction();
const recorded = await readRecorded(dekamer({ extraction }), ['be/dekamer-dossiers-html/']);
await extraction.close();

test.runIf(recorded)(
  'dossier stages: recorded files of the Chamber go as their papers and decisions say',
  () => {
    const files = new Map<string, Document[]>();
    for (const document of recorded!.flatMap(({ reading }) => reading.documents)) {
      const { number } = document.dossier!;
      files.set(number, [...(files.get(number) ?? []), document]);
    }
    const lineOf = (number: string) => {
      const documents = files.get(number)!;
      const line = stagesOf(courseOf(number, documents), documents, votesIn(documents), '2026-11-23', {
        isLocked: () => false,
        evidence: ({ id, title }) => ({ document: { id, title, locked: true, module: '' } }),
        vote: toldVote,
      });
      return line.map(({ key, state, day }) => [key, state, day].filter(Boolean).join(' '));
    };
    expect(lineOf('56K0146')).toEqual([
      'submitted reached 2024-08-26',
      'advice reached 2025-06-10',
      'report reached 2025-07-04',
      'vote reached 2025-07-10',
    ]);
    expect(lineOf('56K0389')).toEqual([
      'submitted reached 2024-11-20',
      'report reached 2024-12-09',
      'vote running 2024-12-19',
      'published ahead',
    ]);
    // Every file is read, and none is said to be published: no gazette was among them.
    const lines = [...files.keys()].map(lineOf);
    expect(lines.filter((line) => line.length > 0).length).toBeGreaterThan(30);
    expect(lines.flat().filter((stage) => /^published (?!ahead)/.test(stage))).toEqual([]);
  },
);
