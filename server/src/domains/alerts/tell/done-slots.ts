import type { DayText } from 'contract/amsterdam';
import type { DeliveryKind } from 'contract/deliveries';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Recipient } from './recipients.ts';
import { lastSlot, type Slot, type TimeOn } from './slots.ts';

/** A slot that has begun and was not done, with a mail or without. */
export interface Due {
  recipient: Recipient;
  slot: Slot;
}

/** The newest slot of each recipient, where it was not done. `timeOn` tells when a recipient's mails leave. */
export async function undoneSlots(
  db: PeopleStore,
  kind: DeliveryKind,
  recipients: readonly Recipient[],
  timeOn: (recipient: Recipient) => TimeOn,
  now: number,
): Promise<Due[]> {
  const begun = recipients.flatMap((recipient) => {
    const slot = lastSlot(timeOn(recipient), now);
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

/** Notes that slots are done; noting it again changes nothing. */
export async function markSlotsDone(
  db: PeopleStore,
  kind: DeliveryKind,
  slots: readonly { userId: string; day: DayText }[],
): Promise<void> {
  if (slots.length === 0) return;
  await db
    .insertInto('deliverySlots')
    .values(slots.map((slot) => ({ ...slot, kind })))
    .onConflict((conflict) => conflict.columns(['kind', 'day', 'userId']).doNothing())
    .execute();
}
