import { addDays, dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { agendaPeriod, meetingAddress } from '#domains/agenda/index.ts';
import { type Actor, mayReadDomain, scopeOf } from '#platform/access.ts';
import { say } from '#platform/words.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { CalendarEvent as MeetingEvent } from '../follow/calendar-event.ts';
import { eventsBy } from '../follow/calendar-store.ts';
import { rowsInSteps } from '../follow/rows-in-steps.ts';
import { agendaSearchesOfUser } from '../searches/agenda-search-store.ts';
import { savedSearchesOf } from '../searches/saved-search-store.ts';
import { allows, type FeedParts } from './feed-parts.ts';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

/** Agenda items that an event lists. */
const mostItems = 50;

/** A saved search in a calendar, for the names of its events. */
interface NamedSearch {
  id: string;
  title: string;
}

/** The searches of a user that are marked for the calendar, of dashboards that are still there, oldest first. */
export async function searchesInCalendar(db: PeopleStore, actor: Actor): Promise<NamedSearch[]> {
  const ofDashboards = await savedSearchesOf(db, actor.userId);
  const ofAgenda = await agendaSearchesOfUser(db, actor.userId);
  return [...ofDashboards.filter(({ dashboard }) => mayReadDomain(actor, dashboard)), ...ofAgenda]
    .filter(({ includeInWebcal }) => includeInWebcal === 1)
    .toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))
    .map(({ id, title }) => ({ id, title }));
}

/**
 * The meetings that a user's marked searches find, each once, three months back to six ahead (decisions 3.20–3.22).
 * Reads what was found when the meetings came in; no document is searched.
 */
export async function calendarOf(
  { db, productName, address }: FeedParts,
  {
    actor,
    searches,
    locale,
    now,
  }: { actor: Actor; searches: readonly NamedSearch[]; locale: Locale; now: Date },
): Promise<string> {
  const found = await foundMeetings(db, searches, actor, now);
  return writeCalendar({
    name: say(locale, 'feeds.webcal.name', { productName }),
    description: say(locale, 'feeds.webcal.description', { productName }),
    productName,
    language: locale,
    refresh: 1,
    events: found.map((one) => eventOf(one, locale, address)),
  });
}

interface FoundMeeting extends MeetingEvent {
  sequence: number;
  names: string[];
}

async function foundMeetings(
  db: PeopleStore,
  searches: readonly NamedSearch[],
  actor: Actor,
  now: Date,
): Promise<FoundMeeting[]> {
  const scope = scopeOf(actor);
  const matched = await matchedUids(db, searches, now);
  const events = await eventsBy(db, 'uid', [...matched.keys()]);
  const period = periodOf(now);
  const chains = Map.groupBy(
    events.filter(({ state }) => allows(scope, state)),
    ({ row }) => row.uid,
  );
  return [...chains]
    .map(([uid, chain]) => ({
      ...chain.toSorted(lastFirst)[0]!,
      sequence: Math.max(...chain.map(({ row }) => row.sequence)),
      names: searches.filter(({ id }) => matched.get(uid)?.has(id)).map(({ title }) => title),
    }))
    .filter(({ row }) => row.startAt >= period.from && row.startAt < period.until && !over(row, now))
    .toSorted((one, other) => one.row.startAt - other.row.startAt || (one.row.uid < other.row.uid ? -1 : 1));
}

/** Of the meetings behind one event the one that takes place, and of several the one that came last. */
function lastFirst({ row: one }: MeetingEvent, { row: other }: MeetingEvent): number {
  return (
    Number(one.endedAt !== null) - Number(other.endedAt !== null) ||
    other.sequence - one.sequence ||
    other.startAt - one.startAt
  );
}

/** Cancelled so long ago that everybody has heard. */
function over({ endedAt }: MeetingEvent['row'], now: Date): boolean {
  if (endedAt === null) return false;
  const last = addDays(dayOf(endedAt), limits.calendarCancelledDays);
  return now.getTime() > endOfDay(last);
}

/** Events that the searches find and by which of these; beyond the limit the furthest from today are left out. */
async function matchedUids(
  db: PeopleStore,
  searches: readonly NamedSearch[],
  now: Date,
): Promise<Map<string, Set<string>>> {
  const { from, until } = periodOf(now);
  const today = startOfDay(dayOf(now.getTime()));
  const ids = searches.map(({ id }) => id);
  const matched = new Map<string, Set<string>>();
  if (ids.length === 0) return matched;
  const within = (first: number, end: number, order: 'asc' | 'desc', limit: number) =>
    db
      .selectFrom('calendarEvents')
      .select(['meetingId', 'uid'])
      .where('startAt', '>=', first)
      .where('startAt', '<', end)
      .where('meetingId', 'in', (eb) =>
        eb.selectFrom('calendarMatches').select('meetingId').where('savedSearchId', 'in', ids),
      )
      .orderBy('startAt', order)
      .orderBy('meetingId')
      .limit(limit)
      .execute();
  const ahead = await within(today, until, 'asc', limits.calendarEvents);
  const behind = await within(from, today, 'desc', limits.calendarEvents - ahead.length);
  const uids = new Map([...ahead, ...behind].map(({ meetingId, uid }) => [meetingId, uid]));
  const rows = await rowsInSteps([...uids.keys()], (some) =>
    db
      .selectFrom('calendarMatches')
      .selectAll()
      .where('savedSearchId', 'in', ids)
      .where('meetingId', 'in', some)
      .execute(),
  );
  for (const { savedSearchId, meetingId } of rows) {
    const uid = uids.get(meetingId)!;
    matched.set(uid, (matched.get(uid) ?? new Set()).add(savedSearchId));
  }
  return matched;
}

function periodOf(now: Date): { from: number; until: number } {
  const { from, to } = agendaPeriod(dayOf(now.getTime()));
  return { from: startOfDay(from), until: endOfDay(to) + 1 };
}

function eventOf(
  { row, state, sequence, names }: FoundMeeting,
  locale: Locale,
  address: string,
): CalendarEvent {
  const { meetingId, uid, changedAt, startAt, endedAt } = row;
  const { title, institution, sourceType, end, timeKnown, place, closed, status } = state;
  const link = meetingAddress(address, meetingId);
  const notice = endedAt === null ? undefined : say(locale, `feeds.webcal.ended.${status}`);
  const description = [
    // Title and time alone of what is closed (decision 3.33).
    ...(closed ? [] : [[institution, sourceType].filter(Boolean).join(' · ')]),
    ...(state.approximate ? [say(locale, 'feeds.webcal.approximate')] : []),
    ...(closed ? [say(locale, 'feeds.closed')] : []),
    ...(state.demo ? [say(locale, 'feeds.demo')] : []),
    state.items
      .slice(0, mostItems)
      .map((item) => [item.number, item.title].filter(Boolean).join('. '))
      .join('\n'),
    say(locale, 'feeds.webcal.because', { names: names.join(', ') }),
    link,
  ];
  return {
    uid: `${uid}@meetings.policy-monitor`,
    sequence,
    changedAt,
    start: startAt,
    end,
    allDay: !timeKnown,
    cancelled: endedAt !== null,
    summary: notice ? `${notice}: ${title}` : title,
    description: description.filter(Boolean).join('\n\n'),
    place,
    link,
    categories: names,
  };
}
