import { addDays, dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { agendaPeriod, meetingAddress } from '#domains/agenda/index.ts';
import { type MeetingDocument, stateOfMeeting } from '#domains/meetings/index.ts';
import { type Actor, mayReadDomain, scopeOf } from '#platform/access.ts';
import { say } from '#platform/words.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type CalendarEvent as MeetingEvent, eventAfter } from '../follow/calendar-event.ts';
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
    feed: {
      name: say(locale, 'feeds.webcal.name', { productName }),
      description: say(locale, 'feeds.webcal.description', { productName }),
      refresh: 1,
    },
    productName,
    language: locale,
    events: found.map((one) => eventOf(one, locale, address)),
  });
}

/** Whether a meeting is in the calendar of a user, as far as its searches were looked at. */
export async function isInCalendar(
  db: PeopleStore,
  actor: Actor,
  meetingId: string,
  now: Date,
): Promise<boolean> {
  const searches = await searchesInCalendar(db, actor);
  const [own] = searches.length > 0 ? await eventsBy(db, 'meetingId', [meetingId]) : [];
  if (!own) return false;
  const chain = await eventsBy(db, 'uid', [own.row.uid]);
  const matches = await db
    .selectFrom('calendarMatches')
    .select('meetingId')
    .where(
      'savedSearchId',
      'in',
      searches.map(({ id }) => id),
    )
    .where(
      'meetingId',
      'in',
      chain.map(({ row }) => row.meetingId),
    )
    .limit(1)
    .execute();
  return matches.length > 0 && shownOf(chain, actor, now)?.row.meetingId === meetingId;
}

/** A meeting as a file of its own, which is the same event as in the calendar of whoever subscribes to that. */
export async function calendarOfMeeting(
  { db, productName, address }: Pick<FeedParts, 'db' | 'productName' | 'address'>,
  { meeting, actor, locale, now }: { meeting: MeetingDocument; actor: Actor; locale: Locale; now: Date },
): Promise<string> {
  const state = stateOfMeeting(meeting);
  const known = await eventsBy(db, 'meetingId', [state.id, ...(state.replaces ? [state.replaces] : [])]);
  const eventOfMeeting = (id: string | undefined) => known.find(({ row }) => row.meetingId === id);
  const before = eventOfMeeting(state.id);
  const own = eventAfter(state, before?.row.seq ?? 0, before, eventOfMeeting(state.replaces), now.getTime());
  const others = (await eventsBy(db, 'uid', [own.row.uid])).filter(({ row }) => row.meetingId !== state.id);
  // What came in its place is the same event, and must not be cancelled by the one that does not take place.
  const chain = [own, ...others.filter((one) => allows(scopeOf(actor), one.state))].toSorted(lastFirst);
  const sequence = Math.max(...chain.map(({ row }) => row.sequence));
  const event = eventOf({ ...chain[0]!, sequence, names: [] }, locale, address);
  return writeCalendar({ productName, language: locale, events: [event] });
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
  const matched = await matchedUids(db, searches, now);
  const events = await eventsBy(db, 'uid', [...matched.keys()]);
  const chains = Map.groupBy(events, ({ row }) => row.uid);
  return [...chains]
    .flatMap(([uid, chain]) => {
      const shown = shownOf(chain, actor, now);
      const names = searches.filter(({ id }) => matched.get(uid)?.has(id)).map(({ title }) => title);
      return shown ? [{ ...shown, names }] : [];
    })
    .toSorted((one, other) => one.row.startAt - other.row.startAt || (one.row.uid < other.row.uid ? -1 : 1));
}

/** What a calendar shows of the meetings behind one event; undefined where they are outside its days or modules. */
function shownOf(
  chain: readonly MeetingEvent[],
  actor: Actor,
  now: Date,
): (MeetingEvent & { sequence: number }) | undefined {
  const scope = scopeOf(actor);
  const allowed = chain.filter(({ state }) => allows(scope, state)).toSorted(lastFirst);
  const [last] = allowed;
  const { from, until } = periodOf(now);
  if (!last || last.row.startAt < from || last.row.startAt >= until || over(last.row, now)) return undefined;
  return { ...last, sequence: Math.max(...allowed.map(({ row }) => row.sequence)) };
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
    ...(names.length > 0 ? [say(locale, 'feeds.webcal.because', { names: names.join(', ') })] : []),
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
