import { limits } from 'contract/limits';
import type { ListSuggestions } from 'contract/list-suggestions';
import type { List } from 'contract/lists';
import type { ListItem } from 'contract/list-items';
import type { SavedSearch } from 'contract/saved-searches';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitingMatches } from '#domains/alerts/tell/waiting-matches.ts';
import { matchAll } from '#domains/alerts/test/follow-all.ts';
import type { Document } from '#stores/documents/document.ts';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let user: Subscriber;
let list: List;
let lease: Lease;

beforeEach(async () => {
  product = await openProduct();
  user = await product.subscriber();
  const claimed = await openLeases(product.people).claim('matching');
  if (!isLease(claimed)) throw new Error('nobody else matches here');
  lease = claimed;
  await look();
  list = await made('Net');
});
afterEach(async () => {
  await lease.release();
  await product.close();
});

const paper = (id: string, text = 'Over waterstof.', fields: Partial<Document> = {}) =>
  aDocument({ id: `x-${id}`, title: `Stuk ${id}`, text, ...fields });
const look = () => matchAll({ ...product, people: product.people.db, queue: waitingMatches }, lease);
async function comesIn(...documents: Document[]): Promise<void> {
  await product.documents.put(documents);
  await look();
}

async function call<T = unknown>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  who = user,
) {
  const headers = { 'x-auth': who.token };
  const answer = await product.app.inject({
    method,
    url: `/api${path}`,
    headers,
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, ...answer.json<{ data: T; errors: object[] }>() };
}
const made = async (title: string, who = user) => (await call<List>('POST', '/lists', { title }, who)).data;
const save = async (query: string, name = 'nl', who = user) => {
  const at = name === 'eu' ? '/eu/savedsearches' : '/savedsearches';
  const context = name === 'nl' ? { context: ['all'] } : {};
  const queryDetails = { ...context, groupingDetails: { name }, query };
  return (await call<SavedSearch>('POST', at, { title: query, queryDetails }, who)).data;
};
const follow = (savedSearchId: string, who = user, of = list) =>
  call<ListSuggestions>('PUT', `/lists/${of.id}/search`, { savedSearchId }, who);
const suggestions = async (of = list) =>
  (await call<ListSuggestions>('GET', `/lists/${of.id}/suggestions`)).data;
const suggested = async (of = list) => (await suggestions(of)).documents.map(({ id }) => id);
const judge = (how: 'accept' | 'drop' | 'undo', ...documentIds: string[]) =>
  call<string[]>('POST', `/lists/${list.id}/suggestions/${how}`, { documentIds });
const titles = async () =>
  (await call<ListItem[]>('GET', `/lists/${list.id}/list-items`)).data.map(({ title }) => title);
const gone = { status: 404, errors: [{ code: 'EC-03' }] };

test('suggestions: what a search finds from when a list follows it is suggested, the last first, and not put on it', async () => {
  expect(await suggestions()).toEqual({ followed: null, documents: [] });
  const search = await save('waterstof');
  await comesIn(paper('before'));
  expect((await follow(search.id)).data).toEqual({
    followed: { id: search.id, search: { title: 'waterstof', domain: 'nl' } },
    documents: [],
  });
  await comesIn(paper('one'), paper('other', 'Over wind.'));
  await comesIn(paper('two'));
  expect(await suggested()).toEqual(['x-two', 'x-one']);
  expect(await titles()).toEqual([]);
  await comesIn(paper('one', 'Over waterstof en wind.'));
  expect(await suggested()).toEqual(['x-two', 'x-one']);
});

test('suggestions: accepted they go to the end of the list and dropped they are gone, and both are taken back', async () => {
  await follow((await save('waterstof')).id);
  await comesIn(paper('one'), paper('two'), paper('three'));
  await call('POST', '/lists/list-items', {
    listIds: [list.id],
    listItems: [{ kind: 'subheading', title: 'Kop' }],
  });
  expect((await judge('accept', 'x-two')).data).toHaveLength(1);
  expect(await titles()).toEqual(['Kop', 'Stuk two']);
  await judge('drop', 'x-one');
  expect(await suggested()).toEqual(['x-three']);
  await judge('undo', 'x-two', 'x-one');
  expect(await titles()).toEqual(['Kop']);
  expect((await suggested()).toSorted()).toEqual(['x-one', 'x-three', 'x-two']);
  // One that was accepted and taken off by hand is not suggested again.
  const [item] = (await judge('accept', 'x-two')).data;
  await call('DELETE', '/lists/list-items', { id: item });
  expect((await suggested()).toSorted()).toEqual(['x-one', 'x-three']);
});

test('suggestions: what is on the list, withdrawn or found no longer is none, and of many there are twenty', async () => {
  await follow((await save('waterstof')).id);
  await comesIn(paper('on'), paper('gone'), paper('changed'));
  await call('POST', '/lists/list-items', {
    listIds: [list.id],
    listItems: [{ kind: 'document', documentId: 'x-on' }],
  });
  await product.documents.withdraw(['x-gone']);
  await comesIn(paper('changed', 'Over wind.'));
  expect(await suggested()).toEqual([]);
  const many = Array.from({ length: 50 }, (_, at) => paper(`many-${at}`));
  await comesIn(...many);
  const shown = await suggested();
  expect(shown).toHaveLength(limits.maximumSuggestions);
  await judge('drop', ...shown);
  await judge('drop', ...(await suggested()));
  expect(await suggested()).toHaveLength(10);
});

test('suggestions: a list that is full takes none and says why', async () => {
  await follow((await save('waterstof')).id);
  await comesIn(paper('one'), paper('two'));
  await product.people.db
    .updateTable('organisations')
    .set({ limits: JSON.stringify({ listItems: 1 }) })
    .execute();
  expect(await judge('accept', 'x-one', 'x-two')).toMatchObject({
    status: 400,
    errors: [{ code: 'EC-05', message: '‘Net’ kan hoogstens 1 items bevatten.' }],
  });
  expect(await suggested()).toHaveLength(2);
});

test('suggestions: a list follows one search; one it ceased to follow goes on for a day, then anew', async () => {
  const [water, wind] = [await save('waterstof'), await save('wind')];
  await follow(water.id);
  await comesIn(paper('one'), paper('wind', 'Over wind.'));
  expect((await follow(wind.id)).data.documents).toEqual([]);
  expect((await follow(water.id)).data.documents).toMatchObject([{ id: 'x-one' }]);
  await call('DELETE', `/lists/${list.id}/search`, {});
  expect(await suggestions()).toEqual({ followed: null, documents: [] });
  await follow(water.id);
  expect(await suggested()).toEqual(['x-one']);
  await call('DELETE', `/lists/${list.id}/search`, {});
  product.clock.advance(24 * 60 * 60_000 + 1);
  // The session has ended meanwhile.
  const login = { email: user.email, password: user.password };
  const { token } = (await user.post('/users/login', login)).json<{ data: { token: string } }>().data;
  user = { ...user, token };
  expect((await follow(water.id)).data.documents).toEqual([]);
});

test('suggestions: new criteria, an archived list and a deleted search each leave nothing that is out of date', async () => {
  const search = await save('waterstof');
  await follow(search.id);
  await comesIn(paper('one'));
  await call('PUT', '/lists', { id: list.id, archived: true });
  expect(await suggested()).toEqual([]);
  await call('PUT', '/lists', { id: list.id, archived: false });
  expect(await suggested()).toEqual(['x-one']);
  await call('DELETE', '/savedsearches', { id: search.id });
  expect(await suggestions()).toEqual({ followed: { id: search.id }, documents: [] });
  await call('POST', '/savedsearches/restore', { id: search.id });
  expect(await suggested()).toEqual(['x-one']);
  // One that stands still finds nothing more; what it found stays.
  await product.people.db.updateTable('savedSearches').set({ paused: 'tooBroad' }).execute();
  expect(await suggestions()).toMatchObject({
    followed: { search: { stopped: 'tooBroad' } },
    documents: [{ id: 'x-one' }],
  });
  const queryDetails = { ...search.queryDetails, query: 'wind' };
  await call('PUT', '/savedsearches', { id: search.id, title: 'Wind', queryDetails });
  await comesIn(paper('wind', 'Over wind.'));
  expect(await suggestions()).toMatchObject({
    followed: { search: { title: 'Wind' } },
    documents: [{ id: 'x-wind' }],
  });
});

test('suggestions: a search of any dashboard does, until that lies outside the subscription', async () => {
  const search = await save('hydrogen', 'eu');
  await follow(search.id);
  await comesIn(paper('eu', 'On hydrogen.', { domain: 'eu', groupPath: 'ep/plenary/vote', language: 'en' }));
  expect(await suggested()).toEqual(['x-eu']);
  await product.people.db
    .updateTable('organisationModules')
    .set({ endsOn: '2026-11-19' })
    .where('moduleKey', '=', 'EUDashboard')
    .execute();
  expect(await suggestions()).toEqual({
    followed: { id: search.id, search: { title: 'hydrogen', domain: 'eu', stopped: 'locked' } },
    documents: [],
  });
  expect(await follow(search.id)).toMatchObject({ status: 403, errors: [{ code: 'EC-01' }] });
  expect(await judge('accept', 'x-eu')).toMatchObject({ status: 403, errors: [{ code: 'EC-07' }] });
});

test('suggestions: lists and searches of somebody else are not known', async () => {
  const stranger = await product.subscriber();
  const theirs = await made('Van een ander', stranger);
  const search = await save('waterstof');
  expect(await follow(search.id, stranger, theirs)).toMatchObject(gone);
  expect(await follow(search.id, user, theirs)).toMatchObject(gone);
  await comesIn(paper('one'));
  for (const [method, path, body] of [
    ['GET', 'suggestions', undefined],
    ['DELETE', 'search', {}],
    ['POST', 'suggestions/accept', { documentIds: ['x-one'] }],
    ['POST', 'suggestions/drop', { documentIds: ['x-one'] }],
    ['POST', 'suggestions/undo', { documentIds: ['x-one'] }],
  ] as const)
    expect(await call(method, `/lists/${theirs.id}/${path}`, body)).toMatchObject(gone);
});
