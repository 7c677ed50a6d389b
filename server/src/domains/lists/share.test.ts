import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ListShare, SharedList } from 'contract/list-share';
import type { List, ListsResponse } from 'contract/lists';
import type { ListItem } from 'contract/list-items';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let user: Subscriber;
let colleague: Subscriber;
let stranger: Subscriber;

beforeAll(async () => {
  product = await openProduct();
  stranger = await product.subscriber();
  await product.documents.put([
    aDocument({ id: 'share-motion', title: 'Motie over het net' }),
    aDocument({ id: 'share-senate', groupPath: 'ek/motie', title: 'Motie van de senaat' }),
  ]);
});
beforeEach(async () => {
  user = await product.subscriber();
  colleague = await product.colleague(user);
});
afterAll(() => product.close());

const change = (email: string, to: { modules?: string | null; active?: number }) =>
  product.people.db.updateTable('users').set(to).where('email', '=', email).execute();
async function ask<T>(
  who: Subscriber,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) {
  const answer = await product.app.inject({
    method,
    url: `/api${path}`,
    headers: { 'x-auth': who.token },
    ...(method === 'GET' ? {} : { payload: body ?? {} }),
  });
  return { status: answer.statusCode, ...answer.json<{ data: T; errors?: object[] }>() };
}
const listed = async (title: string) => (await ask<List>(user, 'POST', '/lists', { title })).data;
const shared = async (list: List) =>
  linkIn((await ask<ListShare>(user, 'PUT', `/lists/${list.id}/share`)).data);
const shareOf = async (list: List, who = user) =>
  (await ask<ListShare | null>(who, 'GET', `/lists/${list.id}/share`)).data;
const linkIn = ({ url }: ListShare) => url.split('/').at(-1)!;
const read = (who: Subscriber, link: string) => ask<SharedList>(who, 'POST', '/lists/shared', { link });
const copy = (who: Subscriber, link: string) => ask<List>(who, 'POST', '/lists/shared/copy', { link });
const noLink = {
  status: 404,
  errors: [{ code: 'EC-03', message: 'Deze link werkt niet (meer). Vraag je collega om een nieuwe.' }],
};

test('share: off until it is asked for; a colleague reads what the owner has, and is named to the owner once', async () => {
  const list = await listed('Netcongestie');
  expect([list.shared, await shareOf(list)]).toEqual([false, null]);
  const link = await shared(list);
  expect(await shared(list)).toBe(link);
  expect(link).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(await shareOf(list)).toMatchObject({
    url: `${product.config.BASE_URL}/shared-list/${link}`,
    readers: 0,
    lastReaders: [],
  });
  const [active] = (await ask<ListsResponse['data']>(user, 'GET', '/lists/active')).data;
  expect(active).toMatchObject({ id: list.id, shared: true });

  await ask(user, 'POST', '/lists/list-items', {
    listIds: [list.id],
    listItems: [
      { kind: 'document', documentId: 'share-motion', note: 'Bellen' },
      { kind: 'document', documentId: 'share-senate' },
      { kind: 'subheading', title: 'Kabinet' },
    ],
  });
  await change(colleague.email, { modules: JSON.stringify(['nlDashboard', 'listManager']) });
  expect(await read(colleague, link)).toMatchObject({
    status: 200,
    data: {
      title: 'Netcongestie',
      items: [
        { title: 'Motie over het net', note: 'Bellen' },
        { title: 'Motie van de senaat', lockedBy: expect.any(String) },
        { title: 'Kabinet' },
      ],
    },
  });
  await read(colleague, link);
  const own = await read(user, link);
  expect([own.data.ownId, (await read(colleague, link)).data.ownId]).toEqual([list.id, undefined]);
  expect(await shareOf(list)).toMatchObject({ readers: 1, lastReaders: [{ name: 'Noor van Dam' }] });
});

test('share: every link that does not hold gets one and the same answer', async () => {
  const withoutLists = await product.colleague(user, { modules: ['nlDashboard'] });
  const list = await listed('Warmte');
  const first = await shared(list);
  await read(colleague, first);
  const renewed = linkIn((await ask<ListShare>(user, 'POST', `/lists/${list.id}/share/renew`)).data);
  expect(renewed).not.toBe(first);
  expect(await shareOf(list)).toMatchObject({ readers: 0 });
  const refused = async (who: Subscriber, link: string) => {
    for (const answer of [await read(who, link), await copy(who, link)]) expect(answer).toMatchObject(noLink);
  };
  await refused(colleague, first);
  await refused(colleague, '');
  await refused(colleague, list.id);
  await refused(stranger, renewed);
  // Whoever has no lists learns the same of any link.
  for (const link of [renewed, first, 'none']) {
    expect(await read(withoutLists, link)).toMatchObject({ status: 403, errors: [{ code: 'EC-01' }] });
    expect(await copy(withoutLists, link)).toMatchObject({ status: 403, errors: [{ code: 'EC-01' }] });
  }
  // Another one's link is nobody else's to see, make, renew or end.
  for (const [method, path] of [
    ['GET', 'share'],
    ['PUT', 'share'],
    ['POST', 'share/renew'],
    ['DELETE', 'share'],
  ] as const)
    expect((await ask(colleague, method, `/lists/${list.id}/${path}`)).status).toBe(404);
  expect((await read(colleague, renewed)).status).toBe(200);

  await ask(user, 'DELETE', `/lists/${list.id}/share`);
  await refused(colleague, renewed);
  expect(await shareOf(list)).toBeNull();
  expect(await shared(list)).not.toBe(renewed);
});

test('share: the link goes with the list, the module and the account of its owner (10.7)', async () => {
  const list = await listed('Water');
  const link = await shared(list);
  const status = async () => (await read(colleague, link)).status;
  await ask(user, 'PUT', '/lists', { id: list.id, archived: true });
  expect(await status()).toBe(200);
  await ask(user, 'DELETE', '/lists', { id: list.id });
  expect(await read(colleague, link)).toMatchObject(noLink);
  await ask(user, 'POST', `/lists/${list.id}/restore`);
  expect(await status()).toBe(200);
  await change(user.email, { modules: JSON.stringify(['nlDashboard']) });
  expect(await read(colleague, link)).toMatchObject(noLink);
  await change(user.email, { modules: null });
  expect(await status()).toBe(200);
  await change(user.email, { active: 0 });
  expect(await read(colleague, link)).toMatchObject(noLink);
});

test('share: handed over, the link belongs to the receiver; a copy has none', async () => {
  const third = await product.colleague(user, { firstName: 'Saar' });
  const [moved, kept] = [await listed('Bodem'), await listed('Lucht')];
  const [link, keptLink] = [await shared(moved), await shared(kept)];
  await read(colleague, link);
  await read(third, link);
  for (const [list, makeCopy] of [
    [moved, false],
    [kept, true],
  ] as const)
    await product.app.inject({
      method: 'PATCH',
      url: '/api/lists/transfer',
      headers: { 'x-auth': user.token },
      payload: { email: colleague.email, listIds: [list.id], makeCopy },
    });
  expect((await ask(user, 'GET', `/lists/${moved.id}/share`)).status).toBe(404);
  expect(await shareOf(moved, colleague)).toMatchObject({
    readers: 1,
    lastReaders: [{ name: 'Saar van Dam' }],
  });
  expect(await read(user, link)).toMatchObject({ status: 200, data: { owner: 'Noor van Dam' } });
  const { data } = await ask<ListsResponse['data']>(colleague, 'GET', '/lists/active');
  expect(data.map(({ title, shared: isShared }) => [title, isShared]).toSorted()).toEqual([
    ['Bodem', true],
    ['Lucht', false],
  ]);
  expect((await read(third, keptLink)).status).toBe(200);
});

test('share: a copy is the reader’s own, made once, within the number of lists they may have', async () => {
  const list = await listed('Energie');
  const link = await shared(list);
  await ask(user, 'POST', '/lists/list-items', {
    listIds: [list.id],
    listItems: ['Een', 'Twee'].map((title) => ({ kind: 'subheading', title })),
  });
  const [first, again] = await Promise.all([copy(colleague, link), copy(colleague, link)]);
  expect(first).toMatchObject({ status: 200, data: { title: 'Energie', items: 2, shared: false } });
  expect(again.data.id).toBe(first.data.id);
  const { data } = await ask<ListItem[]>(colleague, 'GET', `/lists/${first.data.id}/list-items`);
  expect(data.map(({ title }) => title)).toEqual(['Een', 'Twee']);
  await ask(user, 'DELETE', `/lists/${list.id}/share`);
  expect((await ask(colleague, 'GET', `/lists/${first.data.id}`)).status).toBe(200);

  const full = await product.colleague(user, { firstName: 'Vol' });
  const { organisationId } = await product.people.db
    .selectFrom('users')
    .select('organisationId')
    .where('email', '=', full.email)
    .executeTakeFirstOrThrow();
  await product.people.db
    .updateTable('organisations')
    .set({ limits: JSON.stringify({ activeLists: 1 }) })
    .where('id', '=', organisationId)
    .execute();
  await ask(full, 'POST', '/lists', { title: 'De mijne' });
  expect(await copy(full, await shared(list))).toMatchObject({ errors: [{ code: 'EC-05' }] });
});

test('share: the name of a reader goes with their account, and nothing is kept of the secret', async () => {
  const list = await listed('Ruimte');
  const link = await shared(list);
  await read(colleague, link);
  const rows = await product.people.db
    .selectFrom('listShares')
    .selectAll()
    .where('listId', '=', list.id)
    .execute();
  expect(JSON.stringify(rows)).not.toContain(link);
  await product.people.db.deleteFrom('users').where('email', '=', colleague.email).execute();
  expect(await shareOf(list)).toMatchObject({ readers: 0 });
});
