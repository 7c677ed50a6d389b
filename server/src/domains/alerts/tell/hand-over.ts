import type { DeliveryFault } from 'contract/deliveries';
import { MailFault } from '#platform/mail/mailer.ts';
import type { Log } from '#platform/log.ts';
import { StoreUnavailableError } from '#platform/unavailable.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type Lease, LeaseLostError } from '#stores/people/leases.ts';

const minute = 60_000;
/** Milliseconds after each try that was not accepted until the next (decision 4.21). */
export const waits = [1, 5, 30, 2 * 60, 12 * 60].map((minutes) => minutes * minute);
/** The longest of them: a turn further ahead was written before a clock was put back. */
export const longestWait = Math.max(...waits);
/** Milliseconds until a look for what became due while others are on their way. */
const lookAgain = 1_000;
/** Milliseconds between tries to note that a mail was accepted. */
const noteAgain = 1_000;

/** Mails that are kept until their turn comes. */
interface Kept<Row> {
  /** Mails that may be on their way at the same time. */
  atOnce: number;
  /** Those whose turn it is and that are not under way, those that waited longest first, at most `room`. */
  due: (underWay: readonly string[], room: number) => Promise<Row[]>;
  /** Sends one and notes what became of it: true when it was accepted. */
  send: (row: Row) => Promise<boolean>;
}

/**
 * Sends what is due until nothing is left or `stopping` aborts, as many at the same time as the mail server is sent;
 * answers how many mails were accepted. What `send` throws ends it once the others are noted.
 * @throws LeaseLostError; StoreUnavailableError, also where mails are kept instead of sent: what is due stays so
 */
export async function sendAll<Row extends { id: string }>(
  { atOnce, due, send }: Kept<Row>,
  lease: Lease,
  stopping: AbortSignal,
): Promise<number> {
  const underWay = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  let sent = 0;
  const start = (row: Row) => {
    const sending = send(row)
      .then(
        (accepted) => void (sent += accepted ? 1 : 0),
        (error: unknown) => void failures.push(error),
      )
      // Noted by now, so that it is not due any more.
      .finally(() => underWay.delete(row.id));
    underWay.set(row.id, sending);
  };
  while (!stopping.aborted && !lease.signal.aborted && failures.length === 0) {
    const room = atOnce - underWay.size;
    const rows = room === 0 ? [] : await due([...underWay.keys()], room);
    for (const row of rows) start(row);
    if (underWay.size === 0) break;
    await firstOf([...underWay.values()], rows.length < room ? lookAgain : undefined);
  }
  await Promise.all(underWay.values());
  if (failures.length > 0) throw failures[0];
  lease.signal.throwIfAborted();
  return sent;
}

/**
 * `sendAll` where a receiver gets one thing after the other: the next of one may have become due while was looked for the last
 * time.
 */
export async function sendInTurn<Row extends { id: string }>(
  ...given: Parameters<typeof sendAll<Row>>
): Promise<number> {
  let sent = 0;
  for (let taken = 1; taken > 0; sent += taken) taken = await sendAll(...given);
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

/** Why a mail was not accepted, with what the mail server said; `mail` names it in the log. */
export function faultOf(
  error: unknown,
  log: Log,
  mail: { id: string; tries: number },
): { fault: DeliveryFault; words: string } {
  // A mail that is kept instead of sent: its store is away or full, which is no fault of the mail and no try.
  if (error instanceof StoreUnavailableError) throw error;
  if (!(error instanceof MailFault)) log.error({ err: error }, 'a mail could not be handed over');
  const fault = error instanceof MailFault ? error.kind : 'unreachable';
  const words = error instanceof MailFault ? error.message : 'it could not be handed over';
  log.warn({ delivery: mail.id, fault, tries: mail.tries + 1, seen: words }, 'a mail was not accepted');
  return { fault, words };
}

/** Milliseconds until the next try of a mail that was tried so often before; undefined when there is none. */
export const waitAfter = (fault: DeliveryFault, triesBefore: number): number | undefined =>
  fault === 'bounced' || fault === 'unsafe' ? undefined : waits[triesBefore];

/** Notes that a mail was accepted as long as the lease is held: without the note it would be sent once more. */
export async function noteAccepted(lease: Lease, write: (db: PeopleStore) => Promise<unknown>) {
  for (;;) {
    try {
      await lease.write(write);
      return;
    } catch (error) {
      if (error instanceof LeaseLostError || lease.signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, noteAgain));
    }
  }
}
