import { expect, test } from 'vitest';
import { readRecorded } from '#test/recordings/recorded.ts';
import { vlos } from './vlos.ts';

const files = await readRecorded(vlos({}));

test.skipIf(!files)('vlos: every recorded report is read with its turns', () => {
  const documents = files!.flatMap(({ reading }) => reading.documents);
  const skipped: Record<string, number> = {};
  for (const { reason } of files!.flatMap(({ reading }) => reading.skipped))
    skipped[reason] = (skipped[reason] ?? 0) + 1;
  expect(files).toHaveLength(10);
  expect(skipped).toEqual({
    'report without text yet': 1,
  });
  const sittings = documents.filter(({ meeting }) => meeting);
  const spoken = documents.filter(({ meeting }) => !meeting);
  const table = spoken.map(({ id, turns, votes, relations, people }) => [
    id.replace(/-[0-9a-f-]{27}-/, '…'),
    turns!.length,
    people.length,
    relations.filter(({ relation }) => relation.startsWith('Motie')).length,
    votes.length,
  ]);
  // Id, turns, speakers, motions and votes; 2,236 turns are all the `woordvoerder` and `interrumpant` there are.
  expect(table).toEqual([
    ['vlos-2025A02948', 123, 6, 0, 0],
    ['vlos-2025A01699', 388, 10, 0, 0],
    ['vlos-2024A09253', 176, 12, 0, 0],
    ['vlos-2025A02425', 194, 9, 10, 0],
    ['vlos-2025A01353', 360, 12, 0, 0],
    ['vlos-2025A04977', 68, 8, 15, 0],
    ['vlos-2025A05206', 34, 6, 4, 0],
    ['vlos-2025A05133', 39, 6, 4, 0],
    ['vlos-2025A05295', 13, 3, 2, 0],
    ['vlos-2025A04978', 22, 8, 10, 0],
    ['vlos-2025A05573', 5, 2, 0, 2],
    ['vlos-2025A00670', 208, 7, 0, 0],
    ['vlos-2014A03695', 274, 10, 6, 0],
    ['vlos-462144d8…Regelingvanwerkzaamheden-1', 15, 9, 0, 0],
    ['vlos-2014A04242', 194, 10, 9, 0],
    ['vlos-2014A04243', 121, 13, 12, 0],
  ]);
  // Who was there is told by each committee's report and by each sitting of the chamber.
  const present = /Aanwezig zijn .*leden der Kamer/;
  const committees = spoken.filter(({ groupPath }) => groupPath === 'tk/commissieverslag');
  expect(committees.map(({ text }) => present.test(text))).toEqual(Array(6).fill(true));
  expect(sittings.map(({ text, meeting }) => [present.test(text), meeting!.agendaItems.length])).toEqual([
    [true, 5],
    [true, 1],
    [true, 4],
  ]);
  expect(documents[0]!.committees).toEqual([{ code: 'FIN', name: 'vaste commissie voor Financiën' }]);
  const debate = documents.find(({ id }) => id === 'vlos-2025A04977')!;
  expect(debate).toMatchObject({
    partOf: { id: 'tk-2025A04977' },
    date: Date.parse('2025-07-03T10:16:27+02:00'),
    labels: [{ name: 'Bestuur | Organisatie en beleid' }],
  });
  expect(debate.turns!.slice(0, 2)).toMatchObject([
    { speaker: { name: 'Henk Vermeer', party: 'BBB' }, chair: true },
    { speaker: { name: 'Mpanzu Bamenga', party: 'D66' }, start: Date.parse('2025-07-03T10:16:40+02:00') },
  ]);
  for (const { text, turns } of spoken) {
    for (const [index, { from, to, start, end }] of turns!.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(text.slice(to, to + 1)).toMatch(/^\n?$/);
      expect(from).toBeGreaterThanOrEqual(turns![index - 1]?.to ?? 0);
      expect(end).toBeGreaterThanOrEqual(start!);
    }
  }
});
