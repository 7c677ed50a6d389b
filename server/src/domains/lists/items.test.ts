import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AddedItems, Holding } from 'contract/list-item-calls';
import type { List } from 'contract/lists';
import type { ListItem } from 'contract/list-items';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let user: Subscriber;
let list: List;

beforeAll(async () => {
  product = await openProduct();
  await product.documents.put([
    aDocument({ id: 'test-a', title: 'Motie A', date: Date.parse('2026-11-01T10:00:00Z') }),
    aDocument({ id: 'test-b', title: 'Motie B', date: Date.parse('2026-11-03T10:00:00Z') }),
    aDocument({ id: 'test-c', title: 'Motie C', date: Date.parse('2026-11-02T10:00:00Z') }),
    aDocument({ id: 'test-senate', title: 'Van de Eerste Kamer', groupPath: 'ek/motie' }),
  ]);
});
beforeEach(async () => {
  user = await product.subscriber();
  list = await made('Net');
});
afterAll(() => product.close());

async function call<T = unknown>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  who = user,
) {
  const answer = await product.app.inject({
    method,
    url: `/api${path}`,
    headers: { 'x-auth': who.token },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, ...answer.json<{ data: T; errors: object[] }>() };
}
const made = async (title: string) => (await call<List>('POST', '/lists', { title })).data;
const add = (listItems: object[], ...lists: List[]) =>
  call<AddedItems['data']>('POST', '/lists/list-items', {
    listIds: (lists.length > 0 ? lists : [list]).map(({ id }) => id),
    listItems,
  });
const aDoc = (letter: string) => ({ kind: 'document', documentId: `test-${letter}` });
const heading = (title: string) => ({ kind: 'subheading', title });
const items = async ({ id } = list) => (await call<ListItem[]>('GET', `/lists/${id}/list-items`)).data;
const titles = async (of = list) => (await items(of)).map(({ title }) => title);
const idOf = async (title: string) => (await items()).find((item) => item.title === title)!.id;
const gone = { status: 404, errors: [{ code: 'EC-03' }] };

async function limitItems(maximum: number): Promise<void> {
  const { organisationId } = await product.people.db
    .selectFrom('users')
    .select('organisationId')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  await product.people.db
    .updateTable('organisations')
    .set({ limits: JSON.stringify({ listItems: maximum }) })
    .where('id', '=', organisationId)
    .execute();
}

test('list items: documents are added to several lists at once, in the order given, and skipped where they are', async () => {
  const other = await made('Waterstof');
  const first = await add([aDoc('b'), { ...aDoc('a'), note: ' Voor maandag ' }], list, other);
  expect(first.data.added.map(({ listItemIds }) => listItemIds.length)).toEqual([2, 2]);
  expect((await add([aDoc('c'), aDoc('a')])).data).toMatchObject({ skipped: 1 });
  expect(await titles()).toEqual(['Motie B', 'Motie A', 'Motie C']);
  expect((await items())[1]).toMatchObject({
    kind: 'document',
    documentId: 'test-a',
    domain: 'nl',
    date: '2026-11-01T10:00:00.000Z',
    note: 'Voor maandag',
    markedForExport: true,
    state: 'same',
  });
  const asked = { documentIds: ['test-a', 'test-c', 'test-unknown'] };
  const { data } = await call<Holding[]>('POST', '/lists/holdings', asked);
  expect(data.map(({ documentId, listId }) => [documentId, listId])).toEqual(
    expect.arrayContaining([
      ['test-a', list.id],
      ['test-a', other.id],
      ['test-c', list.id],
    ]),
  );
  expect(data).toHaveLength(3);
});

test('list items: an unknown document, one outside the subscription or a full list adds nothing at all', async () => {
  const other = await made('Waterstof');
  expect(await add([aDoc('a'), aDoc('unknown')], list, other)).toMatchObject(gone);
  const poor = await product.subscriber({ modules: ['nlDashboard', 'listManager'] });
  const own = await call<List>('POST', '/lists', { title: 'Eigen' }, poor);
  const body = { listIds: [own.data.id], listItems: [aDoc('a'), aDoc('senate')] };
  expect(await call('POST', '/lists/list-items', body, poor)).toMatchObject({
    status: 403,
    errors: [{ code: 'EC-07', module: 'DSModule' }],
  });
  expect((await call<ListItem[]>('GET', `/lists/${own.data.id}/list-items`, undefined, poor)).data).toEqual(
    [],
  );
  await limitItems(2);
  await add([aDoc('a')], other);
  expect(await add([aDoc('b'), aDoc('c')], list, other)).toMatchObject({
    status: 400,
    errors: [{ code: 'EC-05', message: '‘Waterstof’ kan hoogstens 2 items bevatten.' }],
  });
  expect([await titles(), await titles(other)]).toEqual([[], ['Motie A']]);
});

test('list items: the limit and the order hold when items are added at the same time', async () => {
  await limitItems(3);
  const answers = await Promise.all(['1', '2', '3', '4', '5'].map((title) => add([heading(title)])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const positions = await product.people.db
    .selectFrom('listItems')
    .select('position')
    .where('listId', '=', list.id)
    .orderBy('position')
    .execute();
  expect(positions.map(({ position }) => position)).toEqual([0, 1, 2]);
});

test('list items: a double click adds once; the same later adds again (7.21)', async () => {
  const [one, two] = await Promise.all([add([heading('Kop')]), add([heading('Kop')])]);
  expect(two.data).toEqual(one.data);
  product.clock.advance(11_000);
  await add([heading('Kop')]);
  expect(await titles()).toEqual(['Kop', 'Kop']);
});

const update = { kind: 'update', title: 'Onze reactie', sourceName: 'Eigen site' };

test('list items: a custom update is cleaned and dated today unless told (3.28)', async () => {
  await add([
    {
      ...update,
      sourceUrl: 'https://example.org/reactie',
      description:
        '<p onclick="x()">Wij <b>steunen</b> <i>dit</i>.<script>alert(1)</script></p><img src=x onerror=y>' +
        '<a href="javascript:alert(1)">fout</a> <a href="https://example.org" style="x">goed</a>' +
        '<ul><li>een</li></ul>',
    },
  ]);
  expect((await items())[0]).toMatchObject({
    kind: 'update',
    sourceUrl: 'https://example.org/reactie',
    date: '2026-11-20',
    description:
      '<p>Wij <b>steunen</b> <i>dit</i>.</p><a>fout</a> <a href="https://example.org">goed</a><ul><li>een</li></ul>',
  });
  const id = await idOf('Onze reactie');
  const changed = await call('PUT', '/lists/list-items', {
    listItem: { id, title: 'Anders', description: '<p> </p>', date: '2026-01-31', sourceUrl: '' },
  });
  expect(changed.data).toMatchObject({ title: 'Anders', description: '', date: '2026-01-31', sourceUrl: '' });
});

test.each([
  [{ ...update, title: ' ' }, 'title'],
  [{ ...update, title: 'x'.repeat(201) }, 'title'],
  [{ ...update, sourceName: '' }, 'sourceName'],
  [{ ...update, sourceName: 'x'.repeat(121) }, 'sourceName'],
  [{ ...update, sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
  [{ ...update, sourceUrl: 'example.org' }, 'sourceUrl'],
  [{ ...update, sourceUrl: `https://example.org/${'x'.repeat(2_000)}` }, 'sourceUrl'],
  [{ ...update, description: 'x'.repeat(5_001) }, 'description'],
  [{ ...update, date: '2026-02-30' }, 'date'],
])('list items: %j is refused with its field named', async (item, field) => {
  expect(await add([item])).toMatchObject({
    status: 400,
    errors: [{ code: 'EC-02', field: `body.listItems.0.${field}` }],
  });
  expect(await items()).toEqual([]);
});

test('list items: what an item of its kind does not have cannot be changed', async () => {
  await add([aDoc('a'), heading('Kop')]);
  const change = (title: string, fields: object) =>
    idOf(title).then((id) => call('PUT', '/lists/list-items', { listItem: { id, ...fields } }));
  expect(await change('Motie A', { title: 'Anders' })).toMatchObject({
    status: 400,
    errors: [{ code: 'EC-02', field: 'body.listItem.title' }],
  });
  expect(await change('Kop', { note: 'x' })).toMatchObject({ status: 400 });
  expect(await change('Motie A', { note: 'Bellen', markedForExport: false })).toMatchObject({
    status: 200,
    data: { note: 'Bellen', markedForExport: false, title: 'Motie A' },
  });
});

test('list items: a change is copied to other lists, and skipped where the document is (7.16)', async () => {
  const [full, empty] = [await made('Vol'), await made('Leeg')];
  await add([aDoc('a')], list, full);
  const answer = await call('PUT', '/lists/list-items', {
    listItem: { id: await idOf('Motie A'), note: 'Let op' },
    copyToLists: [full.id, empty.id],
  });
  expect(answer).toMatchObject({ status: 200, data: { note: 'Let op' }, copied: 1, skipped: 1 });
  expect(await items(empty)).toMatchObject([{ documentId: 'test-a', note: 'Let op' }]);
  expect(await items(full)).toMatchObject([{ note: '' }]);
});

test('list items: a list tells which documents changed or were withdrawn, with what was saved of them (3.29)', async () => {
  await product.documents.put([
    aDocument({ id: 'test-changing', title: 'Eerst' }),
    aDocument({ id: 'test-leaving', title: 'Weg' }),
  ]);
  await add([aDoc('changing'), aDoc('leaving'), aDoc('a')]);
  await product.documents.put([aDocument({ id: 'test-changing', title: 'Daarna' })]);
  await product.documents.withdraw(['test-leaving']);
  expect(await items()).toMatchObject([
    { title: 'Eerst', state: 'changed' },
    { title: 'Weg', state: 'withdrawn' },
    { title: 'Motie A', state: 'same' },
  ]);
});

test('list items: a document whose module has ended keeps its title, with what would open it (6.4, 6.5)', async () => {
  await add([aDoc('senate')]);
  await product.people.db
    .updateTable('organisationModules')
    .set({ endsOn: '2026-11-19' })
    .where('moduleKey', '=', 'DSModule')
    .where('organisationId', 'in', (users) =>
      users.selectFrom('users').select('organisationId').where('email', '=', user.email),
    )
    .execute();
  expect(await items()).toMatchObject([{ title: 'Van de Eerste Kamer', lockedBy: 'DSModule' }]);
});

test('list items: items go all or none, and come back where they were (7.13)', async () => {
  await add([heading('1'), heading('2'), heading('3'), heading('4')]);
  const [one, two, three, four] = (await items()).map(({ id }) => id);
  const remove = (...listItemIds: unknown[]) =>
    call('DELETE', `/lists/${list.id}/list-items/delete`, { listItemIds });
  expect(await remove(two, 'AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject(gone);
  expect(await remove(two, three)).toMatchObject({ status: 200, data: [one, four] });
  const restore = (...listItemIds: unknown[]) =>
    call('POST', `/lists/${list.id}/list-items/restore`, { listItemIds });
  expect(await restore(three, two)).toMatchObject({ status: 200, data: [one, two, three, four] });
  expect(await restore(three)).toMatchObject({ status: 200, data: [one, two, three, four] });
  expect(await call('DELETE', '/lists/list-items', { id: four })).toMatchObject({ status: 200 });
  expect(await titles()).toEqual(['1', '2', '3']);
  await limitItems(3);
  expect(await restore(four)).toMatchObject({ status: 400, errors: [{ code: 'EC-05' }] });
});

test('list items: a document that was added again since does not come back twice', async () => {
  await add([aDoc('a')]);
  const id = await idOf('Motie A');
  await call('DELETE', '/lists/list-items', { id });
  await add([aDoc('a')]);
  const answer = await call<string[]>('POST', `/lists/${list.id}/list-items/restore`, { listItemIds: [id] });
  expect(answer.data).toHaveLength(1);
  expect(await titles()).toEqual(['Motie A']);
});

test('list items: an item moves within its list and to another; two moves at once leave every item in place (7.15)', async () => {
  await add([aDoc('a'), heading('1'), heading('2')]);
  const move = (listItemId: string, newPosition: number, to = list) =>
    call<string[]>('POST', '/lists/list-items/move', { listItemId, listId: to.id, newPosition });
  await move(await idOf('Motie A'), 500);
  expect(await titles()).toEqual(['1', '2', 'Motie A']);
  const [one, two, document] = (await items()).map(({ id }) => id);
  await Promise.all([move(document!, 0), move(one!, 2), move(two!, 0)]);
  expect((await titles()).toSorted()).toEqual(['1', '2', 'Motie A']);
  const other = await made('Waterstof');
  expect((await move(document!, 0, other)).data).toEqual([document]);
  expect([(await titles()).length, await titles(other)]).toEqual([2, ['Motie A']]);
  await add([aDoc('a')]);
  expect(await move(await idOf('Motie A'), 0, other)).toMatchObject({
    status: 409,
    errors: [{ code: 'EC-06' }],
  });
  expect(await move(one!, 0, { ...other, id: 'AAAAAAAAAAAAAAAAAAAAAA' })).toMatchObject(gone);
});

test('list items: several move together; an unknown one changes nothing (7.15)', async () => {
  await add(['1', '2', '3', '4'].map(heading));
  const [one, two, three, four] = (await items()).map(({ id }) => id);
  const move = (...places: [unknown, number][]) =>
    call('POST', '/lists/list-items/moveBulk', {
      listId: list.id,
      listItemIdSortOrderSets: places.map(([listItemId, sortOrder]) => ({ listItemId, sortOrder })),
    });
  expect(await move([four, 0], [three, 1])).toMatchObject({ data: [four, three, one, two] });
  expect(await move([one, 0], ['AAAAAAAAAAAAAAAAAAAAAA', 1])).toMatchObject(gone);
  expect(await move([one, 0], [one, 1])).toMatchObject({ status: 400 });
  expect(await titles()).toEqual(['4', '3', '1', '2']);
});

test('list items: sorting keeps subheadings where they are and is remembered until the order changes (7.14)', async () => {
  await add([aDoc('a'), aDoc('b'), heading('Kop'), { ...update, date: '2026-01-01' }, aDoc('c')]);
  const sort = (desc: boolean) => call('PATCH', `/lists/${list.id}/list-items/sort`, { desc });
  const sorted = async () => (await call<List>('GET', `/lists/${list.id}`)).data.sortedByDate;
  expect(await sort(true)).toMatchObject({ status: 200 });
  expect(await titles()).toEqual(['Motie B', 'Motie A', 'Kop', 'Motie C', 'Onze reactie']);
  expect(await sorted()).toBe(true);
  await sort(false);
  expect(await titles()).toEqual(['Motie A', 'Motie B', 'Kop', 'Onze reactie', 'Motie C']);
  await call('POST', '/lists/list-items/move', {
    listItemId: await idOf('Motie B'),
    listId: list.id,
    newPosition: 0,
  });
  expect(await sorted()).toBe(false);
});

test('list items: two items change places; one that is not there changes nothing (7.15)', async () => {
  await add(['1', '2', '3'].map(heading));
  const [one, two, three] = (await items()).map(({ id }) => id);
  const swap = (listItemIdA: unknown, listItemIdB: unknown) =>
    call('POST', '/lists/list-items/swap', { listItemIdA, listItemIdB, listId: list.id });
  expect(await swap(one, three)).toMatchObject({ status: 200, data: [three, two, one] });
  expect(await swap(one, 'AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject(gone);
  expect(await swap(one, one)).toMatchObject({ status: 400, errors: [{ field: 'body.listItemIdB' }] });
  await Promise.all([swap(one, two), swap(two, one), swap(three, two)]);
  expect((await titles()).toSorted()).toEqual(['1', '2', '3']);
});

test('list items: documents are told as they are today in the order asked, outside the modules with a lock (7.17)', async () => {
  await add([aDoc('senate'), heading('Kop'), aDoc('a')]);
  const asked = (body: object, who = user) => call<object[]>('POST', '/lists/list-documents', body, who);
  const documentIds = ['test-b', 'test-unknown', 'test-senate', 'test-a'];
  expect((await asked({ listId: list.id })).data).toMatchObject([
    { id: 'test-senate', title: 'Van de Eerste Kamer', locked: false },
    { id: 'test-a', locked: false, date: '2026-11-01T10:00:00.000Z' },
  ]);
  const poor = await product.subscriber({ modules: ['nlDashboard', 'listManager'] });
  expect((await asked({ documentIds }, poor)).data).toEqual([
    expect.objectContaining({ id: 'test-b', locked: false }),
    { id: 'test-senate', title: 'Van de Eerste Kamer', locked: true, module: 'DSModule' },
    expect.objectContaining({ id: 'test-a' }),
  ]);
  expect(await asked({})).toMatchObject({ status: 400, errors: [{ field: 'body.listId' }] });
  expect(await asked({ listId: list.id, documentIds })).toMatchObject({ status: 400 });
  const many = Array.from({ length: 501 }, (_none, at) => `test-${at}`);
  expect(await asked({ documentIds: many })).toMatchObject({
    status: 400,
    errors: [{ field: 'body.documentIds' }],
  });
});
