import { standardEmailConfig } from 'contract/email-config';
import { type Due, markSlotsDone } from './done-slots.ts';
import { forEach } from './for-each.ts';
import { isAway } from './recipients.ts';
import { keepDelivery, newDeliveryId } from './keep-delivery.ts';
import { keepHighlights } from './long-queries.ts';
import type { Lease } from '#stores/people/leases.ts';
import { composeOverview } from './compose-overview.ts';
import { agendaSearchesByState } from '../searches/active-agenda-searches.ts';
import type { Planning } from './planning.ts';
import { dueOf } from './agenda-slots.ts';
import { noteMailed } from './agenda-deliveries.ts';

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
  const { people, clock } = planning;
  const { active } = await agendaSearchesByState(people, clock.now(), userId);
  // What was saved after the slot began has nothing to do with it.
  const mailing = active.filter(({ row }) => row.activitiesOverview === 1 && row.createdAt <= slot.at);
  const now = clock.now().getTime();
  const id = newDeliveryId();
  const overview = await composeOverview(planning, mailing, { id, at: now, type });
  if (!overview) return false;
  const { mail, found, queries } = overview;
  await lease.write(async (db) => {
    const kept = await keepDelivery(db, { id, userId, kind: 'planning', slot: slot.day, mail, now });
    if (kept) await noteMailed(db, id, found);
    await keepHighlights(db, queries, now);
    await markSlotsDone(db, 'planning', [{ userId, day: slot.day }]);
  });
  return true;
}
