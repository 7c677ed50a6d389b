import { randomBytes } from 'node:crypto';
import type { DeliveryKind } from 'contract/deliveries';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import type { RenderedMail } from '../mails/mail.ts';

/** Of a delivery, for mails that carry it in their links; cannot be guessed. */
export const newDeliveryId = (): string => randomBytes(16).toString('base64url');

interface Delivery {
  /** Left out where the mail does not carry it. */
  id?: string;
  userId: string;
  kind: DeliveryKind;
  /** What the mail is about among those of its kind, such as the day of a daily one. */
  slot: string;
  mail: RenderedMail;
  /** Of a digest: documents that went out directly before it. */
  alreadyDirect?: number;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Keeps a mail that leaves as soon as may be, once: false, and nothing is kept, when the user has one of this kind
 * and slot already. Called in the transaction that uses up what the mail tells of, so that a crash loses neither.
 */
export async function keepDelivery(db: PeopleStore, delivery: Delivery): Promise<boolean> {
  const { id = newDeliveryId(), userId, kind, slot, mail, alreadyDirect = null, now } = delivery;
  const kept = await db
    .insertInto('deliveries')
    .values({
      id,
      userId,
      kind,
      slot,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: JSON.stringify(mail.headers),
      messageId: null,
      state: 'waiting',
      tries: 0,
      nextTryAt: now,
      fault: null,
      plannedAt: now,
      sentAt: null,
      failureSeenAt: null,
      alreadyDirect,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'kind', 'slot']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/**
 * Keeps a mail that people ask for and may ask for again: false, and nothing is kept, when the user got one of this
 * kind and slot less than `pause` milliseconds ago (decision 7.21). It begins its own transaction.
 */
export function keepAfterPause(db: PeopleStore, pause: number, delivery: Delivery): Promise<boolean> {
  const { userId, kind, slot, now } = delivery;
  return oneAtATime(db, userId, async (transaction) => {
    const near = await transaction
      .selectFrom('deliveries')
      .select('slot')
      .where('userId', '=', userId)
      .where('kind', '=', kind)
      // A clock that was put back makes nobody wait longer.
      .where('plannedAt', '>', now - pause)
      .where('plannedAt', '<', now + pause)
      .execute();
    if (near.some((kept) => kept.slot.startsWith(`${slot} `))) return false;
    return keepDelivery(transaction, { ...delivery, slot: `${slot} ${now}` });
  });
}
