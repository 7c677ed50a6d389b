import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from 'contract/limits';
import type { NewHitsOfSearches, SavedSearch } from 'contract/saved-searches';
import type { TimelineResponse } from 'contract/timeline';
import type { TodayResponse } from 'contract/today';
import { matchAll } from '../test/follow-all.ts';
import { waitingMatches } from '../tell/waiting-matches.ts';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let user: Subscriber;
let lease: Lease;

beforeEach(async () => {
  product = await openProduct();
  user = await product.subscriber();
  const claimed = await openLeases(product.people).claim('matching');
  if (!isLease(claimed)) throw new Error('nobody else matches here');
  lease = claimed;
  await look();
});
afterEach(async () => {
  await lease.release();
  await product.close();
});

const nl = { context: ['all'], groupingDetails: { name: 'nl' } };
const eu = { groupingDetails: { name: 'eu' } };
const paper = (id: string, text: string, fields: Partial<Document> = {}) =>
  aDocument({ id: `test-${id}`, title: `Stuk ${id}`, text, ...fields });

const look = () => matchAll({ ...product, people: product.people.db, queue: waitingMatches }, lease);
async function comesIn(...documents: Document[]): Promise<void> {
  await product.documents.put(documents);
  await look();
}

async function send(method: 'PUT' | 'DELETE' | 'POST', path: string, payload: object, who = user) {
  const headers = { 'x-auth': who.token };
  const answer = await product.app.inject({ method, url: `/api${path}`, payload, headers });
  type Answer = { data: SavedSearch; errors: object[]; documents: string[] };
  return { status: answer.statusCode, ...answer.json<Answer>() };
}
const save = async (query: string, who = user) =>
  (
    await send(
      'POST',
      '/savedsearches',
      { title: query, queryDetails: { ...nl, query }, allowIdentical: true },
      who,
    )
  ).data;

/** The new hits of searches, by id. */
async function counts(who = user, name = 'nl'): Promise<Record<string, number>> {
  const path = name === 'eu' ? '/eu/savedsearches/new' : '/savedsearches/new';
  const answer = await who.post(path, { groupingName: name });
  expect(answer.statusCode).toBe(200);
  return Object.fromEntries(answer.json<NewHitsOfSearches>().data.map(({ id, count }) => [id, count]));
}

/** The mark of a first page of a search, as the dashboard gets it. */
async function markOf(query: string, who = user): Promise<string> {
  const answer = await who.post('/document/timeline', { ...nl, query });
  return answer.json<TimelineResponse>().newSince!;
}
const seen = (id: string, newSince: string, who = user) =>
  send('PUT', '/savedsearches/seen', { id, newSince }, who);

test('new hits: what came in counts from when a search was saved, until its results are looked at', async () => {
  await comesIn(paper('before', 'Waterstof.'));
  const hydrogen = await save('waterstof');
  const wind = await save('windpark');
  expect(await counts()).toEqual({});
  await comesIn(paper('one', 'Waterstof.'), paper('two', 'Waterstof bij het windpark.'));
  expect(await counts()).toEqual({ [hydrogen.id]: 2, [wind.id]: 1 });
  expect(await seen(hydrogen.id, await markOf('waterstof'))).toMatchObject({ status: 200, seen: true });
  expect(await counts()).toEqual({ [wind.id]: 1 });
  await comesIn(paper('three', 'Waterstof.'));
  expect(await counts()).toEqual({ [hydrogen.id]: 1, [wind.id]: 1 });
});

test('new hits: a look is told what was new until then, once', async () => {
  const search = await save('waterstof');
  await comesIn(paper('one', 'Waterstof.'), paper('two', 'Waterstof.'), paper('gone', 'Waterstof.'));
  await comesIn(paper('gone', 'Aardgas.'));
  const mark = await markOf('waterstof');
  await comesIn(paper('later', 'Waterstof.'));
  expect((await seen(search.id, mark)).documents).toEqual(['test-two', 'test-one']);
  expect((await seen(search.id, mark)).documents).toEqual([]);
  expect((await seen(search.id, await markOf('waterstof'))).documents).toEqual(['test-later']);
});

test('new hits: what came in between the results and the word that they were seen, or is matched only later, is not lost', async () => {
  const search = await save('waterstof');
  await product.documents.put([paper('shown', 'Waterstof.')]);
  const mark = await markOf('waterstof');
  await product.documents.put([paper('between', 'Waterstof.')]);
  await seen(search.id, mark);
  await look();
  expect(await counts()).toEqual({ [search.id]: 1 });
});

test('new hits: an older look in another window takes nothing back, nor does a change of the title', async () => {
  const search = await save('waterstof');
  const older = await markOf('waterstof');
  await comesIn(paper('one', 'Waterstof.'));
  await seen(search.id, await markOf('waterstof'));
  await seen(search.id, older);
  const renamed = { id: search.id, title: 'H2', queryDetails: { ...nl, query: 'waterstof' } };
  expect(await send('PUT', '/savedsearches', renamed)).toMatchObject({ status: 200 });
  expect(await counts()).toEqual({});
});

test('new hits: with new criteria only what came in since counts', async () => {
  const search = await save('waterstof');
  await comesIn(paper('one', 'Waterstof.'));
  const other = { id: search.id, title: 'Zon', queryDetails: { ...nl, query: 'zonneweide' } };
  await send('PUT', '/savedsearches', other);
  expect(await counts()).toEqual({});
  await comesIn(paper('two', 'Zonneweide.'), paper('three', 'Waterstof.'));
  expect(await counts()).toEqual({ [search.id]: 1 });
});

test('new hits: what is silent, or found before and changed, is not new (4.22)', async () => {
  const search = await save('waterstof');
  await comesIn(paper('one', 'Waterstof.'), paper('old', 'Waterstof.', { silent: true }));
  await comesIn(paper('one', 'Waterstof en meer.'));
  expect(await counts()).toEqual({ [search.id]: 1 });
});

test('new hits: what changed and is found no longer does not count, nor does the first screen name it', async () => {
  const search = await save('waterstof');
  await comesIn(paper('one', 'Waterstof.'), paper('two', 'Waterstof.'));
  await comesIn(paper('two', 'Aardgas.'));
  expect(await counts()).toEqual({ [search.id]: 1 });
  const { searches } = (await user.post('/today', { groupingName: 'nl' })).json<TodayResponse>();
  expect(searches.map(({ newest }) => newest?.title)).toEqual(['Stuk one']);
});

test('new hits: no more than one above the highest number is counted', async () => {
  const search = await save('waterstof');
  const many = limits.maximumNewHits + 20;
  await comesIn(...Array.from({ length: many }, (_, nth) => paper(`many-${nth}`, 'Waterstof.')));
  expect(await counts()).toEqual({ [search.id]: limits.maximumNewHits + 1 });
});

test('new hits: every user counts alone, on the dashboard of the search', async () => {
  const colleague = await product.subscriber();
  const mine = await save('waterstof');
  const theirs = await save('waterstof', colleague);
  const energy = { title: 'Energy', queryDetails: { ...eu, query: 'hydrogen' } };
  const european = (await send('POST', '/eu/savedsearches', energy)).data;
  await comesIn(
    paper('one', 'Waterstof.'),
    paper('eu', 'Hydrogen.', { domain: 'eu', groupPath: 'ep/report' }),
  );
  expect(await counts(user, 'eu')).toEqual({ [european.id]: 1 });
  expect(await seen(mine.id, await markOf('waterstof', colleague), colleague)).toMatchObject({
    status: 404,
    errors: [{ code: 'EC-03' }],
  });
  await seen(theirs.id, await markOf('waterstof', colleague), colleague);
  expect(await counts()).toEqual({ [mine.id]: 1 });
  expect(await counts(colleague)).toEqual({});
  expect(await seen(european.id, await markOf('waterstof'))).toMatchObject({ status: 404 });
});

test('new hits: a search that comes back knows what was seen of it; one that is deleted counts nothing', async () => {
  const search = await save('waterstof');
  await comesIn(paper('one', 'Waterstof.'));
  await seen(search.id, await markOf('waterstof'));
  await comesIn(paper('two', 'Waterstof.'));
  await send('DELETE', '/savedsearches', { id: search.id });
  expect(await counts()).toEqual({});
  await send('POST', '/savedsearches/restore', { id: search.id });
  expect(await counts()).toEqual({ [search.id]: 1 });
});

test('new hits: a mark that is not ours or too old, and anything unknown, is refused', async () => {
  const search = await save('waterstof');
  const mark = await markOf('waterstof');
  const refused = (field: string) => ({ status: 400, errors: [{ code: 'EC-02', field }] });
  expect(await seen(search.id, `${mark}x`)).toMatchObject(refused('body.newSince'));
  const surprise = { id: search.id, newSince: mark, upTo: 9 };
  expect(await send('PUT', '/savedsearches/seen', surprise)).toMatchObject(refused('body.upTo'));
  expect(await send('POST', '/savedsearches/new', { groupingName: 'eu' })).toMatchObject(
    refused('body.groupingName'),
  );
  expect(await send('POST', '/savedsearches/new', { groupingName: 'nl', all: true })).toMatchObject(
    refused('body.all'),
  );
  product.clock.advance(limits.cursorLife + 1);
  user = { ...user, ...(await again(user)) };
  expect(await seen(search.id, mark)).toMatchObject(refused('body.newSince'));
});

test('new hits: without the module of the dashboard nothing is told and nothing kept', async () => {
  const search = await save('waterstof');
  const mark = await markOf('waterstof');
  await product.people.db
    .updateTable('organisationModules')
    .set({ endsOn: '2026-11-19' })
    .where('moduleKey', '=', 'nlDashboard')
    .execute();
  const refused = { status: 403, errors: [{ code: 'EC-01', module: 'MC11' }] };
  expect(await send('POST', '/savedsearches/new', { groupingName: 'nl' })).toMatchObject(refused);
  expect(await seen(search.id, mark)).toMatchObject(refused);
});

/** A day without a call ends a session. */
async function again({ email, password }: Subscriber): Promise<{ token: string }> {
  const login = await product.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { email, password },
  });
  return login.json<{ data: { token: string } }>().data;
}
