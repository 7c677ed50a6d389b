import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnnouncementsResponse, NewAnnouncement } from 'contract/admin/announcements';
import type { Notices } from 'contract/notices';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let staff: Subscriber;
let reader: Subscriber;
beforeAll(async () => {
  product = await openProduct('2026-11-20T10:00:00Z');
  staff = await product.subscriber({ roles: ['staff'] });
  reader = await product.subscriber({ modules: ['nlDashboard'] });
});
afterAll(() => product.close());

const announcement = {
  textNl: 'Zaterdag is er onderhoud.',
  textEn: 'There is maintenance on Saturday.',
  kind: 'warning',
  startsAt: '2026-11-20T09:00:00.000Z',
  endsAt: '2026-11-21T09:00:00.000Z',
  organisationIds: [],
  module: null,
} satisfies NewAnnouncement;

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  product.app.inject({
    method,
    url: `/api/admin/announcements${path}`,
    headers: { 'x-auth': staff.adminToken },
    ...(payload ? { payload } : {}),
  });
const told = async (who: Subscriber, locale = 'nl') =>
  (await who.get('/users/me/notices', { 'accept-language': locale })).json<Notices>().announcements;
const tell = async (change: Partial<NewAnnouncement> = {}) => {
  const { data } = (await ask('POST', '', { ...announcement, ...change })).json<AnnouncementsResponse>();
  return data[0]!;
};
const clear = async () => {
  const { data } = (await ask('GET', '')).json<AnnouncementsResponse>();
  for (const { id } of data) await ask('DELETE', `/${id}`, {});
};

test('announcements: are told in the language of the reader, until they put them away, and anew when changed', async () => {
  const { id } = await tell();
  expect(await told(reader)).toEqual([{ id, kind: 'warning', text: announcement.textNl }]);
  expect(await told(reader, 'en-gb')).toMatchObject([{ text: announcement.textEn }]);
  expect((await reader.post('/users/me/notices/announcements', { id })).json()).toEqual({});
  expect(await told(staff)).toHaveLength(1);
  const later = { ...announcement, endsAt: '2026-11-22T09:00:00.000Z', reason: 'Loopt uit' };
  const answer = (await ask('PUT', `/${id}`, later)).json<AnnouncementsResponse>();
  expect(answer.data).toMatchObject([{ id, seen: 1, endsAt: later.endsAt }]);
  expect(await told(reader)).toBeUndefined();
  await ask('PUT', `/${id}`, { ...later, textNl: 'Zondag is er onderhoud.', reason: '' });
  expect(await told(reader)).toMatchObject([{ text: 'Zondag is er onderhoud.' }]);
  const log = await product.app.inject({
    url: '/api/admin/audit?find=loopt',
    headers: { 'x-auth': staff.adminToken },
  });
  expect(log.json()).toMatchObject({
    data: [
      {
        action: 'announcement.change',
        target: announcement.textNl,
        before: { endsAt: announcement.endsAt },
        after: { endsAt: later.endsAt },
        reason: 'Loopt uit',
      },
    ],
  });
  await clear();
  expect(await told(reader)).toBeUndefined();
});

test('announcements: reach whom they are for, from their beginning to their end', async () => {
  const other = await product.subscriber();
  const { organisationId } = await product.people.db
    .selectFrom('users')
    .select('organisationId')
    .where('email', '=', reader.email)
    .executeTakeFirstOrThrow();
  await tell({ textNl: 'Voor een', organisationIds: [organisationId] });
  await tell({ textNl: 'Agenda', module: 'agenda' });
  await tell({ textNl: 'Straks', startsAt: '2026-11-20T10:00:01Z' });
  await tell({ textNl: 'Voorbij', endsAt: '2026-11-20T10:00:00Z' });
  const { data } = (await ask('GET', '')).json<AnnouncementsResponse>();
  // The last to begin first, whatever is shown of it now.
  expect(data).toHaveLength(4);
  expect(data[0]).toMatchObject({ textNl: 'Straks' });
  const texts = async (who: Subscriber) => (await told(who))?.map(({ text }) => text);
  expect(await texts(reader)).toEqual(['Voor een']);
  expect(await texts(other)).toEqual(['Agenda']);
  await clear();
});

test('announcements: what is no announcement is refused', async () => {
  for (const wrong of [
    { endsAt: announcement.startsAt },
    { textEn: ' ' },
    { textNl: 'x'.repeat(301) },
    { kind: 'x' },
    { module: 'x' },
  ]) {
    expect((await ask('POST', '', { ...announcement, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(
      400,
    );
  }
  expect((await ask('PUT', '/AAAAAAAAAAAAAAAAAAAAAA', announcement)).statusCode).toBe(404);
  expect((await ask('DELETE', '/AAAAAAAAAAAAAAAAAAAAAA', {})).statusCode).toBe(404);
});
