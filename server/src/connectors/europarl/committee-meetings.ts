import { z } from 'zod';
import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import { epCommittees } from 'contract/sources/ep-committees';
import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { isMissed, orMissed } from '../items/missed.ts';
import type { EuroparlRaw } from './raw.ts';
import type { Service } from './service.ts';

/** Days back and ahead in which the agenda of a meeting is asked for; further ahead there is none yet. */
const agendaBack = 14;
const agendaAhead = 30;

const Meetings = z.array(z.looseObject({ meetingReference: z.string(), start: z.number() }));

/** The months of each committee from a day to another, `AFET-2031-02`. */
export function committeeMonths(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); month = monthAfter(month))
    months.push(month);
  return months.flatMap((month) => epCommittees.map((committee) => `${committee}-${month}`));
}

/**
 * The meetings of a committee in a month, with the agendas of those that are near (section "EP committees
 * and their agendas"); of one whose agenda cannot be had, that it is missed.
 * @throws SourceFault
 */
export async function fetchCommitteeMeetings(
  service: Service,
  committeeMonth: string,
  now: number,
): Promise<EuroparlRaw[]> {
  const [committee = '', year = '', month = ''] = committeeMonth.split('-');
  const ask = (path: string, search: Record<string, string>) => {
    const url = new URL(`emeeting/ecomback/ws/EMeetingRESTService/${path}`, service.agendasUrl);
    url.search = new URLSearchParams(search).toString();
    return { url: url.href, answer: fetchSourceJson(url, service.request) };
  };
  const events = ask('events', { language: 'EN', year, month: String(Number(month)), organ: committee });
  const meetings = Meetings.safeParse(await events.answer);
  if (!meetings.success) {
    throw new SourceFault('shape', { url: events.url, detail: 'no list of meetings' });
  }
  const first = startOfDay(addDays(dayOf(now), -agendaBack));
  const last = startOfDay(addDays(dayOf(now), agendaAhead));
  const raws: EuroparlRaw[] = [];
  for (const row of meetings.data) {
    const near = row.start >= first && row.start <= last;
    const { meetingReference: meeting } = row;
    const search = { language: 'en', reference: meeting, securedContext: 'false' };
    const agenda = near ? await orMissed(() => ask('oj', search).answer, service.request.signal) : undefined;
    if (isMissed(agenda)) {
      raws.push({ kind: 'missed', list: 'committee-meetings', id: committeeMonth, meeting, ...agenda });
      continue;
    }
    raws.push({
      kind: 'committee-meeting',
      committee,
      row,
      ...(agenda === undefined ? {} : { agenda }),
      asked: now,
    });
  }
  return raws;
}

/** The month after one, both `YYYY-MM`. */
function monthAfter(month: string): string {
  return addDays(`${month}-28`, 4).slice(0, 7);
}
