import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { List, ListsResponse } from 'contract/lists';
import type { ListItem } from 'contract/list-items';
import type { Notices } from 'contract/notices';
import { standardEmailConfig } from 'contract/email-config';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let user: Subscriber;
let colleague: Subscriber;
let stranger: Subscriber;

beforeAll(async () => {
  product = await openProduct();
  stranger = await product.subscriber();
});
beforeEach(async () => {
  user = await product.subscriber();
  colleague = await product.colleague(user);
});
afterAll(() => product.close());

const made = async (title: string, by = user) =>
  (await by.post('/lists', { title })).json<{ data: List }>().data;
const titlesOf = async (who: Subscriber) =>
  (await who.get('/lists/active'))
    .json<ListsResponse>()
    .data.map(({ title }) => title)
    .toSorted();
const itemsOf = async (who: Subscriber, id: string) =>
  (await who.get(`/lists/${id}/list-items`)).json<{ data: ListItem[] }>().data;
const noticesOf = async (who: Subscriber) => (await who.get('/users/me/notices')).json<Notices>();
async function transfer(email: string, lists: readonly List[], makeCopy = false) {
  const answer = await product.app.inject({
    method: 'PATCH',
    url: '/api/lists/transfer',
    headers: { 'x-auth': user.token },
    payload: { email, listIds: lists.map(({ id }) => id), makeCopy },
  });
  return { status: answer.statusCode, ...answer.json<{ data: object; errors: object[] }>() };
}
const verify = async (email: string, language = 'nl') => {
  const answer = await user.post('/lists/verify', { email }, { 'accept-language': language });
  return { status: answer.statusCode, ...answer.json<{ data: object; errors: object[] }>() };
};
const mailsTo = (who: Subscriber) =>
  product.people.db
    .selectFrom('deliveries')
    .innerJoin('users', 'users.id', 'deliveries.userId')
    .select(['subject', 'text', 'html'])
    .where('users.email', '=', who.email)
    .execute();
const noUser = {
  code: 'EC-03',
  message: 'Geen gebruiker gevonden met dit e-mailadres...',
};

test('transfer: a colleague is told by name; everybody who is no receiver gets one and the same answer (5.18)', async () => {
  expect(await verify(` ${colleague.email.toUpperCase()} `)).toEqual({
    status: 200,
    data: { email: colleague.email, name: 'Noor van Dam' },
  });
  const withoutLists = await product.colleague(user, { modules: ['nlDashboard'] });
  const left = await product.colleague(user);
  await product.people.db.updateTable('users').set({ active: 0 }).where('email', '=', left.email).execute();
  const answers = [];
  for (const email of [
    stranger.email,
    'nobody@example.org',
    'no address',
    '',
    user.email,
    withoutLists.email,
    left.email,
  ])
    answers.push(await verify(email));
  expect(answers.map(({ status, errors }) => ({ status, errors }))).toEqual(
    answers.map(() => ({ status: 404, errors: [expect.objectContaining(noUser)] })),
  );
  expect((await verify('nobody@example.org', 'en-gb')).errors).toMatchObject([
    { message: 'No user found for this email address...' },
  ]);
});

test('transfer: lists leave with items, marks and order, arrive active, and are told of once (4.16)', async () => {
  const [net, heat] = [await made('Net'), await made('Warmte & <b>water</b>')];
  await user.post('/lists/list-items', {
    listIds: [net.id],
    listItems: ['Een', 'Twee', 'Drie'].map((title) => ({ kind: 'subheading', title })),
  });
  const [, second, third] = await itemsOf(user, net.id);
  const put = (path: string, payload: object, method: 'PUT' | 'DELETE' = 'PUT') =>
    product.app.inject({ method, url: `/api${path}`, headers: { 'x-auth': user.token }, payload });
  await put('/lists/list-items', { listItem: { id: second!.id, markedForExport: false } });
  await put('/lists/list-items', { id: third!.id }, 'DELETE');
  await put('/lists', { id: heat.id, archived: true });

  const [first, again] = await Promise.all([
    transfer(colleague.email, [net, heat]),
    transfer(colleague.email, [net, heat]),
  ]);
  expect(first).toEqual({ status: 200, data: { transferred: 2, email: colleague.email } });
  expect(again).toEqual(first);
  expect(await titlesOf(user)).toEqual([]);
  expect(await titlesOf(colleague)).toEqual(['Net', 'Warmte & <b>water</b>']);
  expect(await itemsOf(colleague, net.id)).toMatchObject([
    { title: 'Een', markedForExport: true },
    { title: 'Twee', markedForExport: false },
  ]);
  // What the sender had taken off it lately does not come along.
  const restored = await colleague.post(`/lists/${net.id}/list-items/restore`, {
    listItemIds: [third!.id],
  });
  expect(restored.statusCode).toBe(404);
  expect((await user.get(`/lists/${net.id}`)).statusCode).toBe(404);

  const { received } = await noticesOf(colleague);
  expect(received).toEqual([
    {
      id: expect.any(String),
      at: '2026-11-20T09:30:00.000Z',
      from: 'Test User',
      lists: [
        { id: net.id, title: 'Net' },
        { id: heat.id, title: 'Warmte & <b>water</b>' },
      ],
    },
  ]);
  const [mail, ...more] = await mailsTo(colleague);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Test User heeft 2 lijsten aan je overgedragen');
  expect(mail!.text).toContain('• Warmte & <b>water</b>');
  expect(mail!.html).not.toContain('<b>water</b>');
  expect((await noticesOf(user)).received).toBeUndefined();
  const see = (who: Subscriber) => who.post('/users/me/notices/received', { id: received![0]!.id });
  expect((await see(user)).statusCode).toBe(404);
  expect((await see(colleague)).json()).toEqual({});
});

test('transfer: with a copy both have a list of their own (4.16)', async () => {
  const net = await made('Net');
  await user.post('/lists/list-items', {
    listIds: [net.id],
    listItems: [{ kind: 'subheading', title: 'Kop' }],
  });
  const [one, two] = await Promise.all([
    transfer(colleague.email, [net], true),
    transfer(colleague.email, [net], true),
  ]);
  expect([one, two]).toMatchObject([{ data: { transferred: 1 } }, { data: { transferred: 1 } }]);
  expect([await titlesOf(user), await titlesOf(colleague)]).toEqual([['Net'], ['Net']]);
  const [arrived] = (await noticesOf(colleague)).received![0]!.lists;
  expect(arrived!.id).not.toBe(net.id);
  await user.post('/lists/list-items', {
    listIds: [net.id],
    listItems: [{ kind: 'subheading', title: 'Nieuw' }],
  });
  expect(await itemsOf(colleague, arrived!.id)).toMatchObject([{ title: 'Kop' }]);
});

test('transfer: all or none; what stands in the way is said, and only of colleagues (4.16, 5.18)', async () => {
  const [net, heat] = [await made('Net'), await made('Warmte')];
  const theirs = await made('Van een ander', stranger);
  const withoutLists = await product.colleague(user, { modules: ['nlDashboard'] });
  for (const [email, lists, status, error] of [
    [colleague.email, [], 400, { field: 'body.listIds', message: 'Selecteer ten minste 1 lijst' }],
    [' ', [net], 400, { field: 'body.email', message: 'Vul het e-mailadres van de ontvanger in' }],
    [user.email, [net], 400, { field: 'body.email' }],
    [stranger.email, [net], 404, noUser],
    ['nobody@example.org', [net], 404, noUser],
    [withoutLists.email, [net], 409, { message: 'Noor van Dam heeft de module Lijsten niet.' }],
    [colleague.email, [net, theirs], 404, { code: 'EC-03' }],
  ] as const)
    expect(await transfer(email, lists), email).toMatchObject({ status, errors: [error] });
  const { organisationId } = await product.people.db
    .selectFrom('users')
    .select('organisationId')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  await product.people.db
    .updateTable('organisations')
    .set({ limits: JSON.stringify({ activeLists: 3 }) })
    .where('id', '=', organisationId)
    .execute();
  await made('Eigen', colleague);
  await made('Tweede', colleague);
  expect(await transfer(colleague.email, [net, heat])).toMatchObject({
    status: 400,
    errors: [{ code: 'EC-05', message: expect.stringContaining('al 2 van de 3 actieve lijsten') }],
  });
  expect([await titlesOf(user), await titlesOf(colleague)]).toEqual([
    ['Net', 'Warmte'],
    ['Eigen', 'Tweede'],
  ]);
  expect((await noticesOf(colleague)).received).toBeUndefined();
  // One place is left, for which two ask at once.
  const both = await Promise.all([
    transfer(colleague.email, [net], true),
    transfer(colleague.email, [heat], true),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('transfer: whoever is on vacation is told on screen alone (4.17)', async () => {
  await product.app.inject({
    method: 'PUT',
    url: '/api/users/me/emailconfig',
    headers: { 'x-auth': colleague.token },
    payload: { ...standardEmailConfig, vacation: { active: true, until: '2026-11-30' } },
  });
  await transfer(colleague.email, [await made('Net')]);
  expect((await noticesOf(colleague)).received).toHaveLength(1);
  expect(await mailsTo(colleague)).toEqual([]);
});

test("transfer: the saved search that a list follows stays its sender's, and suggests nothing to the receiver", async () => {
  const net = await made('Net');
  const queryDetails = { query: 'waterstof', context: ['all'], groupingDetails: { name: 'nl' } };
  const saved = await user.post('/savedsearches', { title: 'Waterstof', queryDetails });
  const followed = await product.app.inject({
    method: 'PUT',
    url: `/api/lists/${net.id}/search`,
    headers: { 'x-auth': user.token },
    payload: { savedSearchId: saved.json<{ data: { id: string } }>().data.id },
  });
  expect(followed.statusCode).toBe(200);
  await transfer(colleague.email, [net], true);
  await transfer(colleague.email, [net]);
  const theirs = (await colleague.get('/lists/active')).json<ListsResponse>().data;
  expect(theirs).toHaveLength(2);
  for (const { id } of theirs)
    expect((await colleague.get(`/lists/${id}/suggestions`)).json()).toEqual({
      data: { followed: null, documents: [] },
    });
});
