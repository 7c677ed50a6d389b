import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, dayOf } from 'contract/amsterdam';
import type { ModuleKey } from 'contract/modules';
import { limits } from 'contract/limits';
import { setActive } from '#domains/auth/index.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { aDocument } from '#test/documents.ts';
import { followersLease } from '../follow/follower.ts';
import { guessed } from '../test/feed-addresses.ts';
import { aMeeting, openCalendars } from '../test/calendars.ts';
import { calendarBuilds } from './calendar-builds.ts';

let calendars: Awaited<ReturnType<typeof openCalendars>>;

beforeEach(async () => {
  calendars = await openCalendars();
});
afterEach(() => calendars.close());

test('webcal: three months back to six ahead, and no further', async () => {
  const { product, look, comesIn, save, setUp, idsAt } = calendars;
  await save('waterstof');
  const { httpsUrl } = (await setUp()).data;
  const at = (id: string, start: string) => aMeeting(id, 'Waterstof', { start: Date.parse(start) });
  await comesIn(
    at('m-too-old', '2026-08-19T21:59:00Z'),
    at('m-first', '2026-08-19T22:00:00Z'),
    at('m-last', '2027-05-20T21:59:00Z'),
    at('m-too-far', '2027-05-20T22:00:00Z'),
  );
  expect(await idsAt(httpsUrl)).toEqual(['m-first', 'm-last']);
  product.clock.set('2026-11-21T09:00:00Z');
  await look();
  expect(await idsAt(httpsUrl)).toEqual(['m-last', 'm-too-far']);
});

test('webcal: a search that is marked, changed or unmarked later counts from then on for meetings that were there', async () => {
  const { product, user, look, comesIn, save, setUp, idsAt } = calendars;
  const { httpsUrl } = (await setUp()).data;
  await comesIn(
    aMeeting('m-water', 'Debat over waterstof'),
    aMeeting('m-wind', 'Debat over wind', { start: Date.parse('2026-12-02T09:00:00Z') }),
  );
  const search = await save('waterstof');
  expect(await idsAt(httpsUrl)).toEqual(['m-water']);
  const headers = { 'x-auth': user.token };
  await product.app.inject({
    method: 'PUT',
    url: '/api/savedsearches',
    headers,
    payload: {
      id: search.id,
      title: 'Wind',
      includeInWebcal: true,
      queryDetails: { ...search.queryDetails, query: 'wind' },
    },
  });
  expect(await idsAt(httpsUrl)).toEqual(['m-wind']);
  await product.app.inject({
    method: 'PATCH',
    url: '/api/savedsearches/user',
    headers,
    payload: { id: search.id, includeInWebcal: false },
  });
  expect(await idsAt(httpsUrl)).toEqual([]);
  await look();
  expect(await product.people.db.selectFrom('calendarMatches').selectAll().execute()).toEqual([]);
});

test('webcal: a new address is full at its first fetch, before anybody else looked at its meetings', async () => {
  const { product, user, save, setUp, idsAt } = calendars;
  await product.documents.put([
    aMeeting('m-water', 'Debat over waterstof'),
    aMeeting('m-paper', 'Rondetafel', {
      start: Date.parse('2026-12-02T09:00:00Z'),
      agendaItems: [{ number: '1', title: 'Stukken', documentIds: ['test-brief'] }],
    }),
    aMeeting('m-wind', 'Debat over wind', { start: Date.parse('2026-12-03T09:00:00Z') }),
    aDocument({ id: 'test-brief', title: 'Brief', text: 'Over waterstof.' }),
  ]);
  await save('waterstof');
  const { httpsUrl } = (await setUp()).data;
  const together = await Promise.all([idsAt(httpsUrl), idsAt(httpsUrl)]);
  expect(together).toEqual(Array(2).fill(['m-water', 'm-paper']));
  const payload = { title: 'Wind', includeInWebcal: true, queryDetails: { query: 'wind', filters: [] } };
  expect((await user.post('/agenda/savedsearches', payload)).statusCode).toBe(200);
  expect(await idsAt(httpsUrl)).toEqual(['m-water', 'm-paper', 'm-wind']);
});

test('webcal: while another process follows, the first fetch waits for it, and is told to come again when that takes long', async () => {
  const { product, look, save, setUp, read, idsAt } = calendars;
  const leases = openLeases(product.people);
  const following = await leases.claim(followersLease);
  if (!isLease(following)) throw new Error('nobody else follows here');
  await product.documents.put([aMeeting('m-water', 'Debat over waterstof')]);
  await save('waterstof');
  const { httpsUrl } = (await setUp()).data;
  const { id: userId } = await product.people.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const hasty = calendarBuilds({
    ...product,
    leases,
    people: product.people.db,
    within: 1,
    inTurn: (build) => build(),
  });
  await expect(hasty.ready(userId)).rejects.toMatchObject({
    status: 503,
    details: { words: 'feeds.webcal.notReady', retryAfter: 60 },
  });
  const waiting = read(httpsUrl);
  await look();
  expect((await waiting).body).toContain('m-water');
  await following.release();
  expect(await idsAt(httpsUrl)).toEqual(['m-water']);
});

test('webcal: nothing of other users, of modules that ended or that never were', async () => {
  const { product, user, comesIn, save, setUp, read, idsAt } = calendars;
  const other = await product.subscriber({ modules: ['nlDashboard', 'agenda'] });
  await save('waterstof');
  await save('wind', {}, other);
  await user.post('/eu/savedsearches', {
    title: 'Europa',
    includeInWebcal: true,
    queryDetails: { query: 'hydrogen', groupingDetails: { name: 'eu' } },
  });
  await save('waterstof', {}, other);
  const mine = (await setUp()).data.httpsUrl;
  const theirs = (await setUp({}, other)).data.httpsUrl;
  await comesIn(
    aMeeting('m-water', 'Waterstof'),
    aMeeting('m-wind', 'Wind', { start: Date.parse('2026-12-02T09:00:00Z') }),
    aMeeting(
      'm-senate',
      'Waterstof',
      { start: Date.parse('2026-12-03T09:00:00Z') },
      { groupPath: 'ek/agenda' },
    ),
    aMeeting(
      'm-eu',
      'Hydrogen',
      { start: Date.parse('2026-12-04T09:00:00Z') },
      { domain: 'eu', groupPath: 'ep/agenda', language: 'en' },
    ),
  );
  expect(await idsAt(mine)).toEqual(['m-water', 'm-senate', 'm-eu']);
  expect(await idsAt(theirs)).toEqual(['m-water', 'm-wind']);
  const { db } = product.people;
  const yesterday = addDays(dayOf(product.clock.now().getTime()), -1);
  const end = (moduleKey: ModuleKey) =>
    db
      .updateTable('organisationModules')
      .set({ endsOn: yesterday })
      .where('moduleKey', '=', moduleKey)
      .execute();
  await end('DSModule');
  expect(await idsAt(mine)).toEqual(['m-water', 'm-eu']);
  await end('EUDashboard');
  expect(await idsAt(mine)).toEqual(['m-water']);
  await end('agenda');
  expect([(await read(mine)).statusCode, (await read(theirs)).statusCode]).toEqual([410, 410]);
});

test('webcal: the address is made once, told by mail and shown to its owner; a new one ends the old one', async () => {
  const { product, user, save, setUp, read } = calendars;
  expect((await user.get('/users/me/webcal')).json()).toEqual({ searches: [] });
  const made = await setUp();
  expect(made.webcalInvite).toEqual(made.data);
  expect(made.data.webcalUrl).toMatch(
    /^webcal:\/\/vizier\.example\/api\/feeds\/webcal\/[\w-]{43}\/agenda\.ics$/,
  );
  expect(await setUp()).toEqual({ data: made.data });
  const { id } = await save('waterstof');
  expect((await user.get('/users/me/webcal')).json()).toEqual({
    data: made.data,
    searches: [{ id, title: 'Over waterstof' }],
  });
  const fresh = await setUp({ reset: true });
  expect(fresh.webcalInvite).toEqual(fresh.data);
  expect((await read(made.data.httpsUrl)).statusCode).toBe(410);
  expect((await read(fresh.data.httpsUrl)).statusCode).toBe(200);
  expect((await read(guessed(fresh.data.httpsUrl))).statusCode).toBe(404);
  const mails = await product.people.db.selectFrom('deliveries').selectAll().orderBy('plannedAt').execute();
  expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['notice', 'Je agenda uit Vizier'],
    ['notice', 'Je agenda uit Vizier'],
  ]);
  expect(mails[0]!.text).toContain(made.data.httpsUrl);
  expect(mails[1]!.text).toContain(fresh.data.httpsUrl);
  expect(mails[1]!.text).toContain('het oude werkt niet meer');
  product.clock.advance(limits.webcalMailInterval);
  await setUp();
  expect(await product.people.db.selectFrom('deliveries').select('id').execute()).toHaveLength(3);

  const handedOver = await read(fresh.data.httpsUrl.replace('agenda.ics', 'subscribe'));
  expect([handedOver.statusCode, handedOver.headers.location]).toEqual([302, fresh.data.webcalUrl]);
  const { id: userId } = await product.people.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await setActive(product.people.db, userId, false, 0);
  expect((await read(fresh.data.httpsUrl)).statusCode).toBe(410);
});

test('webcal: a calendar that has it already gets 304 until a meeting changes', async () => {
  const { comesIn, save, setUp, read } = calendars;
  await save('waterstof');
  const { httpsUrl } = (await setUp()).data;
  const meeting = aMeeting('m-1', 'Debat over waterstof');
  await comesIn(meeting);
  const first = await read(httpsUrl);
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
  });
  const headers = { 'if-none-match': String(first.headers.etag) };
  await comesIn(aMeeting('m-2', 'Debat over wonen'));
  expect((await read(httpsUrl, headers)).statusCode).toBe(304);
  await comesIn({ ...meeting, meeting: { ...meeting.meeting!, place: 'Zaal 3' } });
  expect((await read(httpsUrl, headers)).statusCode).toBe(200);
});
