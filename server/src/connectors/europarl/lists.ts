import { addDays } from 'contract/amsterdam';
import { epCommittees } from 'contract/sources/ep-committees';
import { agendaAhead, committeeMonths } from './committee-meetings.ts';
import type { List } from './list-names.ts';
import { epTermOf } from '../reading/ep-terms.ts';
import { lastPart } from './rows.ts';
import { fetchAll, fetchFeed, type Service } from './service.ts';

/** Lists whose feed takes the day from which changes are wanted; the others tell of the last month. */
const datedFeeds: readonly List[] = ['adopted-texts', 'procedures'];
/** A feed reaches so far back, days; what is older is found in the lists of the years. */
const feedReach = 28;
/** Days back and ahead in which a meeting may still change. */
const meetingsBack = 14;
const meetingsAhead = 190;

/**
 * The days whose meetings may have changed since a day. There are hundreds of requests in them all, so that only the
 * first poll of a day asks for them; a poll that goes on from yesterday looks for what is near and not over.
 */
export function daysOfMeetings(from: string, today: string): { first: string; last: string } {
  if (from >= addDays(today, -1)) return { first: from, last: addDays(today, agendaAhead) };
  return { first: addDays(from, -meetingsBack), last: addDays(today, meetingsAhead) };
}

/**
 * Ids of a list that changed since a day, each once, in an order that stays: from its feed where that
 * reaches back far enough, else from the lists of all years since.
 * @throws SourceFault
 */
export async function changedIds(
  service: Service,
  list: List,
  from: string,
  today: string,
): Promise<string[]> {
  const { first, last } = daysOfMeetings(from, today);
  if (list === 'committee-meetings') return committeeMonths(first, last);
  const recent = from >= addDays(today, -feedReach);
  if (recent && list !== 'meetings') {
    const search = datedFeeds.includes(list) ? { timeframe: 'custom', 'start-date': from } : undefined;
    return fetchFeed(service, list, from, search);
  }
  if (list === 'committee-documents') return idsOfCommittees(service, from, today);
  if (list === 'plenary-session-documents') {
    const days = await sittingDays(service, from, today);
    // The service lists these by part-session only; agenda and minutes are called after their day.
    return days.flatMap((day) => ['OJQ', 'PV'].map((letters) => `${letters}-${epTermOf(day)}-${day}`));
  }
  if (list === 'meetings') {
    // What was said is told days later, and corrected.
    const days = await sittingDays(service, recent ? addDays(from, -meetingsBack) : from, last);
    return days.map((day) => `MTG-PL-${day}`);
  }
  const ids = new Set<string>();
  for (const year of years(from, today)) {
    for (const id of await idsOfAll(service, list, { year })) ids.add(id);
  }
  return [...ids].sort();
}

async function sittingDays(service: Service, first: string, last: string): Promise<string[]> {
  const days = new Set<string>();
  for (const year of years(first, last)) {
    for (const id of await idsOfAll(service, 'meetings', { year })) {
      const day = /^MTG-PL-(\d{4}-\d\d-\d\d)$/.exec(id)?.[1];
      if (day && day >= first && day <= last) days.add(day);
    }
  }
  return [...days].sort();
}

/** Papers of committees are listed by committee and parliamentary term, not by year. */
async function idsOfCommittees(service: Service, from: string, today: string): Promise<string[]> {
  const ids = new Set<string>();
  for (let term = epTermOf(from); term <= epTermOf(today); term++) {
    for (const committee of epCommittees) {
      const search = { committee, 'parliamentary-term': String(term) };
      for (const id of await idsOfAll(service, 'committee-documents', search)) ids.add(id);
    }
  }
  return [...ids].sort();
}

function years(first: string, last: string): string[] {
  const from = Number(first.slice(0, 4));
  return Array.from({ length: Number(last.slice(0, 4)) - from + 1 }, (_, at) => String(from + at));
}

async function idsOfAll(service: Service, path: string, search: Record<string, string>): Promise<string[]> {
  return (await fetchAll(service, path, search)).map((row) => lastPart(row.id));
}
