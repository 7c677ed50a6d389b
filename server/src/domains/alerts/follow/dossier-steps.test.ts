import { expect, test } from 'vitest';
import type { SavedSearch } from 'contract/saved-searches';
import type { Lease } from '#stores/people/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { aMeeting } from '../test/a-meeting.ts';
import { matchAll } from '../test/follow-all.ts';
import { useMatching } from '../test/use-matching.ts';
import { waitingMatches } from '../tell/waiting-matches.ts';
import { ToldSteps } from './told-steps.ts';

const { here, look, save, comesIn } = useMatching();

const dossier = (number: string): Partial<Document> => ({
  dossier: { number, title: 'Wet energievisie' },
  numbers: [{ kind: 'dossier', value: number }],
});
const ofDossier = dossier('36 914');
const paper = (id: string, fields: Partial<Document> = {}) =>
  aDocument({ id: `test-${id}`, title: `Stuk ${id}`, text: `Alleen ${id}.`, ...ofDossier, ...fields });
const bill = (fields: Partial<Document> = {}) =>
  paper('bill', {
    groupPath: 'tk/wetsvoorstel',
    sourceType: 'Voorstel van wet',
    date: Date.parse('2026-11-02T10:00:00Z'),
    ...fields,
  });
const vote = (subject: string, day?: string): Partial<Document> => ({
  votes: [
    {
      subject,
      outcome: 'aangenomen',
      ...(day === undefined ? {} : { date: `${day}T10:00:00.000Z` }),
      parties: [],
      members: [],
      counts: { for: 97, against: 53 },
    },
  ],
});
const meeting = (id: string, start: string, more: Parameters<typeof aMeeting>[2] = {}, fields = ofDossier) =>
  aMeeting(id, start, more, fields);

/** What a search was told of, in the order in which it came in: document, version and steps. */
async function told(search: SavedSearch): Promise<string[]> {
  const rows = await here.product.people.db
    .selectFrom('matches')
    .selectAll()
    .where('savedSearchId', '=', search.id)
    .orderBy('seq')
    .execute();
  return rows.map(({ documentId, version, steps }) => {
    const read = steps === null ? undefined : ToldSteps.parse(JSON.parse(steps));
    const said = read && 'steps' in read ? read.steps : [];
    const words = said.map((step) =>
      step.kind === 'stage'
        ? `${step.stage} ${step.day}`
        : step.kind === 'vote'
          ? `vote ${step.vote.by} ${step.vote.outcome} ${step.day ?? 'undated'}`
          : step.kind,
    );
    return [`${documentId} v${version}`, ...words].join(', ');
  });
}
/** What one more look brings a search. */
async function news(search: SavedSearch, ...documents: Document[]): Promise<string[]> {
  const before = await told(search);
  await comesIn(...documents);
  await look();
  return (await told(search)).slice(before.length);
}

test('steps: a vote that comes to a known paper is told once to who follows its dossier, to nobody else', async () => {
  await comesIn(bill(), paper('motion', { groupPath: 'tk/motie' }));
  const follower = await save('nummer:36914');
  const others = [
    await save('alleen'),
    await save('nummer:36914 OR nummer:36915'),
    await save('nummer:36914 alleen'),
  ];
  const voted = paper('motion', { groupPath: 'tk/motie', ...vote('Motie', '2026-11-19') });
  expect(await news(follower, voted)).toEqual(['test-motion v2, vote Tweede Kamer aangenomen 2026-11-19']);
  expect(await news(follower, { ...voted, title: 'Stuk motion, beter' })).toEqual([]);
  // Another paper of the same matter tells of the same vote.
  expect(await news(follower, paper('list', vote('Motie', '2026-11-19')))).toEqual(['test-list v1']);
  for (const other of others) expect((await told(other)).filter((one) => one.includes('vote'))).toEqual([]);
});

test.each(['36914', '"36 914"', 'nummer:"36 914"', '36914 '])(
  'steps: a search that is nothing but the number follows the dossier, however it is written: %s',
  async (query) => {
    await comesIn(bill());
    const search = await save(query);
    expect(await news(search, bill(vote('Wet', '2026-11-19')))).toEqual([
      'test-bill v2, vote 2026-11-19, vote Tweede Kamer aangenomen 2026-11-19',
    ]);
  },
);

test('steps: a new stage is named with the document that shows it, and only there', async () => {
  await comesIn(bill());
  const search = await save('nummer:36914');
  const nota = (id: string, day: string) =>
    paper(id, { groupPath: 'tk/nota-verslag', date: Date.parse(`${day}T09:00:00Z`) });
  expect(await news(search, nota('nota', '2026-11-18'))).toEqual(['test-nota v1, written 2026-11-18']);
  expect(await news(search, nota('second', '2026-11-19'))).toEqual(['test-second v1']);
  // Of the number that only begins like it nothing is a step of this dossier.
  const other = { ...dossier('36 914-XV'), groupPath: 'tk/wetsvoorstel', sourceType: 'Voorstel van wet' };
  expect((await news(search, paper('other', other))).filter((one) => one.includes('submitted'))).toEqual([]);
});

test('steps: a meeting with a point of the dossier is told as it is planned, moved, called off and put back', async () => {
  await comesIn(bill());
  const search = await save('nummer:36914');
  const words = await save('stroomnet');
  expect(await news(search, meeting('debate', '2026-12-01T09:00:00Z'))).toEqual(['test-debate v1, planned']);
  expect(await news(search, meeting('debate', '2026-12-01T09:00:00Z', { place: 'Elders' }))).toEqual([]);
  expect(await news(search, meeting('debate', '2026-12-02T09:00:00Z'))).toEqual(['test-debate v3, moved']);
  const off = meeting('debate', '2026-12-02T09:00:00Z', { status: 'cancelled' });
  expect(await news(search, off)).toEqual(['test-debate v4, cancelled']);
  expect(await news(search, { ...off, title: 'Ander opschrift' })).toEqual([]);
  expect(await news(search, meeting('debate', '2026-12-02T09:00:00Z'))).toEqual(['test-debate v6, on']);
  expect(await told(words)).toEqual([]);
});

test('steps: a meeting that gets the dossier onto its agenda is planned, one that is over or of before is not told', async () => {
  const without = meeting('later', '2026-12-01T09:00:00Z', {}, dossier('36 915'));
  await comesIn(bill(), without, meeting('known', '2026-12-03T09:00:00Z'));
  const search = await save('nummer:36914');
  expect(await news(search, meeting('over', '2026-11-02T09:00:00Z'))).toEqual([]);
  expect(await news(search, meeting('later', '2026-12-01T09:00:00Z'))).toEqual(['test-later v2, planned']);
  expect(await news(search, { ...meeting('back', '2026-12-04T09:00:00Z'), silent: true })).toEqual([]);
});

test('steps: a meeting in whose place another one comes is told once, as moved', async () => {
  await comesIn(bill());
  const search = await save('nummer:36914');
  await news(search, meeting('first', '2026-12-01T09:00:00Z'));
  expect(
    await news(
      search,
      meeting('first', '2026-12-01T09:00:00Z', { status: 'moved', replacedBy: 'test-second' }),
      meeting('second', '2026-12-08T09:00:00Z', { replaces: 'test-first' }),
    ),
  ).toEqual(['test-second v1, moved']);
});

test('steps: a meeting that is called off without its agenda is told, and one that drops the dossier is not told any more', async () => {
  await comesIn(bill());
  const search = await save('nummer:36914');
  const gone = () =>
    here.product.people.db.selectFrom('matches').select('documentId').where('gone', '=', 1).execute();
  await news(search, meeting('off', '2026-12-01T09:00:00Z'), meeting('without', '2026-12-01T09:00:00Z'));
  const bare = { dossier: undefined, numbers: [] };
  const off = meeting('off', '2026-12-01T09:00:00Z', { status: 'cancelled', agendaItems: [] }, bare);
  expect(await news(search, off)).toEqual(['test-off v2, cancelled']);
  expect(await news(search, meeting('without', '2026-12-01T09:00:00Z', {}, bare))).toEqual([]);
  expect(await gone()).toEqual([{ documentId: 'test-without' }]);
});

test('steps: what came in just before the search was made, and was not looked at yet, is no news to it', async () => {
  await comesIn(bill());
  await look();
  await comesIn(bill(vote('Wet', '2026-11-19')), meeting('known', '2026-12-03T09:00:00Z'));
  const search = await save('nummer:36914');
  expect(await news(search)).toEqual([]);
  expect(await news(search, paper('list', vote('Wet', '2026-11-19')))).toEqual(['test-list v1']);
});

test('steps: a look that is cut off and repeated tells each step once', async () => {
  await comesIn(bill());
  const search = await save('nummer:36914');
  await comesIn(bill(vote('Wet', '2026-11-19')), meeting('debate', '2026-12-01T09:00:00Z'));
  for (const cut of [1, 2, 3]) {
    let writes = 0;
    const dying: Lease = {
      ...here.lease,
      write: (work) => {
        writes += 1;
        if (writes === cut) throw new Error('cut off');
        return here.lease.write(work);
      },
    };
    const parts = { ...here.product, people: here.product.people.db, queue: waitingMatches };
    await expect(matchAll(parts, dying)).rejects.toThrow('cut off');
  }
  await look();
  await look();
  expect((await told(search)).toSorted()).toEqual([
    'test-bill v2, vote 2026-11-19, vote Tweede Kamer aangenomen 2026-11-19',
    'test-debate v1, planned',
  ]);
});

test('steps: a meeting outside the modules is told to nobody, and counts among no new results', async () => {
  const narrow = await here.product.subscriber({ modules: ['nlDashboard'] });
  await comesIn(bill());
  const search = await save('nummer:36914');
  const locked = await save('nummer:36914', {}, narrow);
  await comesIn(meeting('senate', '2026-12-01T09:00:00Z', {}, { ...ofDossier, groupPath: 'ek/agenda' }));
  await look();
  expect(await told(search)).toEqual(['test-senate v1, planned']);
  expect(await told(locked)).toEqual([]);
  const counts = await here.user.post('/savedsearches/new', { groupingName: 'nl' });
  expect(counts.json<{ data: unknown[] }>().data).toEqual([]);
});
