import ICAL from 'ical.js';
import ical from 'node-ical';
import { expect } from 'vitest';

/** The events of a calendar, read by two parsers that have to agree; ordered as they are in it. */
export function eventsIn(body: string) {
  const root = new ICAL.Component(ICAL.parse(body) as never);
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const others = Object.values(ical.sync.parseICS(body)).filter((one) => one?.type === 'VEVENT');
  const events = root.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const { startDate } = event;
    const status = component.getFirstPropertyValue('status');
    const other = others.find(({ uid }) => uid === event.uid);
    expect(other).toMatchObject({ summary: event.summary, status });
    expect(Number(other?.sequence)).toBe(event.sequence);
    const start = startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString();
    if (!startDate.isDate) expect(other?.start.toISOString()).toBe(start);
    return {
      id: event.uid.split('@')[0]!,
      title: event.summary,
      start,
      sequence: event.sequence,
      status,
      place: event.location,
      names: component.getFirstProperty('categories')?.getValues() ?? [],
      text: event.description,
    };
  });
  expect(others).toHaveLength(events.length);
  return events;
}
