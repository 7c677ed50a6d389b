import { dayOf } from 'contract/amsterdam';
import { hasModule } from 'contract/modules';
import { actorOf } from '#domains/auth/index.ts';
import { backAt, isAway, type Recipient, recipientsOf } from './recipients.ts';
import { keepDelivery, newDeliveryId } from './keep-delivery.ts';
import { markSlotsDone, planAgendaSlots } from './done-slots.ts';
import { keepHighlights } from './long-queries.ts';
import type { Actor } from '#platform/access.ts';
import type { Lease } from '#stores/people/leases.ts';
import { addresseeOf, alertMailOf } from './wording.ts';
import { composeChanges, contentOf, describe, partsOf } from './compose-changes.ts';
import { readCriteria } from '../searches/agenda-search-criteria.ts';
import { changeMail } from '../mails/change-mail.ts';
import { checkEvery, forEach, type Planning } from './planning.ts';
import type { Slot } from './slots.ts';
import { agendaSearchesOfUser, type AgendaRow } from '../searches/agenda-search-store.ts';
import { markNotified, usersWaiting, waitingFor } from '../follow/meeting-changes.ts';
import type { ChangeRow } from '../follow/followed-meetings.ts';
import { noteMailed } from './mailed-searches.ts';

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
    if (passed.length > 0) await lease.write((db) => markNotified(db, passed, at, null));
    if (!actor || !recipient || recipient.paused) return;
    const slot = new Date(Math.floor(at / checkEvery) * checkEvery).toISOString();
    await mailChanges(planning, lease, actor, { kind: 'agendaChanges', slot });
  });
}

/**
 * Once a day at the user's time, what changed and was not mailed by the check (decision 3.23). False when somebody's
 * could not be planned.
 * @throws LeaseLostError
 */
export async function planDaily(planning: Planning, lease: Lease): Promise<boolean> {
  const { people, clock } = planning;
  const waiting = new Set(await usersWaiting(people));
  return planAgendaSlots(planning, lease, 'agendaDaily', async ({ recipient: { userId }, slot }) => {
    const actor = waiting.has(userId) ? await actorOf(people, userId, clock.now()) : undefined;
    return actor !== undefined && mailChanges(planning, lease, actor, { kind: 'agendaDaily', slot });
  });
}

/** False for a change that its user is not to be told of now and, as missed mails never follow, not at all. */
function waitsOn(
  row: ChangeRow,
  recipient: Recipient | undefined,
  actor: Actor | undefined,
  searches: readonly AgendaRow[],
  now: number,
): boolean {
  const search = searches.find(({ id }) => id === row.searchId);
  if (!recipient || !actor || !hasModule(actor.modules, 'agenda') || !search) return false;
  const config = recipient.config?.emailConfig;
  if (isAway(recipient, now) || row.foundAt < (backAt(recipient.config) ?? -Infinity)) return false;
  if (config && !config.calendar.changes) return false;
  return search.activitiesFrequent === 1 || search.dailyChanges === 1;
}

/** A check, by its name, or the changes of a day at their slot of the calendar. */
type ChangesToMail = { kind: 'agendaChanges'; slot: string } | { kind: 'agendaDaily'; slot: Slot };

/** Makes the mails of what waits for a user; false, and nothing is told, when there is nothing to mail. */
async function mailChanges(
  planning: Planning,
  lease: Lease,
  actor: Actor,
  { kind, slot }: ChangesToMail,
): Promise<boolean> {
  const { people, clock, wording } = planning;
  const { userId } = actor;
  const searches = await agendaSearchesOfUser(people, userId);
  const changed = composeChanges(await waitingFor(people, userId), searches, (search) =>
    kind === 'agendaChanges'
      ? search.activitiesFrequent === 1
      : // What was saved after the slot began has nothing to do with it.
        search.dailyChanges === 1 && search.createdAt <= slot.at,
  );
  if (changed.length === 0) return false;
  const now = clock.now().getTime();
  const addressee = await addresseeOf(people, actor);
  const mailOf = (id: string) => ({ ...alertMailOf(wording, addressee, id), kind, day: dayOf(now) });
  const described = await describe(planning, changed);
  const parts = partsOf(
    mailOf(''),
    described.filter(({ meeting }) => meeting.changes.length > 0),
  );
  return lease.write(async (db) => {
    for (const [index, part] of parts.entries()) {
      const id = newDeliveryId();
      const name = kind === 'agendaChanges' ? slot : slot.day;
      const place = parts.length > 1 ? { part: index + 1, parts: parts.length } : undefined;
      const kept = await keepDelivery(db, {
        id,
        userId,
        kind,
        slot: index === 0 ? name : `${name} ${index + 1}`,
        mail: changeMail({ ...mailOf(id), ...contentOf(part), ...(place ? { part: place } : {}) }),
        now,
      });
      // There was a mail of this slot before what waits now was found: that waits for the next one.
      if (!kept && index === 0) return false;
      await noteMailed(
        db,
        id,
        part.map(({ one }) => one),
      );
      await markNotified(
        db,
        part.flatMap(({ one }) => one.rows),
        now,
        id,
      );
    }
    const changedBack = described.filter(({ meeting }) => meeting.changes.length === 0);
    const rows = changedBack.flatMap(({ one }) => one.rows);
    await markNotified(db, rows, now, null);
    const queries = searches.map(({ criteria }) => readCriteria(criteria).criteria.query);
    await keepHighlights(db, queries, now);
    if (kind === 'agendaDaily') await markSlotsDone(db, kind, [{ userId, day: slot.day }]);
    return true;
  });
}
