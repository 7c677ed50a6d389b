import { z } from 'zod';
import type { DeliveryFault } from 'contract/deliveries';
import { type Lease, LeaseLostError } from '#stores/people/leases.ts';
import { MailFault, type Mailer } from '#platform/mail/mailer.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { EngineUnavailableError, StoreUnavailableError } from '#platform/unavailable.ts';
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
/** Milliseconds after each try that was not accepted until the next (decision 4.21). */
export const waits = [1, 5, 30, 2 * 60, 12 * 60].map((minutes) => minutes * minute);
/** Milliseconds until a look for what became due while others are on their way. */
const lookAgain = 1_000;
/** Milliseconds between tries to note that a mail was accepted. */
const noteAgain = 1_000;

const Headers = z.record(z.string(), z.string());
type Row = Tables['deliveries'];

/**
 * Sends what is due until nothing is left or `stopping` aborts, as many at the same time as the mail server is sent;
 * answers how many mails were accepted. A mail counts as sent only then. One whose acceptance could not be noted,
 * because the process was killed, is sent again with the same Message-ID (decision 4.21).
 * @throws LeaseLostError; StoreUnavailableError, also where mails are kept instead of sent: what is due stays so
 */
export async function sendDue(outbox: Outbox, lease: Lease, stopping: AbortSignal): Promise<number> {
  const underWay = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  let sent = 0;
  const start = (row: Row) => {
    const sending = sendOne(outbox, lease, row)
      .then(
        (accepted) => void (sent += accepted ? 1 : 0),
        (error: unknown) => void failures.push(error),
      )
      // Noted by now, so that it is not due any more.
      .finally(() => underWay.delete(row.id));
    underWay.set(row.id, sending);
  };
  while (!stopping.aborted && !lease.signal.aborted && failures.length === 0) {
    const room = outbox.mailer.atOnce - underWay.size;
    const rows = await dueNow(outbox, [...underWay.keys()], room);
    for (const row of rows) start(row);
    if (underWay.size === 0) break;
    await firstOf([...underWay.values()], rows.length < room ? lookAgain : undefined);
  }
  await Promise.all(underWay.values());
  if (failures.length > 0) throw failures[0];
  lease.signal.throwIfAborted();
  return sent;
}

/** Resolves when one of them does, or after so many milliseconds. */
async function firstOf(all: readonly Promise<void>[], milliseconds: number | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late =
    milliseconds === undefined
      ? []
      : [new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))];
  await Promise.race([...all, ...late]);
  clearTimeout(timer);
}

/** The mails whose turn it is and that are not under way, those that waited longest first. */
async function dueNow({ people, clock }: Outbox, underWay: readonly string[], room: number): Promise<Row[]> {
  if (room === 0) return [];
  const now = clock.now().getTime();
  return (
    people
      .selectFrom('deliveries')
      .selectAll()
      .where('state', '=', 'waiting')
      // A turn further ahead than any wait was written before a clock was put back.
      .where((eb) => eb.or([eb('nextTryAt', '<=', now), eb('nextTryAt', '>', now + Math.max(...waits))]))
      .$if(underWay.length > 0, (due) => due.where('id', 'not in', underWay))
      .orderBy('nextTryAt')
      .orderBy('id')
      .limit(room)
      .execute()
  );
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
    // A mail that is kept instead of sent: its store is away or full, which is no fault of the mail and no try.
    if (error instanceof StoreUnavailableError) throw error;
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
        await note(db, row, { state: 'sent', sentAt, messageId, fault: null });
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
