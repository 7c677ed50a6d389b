import type { AgendaDetail } from 'contract/agenda-meeting';
import { limits } from 'contract/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setActive } from '#domains/auth/index.ts';
import type { Subscriber } from '#test/product.ts';
import { aMeeting, openCalendars } from '../test/calendars.ts';
import { eventsIn } from '../test/events-in.ts';

let calendars: Awaited<ReturnType<typeof openCalendars>>;
let user: Subscriber;

beforeEach(async () => {
  calendars = await openCalendars();
  user = calendars.user;
  await calendars.comesIn(aMeeting('tk-1', 'Waterkwaliteit', { place: 'Thorbeckezaal' }));
});
afterEach(() => calendars.close());

const asks = (id: string, who = user) => who.post(`/agendas/${id}/ics-ticket`, {});
async function ticketFor(id: string, who = user): Promise<string> {
  const answer = await asks(id, who);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ ticket: string }>().ticket;
}
const read = (id: string, ticket: string) =>
  calendars.product.app.inject({ url: `/api/agendas/${id}/agenda.ics?ticket=${encodeURIComponent(ticket)}` });
async function fileOf(id: string) {
  const answer = await read(id, await ticketFor(id));
  expect(answer.statusCode, answer.body).toBe(200);
  const [event, ...others] = eventsIn(answer.body);
  expect(others).toEqual([]);
  return event!;
}

test('meeting as a file: is one event that calendars read, under a name of its own', async () => {
  const answer = await read('tk-1', await ticketFor('tk-1'));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="Agenda 2026-12-01.ics"',
    'cache-control': 'private, no-store',
  });
  expect(answer.body).not.toContain('X-WR-CALNAME');
  expect(eventsIn(answer.body)).toMatchObject([
    {
      id: 'tk-1',
      title: 'Waterkwaliteit',
      start: '2026-12-01T09:00:00.000Z',
      status: 'CONFIRMED',
      place: 'Thorbeckezaal',
      text: expect.stringContaining('https://vizier.example/agenda/tk-1') as string,
    },
  ]);
});

test('meeting as a file: is the event of the calendar feed, also once it moved or was cancelled', async () => {
  await calendars.save('waterkwaliteit');
  await calendars.look();
  const { httpsUrl } = (await calendars.setUp()).data;
  const both = async (id: string) => {
    const file = await fileOf(id);
    // Why it was found is told by the feed alone.
    const told = { names: expect.anything() as unknown, text: expect.anything() as unknown };
    expect(await calendars.eventsAt(httpsUrl)).toEqual([{ ...file, ...told }]);
    return file;
  };
  expect(await both('tk-1')).toMatchObject({ sequence: 0 });
  const start = Date.parse('2026-12-02T09:00:00Z');
  await calendars.comesIn(aMeeting('tk-1', 'Waterkwaliteit', { start }));
  expect(await both('tk-1')).toMatchObject({ sequence: 1, start: '2026-12-02T09:00:00.000Z' });
  await calendars.comesIn(
    aMeeting('tk-1', 'Waterkwaliteit', { start, status: 'moved', replacedBy: 'tk-2' }),
    aMeeting('tk-2', 'Waterkwaliteit', { replaces: 'tk-1' }),
  );
  expect(await both('tk-2')).toMatchObject({ id: 'tk-1', status: 'CONFIRMED' });
  expect(await both('tk-1')).toMatchObject({ id: 'tk-1', status: 'CONFIRMED' });
  await calendars.comesIn(aMeeting('tk-2', 'Waterkwaliteit', { replaces: 'tk-1', status: 'cancelled' }));
  expect(await both('tk-2')).toMatchObject({ title: 'Gaat niet door: Waterkwaliteit', status: 'CANCELLED' });
});

test('agenda: the page of a meeting says whether it is in the calendar and followed, also where it was moved to', async () => {
  const { product } = calendars;
  const standing = async (id: string, who = user) => {
    const { result } = (await who.get(`/agendas/${id}`)).json<{ result: AgendaDetail }>();
    return { followed: result.followed, inFeed: result.inFeed };
  };
  const follow = (id: string, followed: boolean) =>
    product.app.inject({
      method: 'PUT',
      url: `/api/agendas/${id}/followed`,
      payload: { followed },
      headers: { 'x-auth': user.token },
    });
  expect(await standing('tk-1')).toEqual({ followed: false, inFeed: false });
  await calendars.save('waterkwaliteit');
  await calendars.look();
  expect(await standing('tk-1')).toEqual({ followed: false, inFeed: true });
  await follow('tk-1', true);
  await calendars.comesIn(
    aMeeting('tk-1', 'Waterkwaliteit', { status: 'moved', replacedBy: 'tk-2' }),
    aMeeting('tk-2', 'Anders', { replaces: 'tk-1' }),
    aMeeting('tk-3', 'Anders'),
  );
  expect(await standing('tk-2')).toEqual({ followed: true, inFeed: true });
  expect(await standing('tk-1')).toEqual({ followed: true, inFeed: false });
  expect(await standing('tk-3')).toEqual({ followed: false, inFeed: false });
  expect(await standing('tk-2', await product.subscriber())).toEqual({ followed: false, inFeed: false });
  await follow('tk-2', false);
  expect(await standing('tk-1')).toEqual({ followed: false, inFeed: false });
});

test('meeting as a file: of a closed one title and time alone, also before any follower saw it', async () => {
  const held = { place: 'Kelder', agendaItems: [{ number: '1', title: 'Geheim', documentIds: [] }] };
  await calendars.product.documents.put([
    aMeeting('tk-closed', 'Procedure', held, { confidentiality: 'Besloten', institution: 'Tweede Kamer' }),
  ]);
  const answer = await read('tk-closed', await ticketFor('tk-closed'));
  expect(answer.body).toContain('SUMMARY:Procedure');
  for (const hidden of ['Kelder', 'Geheim', 'Tweede Kamer', 'LOCATION'])
    expect(answer.body).not.toContain(hidden);
});

test('meeting as a file: a ticket is for one meeting and ten minutes', async () => {
  await calendars.comesIn(aMeeting('tk-2', 'Anders'));
  const ticket = await ticketFor('tk-1');
  expect((await read('tk-2', ticket)).statusCode).toBe(403);
  expect((await read('tk-1', `${ticket}x`)).statusCode).toBe(403);
  calendars.product.clock.advance(limits.ticketLife - 1);
  expect((await read('tk-1', ticket)).statusCode).toBe(200);
  calendars.product.clock.advance(1);
  expect((await read('tk-1', ticket)).statusCode).toBe(403);
});

test('meeting as a file: ends with the module, the dashboard and the user it is for', async () => {
  const { product } = calendars;
  const { db } = product.people;
  expect((await asks('nothing-1')).statusCode).toBe(404);
  expect(
    (await asks('tk-1', await product.subscriber({ modules: ['agenda', 'EUDashboard'] }))).statusCode,
  ).toBe(403);
  const [agenda, dashboard, leaving] = await Promise.all([
    product.subscriber(),
    product.subscriber(),
    product.subscriber(),
  ]);
  const tickets = [
    await ticketFor('tk-1', agenda),
    await ticketFor('tk-1', dashboard),
    await ticketFor('tk-1', leaving),
  ];
  const rowOf = ({ email }: Subscriber) =>
    db
      .selectFrom('users')
      .select(['id', 'organisationId'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  const end = async (who: Subscriber, moduleKey: 'agenda' | 'nlDashboard') =>
    db
      .deleteFrom('organisationModules')
      .where('organisationId', '=', (await rowOf(who)).organisationId)
      .where('moduleKey', '=', moduleKey)
      .execute();
  await end(agenda, 'agenda');
  await end(dashboard, 'nlDashboard');
  await setActive(db, (await rowOf(leaving)).id, false, 0);
  for (const ticket of tickets) {
    const answer = await read('tk-1', ticket);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('Waterkwaliteit');
  }
});
