import { z } from 'zod';
import type { DeliveryFault } from 'contract/deliveries';
import type { Clock } from '#platform/clock.ts';
import { type Lease, LeaseLostError } from '#platform/leases.ts';
import type { Log } from '#platform/log.ts';
import { MailFault, type Mailer } from '#platform/mail/mailer.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { countBounce, forgetBounces, isPaused } from './addresses.ts';

export interface Outbox {
  people: PeopleStore;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  /** Where answers of readers go (decision 4.23). */
  supportEmail: string;
  /** Domain of our Message-IDs, the part of the sender's address behind the @. */
  messageHost: string;
}

const minute = 60_000;
/** Milliseconds after each try that was not accepted until the next (decision 4.21). */
export const waits = [1, 5, 30, 2 * 60, 12 * 60].map((minutes) => minutes * minute);
/** Mails on their way at the same time; as many as there are connections. */
const atOnce = 4;
/** Mails read in one go: their bodies are in memory meanwhile. */
const batch = 20;
/** Milliseconds between tries to note that a mail was accepted. */
const noteAgain = 1_000;

const Headers = z.record(z.string(), z.string());
type Row = Tables['deliveries'];

/**
 * Sends what is due until nothing is left or `stopping` aborts; answers how many mails were accepted. A mail counts
 * as sent only then. One whose acceptance could not be noted, because the process was killed, is sent again with
 * the same Message-ID (decision 4.21).
 * @throws LeaseLostError
 */
export async function sendDue(outbox: Outbox, lease: Lease, stopping: AbortSignal): Promise<number> {
  let sent = 0;
  while (!stopping.aborted) {
    const rows = await dueNow(outbox);
    if (rows.length === 0) break;
    const queue = [...rows];
    const work = async () => {
      for (let row = queue.shift(); row && !stopping.aborted; row = queue.shift()) {
        lease.signal.throwIfAborted();
        if (await sendOne(outbox, lease, row)) sent += 1;
      }
    };
    const ended = await Promise.allSettled(Array.from({ length: atOnce }, work));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  }
  return sent;
}

/** The mails whose turn it is, those that waited longest first. */
function dueNow({ people, clock }: Outbox): Promise<Row[]> {
  const now = clock.now().getTime();
  return (
    people
      .selectFrom('deliveries')
      .selectAll()
      .where('state', '=', 'waiting')
      // A turn further ahead than any wait was written before a clock was put back.
      .where((eb) => eb.or([eb('nextTryAt', '<=', now), eb('nextTryAt', '>', now + Math.max(...waits))]))
      .orderBy('nextTryAt')
      .orderBy('id')
      .limit(batch)
      .execute()
  );
}

/** True when the mail server accepted it. */
async function sendOne(outbox: Outbox, lease: Lease, row: Row): Promise<boolean> {
  const { people, mailer, supportEmail, messageHost, clock, log } = outbox;
  const user = await people
    .selectFrom('users')
    .select(['email', 'active'])
    .where('id', '=', row.userId)
    .executeTakeFirstOrThrow();
  const messageId = row.messageId ?? `<${row.id}@${messageHost}>`;
  if (user.active !== 1) return giveUp(lease, row, messageId, 'deactivated');
  if (await isPaused(people, row.userId, user.email)) return giveUp(lease, row, messageId, 'addressPaused');
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
    if (!(error instanceof MailFault)) log.error({ err: error }, 'a mail could not be handed over');
    const fault = error instanceof MailFault ? error.kind : 'unreachable';
    const words = error instanceof MailFault ? error.message : 'it could not be handed over';
    const now = clock.now().getTime();
    log.warn({ delivery: row.id, fault, tries: row.tries + 1, seen: words }, 'a mail was not accepted');
    await lease.write(async (db) => {
      await noteFault(db, row, messageId, fault, now);
      if (fault === 'bounced') await countBounce(db, row.userId, user.email, words, now);
    });
    return false;
  }
  await noteSent(outbox, lease, row, messageId);
  return true;
}

/** Notes it as long as the lease is held: without the note the mail would be sent once more. */
async function noteSent({ clock }: Outbox, lease: Lease, row: Row, messageId: string): Promise<void> {
  for (;;) {
    try {
      await lease.write(async (db) => {
        const sentAt = clock.now().getTime();
        await db
          .updateTable('deliveries')
          .set({ state: 'sent', sentAt, messageId, fault: null })
          .where('id', '=', row.id)
          .execute();
        await forgetBounces(db, row.userId);
      });
      return;
    } catch (error) {
      if (error instanceof LeaseLostError || lease.signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, noteAgain));
    }
  }
}

async function noteFault(
  db: PeopleStore,
  row: Row,
  messageId: string,
  fault: DeliveryFault,
  now: number,
): Promise<void> {
  const wait = fault === 'bounced' || fault === 'unsafe' ? undefined : waits[row.tries];
  await db
    .updateTable('deliveries')
    .set({
      messageId,
      fault,
      tries: row.tries + 1,
      ...(wait === undefined ? { state: 'failed' as const } : { nextTryAt: now + wait }),
    })
    .where('id', '=', row.id)
    .execute();
}

/** There is nobody to send it to. */
async function giveUp(lease: Lease, row: Row, messageId: string, fault: DeliveryFault): Promise<false> {
  await lease.write((db) =>
    db
      .updateTable('deliveries')
      .set({ state: 'failed', messageId, fault })
      .where('id', '=', row.id)
      .execute(),
  );
  return false;
}
