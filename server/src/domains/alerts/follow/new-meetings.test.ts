import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AgendasResponse } from 'contract/agendas';
import { limits } from 'contract/limits';
import type { NewHitsOfSearches } from 'contract/saved-searches';
import type { ModuleKey } from 'contract/modules';
import type { Document } from '#stores/documents/document.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import { followAll } from '../test/follow-all.ts';
import { aMeeting, comesIn as puts, saveAgendaSearch } from '../test/meetings.ts';
import { agendaSearchConsumer, followNew } from './follow-agenda-searches.ts';
import { lookForWithdrawn } from './withdrawn-meetings.ts';

let product: TestProduct;
let user: Subscriber;
let lease: Lease;

beforeEach(async () => {
  product = await openProduct();
  user = await product.subscriber();
  const claimed = await openLeases(product.people).claim('agenda-searches');
  if (!isLease(claimed)) throw new Error('nobody else follows here');
  lease = claimed;
  await look();
});
afterEach(async () => {
  await lease.release();
  await product.close();
});

const [november24, november25] = ['2026-11-24T09:00:00Z', '2026-11-25T09:00:00Z'];
async function look(): Promise<void> {
  const parts = { ...product, people: product.people.db };
  await followNew(parts, lease);
  await followAll([agendaSearchConsumer(parts)], parts, lease);
  await lookForWithdrawn(parts, lease);
}
async function comesIn(...documents: Document[]): Promise<void> {
  await puts(product, lease, ...documents);
  await look();
}
async function save(query: string, who = user) {
  const search = await saveAgendaSearch(product, who, query);
  await look();
  return search;
}
async function send(method: 'PUT' | 'DELETE' | 'POST', path: string, payload: object, who = user) {
  const url = `/api/agenda/savedsearches${path}`;
  const answer = await product.app.inject({ method, url, payload, headers: { 'x-auth': who.token } });
  return { status: answer.statusCode, ...answer.json<{ errors: object[]; documents: string[] }>() };
}

/** The new meetings of searches, by id. */
async function counts(who = user): Promise<Record<string, number>> {
  const headers = { 'x-auth': who.token };
  const answer = await product.app.inject({ url: '/api/agenda/savedsearches/new', headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return Object.fromEntries(answer.json<NewHitsOfSearches>().data.map(({ id, count }) => [id, count]));
}

/** The mark of a first page of the agenda. */
async function mark(query: string, who = user): Promise<string> {
  const answer = await who.post(`/agendas?query=${query}`, { sessionFilters: [] });
  return answer.json<AgendasResponse>().newSince!;
}
const seen = (id: string, newSince: string, who = user) => send('PUT', '/seen', { id, newSince }, who);

test('new meetings: what came in or changed counts from when a search was saved until its meetings are looked at', async () => {
  await comesIn(aMeeting('before', november24));
  const grid = await save('stroomnet');
  const other = await save('opening');
  expect(await counts()).toEqual({});
  await comesIn(aMeeting('one', november24), aMeeting('before', november24, { place: 'Klompézaal' }));
  expect(await counts()).toEqual({ [grid.id]: 2, [other.id]: 2 });
  const look = await seen(grid.id, await mark('stroomnet'));
  expect(look.documents.toSorted()).toEqual(['test-before', 'test-one']);
  expect(await counts()).toEqual({ [other.id]: 2 });
  await comesIn(aMeeting('one', november25, { status: 'cancelled' }));
  expect(await counts()).toEqual({ [grid.id]: 1, [other.id]: 2 });
  expect((await seen(grid.id, await mark('stroomnet'))).documents).toEqual(['test-one']);
});

test('new meetings: one that changes more than once counts once; typing, what is over, found no longer or withdrawn does not', async () => {
  const search = await save('stroomnet');
  await comesIn(
    aMeeting('one', november24),
    aMeeting('over', '2026-11-19T09:00:00Z'),
    aMeeting('elsewhere', november24),
    aMeeting('gone', november24),
    aMeeting('silent', november24, {}, { silent: true }),
  );
  await comesIn(aMeeting('one', november25));
  await comesIn(aMeeting('elsewhere', november24, { agendaItems: [] }));
  await product.documents.withdraw(['test-gone']);
  await look();
  expect(await counts()).toEqual({ [search.id]: 1 });
  await seen(search.id, await mark('stroomnet'));
  await comesIn(aMeeting('one', november25, {}, { title: 'COMMISSIEDEBAT one' }));
  expect(await counts()).toEqual({});
  await comesIn(aMeeting('later', november25));
  product.clock.set('2026-11-26T09:00:00Z');
  user = { ...user, ...(await again(user)) };
  expect(await counts()).toEqual({});
});

test('new meetings: what came in between the agenda and the word that it was seen is not lost, and an older look takes nothing back', async () => {
  const search = await save('stroomnet');
  const older = await mark('stroomnet');
  await comesIn(aMeeting('shown', november24));
  const shown = await mark('stroomnet');
  await puts(product, lease, aMeeting('between', november24));
  expect((await seen(search.id, shown)).documents).toEqual(['test-shown']);
  await look();
  expect(await counts()).toEqual({ [search.id]: 1 });
  expect((await seen(search.id, older)).documents).toEqual([]);
  expect(await counts()).toEqual({ [search.id]: 1 });
});

test('new meetings: with new criteria only what came in since counts, and a search that comes back knows what was seen', async () => {
  const search = await save('stroomnet');
  await comesIn(aMeeting('one', november24));
  const other = { id: search.id, title: 'Opening', queryDetails: { query: 'opening', filters: [] } };
  expect(await send('PUT', '', other)).toMatchObject({ status: 200 });
  await look();
  expect(await counts()).toEqual({});
  await comesIn(aMeeting('two', november24));
  await seen(search.id, await mark('opening'));
  await comesIn(aMeeting('three', november24));
  await send('DELETE', '', { id: search.id });
  expect(await counts()).toEqual({});
  await send('POST', '/restore', { id: search.id });
  await look();
  expect(await counts()).toEqual({ [search.id]: 1 });
});

test('new meetings: no more than one above the highest number is counted', async () => {
  const search = await save('stroomnet');
  const many = limits.maximumNewHits + 20;
  await comesIn(...Array.from({ length: many }, (_, nth) => aMeeting(`many-${nth}`, november24)));
  expect(await counts()).toEqual({ [search.id]: limits.maximumNewHits + 1 });
});

test('new meetings: every user counts alone, and nobody looks at a search of another', async () => {
  const colleague = await product.subscriber();
  const mine = await save('stroomnet');
  const theirs = await save('stroomnet', colleague);
  await comesIn(aMeeting('one', november24));
  expect(await seen(mine.id, await mark('stroomnet', colleague), colleague)).toMatchObject({
    status: 404,
    errors: [{ code: 'EC-03' }],
  });
  await seen(theirs.id, await mark('stroomnet', colleague), colleague);
  expect(await counts()).toEqual({ [mine.id]: 1 });
  expect(await counts(colleague)).toEqual({});
});

test('new meetings: a mark that is not ours or too old, anything unknown, and who lacks the agenda is refused', async () => {
  const search = await save('stroomnet');
  const newSince = await mark('stroomnet');
  const refused = (field: string) => ({ status: 400, errors: [{ code: 'EC-02', field }] });
  expect(await seen(search.id, `${newSince}x`)).toMatchObject(refused('body.newSince'));
  const surprise = { id: search.id, newSince, upTo: 9 };
  expect(await send('PUT', '/seen', surprise)).toMatchObject(refused('body.upTo'));
  const without = await product.subscriber({ modules: ['nlDashboard'] satisfies ModuleKey[] });
  const locked = { errors: [{ code: 'EC-01', module: 'MC05' }] };
  expect((await without.get('/agenda/savedsearches/new')).json()).toMatchObject(locked);
  expect(await seen(search.id, newSince, without)).toMatchObject({ status: 403, ...locked });
  product.clock.advance(limits.cursorLife + 1);
  user = { ...user, ...(await again(user)) };
  expect(await seen(search.id, newSince)).toMatchObject(refused('body.newSince'));
});

/** A day without a call ends a session. */
async function again({ email, password }: Subscriber): Promise<{ token: string }> {
  const payload = { email, password };
  const login = await product.app.inject({ method: 'POST', url: '/api/users/login', payload });
  return login.json<{ data: { token: string } }>().data;
}
