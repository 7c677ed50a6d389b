import type { NewHitsOfSearches } from 'contract/saved-searches';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseDeactivated } from '#domains/accounts/erase.ts';
import { type Delivering, openDelivering, paper } from '#domains/alerts/test/delivering.ts';
import { openFollowing } from '#domains/alerts/test/following.ts';
import { aMeeting, saveAgendaSearch } from '#domains/alerts/test/meetings.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import type { Subscriber } from './product.ts';

const day = 24 * 60 * 60_000;
let house: Delivering;
let admin: Subscriber;
let leaver: Subscriber;
let heir: Subscriber;
beforeEach(async () => {
  house = await openDelivering();
  admin = await house.product.subscriber({ roles: ['org-admin'] });
  leaver = await house.product.colleague(admin, { firstName: 'Joost', lastName: 'Lindeboom' });
  heir = await house.product.colleague(admin, { firstName: 'Fenna', lastName: 'Siebelink' });
});
afterEach(() => house.close());

const db = () => house.product.people.db;
const idOf = async (email: string) =>
  (await db().selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  house.product.app.inject({
    method,
    url: `/api/admin${path}`,
    headers: { 'x-auth': admin.adminToken },
    ...(payload ? { payload } : {}),
  });
const leave = async (given: { lists?: boolean; searches?: boolean } | null = {}) => {
  const handOver = given && { receiverId: await idOf(heir.email), lists: true, searches: true, ...given };
  return ask('POST', `/users/${await idOf(leaver.email)}/deactivate`, { handOver, reason: 'Uit dienst' });
};
const minutes = (count: number) => house.product.clock.advance(count * 60_000);
const searchesOf = async (who: Subscriber) =>
  db()
    .selectFrom('savedSearches')
    .selectAll()
    .where('userId', '=', await idOf(who.email))
    .orderBy('title')
    .execute();

test('leaving: the searches go to the colleague with their mail; what was found before is mailed to nobody, what comes after once', async () => {
  await house.save(leaver, 'stroomnet', { realTime: true });
  await house.save(leaver, 'waterstof', { daily: true, weekly: true });
  await house.save(heir, 'kernenergie', { daily: true });
  // Told to the leaver already, waiting for the leaver, and waiting for both by searches of their own.
  await house.comesIn(paper('told', 'stroomnet'));
  minutes(5);
  expect((await house.deliver()).map(({ to }) => to)).toEqual([leaver.email]);
  await house.comesIn(paper('waits', 'waterstof'), paper('both', 'waterstof en kernenergie'));
  const answer = await leave();
  expect(answer.json()).toMatchObject({ searches: 2, lists: 0 });
  expect((await searchesOf(heir)).map(({ title, realTime, daily }) => [title, realTime, daily])).toEqual([
    ['kernenergie', 0, 1],
    ['stroomnet', 1, 0],
    ['waterstof', 0, 1],
  ]);
  expect(await searchesOf(leaver)).toEqual([]);
  await house.comesIn(paper('after', 'stroomnet'));
  minutes(5);
  const direct = await house.deliver();
  expect(direct.map(({ to, subject }) => [to, subject])).toEqual([
    [heir.email, '1 nieuw resultaat: stroomnet'],
  ]);
  house.product.clock.set('2026-11-21T06:00:00Z');
  const [daily, ...others] = await house.deliver();
  expect(others).toEqual([]);
  expect(daily!.to).toBe(heir.email);
  // Of its own search: that another one was handed over takes nothing away.
  expect(daily!.papers).toEqual(['both']);
  house.product.clock.set('2026-11-30T06:00:00Z');
  expect(await house.deliver()).toEqual([]);
  const news = await house.call(heir, 'POST', '/savedsearches/new', { groupingName: 'nl' });
  const unseen = new Map(news.json<NewHitsOfSearches>().data.map(({ id, count }) => [id, count]));
  expect((await searchesOf(heir)).map(({ id }) => unseen.get(id) ?? 0)).toEqual([1, 1, 0]);
});

test('leaving: what changed of meetings and waits for the leaver is told to nobody, what changes after to the colleague', async () => {
  const follower = await openFollowing(house.product);
  const search = await saveAgendaSearch(house.product, leaver, 'stroomnet', ['dailyChanges']);
  await follower.work();
  const start = '2026-11-25T09:00:00Z';
  await follower.puts(aMeeting('m-1', start));
  // It is known now, and would be mailed the next morning.
  minutes(20);
  await ask('GET', '/session');
  await follower.at('2026-11-20T10:00:00Z');
  const waiting = await db().selectFrom('meetingChanges').select('toldAt').execute();
  expect(waiting).toEqual([{ toldAt: null }]);
  expect((await leave()).statusCode).toBe(200);
  const [row] = await db().selectFrom('agendaSearches').select(['id', 'userId', 'dailyChanges']).execute();
  expect(row).toEqual({ id: search.id, userId: await idOf(heir.email), dailyChanges: 1 });
  const changes = await db().selectFrom('meetingChanges').select(['toldAt', 'userId']).execute();
  expect(changes.filter(({ toldAt }) => toldAt === null)).toEqual([]);
  await follower.at('2026-11-21T06:00:00Z');
  const first = await house.deliver();
  await follower.puts(aMeeting('m-1', '2026-11-25T13:00:00Z'));
  await follower.at('2026-11-22T06:00:00Z');
  const moved = await house.deliver();
  expect([first.map(({ to }) => to), moved.map(({ to }) => to)]).toEqual([[], [heir.email]]);
  await follower.close();
});

test('leaving: lists go along in their order, with what they follow; archived ones stay archived', async () => {
  const search = await house.save(leaver, 'stroomnet', {});
  const make = async (title: string) =>
    (await house.call(leaver, 'POST', '/lists', { title })).json<{ data: { id: string } }>().data.id;
  const [current, old] = [await make('Klanten'), await make('Vorig jaar')];
  await house.call(leaver, 'PUT', `/lists/${current}/search`, { savedSearchId: search.id });
  await house.call(leaver, 'PUT', '/lists', { id: old, archived: true });
  const before = (await ask('GET', `/users/${await idOf(leaver.email)}/hand-over`)).json();
  expect(before).toMatchObject({ lists: 2, searches: 1 });
  expect((await leave()).json()).toMatchObject({ lists: 2, searches: 1 });
  const heirId = await idOf(heir.email);
  const lists = await db()
    .selectFrom('lists')
    .select(['title', 'userId', 'archived'])
    .orderBy('title')
    .execute();
  expect(lists).toEqual([
    { title: 'Klanten', userId: heirId, archived: 0 },
    { title: 'Vorig jaar', userId: heirId, archived: 1 },
  ]);
  expect(await db().selectFrom('listSearches').select(['listId', 'savedSearchId']).execute()).toEqual([
    { listId: current, savedSearchId: search.id },
  ]);
  const [told, ...others] = await house.deliver();
  expect(others).toEqual([]);
  expect(told).toMatchObject({
    to: heir.email,
    subject: 'Joost Lindeboom heeft 2 lijsten aan je overgedragen',
  });
});

test('leaving: nothing is doubled: a search the colleague has already stays behind, and lists follow theirs', async () => {
  const same = await house.save(leaver, 'stroomnet', { daily: true });
  const theirs = await house.save(heir, 'stroomnet', {});
  const { data } = (await house.call(leaver, 'POST', '/lists', { title: 'Net' })).json<{
    data: { id: string };
  }>();
  await house.call(leaver, 'PUT', `/lists/${data.id}/search`, { savedSearchId: same.id });
  const heirId = await idOf(heir.email);
  const preview = await ask('GET', `/users/${await idOf(leaver.email)}/hand-over?receiverId=${heirId}`);
  expect(preview.json()).toMatchObject({
    searches: 1,
    receiver: { listsRefused: null, searchesRefused: null, alreadyThere: 1 },
  });
  expect((await leave()).json()).toMatchObject({ searches: 0, lists: 1 });
  expect((await searchesOf(heir)).map(({ id }) => id)).toEqual([theirs.id]);
  expect(await db().selectFrom('listSearches').select('savedSearchId').execute()).toEqual([
    { savedSearchId: theirs.id },
  ]);
});

test('leaving: what the colleague has no room or module for is refused before anything is done', async () => {
  const staff = await house.product.subscriber({ roles: ['staff'] });
  const organisation = async () =>
    (
      await db()
        .selectFrom('users')
        .select('organisationId')
        .where('email', '=', admin.email)
        .executeTakeFirstOrThrow()
    ).organisationId;
  const limit = async (name: string, value: number | null) =>
    house.product.app.inject({
      method: 'PUT',
      url: `/api/admin/organisations/${await organisation()}/limits/${name}`,
      headers: { 'x-auth': staff.adminToken },
      payload: { value },
    });
  await house.save(leaver, 'stroomnet', { realTime: true });
  await house.save(heir, 'waterstof', { realTime: true });
  await house.call(leaver, 'POST', '/lists', { title: 'Klanten' });
  const refusals = async () => {
    const path = `/users/${await idOf(leaver.email)}/hand-over?receiverId=${await idOf(heir.email)}`;
    return (await ask('GET', path)).json<{ receiver: object }>().receiver;
  };
  for (const [name, value, refused] of [
    ['savedSearches', 1, { searchesRefused: expect.stringContaining('meer dan 1'), listsRefused: null }],
    ['directSearches', 1, { searchesRefused: expect.stringContaining('direct mail') }],
    ['activeLists', 0, { listsRefused: expect.any(String), searchesRefused: null }],
  ] as const) {
    await limit(name, value);
    expect(await refusals()).toMatchObject(refused);
    expect((await leave()).json()).toMatchObject({ errors: [{ code: 'EC-05' }] });
    await limit(name, null);
  }
  await db()
    .updateTable('users')
    .set({ modules: JSON.stringify(['agenda', 'listManager']) })
    .where('email', '=', heir.email)
    .execute();
  expect(await refusals()).toMatchObject({
    searchesRefused: expect.stringContaining('MC11'),
    listsRefused: null,
  });
  expect((await leave()).statusCode).toBe(409);
  expect((await searchesOf(leaver)).length).toBe(1);
  expect((await house.call(leaver, 'GET', '/users/me/session')).statusCode).toBe(200);
  // Only the lists then.
  expect((await leave({ searches: false })).json()).toMatchObject({ lists: 1, searches: 0 });
  const [line] = await db()
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', 'user.deactivate')
    .execute();
  expect(line).toMatchObject({ target: leaver.email, reason: 'Uit dienst', who: admin.email });
});

test('leaving: nobody deactivates themselves, a stranger receives nothing, and twice is once', async () => {
  const own = await ask('POST', `/users/${await idOf(admin.email)}/deactivate`, { handOver: null });
  expect(own.statusCode).toBe(403);
  const stranger = await idOf((await house.product.subscriber()).email);
  const id = await idOf(leaver.email);
  for (const receiverId of [stranger, id, 'nobody']) {
    const handOver = { receiverId, lists: true, searches: true };
    expect((await ask('POST', `/users/${id}/deactivate`, { handOver })).statusCode).toBe(409);
  }
  expect((await leave(null)).statusCode).toBe(200);
  expect((await leave(null)).statusCode).toBe(409);
  expect((await leaver.get('/users/me/session')).statusCode).toBe(401);
});

test('leaving: within ninety days they come back as they were, after that nothing tells of them but the log', async () => {
  const kept = await house.save(leaver, 'stroomnet', { realTime: true }, { rssEnabled: true });
  const rss = await house.call(leaver, 'POST', '/savedsearches/rss', { id: kept.id });
  const feed = new URL(rss.json<{ data: { httpsUrl: string } }>().data.httpsUrl).pathname;
  await house.call(leaver, 'PUT', '/users/me/preferences', { locale: 'en-gb' });
  await house.call(leaver, 'POST', '/lists', { title: 'Klanten' });
  await house.comesIn(paper('told', 'stroomnet'));
  minutes(5);
  await house.deliver();
  const id = await idOf(leaver.email);
  const lease = await openLeases(house.product.people).claim('erasing');
  if (!isLease(lease)) throw new Error('nobody else erases here');
  const erase = () => eraseDeactivated(db(), lease, house.product.clock.now().getTime());
  await leave(null);
  expect((await house.product.app.inject(feed)).statusCode).toBe(410);
  house.product.clock.advance(90 * day - 1);
  expect(await erase()).toBe(0);
  // The session of the admin ended meanwhile.
  await db().updateTable('users').set({ active: 1, deactivatedAt: null }).where('id', '=', id).execute();
  expect((await house.call(leaver, 'GET', '/users/me/session')).statusCode).toBe(200);
  expect(await searchesOf(leaver)).toHaveLength(1);
  const now = house.product.clock.now().getTime();
  await db()
    .updateTable('users')
    .set({ active: 0, deactivatedAt: now - 90 * day })
    .where('id', '=', id)
    .execute();
  expect(await erase()).toBe(1);
  expect((await house.product.app.inject(feed)).statusCode).toBe(410);

  const tables = await db().introspection.getTables();
  for (const { name, columns } of tables) {
    if (name === 'audit_log' || name === 'login_tries' || name === 'request_counts') continue;
    for (const column of columns) {
      const text = sql`cast(${sql.ref(column.name)} as text)`;
      const { rows } = await sql`
        select 1 from ${sql.table(name)} where ${text} like ${`%${id}%`} or ${text} like ${`%${leaver.email}%`}`.execute(
        db(),
      );
      expect([name, column.name, rows]).toEqual([name, column.name, []]);
    }
  }
  const log = await db()
    .selectFrom('auditLog')
    .select(['action', 'target', 'who'])
    .where('target', '=', leaver.email)
    .execute();
  expect(log).toContainEqual({ action: 'user.erase', target: leaver.email, who: 'clock' });
  await lease.release();
});
