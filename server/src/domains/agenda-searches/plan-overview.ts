import { addDays, type DayText, dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import { standardEmailConfig } from 'contract/email-config';
import { everyHit } from '#domains/agenda/index.ts';
import {
  type Due,
  forEach,
  isAway,
  keepDelivery,
  markSlotsDone,
  newDeliveryId,
} from '#domains/deliveries/index.ts';
import { missingModule } from '#domains/files/index.ts';
import { keepHighlights } from '#domains/mailed/index.ts';
import { readPreferences } from '#domains/settings/index.ts';
import { unsubscribeLinks } from '#domains/unsubscribe/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Lease } from '#platform/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import { TooBroadError } from '#stores/documents/document-store.ts';
import { readCriteria } from './criteria.ts';
import { type Listening, standingSearches } from './listening.ts';
import { type PlannedMeeting, planningMail } from './mails/planning-mail.ts';
import type { Planning } from './planning.ts';
import { dueOf } from './slots.ts';
import { lastDayOf, type MeetingState, stateOf } from './state.ts';
import type { AgendaRow } from './store.ts';
import { noteMailed } from './told.ts';

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
export async function planOverviews(planning: Planning, lease: Lease): Promise<boolean> {
  const { people, clock, log } = planning;
  const due = await dueOf(people, 'planning', clock.now());
  return forEach(log, due, async ({ recipient, slot }) => {
    const { userId, config } = recipient;
    const { calendar } = config?.emailConfig ?? standardEmailConfig;
    const done = [{ userId, day: slot.day }];
    const rests = recipient.paused || isAway(recipient, clock.now().getTime()) || !calendar.planning;
    if (!rests && (await mailOverview(planning, lease, { recipient, slot }, calendar.planningType))) return;
    await lease.write((db) => markSlotsDone(db, 'planning', done));
  });
}

async function mailOverview(
  planning: Planning,
  lease: Lease,
  { recipient: { userId }, slot }: Due,
  type: 'basic' | 'extensive',
): Promise<boolean> {
  const { people, clock, wording } = planning;
  const { listening } = await standingSearches(people, clock.now(), userId);
  // What was saved after the slot began has nothing to do with it.
  const mailing = listening.filter(({ row }) => row.activitiesOverview === 1 && row.createdAt <= slot.at);
  const actor = mailing[0]?.actor;
  if (!actor) return false;
  const now = clock.now().getTime();
  const from = dayOf(now);
  const to = addDays(from, planningDays - 1);
  const { meetings, searches, found } = await meetingsOf(planning, mailing, actor, { from, to }, type);
  if (meetings.length === 0) return false;
  const { effective } = await readPreferences(people, actor);
  const { signer, ...words } = wording;
  const mail = planningMail({
    ...words,
    locale: effective.locale,
    firstName: actor.firstName,
    day: from,
    searches: searches.map(({ id, title, criteria }) => ({
      id,
      title,
      query: readCriteria(criteria).criteria.query,
    })),
    unsubscribe: unsubscribeLinks(signer, wording.address, userId),
    type,
    from,
    to,
    meetings,
  });
  await lease.write(async (db) => {
    const id = newDeliveryId();
    const kept = await keepDelivery(db, { id, userId, kind: 'planning', slot: slot.day, mail, now });
    if (kept) await noteMailed(db, id, found);
    const queries = meetings.map(({ query }) => query);
    await keepHighlights(db, queries, now);
    await markSlotsDone(db, 'planning', [{ userId, day: slot.day }]);
  });
  return true;
}

/** The meetings of these days in order of time, each once, with the searches that find it. */
async function meetingsOf(
  planning: Planning,
  mailing: readonly Listening[],
  actor: Actor,
  { from, to }: { from: DayText; to: DayText },
  type: 'basic' | 'extensive',
): Promise<{ meetings: PlannedMeeting[]; searches: AgendaRow[]; found: { searches: AgendaRow[] }[] }> {
  const found = new Map<
    string,
    { document: Omit<Document, 'text'>; state: MeetingState; searches: AgendaRow[] }
  >();
  for (const { row, searches } of mailing) {
    const ofDays = searches.map((search) => ({
      ...search,
      filters: { ...search.filters, from: startOfDay(addDays(from, -daysBack)), until: endOfDay(to) + 1 },
    }));
    const hits = await everyHit(planning.documents, ofDays).catch((error: unknown) => {
      // The next look at what changed pauses it and tells its user.
      if (error instanceof TooBroadError) return [];
      throw error;
    });
    for (const { document } of hits) {
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
      : new Map<string, Named>();
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

type Named = { id: string; domain: MeetingState['domain']; title: string };

/** The documents on these agendas that their reader may open. */
async function readableTitles(
  { documents }: Planning,
  actor: Actor,
  meetings: readonly { state: MeetingState }[],
): Promise<Map<string, Named>> {
  const ids = new Set(
    meetings.flatMap(({ state }) => state.documents.slice(0, mostDocuments).map(({ id }) => id)),
  );
  const known = await documents.getMany([...ids]);
  return new Map(
    known
      .filter((document) => missingModule(actor, document) === undefined)
      .map(({ id, domain, title }) => [id, { id, domain, title }]),
  );
}

/** Roles of who speaks for a party or takes the floor; everybody else takes part. */
const speaking = /woordvoerder|spreker|spokes|speaker|rapporteur|orateur/i;

function moreOf(
  { people }: Omit<Document, 'text'>,
  state: MeetingState,
  titles: ReadonlyMap<string, Named>,
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
    items: state.items,
    documents: state.documents.flatMap(({ id }) => titles.get(id) ?? []),
    participants: [...new Set(named(false))],
    spokespersons: [...new Set(named(true))],
  };
}
