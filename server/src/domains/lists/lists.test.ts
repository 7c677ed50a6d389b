import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ArchivedListsResponse, List, ListsResponse } from 'contract/lists';
import type { ListItem } from 'contract/list-items';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let user: Subscriber;

beforeAll(async () => {
  product = await openProduct();
});
beforeEach(async () => {
  user = await product.subscriber();
});
afterAll(() => product.close());

const day = 24 * 60 * 60_000;

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  who = user,
) {
  const answer = await product.app.inject({
    method,
    url: `/api${path}`,
    headers: { 'x-auth': who.token },
    ...(method === 'GET' ? {} : { payload: body ?? {} }),
  });
  return { status: answer.statusCode, ...answer.json<{ data: List; errors: object[] }>() };
}
const create = (title: string, who = user) => call('POST', '/lists', { title }, who);
const active = async (who = user) => (await who.get('/lists/active')).json<ListsResponse>();
const archived = async () => (await user.get('/lists/archived')).json<ArchivedListsResponse>();
const itemsOf = async (id: string) =>
  (await user.get(`/lists/${id}/list-items`)).json<{ data: ListItem[] }>().data;
const gone = { status: 404, errors: [{ code: 'EC-03' }] };

async function limit(own: object): Promise<void> {
  const { organisationId } = await product.people.db
    .selectFrom('users')
    .select('organisationId')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  await product.people.db
    .updateTable('organisations')
    .set({ limits: JSON.stringify(own) })
    .where('id', '=', organisationId)
    .execute();
}

test('lists: lists are made with a trimmed title and shown last used first (4.14)', async () => {
  const first = await create('  Stroomnet  ');
  expect(first).toMatchObject({
    status: 200,
    data: { title: 'Stroomnet', archived: false, items: 0, updates: 0, subheadings: 0, sortedByDate: false },
  });
  product.clock.advance(1_000);
  const second = await create('Waterstof');
  expect(await active()).toEqual({ data: [second.data, first.data], maxLists: 200, maxItems: 500 });
  product.clock.advance(1_000);
  const renamed = await call('PUT', '/lists', { id: first.data.id, title: 'Netcongestie' });
  expect(renamed.data.title).toBe('Netcongestie');
  expect((await active()).data.map(({ title }) => title)).toEqual(['Netcongestie', 'Waterstof']);
});

test.each([{ title: ' ' }, { title: 'x'.repeat(201) }, {}])(
  'lists: the title %j is refused (5.12)',
  async (body) => {
    expect(await call('POST', '/lists', body)).toMatchObject({
      status: 400,
      errors: [{ code: 'EC-02', field: 'body.title' }],
    });
  },
);

test('lists: a double click makes one list; the same later makes another (7.21)', async () => {
  const [one, two] = await Promise.all([create('Net'), create('Net')]);
  expect(two.data.id).toBe(one.data.id);
  product.clock.advance(11_000);
  await create('Net');
  expect((await active()).data).toHaveLength(2);
});

test('lists: the number of active lists has a limit, also for lists made at the same time (3.26, R6)', async () => {
  await limit({ activeLists: 3 });
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((title) => create(title)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const full = { status: 400, errors: [{ code: 'EC-05', message: expect.stringContaining('(3)') }] };
  expect(answers.find(({ status }) => status !== 200)).toMatchObject(full);
  const [list] = (await active()).data;
  expect(await call('POST', `/lists/${list!.id}/duplicate`)).toMatchObject(full);
  // The archive has no limit, but the way back has.
  await call('PUT', '/lists', { id: list!.id, archived: true });
  expect(await create('f')).toMatchObject({ status: 200 });
  expect(await call('PUT', '/lists', { id: list!.id, archived: false })).toMatchObject(full);
  expect((await archived()).data).toMatchObject([{ id: list!.id, archived: true }]);
});

test('lists: a deleted list lies in the bin for thirty days and comes back whole (4.15)', async () => {
  const { data } = await create('Net');
  const added = { listIds: [data.id], listItems: [{ kind: 'subheading', title: 'Kop' }] };
  await call('POST', '/lists/list-items', added);
  expect(await call('DELETE', '/lists', { id: data.id })).toMatchObject({ status: 200 });
  expect((await active()).data).toEqual([]);
  expect(await call('GET', `/lists/${data.id}`)).toMatchObject(gone);
  expect(await call('GET', `/lists/${data.id}/list-items`)).toMatchObject(gone);
  expect(await call('POST', '/lists/list-items', added)).toMatchObject(gone);
  const { bin } = await archived();
  expect(bin).toMatchObject([{ id: data.id, items: 1 }]);
  expect(Date.parse(bin[0]!.erasedAt) - product.clock.now().getTime()).toBe(30 * day);
  expect(await call('POST', `/lists/${data.id}/restore`)).toMatchObject({ status: 200, data: { items: 1 } });
  expect(await itemsOf(data.id)).toMatchObject([{ title: 'Kop' }]);

  await call('DELETE', '/lists', { id: data.id });
  product.clock.advance(30 * day);
  // The session has ended meanwhile.
  const login = { email: user.email, password: user.password };
  const { token } = (await user.post('/users/login', login)).json<{ data: { token: string } }>().data;
  const later = { ...user, token };
  expect(await call('POST', `/lists/${data.id}/restore`, undefined, later)).toMatchObject(gone);
  await call('GET', '/lists/archived', undefined, later);
  const kept = product.people.db.selectFrom('lists').select('id').where('id', '=', data.id);
  expect(await kept.execute()).toEqual([]);
  const items = product.people.db.selectFrom('listItems').select('id').where('listId', '=', data.id);
  expect(await items.execute()).toEqual([]);
});

test('lists: a copy has the items, marks and order of the original and goes its own way', async () => {
  const { data } = await create('Net');
  await call('POST', '/lists/list-items', {
    listIds: [data.id],
    listItems: ['Een', 'Twee'].map((title) => ({ kind: 'subheading', title })),
  });
  const [, second] = await itemsOf(data.id);
  await call('PUT', '/lists/list-items', { listItem: { id: second!.id, markedForExport: false } });
  const [copy, again] = await Promise.all([
    call('POST', `/lists/${data.id}/duplicate`),
    call('POST', `/lists/${data.id}/duplicate`),
  ]);
  expect(copy.data).toMatchObject({ title: 'Kopie van Net', items: 2, archived: false });
  expect(again.data.id).toBe(copy.data.id);
  await call('DELETE', `/lists/${data.id}/list-items/delete`, { listItemIds: [second!.id] });
  expect(await itemsOf(copy.data.id)).toMatchObject([
    { title: 'Een', markedForExport: true },
    { title: 'Twee', markedForExport: false },
  ]);
});

test('lists: nobody reaches the list of another, a colleague neither', async () => {
  const { data } = await create('Net');
  await call('POST', '/lists/list-items', {
    listIds: [data.id],
    listItems: [{ kind: 'subheading', title: 'Kop' }],
  });
  const [item] = await itemsOf(data.id);
  const colleague = await product.colleague(user);
  const mine = (await create('Eigen', colleague)).data;

  expect((await call('GET', '/lists/active', undefined, colleague)).data).toMatchObject([{ id: mine.id }]);
  const { id } = data;
  const heading = { kind: 'subheading', title: 'Gekaapt' };
  const tries: [Parameters<typeof call>[0], string, object?][] = [
    ['GET', `/lists/${id}`],
    ['GET', `/lists/${id}/list-items`],
    ['PUT', '/lists', { id, title: 'Gekaapt' }],
    ['DELETE', '/lists', { id }],
    ['POST', `/lists/${id}/restore`],
    ['POST', `/lists/${id}/duplicate`],
    ['POST', '/lists/list-items', { listIds: [mine.id, id], listItems: [heading] }],
    ['PUT', '/lists/list-items', { listItem: { id: item!.id, title: 'Gekaapt' } }],
    ['DELETE', '/lists/list-items', { id: item!.id }],
    ['DELETE', `/lists/${id}/list-items/delete`, { listItemIds: [item!.id] }],
    ['DELETE', `/lists/${mine.id}/list-items/delete`, { listItemIds: [item!.id] }],
    ['POST', `/lists/${mine.id}/list-items/restore`, { listItemIds: [item!.id] }],
    ['POST', '/lists/list-items/move', { listItemId: item!.id, listId: mine.id, newPosition: 0 }],
    [
      'POST',
      '/lists/list-items/moveBulk',
      { listId: mine.id, listItemIdSortOrderSets: [{ listItemId: item!.id, sortOrder: 0 }] },
    ],
    ['PATCH', `/lists/${id}/list-items/sort`, { desc: true }],
    ['POST', '/lists/list-documents', { listId: id }],
    ['POST', '/lists/list-items/swap', { listItemIdA: item!.id, listItemIdB: `${item!.id}x`, listId: id }],
    [
      'POST',
      '/lists/list-items/swap',
      { listItemIdA: item!.id, listItemIdB: `${item!.id}x`, listId: mine.id },
    ],
  ];
  for (const [method, path, body] of tries) {
    expect(await call(method, path, body, colleague), `${method} ${path}`).toMatchObject(gone);
  }
  expect((await active()).data).toMatchObject([{ id, title: 'Net', items: 1 }]);
  expect(await itemsOf(id)).toMatchObject([{ title: 'Kop' }]);
  expect((await call('GET', `/lists/${mine.id}`, undefined, colleague)).data.items).toBe(0);
});
