import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SavedSearch, SavedSearchesResponse } from 'contract/saved-searches';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let user: Subscriber;

beforeAll(async () => {
  product = await openProduct();
  await product.documents.put([aDocument({ title: 'Motie over het stroomnet' })]);
});
beforeEach(async () => {
  user = await product.subscriber();
});
afterAll(() => product.close());

const nl = { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' } };
const eu = { query: 'energy', groupingDetails: { name: 'eu' }, euEpCommittees: ['ITRE'] };

async function call(
  who: Subscriber,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: object,
) {
  const headers = { 'x-auth': who.token };
  const answer = await product.app.inject({ method, url: `/api${path}`, payload: body, headers });
  return { status: answer.statusCode, ...answer.json<{ data: SavedSearch; errors: object[] }>() };
}
const save = (body: object, who = user) =>
  call(who, 'POST', '/savedsearches', { title: 'Net', queryDetails: nl, ...body });
const listed = async (groupingName = 'nl', who = user) =>
  (await who.post('/savedsearches/user', { groupingName })).json<SavedSearchesResponse>();
/** Another search each time, so that none is there already. */
const other = (query: string) => ({ title: query, queryDetails: { ...nl, query } });

test('saved searches: a search is saved with what it looks for, and listed oldest first with how many there may be', async () => {
  const first = await save({
    title: '  Stroomnet  ',
    description: 'Voor de nieuwsbrief',
    sendUpdatesPerEmail: { daily: true },
    queryDetails: { ...nl, context: ['energie-klimaat'], minimalMatchPercentage: 60, groupPaths: ['tk'] },
  });
  expect(first).toMatchObject({
    status: 200,
    data: {
      title: 'Stroomnet',
      description: 'Voor de nieuwsbrief',
      sendUpdatesPerEmail: { daily: true, weekly: false, realTime: false },
      rssEnabled: false,
      includeInWebcal: false,
      sourcesChanged: false,
      createdAt: '2026-11-20T09:30:00.000Z',
      queryDetails: {
        query: 'stroomnet',
        context: ['energie-klimaat'],
        minimalMatchPercentage: 60,
        groupPaths: ['tk'],
        metadataField: 'metadata',
      },
    },
  });
  product.clock.advance(1_000);
  const second = await save(other('waterstof'));
  expect(await listed()).toEqual({
    data: [first.data, second.data],
    numberOfSearches: 2,
    maxSearches: 100,
    numberOfDirect: 0,
    maxDirect: 25,
  });
  expect((await listed('nl-lr')).data).toEqual([]);
});

test.each([
  [{ title: '   ' }, 'body.title'],
  [{ title: 'x'.repeat(121) }, 'body.title'],
  [{ description: 'x'.repeat(501) }, 'body.description'],
  [{ surprise: 1 }, 'body.surprise'],
  [{ queryDetails: { ...nl, startDate: '2026-01-01' } }, 'body.queryDetails.startDate'],
  [{ queryDetails: { ...nl, query: '(stroomnet' } }, 'body.queryDetails.query'],
  [{ queryDetails: { ...nl, context: [] } }, 'body.queryDetails.context'],
  [{ queryDetails: { ...nl, groupPaths: ['nowhere'] } }, 'body.queryDetails.groupPaths'],
  [{ queryDetails: eu }, 'body.queryDetails.groupingDetails.name'],
  [{ sendUpdatesPerEmail: { hourly: true } }, 'body.sendUpdatesPerEmail.hourly'],
])('saved searches: %j is refused with its field named, and nothing is saved', async (body, field) => {
  expect(await save(body)).toMatchObject({ status: 400, errors: [{ code: 'EC-02', field }] });
  expect((await listed()).data).toEqual([]);
});

test('saved searches: the same search twice is asked about first, whatever the order of its lists (3.17)', async () => {
  await save({ queryDetails: { ...nl, groupPaths: ['tk', 'ek'] } });
  product.clock.advance(60_000);
  const again = { title: 'Anders', queryDetails: { ...nl, query: ' stroomnet ', groupPaths: ['ek', 'tk'] } };
  expect(await save(again)).toMatchObject({ status: 409, errors: [{ code: 'EC-06' }] });
  expect(await save({ ...again, allowIdentical: true })).toMatchObject({ status: 200 });
  expect((await listed()).numberOfSearches).toBe(2);
});

test('saved searches: a double click saves once; the same save later is another (7.21)', async () => {
  const [one, two] = await Promise.all([save({}), save({})]);
  expect(two.data.id).toBe(one.data.id);
  product.clock.advance(11_000);
  expect(await save({ allowIdentical: true })).toMatchObject({ status: 200 });
  expect((await listed()).numberOfSearches).toBe(2);
});

test('saved searches: a limit of the organisation holds, also for saves at the same time (5.10, R6)', async () => {
  const { organisationId } = await product.people.db
    .selectFrom('users')
    .select('organisationId')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  await product.people.db
    .updateTable('organisations')
    .set({ limits: JSON.stringify({ savedSearches: 3, directSearches: 1 }) })
    .where('id', '=', organisationId)
    .execute();
  const answers = await Promise.all(['a1', 'b1', 'c1', 'd1', 'e1'].map((query) => save(other(query))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 400,
    errors: [{ code: 'EC-05', message: 'Maximum aantal zoekopdrachten bereikt' }],
  });
  const [first, second] = (await listed()).data;
  const direct = (id: string) =>
    call(user, 'PATCH', '/savedsearches/user/', { id, sendUpdatesPerEmail: { realTime: true } });
  expect(await direct(first!.id)).toMatchObject({ status: 200 });
  expect(await direct(first!.id)).toMatchObject({ status: 200 });
  expect(await direct(second!.id)).toMatchObject({ status: 400, errors: [{ code: 'EC-05' }] });
  // At the limit, what is there can still be changed.
  const changed = { id: second!.id, ...other('nog iets') };
  expect(await call(user, 'PUT', '/savedsearches', changed)).toMatchObject({ status: 200 });
});

test('saved searches: new criteria count from now on, other changes leave the past alone (4.12)', async () => {
  const { data } = await save({});
  const afterOf = async () =>
    (
      await product.people.db
        .selectFrom('savedSearches')
        .select('after')
        .where('id', '=', data.id)
        .executeTakeFirstOrThrow()
    ).after;
  const began = await afterOf();
  await product.documents.put([aDocument()]);
  await call(user, 'PUT', '/savedsearches', { id: data.id, title: 'Nieuwe naam', queryDetails: nl });
  expect(await afterOf()).toBe(began);
  const changed = await call(user, 'PUT', '/savedsearches', { id: data.id, ...other('kerncentrale') });
  expect(changed.data).toMatchObject({ title: 'kerncentrale', queryDetails: { query: 'kerncentrale' } });
  expect(await afterOf()).toBe(await product.documents.settled());
});

test('saved searches: delivery changes alone; what is not named stays (7.8)', async () => {
  const { data } = await save({ sendUpdatesPerEmail: { weekly: true } });
  const patched = await call(user, 'PATCH', '/savedsearches/user', { id: data.id, rssEnabled: true });
  expect(patched.data).toEqual({ ...data, rssEnabled: true, changedAt: patched.data.changedAt });
});

test('saved searches: nobody reaches the search of another, nor one of EU through the other address', async () => {
  const { data } = await save({});
  const colleague = await product.subscriber();
  const gone = { status: 404, errors: [{ code: 'EC-03' }] };
  const body = { id: data.id, title: 'Gekaapt', queryDetails: { ...nl, query: 'iets' } };
  expect(await call(colleague, 'PUT', '/savedsearches', body)).toMatchObject(gone);
  expect(await call(colleague, 'PATCH', '/savedsearches/user', { id: data.id })).toMatchObject(gone);
  expect(await call(colleague, 'DELETE', '/savedsearches', { id: data.id })).toMatchObject(gone);
  expect(await call(user, 'DELETE', '/eu/savedsearches', { id: data.id })).toMatchObject(gone);
  expect(await call(user, 'DELETE', '/savedsearches', { id: data.id })).toMatchObject({ status: 200 });
  expect((await listed()).data).toEqual([]);
  const saved = await call(user, 'POST', '/eu/savedsearches', { title: 'Energie', queryDetails: eu });
  expect(saved.data.queryDetails).toMatchObject({
    euEpCommittees: ['ITRE'],
    groupingDetails: { name: 'eu' },
  });
});

test('saved searches: without the module of its dashboard a search cannot be made to mail, but can go (6.4)', async () => {
  const local = await product.subscriber({ modules: ['nlLrDashboard'] });
  const refused = { status: 403, errors: [{ code: 'EC-01', module: 'MC11' }] };
  expect(await save({}, local)).toMatchObject(refused);
  const { data } = await save({});
  await product.people.db
    .updateTable('organisationModules')
    .set({ endsOn: '2026-11-19' })
    .where('moduleKey', '=', 'nlDashboard')
    .where('organisationId', 'in', (users) =>
      users.selectFrom('users').select('organisationId').where('email', '=', user.email),
    )
    .execute();
  expect(await call(user, 'PATCH', '/savedsearches/user', { id: data.id, rssEnabled: true })).toMatchObject(
    refused,
  );
  expect(await call(user, 'DELETE', '/savedsearches', { id: data.id })).toMatchObject({ status: 200 });
});

test('saved searches: paths of an older source tree are read as what they are now, and never as everything (3.10)', async () => {
  const kept = async (groupPaths: string[]) => {
    product.clock.advance(60_000);
    const older = { ...nl, groupPaths, groupingDetails: { name: 'nl', version: 1 } };
    const saved = await save({ queryDetails: { ...nl, query: `net${groupPaths.length}` } });
    // As it was kept before the tree changed.
    await product.people.db
      .updateTable('savedSearches')
      .set({ criteria: JSON.stringify(older) })
      .where('id', '=', saved.data.id)
      .execute();
    const { data } = await listed();
    return data.find(({ id }) => id === saved.data.id)!;
  };
  expect(await kept(['tk/motie'])).toMatchObject({
    sourcesChanged: false,
    queryDetails: { groupPaths: ['tk/motie'], groupingDetails: { version: 2 } },
  });
  expect(await kept(['tk/motie', 'tk/verdwenen'])).toMatchObject({
    sourcesChanged: true,
    queryDetails: { groupPaths: expect.arrayContaining(['tk']), groupingDetails: { version: 2 } },
  });
  expect(await kept(['verdwenen', 'ook-weg', 'nergens'])).toMatchObject({
    sourcesChanged: true,
    queryDetails: { groupPaths: ['verdwenen', 'ook-weg', 'nergens'], groupingDetails: { version: 1 } },
  });
});

test('saved searches: the preview counts thirty Amsterdam days, and warns and refuses by the day (4.13)', async () => {
  const day = 24 * 60 * 60_000;
  const start = Date.parse('2026-10-21T22:00:00Z');
  await product.documents.put([
    aDocument({ title: 'Aardwarmte', date: start }),
    aDocument({ title: 'Aardwarmte', date: start - 1 }),
    ...Array.from({ length: 31 * 30 }, (_, at) =>
      aDocument({ title: 'Zonnedak', text: 'Zonnedak.', date: start + (at % 29) * day }),
    ),
    ...Array.from({ length: 101 * 30 }, (_, at) =>
      aDocument({ title: 'Windmolen', text: 'Windmolen.', date: start + (at % 29) * day }),
    ),
  ]);
  const preview = async (query: string) =>
    (await user.post('/savedsearches/preview', { queryDetails: { ...nl, query } })).json<object>();
  expect(await preview('aardwarmte')).toEqual({ hits: 1, days: 30, perDay: 0, volume: 'ordinary' });
  expect(await preview('zonnedak')).toEqual({ hits: 930, days: 30, perDay: 31, volume: 'much' });
  expect(await preview('windmolen')).toEqual({
    hits: 3_030,
    days: 30,
    perDay: 101,
    volume: 'tooMuchForDirect',
  });
  const direct = { sendUpdatesPerEmail: { realTime: true } };
  expect(await save({ ...other('windmolen'), ...direct })).toMatchObject({
    status: 400,
    errors: [{ code: 'EC-02', field: 'body.sendUpdatesPerEmail.realTime' }],
  });
  expect(await save({ ...other('zonnedak'), ...direct })).toMatchObject({ status: 200 });
});

test('saved searches: a deleted search listens to nothing, and comes back as it was within a day', async () => {
  const { data } = await save({ description: 'Voor maandag', sendUpdatesPerEmail: { weekly: true } });
  const { userId } = await product.people.db
    .selectFrom('savedSearches')
    .select('userId')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow();
  const match = { savedSearchId: data.id, documentId: `nl-${data.id}`, version: 1, userId };
  await product.people.db
    .insertInto('matches')
    .values({ ...match, seq: 1, updated: 0, foundAt: 0, line: '{}' })
    .execute();
  const matches = async () =>
    (await product.people.db.selectFrom('matches').where('savedSearchId', '=', data.id).selectAll().execute())
      .length;
  const restore = (id: string, who = user, base = '') =>
    call(who, 'POST', `${base}/savedsearches/restore`, { id });

  expect(await call(user, 'DELETE', '/savedsearches', { id: data.id })).toMatchObject({ status: 200 });
  expect((await listed()).data).toEqual([]);
  expect(await call(user, 'PATCH', '/savedsearches/user', { id: data.id })).toMatchObject({ status: 404 });
  expect(await restore(data.id, await product.subscriber())).toMatchObject({ status: 404 });
  expect(await restore(data.id, user, '/eu')).toMatchObject({ status: 404 });
  /** In steps, so that the session does not end meanwhile. */
  const wait = async (steps: number) => {
    for (let step = 0; step < steps; step++) {
      product.clock.advance(6 * 60 * 60_000);
      await listed();
    }
  };
  await wait(3);
  expect(await restore(data.id)).toMatchObject({ status: 200, data });
  expect((await listed()).data).toEqual([data]);
  expect(await matches()).toBe(1);
  expect(await restore(data.id)).toMatchObject({ status: 404 });

  await call(user, 'DELETE', '/savedsearches', { id: data.id });
  await wait(4);
  expect(await restore(data.id)).toMatchObject({ status: 404 });
  expect(await matches()).toBe(0);
});

test('saved searches: a search whose place was taken does not come back over the limit', async () => {
  const { organisationId } = await product.people.db
    .selectFrom('users')
    .select('organisationId')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  await product.people.db
    .updateTable('organisations')
    .set({ limits: JSON.stringify({ savedSearches: 1 }) })
    .where('id', '=', organisationId)
    .execute();
  const { data } = await save({});
  await call(user, 'DELETE', '/savedsearches', { id: data.id });
  await save(other('waterstof'));
  expect(await call(user, 'POST', '/savedsearches/restore', { id: data.id })).toMatchObject({
    status: 400,
    errors: [{ code: 'EC-05' }],
  });
  expect((await listed()).numberOfSearches).toBe(1);
});
