import type { DayText } from 'contract/amsterdam';
import { type EmailConfig, standardEmailConfig } from 'contract/email-config';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import { forEach, type Planning } from './planning.ts';
import { isAway, type Recipient, recipientsOf } from './recipients.ts';
import { lastSlot, type Slot, type SlotKind, timeOf } from './slots.ts';

/** A slot that has begun and was not done, with a mail or without. */
export interface Due {
  recipient: Recipient;
  slot: Slot;
}

/** The newest slot of each recipient, where it was not done. */
export async function undoneSlots(
  db: PeopleStore,
  kind: SlotKind,
  recipients: readonly Recipient[],
  now: number,
): Promise<Due[]> {
  const begun = recipients.flatMap((recipient) => {
    const slot = lastSlot(timeOf(kind, recipient.config), now);
    return slot ? [{ recipient, slot }] : [];
  });
  const days = [...new Set(begun.map(({ slot }) => slot.day))];
  if (days.length === 0) return [];
  const rows = await db
    .selectFrom('deliverySlots')
    .select(['userId', 'day'])
    .where('kind', '=', kind)
    .where('day', 'in', days)
    .execute();
  const done = new Set(rows.map(({ userId, day }) => `${userId} ${day}`));
  return begun.filter(({ recipient, slot }) => !done.has(`${recipient.userId} ${slot.day}`));
}

/**
 * Mails about meetings at the slots that have begun, of users with saved searches of the agenda; a slot at which there
 * is nothing to mail is only noted as done, by `mail` the others are. False when somebody's could not be planned.
 * @throws LeaseLostError
 */
export async function planAgendaSlots(
  { people, clock, log }: Planning,
  lease: Lease,
  kind: 'agendaDaily' | 'planning',
  mail: (due: Due, calendar: EmailConfig['calendar']) => Promise<boolean>,
): Promise<boolean> {
  const users = await people
    .selectFrom('agendaSearches')
    .select('userId')
    .distinct()
    .where('removedAt', 'is', null)
    .execute();
  const userIds = users.map(({ userId }) => userId);
  const recipients = await recipientsOf(people, userIds);
  const due = await undoneSlots(people, kind, recipients, clock.now().getTime());
  return forEach(log, due, async (one) => {
    const { recipient, slot } = one;
    const { calendar } = recipient.config?.emailConfig ?? standardEmailConfig;
    const isOn = kind === 'planning' ? calendar.planning : calendar.changes;
    const rests = recipient.paused || !isOn || isAway(recipient, clock.now().getTime());
    if (!rests && (await mail(one, calendar))) return;
    const done = { userId: recipient.userId, day: slot.day };
    await lease.write((db) => markSlotsDone(db, kind, [done]));
  });
}

/** Notes that slots are done; noting it again changes nothing. */
export async function markSlotsDone(
  db: PeopleStore,
  kind: SlotKind,
  slots: readonly { userId: string; day: DayText }[],
): Promise<void> {
  if (slots.length === 0) return;
  await db
    .insertInto('deliverySlots')
    .values(slots.map((slot) => ({ ...slot, kind })))
    .onConflict((conflict) => conflict.columns(['kind', 'day', 'userId']).doNothing())
    .execute();
}
