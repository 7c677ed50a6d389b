import { dayOf } from 'contract/amsterdam';
import type { DocumentId } from 'contract/documents';
import { standardEmailConfig } from 'contract/email-config';
import { hasModule } from 'contract/modules';
import { actorOf } from '#domains/auth/index.ts';
import {
  awayUntil,
  forEach,
  isAway,
  keepDelivery,
  markSlotsDone,
  newDeliveryId,
  type Recipient,
  recipientsOf,
} from '#domains/deliveries/index.ts';
import { keepHighlights } from '#domains/mailed/index.ts';
import { backFrom, readPreferences } from '#domains/settings/index.ts';
import { unsubscribeLinks } from '#domains/unsubscribe/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Lease } from '#platform/leases.ts';
import { type ChangedSince, composeChanges } from './compose-changes.ts';
import { readCriteria } from './criteria.ts';
import { type ChangedMeeting, changeMail, type ChangeMail } from './mails/change-mail.ts';
import type { Planning } from './planning.ts';
import { dueOf } from './slots.ts';
import { stateOf } from './state.ts';
import { agendaSearchesOfUser, type AgendaRow } from './store.ts';
import { markTold, noteMailed, usersWaiting, waitingFor, type WaitingRow } from './told.ts';

/** Meetings of one mail, and bytes of HTML beyond which a mailbox cuts it off (decision 4.23). */
const mostMeetings = 60;
const mostBytes = 90_000;

/**
 * Mails what the check of a half hour found for searches that mail changes at once, and passes over what nobody is to
 * be told of, also during a vacation (decisions 3.23, 4.18). False when somebody's could not be planned.
 * @throws LeaseLostError
 */
export async function planFrequent(planning: Planning, lease: Lease): Promise<boolean> {
  const { people, clock, log } = planning;
  const at = clock.now().getTime();
  const waiting = await usersWaiting(people);
  const recipients = new Map((await recipientsOf(people, waiting)).map((one) => [one.userId, one]));
  return forEach(log, waiting, async (userId) => {
    const recipient = recipients.get(userId);
    const actor = await actorOf(people, userId, clock.now());
    const rows = await waitingFor(people, userId);
    const searches = await agendaSearchesOfUser(people, userId);
    const passed = rows.filter((row) => !waitsOn(row, recipient, actor, searches, at));
    if (passed.length > 0) await lease.write((db) => markTold(db, passed, at, null));
    if (!actor || !recipient || recipient.paused) return;
    const slot = new Date(Math.floor(at / checkEvery) * checkEvery).toISOString();
    await mailChanges(planning, lease, actor, { kind: 'agendaChanges', slot });
  });
}

/** Milliseconds between two checks (specification §4). */
export const checkEvery = 30 * 60_000;

/**
 * Once a day at the user's time, what changed and was not mailed by the check (decision 3.23). False when somebody's
 * could not be planned.
 * @throws LeaseLostError
 */
export async function planDaily(planning: Planning, lease: Lease): Promise<boolean> {
  const { people, clock, log } = planning;
  const due = await dueOf(people, 'agendaDaily', clock.now());
  const waiting = new Set(await usersWaiting(people));
  return forEach(log, due, async ({ recipient, slot }) => {
    const { userId, config } = recipient;
    const done = [{ userId, day: slot.day }];
    const { changes } = (config?.emailConfig ?? standardEmailConfig).calendar;
    const rests = recipient.paused || !changes || isAway(recipient, clock.now().getTime());
    const mails = waiting.has(userId) && !rests;
    const actor = mails ? await actorOf(people, userId, clock.now()) : undefined;
    const mail = { kind: 'agendaDaily', slot: slot.day, savedBy: slot.at, done } as const;
    if (actor && (await mailChanges(planning, lease, actor, mail))) return;
    await lease.write((db) => markSlotsDone(db, 'agendaDaily', done));
  });
}

/** False for a change that its user is not to be told of now and, as missed mails never follow, not at all. */
function waitsOn(
  row: WaitingRow,
  recipient: Recipient | undefined,
  actor: Actor | undefined,
  searches: readonly AgendaRow[],
  now: number,
): boolean {
  const search = searches.find(({ id }) => id === row.searchId);
  if (!recipient || !actor || !hasModule(actor.modules, 'agenda') || !search) return false;
  const config = recipient.config?.emailConfig;
  const back = config && backFrom(config.vacation);
  if (isAway(recipient, now) || (back !== undefined && row.foundAt < awayUntil(back))) return false;
  if (config && !config.calendar.changes) return false;
  return search.activitiesFrequent === 1 || search.dailyChanges === 1;
}

interface ChangesToMail {
  kind: ChangeMail['kind'];
  slot: string;
  /** Instant by which a search was saved to have anything to do with it; any when left out. */
  savedBy?: number;
  /** The slot of the calendar that is done with it. */
  done?: readonly { userId: string; day: string }[];
}

/** Makes the mails of what waits for a user; false, and nothing is told, when there is nothing to mail. */
async function mailChanges(
  planning: Planning,
  lease: Lease,
  actor: Actor,
  { kind, slot, savedBy = Infinity, done = [] }: ChangesToMail,
): Promise<boolean> {
  const { people, clock, wording } = planning;
  const { userId } = actor;
  const column = kind === 'agendaChanges' ? 'activitiesFrequent' : 'dailyChanges';
  const searches = await agendaSearchesOfUser(people, userId);
  const changed = composeChanges(
    await waitingFor(people, userId),
    searches,
    (search) => search[column] === 1 && search.createdAt <= savedBy,
  );
  if (changed.length === 0) return false;
  const { effective } = await readPreferences(people, actor);
  const { signer, ...words } = wording;
  const now = clock.now().getTime();
  const meetings = await describe(planning, changed);
  const mail: Omit<ChangeMail, 'meetings' | 'part' | 'searches'> = {
    ...words,
    kind,
    locale: effective.locale,
    firstName: actor.firstName,
    day: dayOf(now),
    unsubscribe: unsubscribeLinks(signer, wording.address, userId),
  };
  const told = changed.map((one, index) => ({ one, meeting: meetings[index]! }));
  const parts = partsOf(
    mail,
    told.filter(({ meeting }) => meeting.changes.length > 0),
  );
  return lease.write(async (db) => {
    for (const [index, part] of parts.entries()) {
      const id = newDeliveryId();
      const place = parts.length > 1 ? { part: index + 1, parts: parts.length } : undefined;
      const kept = await keepDelivery(db, {
        id,
        userId,
        kind,
        slot: index === 0 ? slot : `${slot} ${index + 1}`,
        mail: changeMail({ ...mail, ...contentOf(part), ...(place ? { part: place } : {}) }),
        now,
      });
      // There was a mail of this slot before what waits now was found: that waits for the next one.
      if (!kept && index === 0) return false;
      await noteMailed(
        db,
        id,
        part.map(({ one }) => one),
      );
      await markTold(
        db,
        part.flatMap(({ one }) => one.rows),
        now,
        id,
      );
    }
    const back = told.filter(({ meeting }) => meeting.changes.length === 0);
    await markTold(
      db,
      back.flatMap(({ one }) => one.rows),
      now,
      null,
    );
    const queries = searches.map(({ criteria }) => readCriteria(criteria).criteria.query);
    await keepHighlights(db, queries, now);
    await markSlotsDone(db, kind, done);
    return true;
  });
}

interface Told {
  one: ChangedSince;
  meeting: ChangedMeeting;
}

/** The meetings of each mail, as many as fit in one. */
function partsOf(mail: Omit<ChangeMail, 'meetings' | 'part' | 'searches'>, told: readonly Told[]): Told[][] {
  if (told.length === 0) return [];
  const fits =
    told.length === 1 ||
    (told.length <= mostMeetings &&
      Buffer.byteLength(changeMail({ ...mail, ...contentOf(told), part: { part: 99, parts: 99 } }).html) <
        mostBytes);
  if (fits) return [[...told]];
  const size = told.length > mostMeetings ? mostMeetings : Math.ceil(told.length / 2);
  return [...partsOf(mail, told.slice(0, size)), ...partsOf(mail, told.slice(size))];
}

function contentOf(told: readonly Told[]): Pick<ChangeMail, 'meetings' | 'searches'> {
  const searches = new Map(told.flatMap(({ one }) => one.searches.map((search) => [search.id, search])));
  return {
    meetings: told.map(({ meeting }) => meeting),
    searches: [...searches.values()]
      .toSorted((one, other) => one.createdAt - other.createdAt)
      .map(({ id, title, criteria }) => ({ id, title, query: readCriteria(criteria).criteria.query })),
  };
}

/** What the mail says of each, with the names of documents and where a meeting was moved to. */
async function describe(
  { documents }: Planning,
  changed: readonly ChangedSince[],
): Promise<ChangedMeeting[]> {
  const ids = new Set<DocumentId>();
  for (const { after, changes } of changed) {
    if (after.replacedBy) ids.add(after.replacedBy);
    for (const change of changes) {
      if (!('documents' in change)) continue;
      for (const { id } of change.documents) if (!id.includes('~')) ids.add(id);
    }
  }
  const known = new Map((await documents.getMany([...ids])).map((document) => [document.id, document]));
  const titles = new Map([...known].map(([id, { title }]) => [id, title]));
  return changed.map(({ before, after, changes, searches }): ChangedMeeting => {
    const next = after.status === 'moved' && after.replacedBy ? known.get(after.replacedBy) : undefined;
    const movedTo = next && stateOf(next);
    return {
      state: after,
      changes,
      names: searches.map(({ title }) => title),
      query: readCriteria(searches[0]!.criteria).criteria.query,
      ...(movedTo && changes.length > 0 ? { movedTo: { ...movedTo, from: before ?? after } } : {}),
      titles,
    };
  });
}
