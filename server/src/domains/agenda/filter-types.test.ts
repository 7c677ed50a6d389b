import type { AgendaFilterTypes } from 'contract/agenda-filter-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let reader: Subscriber;
const held = (id: string, start: string, fields: Parameters<typeof aDocument>[0] = {}) =>
  aDocument({
    id,
    groupPath: 'tk/agenda',
    source: 'tweedekamer',
    date: Date.parse(start),
    ...fields,
    meeting: {
      kind: 'committee',
      start: Date.parse(start),
      timeKnown: true,
      status: 'planned',
      agendaItems: [],
    },
  });

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  const water = [{ code: 'IENW', name: 'Infrastructuur en Waterstaat' }];
  const audit = (code: string, institution: string) => ({
    domain: 'nl-lr' as const,
    groupPath: 'gemeenten/agenda',
    source: 'notubiz',
    institution,
    committees: [{ code, name: 'Auditcommissie' }],
  });
  await product.documents.put([
    held('f-past', '2026-09-01T09:00:00Z', { committees: water }),
    held('f-soon', '2026-12-01T09:00:00Z', { committees: water }),
    held('f-late', '2027-02-03T23:30:00Z', { source: 'other' }),
    held('f-old', '2026-01-01T09:00:00Z', { committees: [{ code: 'OLD', name: 'Oud' }] }),
    held('f-senate', '2026-10-06T09:00:00Z', { groupPath: 'ek/agenda', source: 'eerstekamer' }),
    held('f-envi', '2026-11-20T08:00:00Z', {
      domain: 'eu',
      groupPath: 'ep/committees/agenda',
      committees: [{ code: 'ENVI', name: 'ENVI' }],
    }),
    held('f-one', '2026-12-01T09:00:00Z', audit('go-1', 'Gemeente Een')),
    held('f-two', '2026-12-01T09:00:00Z', audit('go-2', 'Gemeente Twee')),
  ]);
  await product.people.db
    .insertInto('sourceStates')
    .values({
      source: 'tweedekamer',
      cursor: null,
      lastAttempt: 1,
      lastSuccess: Date.parse('2026-11-20T09:00:00Z'),
      lastNews: null,
    })
    .execute();
  reader = await product.subscriber();
});
afterAll(() => product.close());

async function types(by = reader, headers = {}): Promise<AgendaFilterTypes> {
  const answer = await by.get('/users/me/agenda-filter-types', headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('filter types: calendars of every dashboard, how far each is announced and when it was read', async () => {
  const { dashboards, period, kinds, statuses } = await types();
  expect(period).toEqual({ from: '2026-08-20', to: '2027-05-20' });
  expect(kinds).toEqual(['kind:plenary', 'kind:committee', 'kind:other']);
  expect(statuses).toContain('status:confidential');
  expect(dashboards.map(({ filter, module }) => `${filter} ${module}`)).toEqual([
    'nl MC11',
    'nl-lr MC13',
    'eu MC07',
    'be-fed MC17',
    'be-flm MC18',
  ]);
  expect(dashboards[0]?.calendars).toEqual([
    {
      filter: 'nl:tk',
      path: 'tk',
      colour: 0,
      locked: false,
      count: 3,
      announcedUntil: '2027-02-04',
      services: [{ source: 'tweedekamer', lastRead: '2026-11-20T09:00:00.000Z' }, { source: 'other' }],
    },
    {
      filter: 'nl:ek',
      path: 'ek',
      colour: 1,
      locked: false,
      count: 1,
      services: [{ source: 'eerstekamer' }],
    },
  ]);
  const european = dashboards.find(({ domain }) => domain === 'eu');
  expect(european?.calendars.map(({ filter }) => filter)).toEqual([
    'eu:ep/plenary',
    'eu:ep/committees',
    'eu:council',
  ]);
});

test('filter types: committees that have meetings, by the names people know', async () => {
  const { committees } = await types(reader, { 'accept-language': 'en' });
  expect(committees.map(({ filter, count }) => `${filter} ${count}`)).toEqual([
    'committee:nl:IENW 2',
    'committee:nl-lr:go-1 1',
    'committee:nl-lr:go-2 1',
    'committee:eu:ENVI 1',
  ]);
  expect(committees.map(({ name }) => name)).toEqual([
    'Infrastructuur en Waterstaat',
    'Auditcommissie (Gemeente Een)',
    'Auditcommissie (Gemeente Twee)',
    expect.stringMatching(/environment/i),
  ]);
  expect(committees[0]?.calendars).toEqual(['nl:tk']);
});

test('filter types: locks what is outside the modules and says nothing of it', async () => {
  const { dashboards, committees } = await types(
    await product.subscriber({ modules: ['agenda', 'nlDashboard'] }),
  );
  expect(dashboards.map(({ locked }) => locked)).toEqual([false, true, true, true, true]);
  expect(dashboards[0]?.calendars.map(({ locked }) => locked)).toEqual([false, true]);
  expect(dashboards[2]?.calendars[1]).toEqual({
    filter: 'eu:ep/committees',
    path: 'ep/committees',
    colour: 1,
    locked: true,
    count: 0,
    services: [],
  });
  expect(committees.map(({ domain }) => domain)).toEqual(['nl']);
});
