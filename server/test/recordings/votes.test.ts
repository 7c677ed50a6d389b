import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dekamer } from '#connectors/dekamer/dekamer.ts';
import { doceo } from '#connectors/doceo/doceo.ts';
import { readVote } from '#connectors/tweedekamer/read-fields.ts';
import { BesluitRow } from '#connectors/tweedekamer/rows.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import { ballotsOf } from '#stores/documents/votes/ballot.ts';
import { countVotes } from '#stores/documents/votes/count-votes.ts';
import { knownBallot, someNames } from '#stores/documents/votes/known.ts';
import { aDocument } from '../documents.ts';
import { recordedFiles, samples } from '../samples.ts';
import { readRecorded, type Recorded } from './recorded.ts';

const present = samples('.') !== undefined;
const documentsOf = (recorded: Recorded[] | undefined): Document[] =>
  // A later version takes the place of an earlier one, as it does in a store.
  [...new Map(recorded!.flatMap(({ reading }) => reading.documents.map((one) => [one.id, one]))).values()];

/** Checks every vote against the members and parties its source names, and tells what is counted of all. */
function counted(documents: readonly Document[]) {
  const names = someNames();
  const ballots = documents.flatMap((document) => {
    const own = ballotsOf(document);
    for (const ballot of own) {
      const { members, parties, counts } = document.votes[ballot.nth]!;
      for (const cell of ballot.cells) {
        const voted = (choice: string) =>
          ballot.byName
            ? members.filter((member) => member.party === cell.party && member.choice === choice).length
            : parties
                .filter((row) => row.party === cell.party && row.choice === choice)
                .reduce((sum, { seats }) => sum + seats!, 0);
        expect([cell.for, cell.against, cell.abstained], `${document.id} ${cell.party}`).toEqual(
          ['Voor', 'Tegen', 'Onthouding'].map(voted),
        );
      }
      if (counts) expect(ballot.numbers).toEqual(counts);
    }
    return own.map((ballot) => ({ id: document.id, ballot }));
  });
  const known = ballots.map(({ id, ballot }) => knownBallot(id, ballot, names));
  const summary = { margin: 10, withoutUnanimous: false, members: 10_000 };
  const found = countVotes(known, names, { narrowing: {}, size: 0, summary }, (ballot) => ballot);
  const { byName, facets, agreement, deviations } = found.summary!;
  return {
    told: ballots.length,
    total: found.total,
    byName,
    differ: ballots.filter(({ ballot }) => ballot.differs).length,
    outcomes: Object.fromEntries(facets.outcomes.map(({ value, count }) => [value, count])),
    pairs: agreement.filter(({ shared }) => shared >= 10).length,
    deviated: deviations.reduce((sum, { times }) => sum + times, 0),
  };
}

test.runIf(present)(
  'votes recorded: roll calls of the European Parliament count as their lists do',
  async () => {
    const documents = documentsOf(
      await readRecorded(doceo({ extraction: openTextExtraction() }), ['eu/ep-doceo-votes']),
    );
    expect(counted(documents)).toEqual({
      told: 500,
      total: 500,
      byName: 45,
      differ: 0,
      outcomes: { aangenomen: 241, verworpen: 214, unknown: 45 },
      pairs: 28,
      deviated: 3072,
    });
  },
);

test.runIf(present)('votes recorded: roll calls of the Chamber count as its annexes do', async () => {
  const documents = documentsOf(
    await readRecorded(dekamer({ extraction: openTextExtraction() }), [
      'be/dekamer-plenary-html',
      'be/dekamer-members-html',
    ]),
  );
  expect(counted(documents)).toEqual({
    told: 37,
    total: 37,
    byName: 37,
    differ: 0,
    outcomes: { aangenomen: 16, verworpen: 21 },
    pairs: 55,
    deviated: 34,
  });
});

test.runIf(present)('votes recorded: those of the Tweede Kamer count the seats of parties', () => {
  const rows = recordedFiles('nl/tk_odata/full_bodies').flatMap((path) => {
    const { value } = JSON.parse(readFileSync(join(samples('.')!, path), 'utf8')) as {
      value: { Besluit?: { Id: string } }[];
    };
    return value.filter(({ Besluit }) => Besluit);
  });
  const documents = [...Map.groupBy(rows, ({ Besluit }) => Besluit!.Id)].map(([id, votes]) =>
    aDocument({
      id: `tk-${id}`,
      votes: [readVote(BesluitRow.parse({ ...votes[0]!.Besluit, Stemming: votes }), id)!],
    }),
  );
  expect(counted(documents)).toEqual({
    told: 38,
    total: 38,
    byName: 0,
    differ: 0,
    outcomes: { aangenomen: 29, verworpen: 9 },
    pairs: 0,
    deviated: 0,
  });
});
