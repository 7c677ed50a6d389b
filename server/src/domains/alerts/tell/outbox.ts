import { z } from 'zod';
import type { DeliveryFault } from 'contract/deliveries';
import type { Lease } from '#stores/people/leases.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { EngineUnavailableError } from '#platform/unavailable.ts';
import { faultOf, longestWait, noteAccepted, sendAll, waitAfter } from './hand-over.ts';
import { countBounce, forgetBounces, isPaused } from './mail-addresses.ts';
import type { Planning } from './planning.ts';
import { asOfNow } from './refresh.ts';

/** What mails are made again with, and who sends them. */
export interface Outbox extends Planning {
  mailer: Mailer;
  /** Where answers of readers go (decision 4.23). */
  supportEmail: string;
  /** Domain of our Message-IDs, the part of the sender's address behind the @. */
  messageHost: string;
}

const minute = 60_000;

const Headers = z.record(z.string(), z.string());
type Row = Tables['deliveries'];

/**
 * Sends the mails to users that are due; answers how many were accepted. A mail counts as sent only then. One whose
 * acceptance could not be noted, because the process was killed, is sent again with the same Message-ID (decision 4.21).
 * @throws as `sendAll`
 */
export const sendDue = (outbox: Outbox, lease: Lease, stopping: AbortSignal): Promise<number> =>
  sendAll(
    {
      atOnce: outbox.mailer.atOnce,
      due: (underWay, room) => dueNow(outbox, underWay, room),
      send: (row) => sendOne(outbox, lease, row),
    },
    lease,
    stopping,
  );

/** The mails whose turn it is and that are not under way, those that waited longest first. */
async function dueNow({ people, clock }: Outbox, underWay: readonly string[], room: number): Promise<Row[]> {
  const now = clock.now().getTime();
  return people
    .selectFrom('deliveries')
    .selectAll()
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('nextTryAt', '<=', now), eb('nextTryAt', '>', now + longestWait)]))
    .$if(underWay.length > 0, (due) => due.where('id', 'not in', underWay))
    .orderBy('nextTryAt')
    .orderBy('id')
    .limit(room)
    .execute();
}

/** True when the mail server accepted it. */
async function sendOne(outbox: Outbox, lease: Lease, kept: Row): Promise<boolean> {
  const { people, mailer, supportEmail, messageHost, clock, log } = outbox;
  const user = await people
    .selectFrom('users')
    .select(['email', 'active'])
    .where('id', '=', kept.userId)
    .executeTakeFirstOrThrow();
  const messageId = kept.messageId ?? `<${kept.id}@${messageHost}>`;
  // It is not sent, because there is nobody to send it to or nothing to tell.
  const giveUp = async (fault: DeliveryFault, state: 'failed' | 'dropped' = 'failed') => {
    await lease.write((db) => note(db, kept, { state, messageId, fault }));
    return false;
  };
  if (user.active !== 1) return giveUp('deactivated');
  if (await isPaused(people, kept.userId, user.email)) return giveUp('addressPaused');
  const row = await asOfNow(outbox, lease, kept).catch((error: unknown) => {
    if (error instanceof EngineUnavailableError) return undefined;
    throw error;
  });
  // Nobody knows whether what it tells still stands; the others need not wait for that, and this is no try.
  if (!row) {
    const nextTryAt = clock.now().getTime() + minute;
    await lease.write((db) => note(db, kept, { nextTryAt }));
    return false;
  }
  if ('dropped' in row) return giveUp(row.dropped, 'dropped');
  try {
    await mailer.send({
      to: user.email,
      subject: row.subject,
      text: row.text,
      html: row.html,
      messageId,
      replyTo: supportEmail,
      headers: Headers.parse(JSON.parse(row.headers)),
    });
  } catch (error) {
    const { fault, words } = faultOf(error, log, row);
    const now = clock.now().getTime();
    await lease.write(async (db) => {
      await noteFault(db, row, messageId, fault, now);
      if (fault === 'bounced') await countBounce(db, row.userId, user.email, words, now);
    });
    return false;
  }
  await noteAccepted(lease, async (db) => {
    const sentAt = clock.now().getTime();
    await note(db, row, { state: 'sent', sentAt, messageId, fault: null });
    await forgetBounces(db, row.userId);
  });
  return true;
}

async function noteFault(
  db: PeopleStore,
  row: Row,
  messageId: string,
  fault: DeliveryFault,
  now: number,
): Promise<void> {
  const wait = waitAfter(fault, row.tries);
  await note(db, row, {
    messageId,
    fault,
    tries: row.tries + 1,
    ...(wait === undefined ? { state: 'failed' } : { nextTryAt: now + wait }),
  });
}

function note(db: PeopleStore, { id }: Row, noted: Partial<Row>): Promise<unknown> {
  return db.updateTable('deliveries').set(noted).where('id', '=', id).execute();
}
