import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import type { Meeting } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { aMeeting, openCalendars } from '../test/calendars.ts';

let calendars: Awaited<ReturnType<typeof openCalendars>>;

beforeEach(async () => {
  calendars = await openCalendars();
});
afterEach(() => calendars.close());

test('one address with all marked searches: each meeting once, named by those that find it', async () => {
  const { comesIn, save, setUp, eventsAt } = calendars;
  await save('waterstof');
  await save('stroomnet');
  const { httpsUrl } = (await setUp()).data;
  await comesIn(
    aMeeting('m-title', 'Debat over waterstof', {
      place: 'Thorbeckezaal',
      end: Date.parse('2026-12-01T11:00:00Z'),
    }),
    aMeeting('m-item', 'Procedurevergadering', {
      start: Date.parse('2026-12-02T09:00:00Z'),
      agendaItems: [{ number: '1', title: 'Brief over waterstof en het stroomnet', documentIds: [] }],
    }),
    aMeeting('m-paper', 'Rondetafel', {
      start: Date.parse('2026-12-03T09:00:00Z'),
      agendaItems: [{ number: '1', title: 'Stukken', documentIds: ['test-brief'] }],
    }),
    aMeeting('m-report', 'Wetgevingsoverleg', { start: Date.parse('2026-11-19T09:00:00Z') }),
    aMeeting('m-other', 'Debat over wonen'),
    aDocument({ id: 'test-brief', title: 'Brief', text: 'Over waterstof.' }),
    aDocument({
      id: 'test-report',
      title: 'Verslag',
      text: 'Het stroomnet is vol.',
      partOf: { id: 'm-report', title: 'Wetgevingsoverleg' },
    }),
  );
  const events = await eventsAt(httpsUrl);
  expect(events.map(({ id, names }) => [id, ...names])).toEqual([
    ['m-report', 'Over stroomnet'],
    ['m-title', 'Over waterstof'],
    ['m-item', 'Over waterstof', 'Over stroomnet'],
    ['m-paper', 'Over waterstof'],
  ]);
  expect(events[1]).toMatchObject({
    title: 'Debat over waterstof',
    start: '2026-12-01T09:00:00.000Z',
    sequence: 0,
    status: 'CONFIRMED',
    place: 'Thorbeckezaal',
  });
  expect(events[1]!.text).toContain('https://vizier.example/agenda/m-title');
  expect(events[2]!.text).toContain('1. Brief over waterstof en het stroomnet');
});

test('follow calendars: searches of the agenda are in it, within their filters', async () => {
  const { user, comesIn, setUp, eventsAt } = calendars;
  const agendaSearch = (title: string, filters: string[]) =>
    user.post('/agenda/savedsearches', {
      title,
      includeInWebcal: true,
      queryDetails: { query: 'wonen', filters },
    });
  expect((await agendaSearch('Wonen in de Kamer', ['nl:tk'])).statusCode).toBe(200);
  const { httpsUrl } = (await setUp()).data;
  await comesIn(
    aMeeting('m-tk', 'Debat over wonen'),
    aMeeting('m-ek', 'Debat over wonen', {}, { groupPath: 'ek/agenda' }),
    aMeeting('m-paper', 'Rondetafel', {
      agendaItems: [{ number: '1', title: 'Stukken', documentIds: ['test-brief'] }],
    }),
    aDocument({ id: 'test-brief', text: 'Over wonen.' }),
  );
  expect((await eventsAt(httpsUrl)).map(({ id, names }) => [id, ...names])).toEqual([
    ['m-tk', 'Wonen in de Kamer'],
  ]);
});

test('follow calendars: the sequence rises with time, place and status, and with nothing else', async () => {
  const { product, comesIn, save, setUp, eventsAt } = calendars;
  await save('waterstof');
  const { httpsUrl } = (await setUp()).data;
  const states: [Partial<Meeting>, string, number][] = [
    [{}, 'Debat over waterstof', 0],
    [{}, 'Commissiedebat over waterstof', 0],
    [{ start: Date.parse('2026-12-01T10:00:00Z') }, 'Commissiedebat over waterstof', 1],
    [{ start: Date.parse('2026-12-01T10:00:00Z'), place: 'Zaal 2' }, 'Commissiedebat over waterstof', 2],
    [
      { start: Date.parse('2026-11-30T23:00:00Z'), timeKnown: false, place: 'Zaal 2' },
      'Commissiedebat over waterstof',
      3,
    ],
    [
      { start: Date.parse('2026-11-30T23:00:00Z'), timeKnown: false, place: 'Zaal 2', status: 'held' },
      'Commissiedebat over waterstof',
      3,
    ],
  ];
  for (const [meeting, title, sequence] of states) {
    product.clock.advance(60_000);
    await comesIn(aMeeting('m-1', title, meeting));
    const [event, ...others] = await eventsAt(httpsUrl);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ id: 'm-1', title, sequence });
  }
  expect((await eventsAt(httpsUrl))[0]).toMatchObject({ start: '2026-12-01', status: 'CONFIRMED' });
});

test('follow calendars: what is cancelled or withdrawn stays for 31 days as cancelled, and takes place again when it does', async () => {
  const { product, look, comesIn, save, setUp, eventsAt, idsAt } = calendars;
  await save('waterstof');
  const { httpsUrl } = (await setUp()).data;
  const start = Date.parse('2027-02-01T09:00:00Z');
  const meeting = aMeeting('m-1', 'Debat over waterstof', { start });
  await comesIn(meeting, aMeeting('m-2', 'Waterstof', { start: start + 1 }));
  await comesIn({ ...meeting, title: 'Debat', meeting: { ...meeting.meeting!, status: 'cancelled' } });
  await product.documents.withdraw(['m-2']);
  await look();
  expect(await eventsAt(httpsUrl)).toMatchObject([
    { id: 'm-1', title: 'Gaat niet door: Debat', status: 'CANCELLED', sequence: 1 },
    { id: 'm-2', title: 'Gaat niet door: Waterstof', status: 'CANCELLED', sequence: 1 },
  ]);
  product.clock.set(`${addDays('2026-11-20', limits.calendarCancelledDays)}T22:30:00Z`);
  expect(await idsAt(httpsUrl)).toEqual(['m-1', 'm-2']);
  product.clock.advance(3_600_000);
  expect(await idsAt(httpsUrl)).toEqual([]);
  await comesIn(meeting);
  expect(await eventsAt(httpsUrl)).toMatchObject([{ id: 'm-1', status: 'CONFIRMED', sequence: 2 }]);
});

test('follow calendars: a meeting that moves to another one stays one event, which moves', async () => {
  const { comesIn, save, setUp, eventsAt } = calendars;
  await save('waterstof');
  const { httpsUrl } = (await setUp()).data;
  const old = aMeeting('m-old', 'Debat over waterstof');
  await comesIn(old);
  const [before] = await eventsAt(httpsUrl);
  const start = Date.parse('2026-12-08T13:00:00Z');
  // The words by which it was found are not known of the new one yet.
  await comesIn(aMeeting('m-new', 'Debat', { start, replaces: 'm-old' }), {
    ...old,
    meeting: { ...old.meeting!, status: 'moved', replacedBy: 'm-new' },
  });
  const moved = await eventsAt(httpsUrl);
  expect(moved).toMatchObject([
    { id: before!.id, title: 'Debat', start: '2026-12-08T13:00:00.000Z', status: 'CONFIRMED' },
  ]);
  expect(moved[0]!.sequence).toBeGreaterThan(before!.sequence);
  expect(moved[0]!.names).toEqual(['Over waterstof']);
  await comesIn(aMeeting('m-last', 'Debat', { start: start + 3_600_000, replaces: 'm-new' }));
  const again = await eventsAt(httpsUrl);
  expect(again).toMatchObject([{ id: before!.id, start: '2026-12-08T14:00:00.000Z' }]);
  expect(again[0]!.sequence).toBeGreaterThan(moved[0]!.sequence);
});

test('follow calendars: a moved meeting of which the new time is not known is told so', async () => {
  const { comesIn, save, setUp, eventsAt } = calendars;
  await save('waterstof');
  const { httpsUrl } = (await setUp()).data;
  await comesIn(aMeeting('m-1', 'Debat over waterstof', { status: 'moved' }));
  expect(await eventsAt(httpsUrl)).toMatchObject([
    { title: 'Verplaatst: Debat over waterstof', status: 'CANCELLED' },
  ]);
});

test('follow calendars: behind closed doors there are a title and a time and nothing else', async () => {
  const { comesIn, save, setUp, read, eventsAt } = calendars;
  await save('waterstof');
  await save('geheim');
  const { httpsUrl } = (await setUp()).data;
  await comesIn(
    aMeeting(
      'm-1',
      'Besloten overleg waterstof',
      {
        place: 'Kelder',
        agendaItems: [{ number: '1', title: 'Het geheim', documentIds: ['test-secret'] }],
      },
      { confidentiality: 'Besloten', text: 'geheim' },
    ),
    aDocument({ id: 'test-secret', text: 'geheim' }),
  );
  const events = await eventsAt(httpsUrl);
  expect(events).toMatchObject([{ title: 'Besloten overleg waterstof', names: ['Over waterstof'] }]);
  expect(events[0]!.place).toBeNull();
  expect((await read(httpsUrl)).body).not.toMatch(/Kelder|Het geheim|Tweede Kamer|Commissiedebat/);
});

test('follow calendars: a document that comes in after its meeting is found makes the meeting found, and a lost word ends it', async () => {
  const { comesIn, save, setUp, idsAt } = calendars;
  await save('waterstof', { groupPaths: ['tk/motie'] });
  const { httpsUrl } = (await setUp()).data;
  const meeting = aMeeting('m-1', 'Stemmingen', {
    agendaItems: [{ number: '1', title: 'Moties', documentIds: ['test-motion'] }],
  });
  await comesIn(meeting);
  expect(await idsAt(httpsUrl)).toEqual([]);
  const motion = aDocument({ id: 'test-motion', groupPath: 'tk/motie', text: 'Over waterstof.' });
  await comesIn(motion);
  expect(await idsAt(httpsUrl)).toEqual(['m-1']);
  await comesIn({ ...meeting, meeting: { ...meeting.meeting!, agendaItems: [] } });
  expect(await idsAt(httpsUrl)).toEqual([]);
});
