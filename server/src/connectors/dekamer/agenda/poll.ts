import { z } from 'zod';
import { addDays, type DayText } from 'contract/amsterdam';
import { startOfStep } from 'contract/calendar-steps';
import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import type { Batch, Cursor, Service } from '../../connector.ts';
import { isMissed, type Missed, orMissed } from '../../items/missed.ts';
import { Remembered } from '../../reading/cursors.ts';
import { hashOf } from '../service.ts';
import { unlessGone } from '../../reading/refusals.ts';
import { readCalendar, type ListedMeeting } from './calendar.ts';
import { idOf, isToCome } from './read-meeting.ts';

/** A meeting with the agenda as it came, which may be missed, or one that is no longer in the calendar, or a row that says too little. */
export type AgendaRaw =
  | ({
      kind: 'meeting';
      id: string;
      listed: ListedMeeting;
      url: string;
      bytes?: Uint8Array;
    } & Partial<Missed>)
  | { kind: 'gone'; id: string }
  | { kind: 'unread'; url: string; reason: string };

/** Weeks whose calendar is asked for, this one with them. */
const weeks = 8;

/** Hashes of the meetings to come, as they were stored. */
const AgendaCursor = z.object({ seen: Remembered });

/**
 * The meetings of this week and the next ones with their agendas, those that are as they were left out, and
 * those that disappeared from the calendar. Meetings of past days are the reports' (see `agendasReported`).
 * @throws SourceFault
 */
export async function* pollAgendas(
  { baseUrl, request }: Service,
  since: Cursor | undefined,
  today: DayText,
): AsyncGenerator<Batch<AgendaRaw>> {
  const { seen } = AgendaCursor.parse(since ?? {});
  for (const id of seen.keys()) if ((dayIn(id) ?? '') < today) seen.delete(id);
  const cursor = (): Cursor => ({ seen: Object.fromEntries(seen) });
  const listed = new Set<string>();
  for (let week = 0; week < weeks; week++) {
    const monday = addDays(startOfStep(today, 'week'), 7 * week);
    const { year, number } = isoWeek(monday);
    const url = new URL(`emeeting/api/meetings/week/${year}/${number}/calendar.xml`, baseUrl).href;
    const { meetings, unread } = readCalendar((await fetchSource(url, request)).bytes, url);
    const raw: AgendaRaw[] = unread.map((reason) => ({ kind: 'unread', url, reason }));
    for (const meeting of meetings.filter((one) => isToCome(one, today))) {
      const id = idOf(meeting, listed);
      listed.add(id);
      const place = [meeting.organ, meeting.status, meeting.day, meeting.number].map(encodeURIComponent);
      const agendaUrl = new URL(`emeeting/api/meetings/${place.join('/')}/agenda.xml`, baseUrl).href;
      const agenda = await orMissed(() => fetchAgenda(agendaUrl, request), request.signal);
      const one = { kind: 'meeting', id, listed: meeting, url: agendaUrl } as const;
      if (isMissed(agenda)) {
        raw.push({ ...one, ...agenda });
        // It is asked for at the next poll too, and missed by the calendar when it is no longer there.
        seen.set(id, '');
        // Given at once, so that an outage is seen early.
        yield { raw: raw.splice(0), cursor: cursor() };
        continue;
      }
      const hash = hashOf(`${JSON.stringify(meeting)}${agenda.bytes ? hashOf(agenda.bytes) : ''}`);
      if (seen.get(id) === hash) continue;
      seen.set(id, hash);
      raw.push({ ...one, ...agenda });
    }
    yield { raw, cursor: cursor(), remaining: weeks - week - 1 };
  }
  const gone = [...seen.keys()].filter((id) => !listed.has(id));
  for (const id of gone) seen.delete(id);
  yield { raw: gone.map((id) => ({ kind: 'gone', id })), cursor: cursor(), remaining: 0 };
}

/**
 * A meeting can be in the calendar before it has an agenda.
 * @throws SourceFault
 */
export async function fetchAgenda(url: string, request: SourceRequest): Promise<{ bytes?: Uint8Array }> {
  const answer = await unlessGone(fetchSource(url, request), [404, 410]);
  return answer ? { bytes: answer.bytes } : {};
}

function dayIn(id: string): DayText | undefined {
  return /\d{4}-\d\d-\d\d/.exec(id)?.[0];
}

/** The ISO week that begins on a Monday: it is of the year its Thursday is in. */
export function isoWeek(monday: DayText): { year: number; number: number } {
  const thursday = addDays(monday, 3);
  const year = Number(thursday.slice(0, 4));
  const passed = Date.parse(`${thursday}T00:00:00Z`) - Date.UTC(year, 0, 1);
  return { year, number: Math.floor(passed / (7 * 86_400_000)) + 1 };
}
