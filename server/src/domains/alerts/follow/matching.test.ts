import { expect, test } from 'vitest';
import type { SavedSearch } from 'contract/saved-searches';
import { putTreesInUse } from 'contract/sources';
import { moveTo } from 'contract/sources/edit-tree';
import { useTree } from 'contract/sources/test/use-tree';
import { rememberNames } from '#domains/names/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { nl, useMatching } from '../test/use-matching.ts';
import type { MatchLine } from './run-searches.ts';
import { followAll, matchAll } from '../test/follow-all.ts';
import { savedSearchConsumer } from './follow-saved-searches.ts';
import { waitingMatches } from '../tell/waiting-matches.ts';

const { here, look, save, comesIn, matches } = useMatching();

const motion = (id: string, text: string, fields: Partial<Document> = {}) =>
  aDocument({ id: `test-${id}`, title: `Stuk ${id}`, text, ...fields });

test('matching: what comes in is found once by every search it is for, with the line it is told by', async () => {
  await comesIn(motion('old', 'Over waterstof.'));
  const wide = await save('waterstof');
  const narrow = await save('waterstof', { groupPaths: ['ek'] });
  const committee = await save('"groene waterstof"');
  await comesIn(
    motion('one', 'De groene waterstof komt.'),
    motion('two', 'Waterstof in de Eerste Kamer.', { groupPath: 'ek/motie' }),
    motion('other', 'Over iets anders.'),
  );
  expect(await look()).toEqual({ documents: 4, searches: 3, matches: 4 });
  expect(await look()).toBeUndefined();
  expect(await matches(wide)).toEqual(['test-one v1', 'test-two v1']);
  expect(await matches(narrow)).toEqual(['test-two v1']);
  expect(await matches(committee)).toEqual(['test-one v1']);
  const { line, foundAt, userId } = await here.product.people.db
    .selectFrom('matches')
    .selectAll()
    .where('savedSearchId', '=', committee.id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(line) as MatchLine).toMatchObject({
    id: 'test-one',
    domain: 'nl',
    title: { text: 'Stuk one' },
    passages: [{ text: 'De groene waterstof komt.', marks: [[3, 19]] }],
  });
  expect(foundAt).toBe(here.product.clock.now().getTime());
  expect(userId).toBeTruthy();
});

test('dates do not matter: what is dated years back or weeks ahead is news when it comes in', async () => {
  const search = await save('stikstof');
  await comesIn(
    motion('back', 'Stikstof.', { date: Date.parse('2009-05-01T10:00:00Z') }),
    motion('ahead', 'Stikstof.', { date: Date.parse('2026-12-15T10:00:00Z') }),
  );
  await look();
  expect((await matches(search)).toSorted()).toEqual(['test-ahead v1', 'test-back v1']);
});

test('matching: a back-fill, the first reading of a source, a new score and a meeting alert nobody (4.22)', async () => {
  const search = await save('windpark');
  await comesIn(
    motion('years-back', 'Windpark.', { silent: true }),
    motion('meeting', 'Windpark.', {
      meeting: {
        start: Date.parse('2026-11-25T09:00:00Z'),
        timeKnown: true,
        kind: 'committee',
        status: 'planned',
        agendaItems: [],
      },
    }),
  );
  await look();
  const dumped = await here.product.documents.dump(0, 10);
  await here.product.documents.rescore(dumped);
  await look();
  expect(await matches(search)).toEqual([]);
});

test('matching: a changed document is news only where its words changed and were not found before (4.22)', async () => {
  const search = await save('kernenergie');
  const other = await save('centrale');
  const first = motion('paper', 'Over de centrale.');
  await comesIn(first, motion('vote', 'Kernenergie is goed.'));
  await look();
  expect(await matches()).toEqual(['test-paper v1', 'test-vote v1']);
  const late = await save('centrale', { groupPaths: ['tk'] });
  await comesIn(
    { ...first, text: 'Over de centrale voor kernenergie.' },
    // Votes came to it, its words are what they were.
    motion('vote', 'Kernenergie is goed.', { numbers: [{ kind: 'reference', value: '36 410' }] }),
  );
  await look();
  expect(await matches(search)).toEqual(['test-vote v1', 'test-paper v2 updated']);
  expect(await matches(other)).toEqual(['test-paper v1']);
  // It was there, with this word in it, when the search was saved.
  expect(await matches(late)).toEqual([]);
  const left = await here.product.people.db.selectFrom('replacedDocuments').selectAll().execute();
  expect(left).toEqual([]);
});

test('matching: a document that changes before anybody looked is as new as one that did not', async () => {
  const search = await save('getijden');
  await comesIn(motion('quick', 'Over getijden.'));
  await comesIn(motion('quick', 'Over getijden en meer.'));
  await comesIn(motion('quick', 'Over getijden en nog meer.'));
  await look();
  expect(await matches(search)).toEqual(['test-quick v3']);
});

test('matching: what lost a word and got it back is not told twice', async () => {
  const search = await save('aardgas');
  await comesIn(motion('again', 'Over aardgas.'));
  await look();
  await comesIn(motion('again', 'Over iets.'));
  await look();
  await comesIn(motion('again', 'Over aardgas, weer.'));
  await look();
  expect(await matches(search)).toEqual(['test-again v1']);
});

test('matching: a search tells of what comes in after it was saved, or after its criteria changed', async () => {
  await comesIn(motion('before', 'Over zonnepanelen.'));
  const search = await save('zonnepanelen');
  await comesIn(motion('between', 'Over zonnepanelen.'), motion('thermal', 'Over zonnewarmte.'));
  const changed = { id: search.id, title: 'Zon', queryDetails: { ...nl, query: 'zonne*' } };
  await here.product.app.inject({
    method: 'PUT',
    url: '/api/savedsearches',
    payload: changed,
    headers: { 'x-auth': here.user.token },
  });
  await comesIn(motion('after', 'Over zonneweiden.'));
  await look();
  expect(await matches(search)).toEqual(['test-after v1']);
});

test('matching: who may not read a dashboard hears nothing of it, nor who was deactivated', async () => {
  const gone = await here.product.subscriber();
  const ended = await here.product.subscriber();
  const noUpperHouse = await here.product.subscriber({ modules: ['nlDashboard'] });
  for (const who of [gone, ended, noUpperHouse]) await save('veenweide', {}, who);
  await here.product.people.db
    .updateTable('users')
    .set({ active: 0 })
    .where('email', '=', gone.email)
    .execute();
  await here.product.people.db
    .updateTable('organisationModules')
    .set({ endsOn: '2026-11-19' })
    .where('organisationId', 'in', (users) =>
      users.selectFrom('users').select('organisationId').where('email', '=', ended.email),
    )
    .execute();
  await comesIn(motion('upper', 'Veenweide.', { groupPath: 'ek/motie' }), motion('lower', 'Veenweide.'));
  expect(await look()).toMatchObject({ searches: 1, matches: 1 });
  expect(await matches()).toEqual(['test-lower v1']);
});

test('matching: a search that no longer can be run is paused and keeps the others going (8.6)', async () => {
  const broken = await save('turf');
  const well = await save('turfwinning');
  await here.product.people.db
    .updateTable('savedSearches')
    .set({ criteria: JSON.stringify({ ...broken.queryDetails, query: '(turf' }) })
    .where('id', '=', broken.id)
    .execute();
  await comesIn(motion('peat', 'Turfwinning en turf.'));
  await look();
  expect(await matches()).toEqual(['test-peat v1']);
  const { data } = (await here.user.post('/savedsearches/user', { groupingName: 'nl' })).json<{
    data: SavedSearch[];
  }>();
  expect(data.map(({ id, paused }) => [id, paused])).toEqual([
    [broken.id, 'query'],
    [well.id, undefined],
  ]);
});

test('matching: a look that is cut off is repeated and finds everything once', async () => {
  const searches = await Promise.all(['krimp', 'krimpregio', '"de krimp"'].map((query) => save(query)));
  await comesIn(
    ...Array.from({ length: 120 }, (_, at) => motion(`cut-${at}`, 'De krimp in een krimpregio.')),
  );
  const ending = new AbortController();
  let writes = 0;
  const dying: Lease = {
    ...here.lease,
    signal: ending.signal,
    write: (work) => {
      writes += 1;
      if (writes === 3) throw new Error('cut off');
      return here.lease.write(work);
    },
  };
  await expect(
    matchAll({ ...here.product, people: here.product.people.db, queue: waitingMatches }, dying),
  ).rejects.toThrow('cut off');
  expect((await matches()).length).toBeGreaterThan(0);
  await look();
  for (const search of searches) expect(new Set(await matches(search)).size).toBe(120);
  expect(await matches()).toHaveLength(360);
});

test('matching: what was found by a look that was cut off, and changed before it was repeated, is found as it is now', async () => {
  const search = await save('poldermolen');
  await comesIn(motion('mill', 'Over de poldermolen.'));
  let writes = 0;
  const dying: Lease = {
    ...here.lease,
    write: (work) => {
      writes += 1;
      if (writes === 3) throw new Error('cut off');
      return here.lease.write(work);
    },
  };
  await expect(
    matchAll({ ...here.product, people: here.product.people.db, queue: waitingMatches }, dying),
  ).rejects.toThrow('cut off');
  await comesIn(motion('mill', 'Over de poldermolen, gewijzigd.'));
  await look();
  expect(await matches(search)).toEqual(['test-mill v2']);
});

test('matching: many who save the same are each told, also who saved it while it came in', async () => {
  const others = [
    await here.product.subscriber(),
    await here.product.subscriber({ modules: ['nlDashboard'] }),
  ];
  const early = [
    await save('zeewier'),
    ...(await Promise.all(others.map((who) => save('zeewier', {}, who)))),
  ];
  await comesIn(motion('upper', 'Zeewier.', { groupPath: 'ek/motie' }), motion('first', 'Zeewier.'));
  const late = await save('zeewier', {}, await here.product.subscriber());
  await comesIn(motion('second', 'Zeewier, weer.'), motion('nothing', 'Wier.'));
  expect(await look()).toEqual({ documents: 4, searches: 4, matches: 9 });
  expect((await matches(early[0])).toSorted()).toEqual(['test-first v1', 'test-second v1', 'test-upper v1']);
  expect((await matches(early[1])).toSorted()).toEqual(['test-first v1', 'test-second v1', 'test-upper v1']);
  // Without the module of the upper house the same words are another search.
  expect((await matches(early[2])).toSorted()).toEqual(['test-first v1', 'test-second v1']);
  expect(await matches(late)).toEqual(['test-second v1']);
});

test('matching: what waited for the mail of a search goes with it', async () => {
  const search = await save('kwelder');
  await here.product.people.db
    .updateTable('savedSearches')
    .set({ daily: 1 })
    .where('id', '=', search.id)
    .execute();
  await comesIn(motion('marsh', 'Over de kwelder.'));
  await look();
  const waiting = () => here.product.people.db.selectFrom('waitingMatches').select('documentId').execute();
  const remove = { id: search.id };
  const headers = { 'x-auth': here.user.token };
  await here.product.app.inject({ method: 'DELETE', url: '/api/savedsearches', payload: remove, headers });
  // For a day it can come back with what it found.
  expect(await waiting()).toEqual([{ documentId: 'test-marsh' }]);
  here.product.clock.advance(25 * 60 * 60_000);
  await (await here.product.subscriber()).post('/savedsearches/user', { groupingName: 'nl' });
  expect(await waiting()).toEqual([]);
  expect(await matches()).toEqual([]);
});

test('matching: a search narrowed to somebody finds who is recognised by a list of the source alone', async () => {
  const { db } = here.product.people;
  const kwast = { kind: 'person' as const, name: 'Iris Kwakernaat', surname: 'Kwakernaat', person: 'p1' };
  await rememberNames(db, { source: 'test', domain: 'nl' }, [kwast]);
  const search = await save('dijk', { stakeholders: ['PER:Iris Kwakernaat'] });
  const others = await save('dijk', { withoutStakeholders: ['PER:Iris Kwakernaat'] });
  await comesIn(motion('hers', 'Iris Kwakernaat over de dijk.'), motion('theirs', 'Over de dijk.'));
  await look();
  expect(await matches(search)).toEqual(['test-hers v1']);
  expect(await matches(others)).toEqual(['test-theirs v1']);
});

test('matching: what changed is told by its line of today; found no longer it is no match, and a new one when it is again', async () => {
  await save('waterstof');
  const { db } = here.product.people;
  await db.updateTable('savedSearches').set({ daily: 1 }).execute();
  const lines = async () =>
    (await db.selectFrom('matches').selectAll().execute()).map(({ version, line, gone }) => ({
      version,
      gone,
      title: (JSON.parse(line) as MatchLine).title.text,
    }));
  const waiting = () => db.selectFrom('waitingMatches').select(['documentId', 'version']).execute();
  await comesIn(motion('one', 'Over waterstof.'));
  await look();
  await comesIn(motion('one', 'Over waterstof.', { title: 'Beter gezegd' }));
  await look();
  expect(await lines()).toEqual([{ version: 1, gone: null, title: 'Beter gezegd' }]);
  // A reading that alerts nobody changes what is told as well.
  await comesIn(motion('one', 'Over waterstof.', { title: 'Stil verbeterd', silent: true }));
  await look();
  expect(await lines()).toEqual([{ version: 1, gone: null, title: 'Stil verbeterd' }]);
  expect(await waiting()).toEqual([{ documentId: 'test-one', version: 1 }]);
  await comesIn(motion('one', 'Over aardgas.'));
  await look();
  expect([await lines(), await waiting()]).toEqual([[], []]);
  await comesIn(motion('one', 'Toch over waterstof.'));
  await look();
  expect(await waiting()).toEqual([{ documentId: 'test-one', version: 5 }]);
  // Somebody was told of this version: it stays known.
  const told = { deliveryId: null, kind: 'daily' as const, savedSearchIds: '[]', position: 0, at: 0 };
  const { userId } = await db.selectFrom('savedSearches').select('userId').executeTakeFirstOrThrow();
  await db
    .insertInto('delivered')
    .values({ userId, documentId: 'test-one', version: 5, ...told })
    .execute();
  await comesIn(motion('one', 'Over steenkool.'));
  await look();
  expect(await lines()).toMatchObject([{ version: 5, gone: 1 }]);
});

test('matching: what came in before a search was changed is not held against what it asks since', async () => {
  const water = await save('waterstof');
  await comesIn(motion('one', 'Over waterstof.'));
  await look();
  await comesIn(motion('one', 'Over waterstof, nader bezien.'));
  const queryDetails = { ...nl, query: 'aardgas' };
  await here.product.app.inject({
    method: 'PUT',
    url: '/api/savedsearches',
    headers: { 'x-auth': here.user.token },
    payload: { id: water.id, title: 'aardgas', queryDetails },
  });
  await look();
  expect(await matches(water)).toEqual(['test-one v1']);
});

test('matching: a source tree that is published is searched by at once, and one that is not known here yet is waited for', async () => {
  const parts = { ...here.product, people: here.product.people.db, queue: waitingMatches };
  const consumer = savedSearchConsumer(parts);
  const lookAgain = () => followAll([consumer], parts, here.lease);
  const moved = () => useTree('nl', (nodes) => moveTo(nodes, 'tk/motie', 'regering'));
  const chamber = await save('waterstof', { groupPaths: ['tk'] });
  await comesIn(motion('one', 'Over waterstof.'));
  await lookAgain();
  moved();
  await comesIn(motion('two', 'Over waterstof.'));
  await lookAgain();
  expect(await matches(chamber)).toEqual(['test-one v1', 'test-two v1']);

  const later = await save('waterstof', { groupPaths: ['regering/motie'] });
  putTreesInUse({});
  await comesIn(motion('three', 'Over waterstof.'));
  await expect(lookAgain()).rejects.toThrow('not known here yet');
  moved();
  await lookAgain();
  expect(await matches(later)).toEqual(['test-three v1']);
  const { paused } = await here.product.people.db
    .selectFrom('savedSearches')
    .select('paused')
    .where('id', '=', later.id)
    .executeTakeFirstOrThrow();
  expect(paused).toBeNull();
});
