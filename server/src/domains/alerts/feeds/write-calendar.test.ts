import ICAL from 'ical.js';
import ical from 'node-ical';
import { describe, expect, it } from 'vitest';
import { instantOf } from 'contract/amsterdam';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

const calendar = (...events: CalendarEvent[]) =>
  writeCalendar({
    feed: { name: 'Vizier; vergaderingen, alle', description: 'Alles\nwat komt', refresh: 1 },
    productName: 'Vizier',
    language: 'nl',
    events,
  });

const event = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'tk-1@meetings.policy-monitor',
  sequence: 0,
  changedAt: Date.parse('2026-11-20T09:30:00Z'),
  start: Date.parse('2026-12-01T09:00:00Z'),
  allDay: false,
  cancelled: false,
  summary: 'Vergadering',
  description: 'Over water',
  link: 'https://vizier.example/agenda/tk-1',
  categories: [],
  ...fields,
});

/** Read by two parsers that know nothing of each other. */
function readBack(text: string) {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[] as never);
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const others = Object.values(ical.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
  expect(others).toHaveLength(events.length);
  return events.map((one) => {
    const other = others.find(({ uid }) => uid === one.uid)!;
    const start = one.startDate.toJSDate().toISOString();
    const end = one.component.hasProperty('dtend') ? one.endDate.toJSDate().toISOString() : undefined;
    if (!one.startDate.isDate) {
      expect(other.start.toISOString()).toBe(start);
      if (end) expect(other.end?.toISOString()).toBe(end);
    }
    expect(other.summary).toBe(one.summary);
    return { event: one, start, end };
  });
}

const timesOf = (fields: Partial<CalendarEvent>) => readBack(calendar(event(fields)))[0]!;

describe('write calendar: times', () => {
  it.each([
    ['in winter', '2026-12-01T09:00:00.000Z', '2026-12-01T11:30:00.000Z', 'T100000'],
    ['in summer', '2026-07-01T08:00:00.000Z', '2026-07-01T10:00:00.000Z', 'T100000'],
    ['before clocks go forward', '2027-03-28T00:30:00.000Z', '2027-03-28T00:59:00.000Z', 'T013000'],
    ['over the hour that is skipped', '2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z', 'T013000'],
    ['after clocks went forward', '2027-03-28T01:00:00.000Z', '2027-03-28T02:00:00.000Z', 'T030000'],
    ['in the hour that comes first of two', '2026-10-25T00:30:00.000Z', '2026-10-25T00:45:00.000Z', 'Z'],
    ['from the first to the second of two', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', 'Z'],
    ['in the hour that comes second of two', '2026-10-25T01:30:00.000Z', '2026-10-25T01:45:00.000Z', 'Z'],
    ['after clocks went back', '2026-10-25T02:00:00.000Z', '2026-10-25T03:00:00.000Z', 'T030000'],
    ['over midnight', '2026-12-01T22:00:00.000Z', '2026-12-02T01:00:00.000Z', 'T230000'],
    ['on a leap day', '2028-02-29T09:00:00.000Z', '2028-02-29T10:00:00.000Z', 'T100000'],
  ])('%s', (_name, start, end, written) => {
    const text = calendar(event({ start: Date.parse(start), end: Date.parse(end) }));
    expect(/BEGIN:VEVENT[^]*?(DTSTART.*)\r/.exec(text)![1]!).toMatch(new RegExp(`${written}$`));
    expect(timesOf({ start: Date.parse(start), end: Date.parse(end) })).toMatchObject({ start, end });
  });

  it('every quarter of an hour around both nights is the same instant in both readers', () => {
    for (const night of ['2026-10-25', '2027-03-28']) {
      const first = instantOf(night, 0, 0);
      const events = Array.from({ length: 24 }, (_, nth) =>
        event({ uid: `e-${nth}`, start: first + nth * 900_000, end: first + (nth + 1) * 900_000 }),
      );
      readBack(calendar(...events)).forEach(({ start, end }, nth) => {
        expect(Date.parse(start)).toBe(first + nth * 900_000);
        expect(Date.parse(end!)).toBe(first + (nth + 1) * 900_000);
      });
    }
  });

  it('an end that is not known, or not after the start, is left out', () => {
    expect(timesOf({}).end).toBeUndefined();
    expect(timesOf({ end: Date.parse('2026-12-01T08:00:00Z') }).end).toBeUndefined();
  });

  it('a time that is not known makes whole days, also on the nights of the clock', () => {
    const days = (fields: Partial<CalendarEvent>) => {
      const { event: read } = timesOf({ allDay: true, ...fields });
      return [read.startDate.isDate, read.startDate.toString(), read.endDate.toString()];
    };
    expect(days({ start: instantOf('2026-10-25', 0, 0) })).toEqual([true, '2026-10-25', '2026-10-26']);
    expect(days({ start: instantOf('2027-03-28', 0, 0) })).toEqual([true, '2027-03-28', '2027-03-29']);
    const three = { start: instantOf('2026-12-01', 0, 0), end: instantOf('2026-12-03', 23, 59) };
    expect(days(three)).toEqual([true, '2026-12-01', '2026-12-04']);
  });
});

describe('write calendar: texts', () => {
  const odd = 'Zorg; wonen, \\ "net"\r\nNieuwe regel \u0007 \u2028 ééń 👩‍⚕️ \ud83d einde';

  it('are read back as they are, but for signs that mean nothing', () => {
    const written = calendar(
      event({ summary: odd, description: odd, place: odd, categories: ['a, b', 'c; d'] }),
    );
    const { event: read } = readBack(written)[0]!;
    const plain = 'Zorg; wonen, \\ "net"\nNieuwe regel       ééń 👩‍⚕️ \ufffd einde'.replace(/ {7}/, '     ');
    expect(read.summary).toBe(plain);
    expect(read.description).toBe(plain);
    expect(read.location).toBe(plain);
    expect(read.component.getFirstProperty('categories')!.getValues()).toEqual(['a, b', 'c; d']);
  });

  it('are cut after at most 75 octets, never inside a character', () => {
    for (let shift = 0; shift < 8; shift++) {
      const summary = `${'x'.repeat(shift)}${'é€👍'.repeat(60)}`;
      const text = calendar(event({ summary }));
      const lines = text.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n\ufffd]/);
      }
      expect(readBack(text)[0]!.event.summary).toBe(summary);
    }
  });
});

it('write calendar: a calendar says how it is called and when to ask again; the same one is the same text', () => {
  const text = calendar(event({ cancelled: true, sequence: 3, place: 'Zaal 1' }));
  const root = new ICAL.Component(ICAL.parse(text) as unknown[] as never);
  expect(root.getFirstPropertyValue('name')).toBe('Vizier\\; vergaderingen\\, alle');
  expect(String(root.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  expect(root.getFirstPropertyValue('version')).toBe('2.0');
  expect(root.getFirstSubcomponent('vtimezone')!.getFirstPropertyValue('tzid')).toBe('Europe/Amsterdam');
  const { event: read } = readBack(text)[0]!;
  expect(read.sequence).toBe(3);
  expect(read.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(read.component.getFirstPropertyValue('url')).toBe('https://vizier.example/agenda/tk-1');
  expect(calendar(event({ cancelled: true, sequence: 3, place: 'Zaal 1' }))).toBe(text);
});
