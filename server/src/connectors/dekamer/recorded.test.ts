import { DocumentId } from 'contract/document-parts';
import { groupings, groupPathsOf } from 'contract/sources';
import { expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { readRecorded } from '#test/recordings/recorded.ts';
import { dekamer } from './dekamer.ts';

const recorded = await readRecorded(dekamer({ extraction: openTextExtraction() }));

test.runIf(recorded)('dekamer recorded: every recorded file is read whole', () => {
  const table: Record<string, number[]> = {};
  for (const { path, leftOut, reading } of recorded!) {
    const folder = path.split('/')[1]!;
    const row = (table[folder] ??= [0, 0, 0, 0, 0, 0]);
    row[0]!++;
    if (leftOut) row[1]!++;
    row[2]! += reading.documents.length;
    row[3]! += reading.names.length;
    row[4]! += reading.skipped.length;
    row[5]! += reading.notes.length;
  }
  // Files, left out, documents, names, skipped, notes.
  expect(table).toEqual({
    'dekamer-dossiers-html': [46, 0, 238, 0, 0, 0],
    'dekamer-plenary-html': [13, 0, 191, 0, 0, 0],
    'dekamer-commission-html': [16, 0, 174, 0, 0, 0],
    'dekamer-members-html': [19, 1, 0, 436, 0, 0],
    'dekamer-opendata-json': [13, 3, 0, 24, 8, 0],
    'dekamer-document-text': [1, 1, 0, 0, 0, 0],
  });
});

test.runIf(recorded)('dekamer recorded: recorded reports are read to the last turn and vote', () => {
  const all = recorded!.flatMap(({ reading }) => reading.documents);
  const count = (pass: (document: (typeof all)[number]) => number) =>
    all.reduce((sum, document) => sum + pass(document), 0);
  expect(count(({ turns }) => turns?.filter(({ chair }) => !chair).length ?? 0)).toBe(1360);
  expect(count(({ turns }) => turns?.filter(({ chair }) => chair).length ?? 0)).toBe(265);
  const votes = all.filter(({ id }) => id.includes('-ip')).flatMap((document) => document.votes);
  expect(votes).toHaveLength(37);
  expect(votes.every(({ members, counts, outcome }) => members.length > 0 && counts && outcome)).toBe(true);
  expect(all.filter(({ titles, meeting }) => !meeting && !titles.fr && !titles.nl)).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const paths = new Set(groupPathsOf(groupings['be-fed']));
  expect(all.filter(({ groupPath }) => !paths.has(groupPath))).toEqual([]);
  expect(all.filter(({ id }) => !DocumentId.safeParse(id).success)).toEqual([]);
});

test.runIf(recorded)('dekamer recorded: parties are told where most who voted are still known', () => {
  const votes = recorded!.flatMap(({ reading }) => reading.documents.flatMap((one) => one.votes));
  const sums = votes
    .filter(({ members }) => members.length > 0)
    .map(({ parties, members }) => [members.length, parties.reduce((sum, { seats = 0 }) => sum + seats, 0)]);
  // The list of members is of legislature 56; of 55 so few are still there that no party is told.
  expect(sums.filter(([, seats]) => seats === 0)).toEqual([
    [134, 0],
    [136, 0],
    [129, 0],
    [130, 0],
  ]);
  const told = sums.filter(([, seats]) => seats! > 0);
  expect(told).toHaveLength(33);
  expect(told.every(([members, seats]) => seats! >= members! * 0.8 && seats! <= members!)).toBe(true);
  expect(told).toContainEqual([138, 135]);
});

test.runIf(recorded)(
  'dekamer recorded: reports that were recorded within a day of the sitting are provisional',
  () => {
    const provisional = recorded!
      .flatMap(({ reading }) => reading.documents)
      .filter((document) => document.provisional && document.meeting)
      .map(({ id }) => id.replace('dekamer-', ''));
    expect(provisional.toSorted()).toEqual([
      '55-ip206',
      ...['56-ic108', '56-ic114', '56-ic136', '56-ic147', '56-ic178'],
      ...['56-ip030', '56-ip037', '56-ip047', '56-ip065'],
    ]);
  },
);

test.runIf(recorded)('dekamer recorded: facts checked by hand against the recorded pages', () => {
  const byId = new Map(recorded!.flatMap(({ reading }) => reading.documents).map((one) => [one.id, one]));
  expect(byId.get('dekamer-56K0949005')).toMatchObject({
    groupPath: 'kamer/verslag',
    sourceDate: '24/09/2025',
    people: [
      { name: 'Luc Frank', party: 'Les Engagés' },
      { name: 'Kjell Vander Elst', party: 'Open Vld' },
    ],
    committees: [{ name: 'Landsverdediging' }],
  });
  expect(byId.get('dekamer-56K0146001')!.votes).toMatchObject([
    { outcome: 'verworpen', date: '2025-07-09T22:00:00.000Z' },
  ]);
  expect(byId.get('dekamer-56-ip012')!.meeting).toMatchObject({
    start: Date.parse('2024-11-14T13:17:00Z'),
    end: Date.parse('2024-11-14T15:58:00Z'),
  });
  expect(byId.get('dekamer-56-ip030')!.meeting).toMatchObject({
    start: Date.parse('2025-02-06T21:46:00Z'),
    end: Date.parse('2025-02-07T01:26:00Z'),
  });
  expect(byId.get('dekamer-56-ip012-15')!.votes[0]!.subject).toBe('Inoverwegingnemingen – Urgentieverzoek');
  const [vote] = byId.get('dekamer-56-ip047-03')!.votes;
  expect(vote).toMatchObject({ outcome: 'verworpen', counts: { for: 45, against: 63, abstentions: 3 } });
  expect(vote!.members.filter(({ choice }) => choice === 'Onthouding').map(({ name }) => name)).toEqual([
    'Meyrem Almaci',
    'Dieter Vanbesien',
    'Matti Vandemaele',
  ]);
  expect(byId.get('dekamer-56-ic108-05')!.numbers).toContainEqual({ kind: 'reference', value: '56003395C' });
  expect(byId.get('dekamer-56-ic114')!.committees).toEqual([{ code: 'justitie', name: 'Justitie' }]);
});
