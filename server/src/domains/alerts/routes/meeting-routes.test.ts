import type { AgendaSearchesResponse } from 'contract/agenda-searches';
import type { AgendasResponse } from 'contract/agendas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { aMeeting } from '../test/meetings.ts';

let product: TestProduct;
let user: Subscriber;
beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  await product.documents.put([
    aMeeting('one', '2026-12-01T09:00:00Z'),
    aMeeting('two', '2026-12-02T09:00:00Z'),
    aMeeting('shut', '2026-12-03T09:00:00Z', {}, { confidentiality: 'Besloten' }),
  ]);
  user = await product.subscriber();
});
afterAll(() => product.close());

const follow = (id: string, followed: boolean) =>
  product.app.inject({
    method: 'PUT',
    url: `/api/agendas/test-${id}/followed`,
    payload: { followed },
    headers: { 'x-auth': user.token },
  });
const saved = async () => (await user.get('/agenda/savedsearches/user')).json<AgendaSearchesResponse>().data;

test('agenda: meetings are followed one by one in one saved search, which goes with the last of them', async () => {
  for (const id of ['one', 'one', 'two']) expect((await follow(id, true)).statusCode).toBe(200);
  const [search, ...others] = await saved();
  expect(others).toEqual([]);
  const filters = ['meeting:test-one', 'meeting:test-two'];
  expect(search).toMatchObject({
    queryDetails: { query: '', filters },
    sendUpdatesPerEmail: { activitiesFrequent: { enabled: true } },
  });
  const found = await user.post('/agendas', { sessionFilters: ['meeting:test-two'] });
  expect(found.json<AgendasResponse>()).toMatchObject({ countTotal: 1, data: [{ id: 'test-two' }] });
  await follow('one', false);
  expect((await saved())[0]!.queryDetails.filters).toEqual(['meeting:test-two']);
  await follow('two', false);
  await follow('two', false);
  expect(await saved()).toEqual([]);
  expect((await follow('none', true)).statusCode).toBe(404);
});

test('agenda: a ticket opens one meeting as a calendar for ten minutes, a closed one by title and time', async () => {
  const ticketFor = async (id: string) =>
    (await user.post(`/agendas/test-${id}/ics-ticket`, {})).json<{ ticket: string }>().ticket;
  const read = (id: string, ticket: string) =>
    product.app.inject({ url: `/api/agendas/test-${id}/agenda.ics?ticket=${encodeURIComponent(ticket)}` });
  const ticket = await ticketFor('one');
  const file = await read('one', ticket);
  expect(file.headers['content-disposition']).toContain('.ics');
  expect(file.body).toContain('UID:test-one@meetings.policy-monitor');
  expect(file.body).toContain('LOCATION:Thorbeckezaal');
  const shut = await read('shut', await ticketFor('shut'));
  expect(shut.body).not.toMatch(/LOCATION|Tweede Kamer|stroomnet/);
  expect((await read('two', ticket)).statusCode).toBe(403);
  product.clock.advance(10 * 60_000);
  expect((await read('one', ticket)).statusCode).toBe(403);
});
