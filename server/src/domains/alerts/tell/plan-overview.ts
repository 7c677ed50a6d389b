import { addDays, type DayText, dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import type { RenderedMail } from '../mails/mail.ts';
import { missingModule } from '#domains/files/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Head } from '#stores/documents/document.ts';
import type { Lease } from '#stores/people/leases.ts';
import { namedSearch, readCriteria } from '../searches/agenda-search-criteria.ts';
import { type ActiveAgendaSearch, agendaSearchesByState } from '../searches/active-searches.ts';
import { type NamedDocument, type PlannedMeeting, planningMail } from '../mails/planning-mail.ts';
import type { Planning } from './planning.ts';
import { addresseeOf, alertMailOf } from './wording.ts';
import { lastDayOf, type MeetingState, stateOf } from '#domains/meetings/index.ts';
import type { AgendaRow } from '../searches/agenda-search-store.ts';
import { hitsUnlessTooBroad } from '../follow/hits.ts';
import { markSlotsDone, planAgendaSlots } from './done-slots.ts';
import { keepDelivery, newDeliveryId } from './keep-delivery.ts';
import { keepHighlights } from './long-queries.ts';
import { noteMailed } from './mailed-searches.ts';

/** Days of a planning mail, the day it leaves among them (decision 3.23). */
const planningDays = 14;
/** Days back from which a meeting may still be on. */
const daysBack = 7;
/** Meetings told of with everything, and documents of one of them that are looked up. */
const mostExtensive = 60;
const mostDocuments = 20;

/**
 * The planning mails of users whose weekly slot has begun: all meetings of the next 14 days that their searches find;
 * none when there are none. False when somebody's could not be planned.
 * @throws LeaseLostError
 */
export function planOverviews(planning: Planning, lease: Lease): Promise<boolean> {
  const { people, clock } = planning;
  return planAgendaSlots(planning, lease, 'planning', async ({ recipient: { userId }, slot }, calendar) => {
    const { active } = await agendaSearchesByState(people, clock.now(), userId);
    // What was saved after the slot began has nothing to do with it.
    const mailing = active.filter(({ row }) => row.activitiesOverview === 1 && row.createdAt <= slot.at);
    const now = clock.now().getTime();
    const id = newDeliveryId();
    const overview = await composeOverview(planning, mailing, { id, at: now, type: calendar.planningType });
    if (!overview) return false;
    const { mail, meetings, queries } = overview;
    await lease.write(async (db) => {
      const kept = await keepDelivery(db, { id, userId, kind: 'planning', slot: slot.day, mail, now });
      if (kept) await noteMailed(db, id, meetings);
      await keepHighlights(db, queries, now);
      await markSlotsDone(db, 'planning', [{ userId, day: slot.day }]);
    });
    return true;
  });
}

/** A planning mail with what it tells of. */
interface Overview {
  mail: RenderedMail;
  /** Its meetings with the searches that found each. */
  meetings: readonly { searches: readonly AgendaRow[] }[];
  /** What its links mark. */
  queries: string[];
}

/** The planning mail of an instant for these searches of one user; undefined when they find no meeting. */
export async function composeOverview(
  planning: Pick<Planning, 'people' | 'documents' | 'wording'>,
  mailing: readonly ActiveAgendaSearch[],
  { id, at, type }: { id: string; at: number; type: 'basic' | 'extensive' },
): Promise<Overview | undefined> {
  const { people, wording } = planning;
  const actor = mailing[0]?.actor;
  if (!actor) return undefined;
  const from = dayOf(at);
  const to = addDays(from, planningDays - 1);
  const { meetings, searches, found } = await meetingsOf(planning, mailing, actor, { from, to }, type);
  if (meetings.length === 0) return undefined;
  const mail = planningMail({
    ...alertMailOf(wording, await addresseeOf(people, actor), id),
    day: from,
    searches: searches.map(namedSearch),
    type,
    from,
    to,
    meetings,
  });
  return { mail, meetings: found, queries: meetings.map(({ query }) => query) };
}

/** The meetings of these days in order of time, each once, with the searches that find it. */
async function meetingsOf(
  planning: Pick<Planning, 'documents'>,
  mailing: readonly ActiveAgendaSearch[],
  actor: Actor,
  { from, to }: { from: DayText; to: DayText },
  type: 'basic' | 'extensive',
): Promise<{ meetings: PlannedMeeting[]; searches: AgendaRow[]; found: { searches: AgendaRow[] }[] }> {
  const found = new Map<string, { document: Head; state: MeetingState; searches: AgendaRow[] }>();
  for (const { row, searches } of mailing) {
    const ofDays = searches.map((search) => ({
      ...search,
      filters: { ...search.filters, from: startOfDay(addDays(from, -daysBack)), until: endOfDay(to) + 1 },
    }));
    // The next look at what changed pauses one that is too broad, and tells its user.
    for (const { document } of (await hitsUnlessTooBroad(planning.documents, ofDays)) ?? []) {
      const state = stateOf(document);
      if (!state || state.status === 'moved' || lastDayOf(state) < from) continue;
      const one = found.get(document.id);
      if (one) one.searches.push(row);
      else found.set(document.id, { document, state, searches: [row] });
    }
  }
  const ordered = [...found.values()].toSorted(
    (one, other) => one.state.start - other.state.start || (one.state.id < other.state.id ? -1 : 1),
  );
  const titles =
    type === 'extensive'
      ? await readableTitles(planning, actor, ordered.slice(0, mostExtensive))
      : new Map<string, NamedDocument>();
  return {
    meetings: ordered.map(({ document, state, searches }, index) => ({
      state,
      names: searches.map(({ title }) => title),
      query: readCriteria(searches[0]!.criteria).criteria.query,
      ...(type === 'extensive' && index < mostExtensive && !state.closed
        ? { more: moreOf(document, state, titles) }
        : {}),
    })),
    searches: mailing
      .map(({ row }) => row)
      .filter((row) => ordered.some((one) => one.searches.includes(row))),
    found: ordered,
  };
}

/** The documents on these agendas that their reader may open. */
async function readableTitles(
  { documents }: Pick<Planning, 'documents'>,
  actor: Actor,
  meetings: readonly { state: MeetingState }[],
): Promise<Map<string, NamedDocument>> {
  const ids = new Set(
    meetings.flatMap(({ state }) => state.documents.slice(0, mostDocuments).map(({ id }) => id)),
  );
  const known = await documents.getMany([...ids]);
  return new Map(
    known
      .filter((document) => missingModule(actor, document) === undefined)
      .map(({ id, domain, title, meeting }) => [id, { id, domain, title, isMeeting: meeting !== undefined }]),
  );
}

/** Roles of who speaks for a party or takes the floor; everybody else takes part. */
const speaking = /woordvoerder|spreker|spokes|speaker|rapporteur|orateur/i;

function moreOf(
  { people }: Head,
  state: MeetingState,
  titles: ReadonlyMap<string, NamedDocument>,
): NonNullable<PlannedMeeting['more']> {
  const named = (speaks: boolean) =>
    people
      .filter(({ role = '' }) => speaking.test(role) === speaks)
      .map(({ name, party, role }) => {
        const facts = [party, role && !speaks && !/^deelnemer$/i.test(role) ? role : undefined].filter(
          Boolean,
        );
        return facts.length > 0 ? `${name} (${facts.join(', ')})` : name;
      });
  return {
    items: state.items.map(({ title }) => title),
    documents: state.documents.flatMap(({ id }) => titles.get(id) ?? []),
    participants: [...new Set(named(false))],
    spokespersons: [...new Set(named(true))],
  };
}
