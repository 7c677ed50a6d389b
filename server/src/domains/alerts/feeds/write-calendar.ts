import { addDays, dayOf, timeZone } from 'contract/amsterdam';

/** A meeting in a calendar; texts plain, instants epoch milliseconds. */
export interface CalendarEvent {
  /** Names the event for ever. */
  uid: string;
  /** Never falls; a calendar believes the higher one. */
  sequence: number;
  /** When what is told of it last changed. */
  changedAt: number;
  start: number;
  end?: number | undefined;
  /** Whole days, because the time is not known. */
  allDay: boolean;
  cancelled: boolean;
  summary: string;
  description: string;
  place?: string | undefined;
  link: string;
  categories: readonly string[];
}

interface Calendar {
  /** Names what is subscribed to, and hours after which it may be asked for again; a file of one event has neither. */
  feed?: { name: string; description: string; refresh: number };
  productName: string;
  /** `nl` or `en-gb`. */
  language: string;
  events: readonly CalendarEvent[];
}

/** The rules of the clock since 1996, when all of the Union began to change it on the same nights. */
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Writes a calendar as RFC 5545 and RFC 7986 want it; the same calendar gives the same text. */
export function writeCalendar(calendar: Calendar): string {
  const { feed, productName, language, events } = calendar;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(productName)}//agenda//${language.slice(0, 2).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(feed ? feedLines(feed) : []),
    ...zone,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function feedLines({ name, description, refresh }: Required<Calendar>['feed']): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `X-WR-CALDESC:${escapeText(description)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refresh}H`,
    `X-PUBLISHED-TTL:PT${refresh}H`,
  ];
}

function linesOf(event: CalendarEvent): string[] {
  const { uid, sequence, changedAt, summary, description, place, link, categories, cancelled } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${inUtc(changedAt)}`,
    `LAST-MODIFIED:${inUtc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    ...timesOf(event),
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${link}`,
    ...(categories.length > 0 ? [`CATEGORIES:${categories.map(escapeText).join(',')}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Who follows a meeting is not taken by it.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A meeting whose end is not known has none: an hour of our own would be a false one. */
function timesOf({ start, end, allDay }: CalendarEvent): string[] {
  if (allDay) {
    const first = dayOf(start);
    const last = end !== undefined && end > start ? dayOf(end - 1) : first;
    const plain = (day: string) => day.replaceAll('-', '');
    return [`DTSTART;VALUE=DATE:${plain(first)}`, `DTEND;VALUE=DATE:${plain(addDays(last, 1))}`];
  }
  return [
    `DTSTART${inAmsterdam(start)}`,
    ...(end !== undefined && end > start ? [`DTEND${inAmsterdam(end)}`] : []),
  ];
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time on the clock; in UTC in the hour that comes twice, where readers differ about which one it is. */
function inAmsterdam(instant: number): string {
  const time = clock.format(instant);
  const twice = [-3_600_000, 3_600_000].some((shift) => clock.format(instant + shift) === time);
  if (twice) return `:${inUtc(instant)}`;
  return `;TZID=${timeZone}:${dayOf(instant).replaceAll('-', '')}T${time.replace(':', '')}00`;
}

const inUtc = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Text as a value: what would end it is escaped, and other control signs left out (RFC 5545 §3.3.11). */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ');
}

/** Cuts a line after at most 75 octets, between characters (RFC 5545 §3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
