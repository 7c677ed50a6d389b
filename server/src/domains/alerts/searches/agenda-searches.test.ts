import type { AgendaSavedSearch, AgendaSearchesResponse } from 'contract/agenda-searches';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from 'contract/limits';
import { aMeeting } from '../test/meetings.ts';
import { readWorkbook } from '#test/workbook.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let user: Subscriber;
beforeAll(async () => {
  product = await openProduct();
  user = await product.subscriber();
});
afterAll(() => product.close());

const base = '/agenda/savedsearches';
const asks = (query: string, filters: string[] = []) => ({ title: query, queryDetails: { query, filters } });
const call = (method: 'PUT' | 'PATCH' | 'DELETE', path: string, body: object, by = user) =>
  product.app.inject({ method, url: `/api${path}`, payload: body, headers: { 'x-auth': by.token } });
const dataOf = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: AgendaSavedSearch }>().data;
};
const save = async (body: object, by = user) => {
  product.clock.advance(1);
  return dataOf(await by.post(base, body));
};
const listed = async (by = user) => (await by.get(`${base}/user`)).json<AgendaSearchesResponse>();

test('agenda searches: a search is saved with everything off, listed oldest first and changed', async () => {
  const who = await product.subscriber();
  const first = await save(asks('stroomnet'), who);
  expect(first).toMatchObject({
    title: 'stroomnet',
    includeInWebcal: false,
    sendUpdatesPerEmail: {
      dailyChanges: false,
      activitiesFrequent: { enabled: false },
      activitiesOverview: { enabled: false },
    },
    queryDetails: { query: 'stroomnet', filters: [] },
    sourcesChanged: false,
  });
  const second = await save(asks('windpark', ['nl:tk', 'eu']), who);
  expect(await listed(who)).toMatchObject({
    data: [{ id: first.id }, { id: second.id }],
    numberOfSearches: 2,
    maxSearches: limits.maximumAgendaSearches,
  });
  const changed = dataOf(
    await call('PUT', base, { id: first.id, ...asks('netverzwaring', ['nl']), includeInWebcal: true }, who),
  );
  expect(changed).toMatchObject({ id: first.id, includeInWebcal: true, queryDetails: { filters: ['nl'] } });
});

test('agenda searches: its mails change alone, with and without a slash at the end', async () => {
  const { id } = await save(asks('waterstof'));
  const frequent = { dailyChanges: true, activitiesFrequent: { enabled: true } };
  const one = await call('PATCH', `${base}/user/`, { id, sendUpdatesPerEmail: frequent });
  expect(dataOf(one).sendUpdatesPerEmail).toEqual({ ...frequent, activitiesOverview: { enabled: false } });
  const other = dataOf(await call('PATCH', `${base}/user`, { id, includeInWebcal: true }));
  expect(other).toMatchObject({ includeInWebcal: true, sendUpdatesPerEmail: frequent, title: 'waterstof' });
});

test('agenda searches: a double click saves once; the same search later is asked about first (3.17, 7.21)', async () => {
  const one = await save(asks('kernenergie', ['nl', 'eu']));
  expect((await save(asks('kernenergie', ['nl', 'eu']))).id).toBe(one.id);
  product.clock.advance(limits.repeatedSave);
  const again = await user.post(base, { ...asks(' kernenergie', ['eu', 'nl']), title: 'Kern' });
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({
    errors: [{ code: 'EC-06', message: expect.stringContaining('kernenergie') }],
  });
  await save({ ...asks('kernenergie', ['eu', 'nl']), title: 'Kern', allowIdentical: true });
});

test('agenda searches: what cannot be searched is refused with its field, and a dashboard one does not have with EC-04', async () => {
  const bad = await user.post(base, asks('(stroom'));
  expect(bad.statusCode).toBe(400);
  expect(bad.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'body.queryDetails.query' }] });
  const nowhere = await user.post(base, asks('stroom', ['nl:nowhere']));
  expect(nowhere.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'body.queryDetails.filters' }] });
  const national = await product.subscriber({ modules: ['agenda', 'nlDashboard'] });
  const eu = await national.post(base, asks('energy', ['eu']));
  expect(eu.statusCode).toBe(400);
  expect(eu.json()).toMatchObject({ errors: [{ code: 'EC-04', module: 'MC05' }] });
  expect((await user.post(base, { ...asks('stroom'), title: '  ' })).statusCode).toBe(400);
});

test('agenda searches: without a query it names an institution or a committee at least (10.3)', async () => {
  const who = await product.subscriber();
  for (const filters of [[], ['nl'], ['nl', 'kind:plenary', 'place:Thorbeckezaal']]) {
    for (const body of [asks(' ', filters), { title: 'Alles', queryDetails: { filters } }]) {
      const refused = await who.post(base, { ...body, title: 'Alles' });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        errors: [
          {
            code: 'EC-02',
            field: 'body.queryDetails.filters',
            message: 'Geef een onderwerp op, of kies ten minste één instelling of commissie.',
          },
        ],
      });
    }
  }
  const named = { title: 'Kamer', queryDetails: { filters: ['nl:tk', 'kind:plenary'] } };
  const saved = await save(named, who);
  expect(saved.queryDetails).toEqual({ query: '', filters: ['nl:tk', 'kind:plenary'] });
  await save({ title: 'IenW', queryDetails: { query: '', filters: ['committee:nl:IENW'] } }, who);
  const emptied = await call('PUT', base, { id: saved.id, ...asks('', ['nl']), title: 'Nee' }, who);
  expect(emptied.statusCode).toBe(400);
});

test('agenda searches: a hundred is the maximum, or what the organisation has; editing stays possible (5.10, R6)', async () => {
  const who = await product.subscriber();
  await product.people.db
    .updateTable('organisations')
    .set({ limits: JSON.stringify({ agendaSearches: 2 }) })
    .where('id', '=', (eb) => eb.selectFrom('users').select('organisationId').where('email', '=', who.email))
    .execute();
  const one = await save(asks('een'), who);
  await save(asks('twee'), who);
  const third = await who.post(base, asks('drie'));
  expect(third.json()).toMatchObject({
    errors: [{ code: 'EC-05', message: 'Maximum aantal zoekopdrachten bereikt' }],
  });
  expect(await listed(who)).toMatchObject({ numberOfSearches: 2, maxSearches: 2 });
  dataOf(await call('PUT', base, { id: one.id, ...asks('vier') }, who));
});

test('agenda searches: a deleted search is gone for everybody and comes back for a day; nobody touches another’s', async () => {
  const who = await product.subscriber();
  const { id } = await save(asks('stikstof'), who);
  for (const other of [
    await call('PUT', base, { id, ...asks('x-ray') }),
    await call('PATCH', `${base}/user`, { id }),
    await call('DELETE', base, { id }),
    await user.post(`${base}/restore`, { id }),
  ])
    expect(other.statusCode).toBe(404);
  expect((await call('DELETE', base, { id }, who)).json()).toEqual({ removed: true });
  expect((await listed(who)).data).toEqual([]);
  expect((await call('DELETE', base, { id }, who)).statusCode).toBe(404);
  expect(dataOf(await who.post(`${base}/restore`, { id })).id).toBe(id);
  expect((await listed(who)).data).toHaveLength(1);
});

test('agenda searches: the first search in the calendar brings its address along, and mails it once (3.21)', async () => {
  const who = await product.subscriber();
  const first = await who.post(base, { ...asks('stroomnet'), includeInWebcal: true });
  const { webcalInvite } = first.json<{ webcalInvite: { webcalUrl: string; httpsUrl: string } }>();
  expect(webcalInvite).toMatchObject({
    webcalUrl: expect.stringMatching(/^webcals?:/),
    httpsUrl: expect.stringMatching(/^http/),
    created: expect.any(String),
  });
  const second = await who.post(base, { ...asks('windpark'), includeInWebcal: true });
  expect(second.json()).not.toHaveProperty('webcalInvite');
  const mails = await product.people.db
    .selectFrom('deliveries')
    .innerJoin('users', 'users.id', 'deliveries.userId')
    .select('kind')
    .where('email', '=', who.email)
    .execute();
  expect(mails).toEqual([{ kind: 'notice' }]);
});

test('agenda searches: meetings of some searches and a period become one Excel file, each once (7.24)', async () => {
  const who = await product.subscriber();
  await product.documents.put([
    aMeeting('evening', '2026-11-24T22:30:00Z', {}, { title: '=cmd|meeting', institution: '@Raad' }),
    aMeeting('morning', '2026-11-24T09:00:00Z', { status: 'cancelled' }),
    aMeeting('all-day', '2027-03-29T22:00:00Z', { timeKnown: false }),
    aMeeting(
      'closed',
      '2026-11-25T09:00:00Z',
      { place: 'Geheim' },
      { confidentiality: 'Besloten', title: 'Besloten stroomnet' },
    ),
    aMeeting('later', '2027-04-02T09:00:00Z'),
  ]);
  const one = await save(asks('stroomnet'), who);
  const other = await save(asks('verzwaring'), who);
  const body = { ids: [one.id, other.id], startDate: '2026-11-20', endDate: '2027-03-31' };
  const answer = await who.post(`${base}/export/xlsx`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="Agenda 2026-11-20 2027-03-31.xlsx"',
  });
  const { rows, sheet } = readWorkbook(answer.rawPayload);
  expect(rows[0]).toEqual(['Datum', 'Begin', 'Einde', 'Orgaan', 'Titel', 'Plaats', 'Status', 'Link']);
  expect(rows.slice(1).map((row) => row[4])).toEqual([
    'Commissiedebat morning',
    '=cmd|meeting',
    'Besloten stroomnet',
    'Commissiedebat all-day',
  ]);
  // Numbers of days since 1900 by the clock of Amsterdam, here in minutes: 23:30 until two in the night.
  const minutes = (text: string) => (Date.parse(`${text}Z`) - Date.UTC(1899, 11, 30)) / 60_000;
  const shown = (cells: readonly string[]) => cells.map((cell) => cell && Math.round(Number(cell) * 24 * 60));
  expect(shown(rows[2]!.slice(0, 3))).toEqual([
    minutes('2026-11-24T23:30:00'),
    minutes('2026-11-24T23:30:00'),
    minutes('2026-11-25T02:00:00'),
  ]);
  expect(rows[2]!.slice(3, 4)).toEqual(['@Raad']);
  expect(rows[3]).toEqual([
    expect.any(String),
    '',
    '',
    '',
    'Besloten stroomnet',
    '',
    'Besloten',
    expect.any(String),
  ]);
  expect(shown(rows[4]!.slice(0, 3))).toEqual([minutes('2027-03-30T00:00:00'), '', '']);
  expect(sheet).not.toContain('<f>');
  for (const refused of [{ ...body, ids: [] }, { ids: body.ids }, { ...body, endDate: '2027-06-01' }])
    expect((await who.post(`${base}/export/xlsx`, refused)).statusCode).toBe(400);
  expect((await user.post(`${base}/export/xlsx`, body)).statusCode).toBe(404);
});
