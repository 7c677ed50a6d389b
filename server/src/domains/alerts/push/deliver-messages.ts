import { limits } from 'contract/limits';
import { sendMessage, type SendParts, type Sent } from '#domains/push/index.ts';
import type { Log } from '#platform/log.ts';
import { EngineUnavailableError } from '#platform/unavailable.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import { longestWait, noteAccepted, sendInTurn, waits } from '../tell/hand-over.ts';
import { type ComposeParts, messageNow } from './compose-message.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Devices that are sent to at the same time, each one message. */
const atOnce = 20;

export type DeliverParts = ComposeParts & SendParts & { log: Log };

type Message = Tables['pushMessages'];
type Device = Tables['pushDevices'];

/**
 * Sends what is due, to every device one message after the other; answers how many were taken. One whose answer could not
 * be noted is sent again with the same id, under which the device shows it once.
 * @throws as `sendAll`
 */
export function deliverMessages(parts: DeliverParts, lease: Lease, stopping: AbortSignal): Promise<number> {
  const outbox = {
    atOnce,
    due: (underWay: readonly string[], room: number) => dueNow(parts, underWay, room),
    send: (message: Message) => deliver(parts, lease, message),
  };
  return sendInTurn(outbox, lease, stopping);
}

/** The first message of each device that is due, of those to which nothing is under way. */
async function dueNow(
  { people, clock }: DeliverParts,
  underWay: readonly string[],
  room: number,
): Promise<Message[]> {
  const now = clock.now().getTime();
  const rows = await people
    .selectFrom('pushMessages')
    .innerJoin('pushDevices', 'pushDevices.id', 'pushMessages.deviceId')
    .selectAll('pushMessages')
    .where('pushMessages.state', '=', 'waiting')
    .where('pushDevices.stoppedAt', 'is', null)
    // A turn further ahead was written before a clock was put back.
    .where((eb) =>
      eb.or([eb('pushDevices.restsUntil', '<=', now), eb('pushDevices.restsUntil', '>', now + longestWait)]),
    )
    .where((eb) =>
      eb.or([eb('pushMessages.nextTryAt', '<=', now), eb('pushMessages.nextTryAt', '>', now + longestWait)]),
    )
    .$if(underWay.length > 0, (due) =>
      due.where('pushMessages.deviceId', 'not in', (eb) =>
        eb
          .selectFrom('pushMessages as sending')
          .select('sending.deviceId')
          .where('sending.id', 'in', underWay),
      ),
    )
    .orderBy('pushMessages.createdAt')
    .orderBy('pushMessages.id')
    .limit(room * limits.maximumPushDevices)
    .execute();
  const firsts = Map.groupBy(rows, ({ deviceId }) => deviceId)
    .values()
    .map(([first]) => first!);
  return [...firsts.take(room)];
}

/** True when the push service took it. */
async function deliver(parts: DeliverParts, lease: Lease, message: Message): Promise<boolean> {
  const { people, clock, log } = parts;
  const now = clock.now().getTime();
  const note = (noted: Partial<Message>) =>
    lease.write((db) => db.updateTable('pushMessages').set(noted).where('id', '=', message.id).execute());
  const device = await people
    .selectFrom('pushDevices')
    .selectAll()
    .where('id', '=', message.deviceId)
    .executeTakeFirst();
  // Switched off meanwhile, and the message with it.
  if (!device) return false;
  if (message.createdAt < now - limits.pushMessageHours * hour) {
    await note({ state: 'dropped' });
    return false;
  }
  const told = await messageNow(parts, message, device.userId).catch((error: unknown) => {
    if (error instanceof EngineUnavailableError) return 'later' as const;
    throw error;
  });
  if (told === 'never' || told === 'later') {
    await note(told === 'never' ? { state: 'dropped' } : { nextTryAt: now + minute });
    return false;
  }
  const sent = await sendMessage(parts, device, told);
  if (sent.fault === null) {
    await noteAccepted(lease, (db) => noteSent(db, message, clock.now().getTime()));
    return true;
  }
  log.warn({ device: device.id, ...sent, tries: message.tries + 1 }, 'a message was not taken');
  await lease.write((db) => noteFault(db, message, device, sent, clock.now().getTime()));
  return false;
}

async function noteSent(db: PeopleStore, message: Message, now: number): Promise<void> {
  await db
    .updateTable('pushMessages')
    .set({ state: 'sent', tries: message.tries + 1 })
    .where('id', '=', message.id)
    .execute();
  await db
    .updateTable('pushDevices')
    .set({ lastSentAt: now, failingSince: null, restsUntil: 0 })
    .where('id', '=', message.deviceId)
    .execute();
}

/**
 * A browser that wants nothing more is off the list. A push service that does not answer or is overrun is left alone for a
 * while with all that waits for the device; what it refuses is tried no more. After three days without one that was taken
 * the device is stopped, until its browser is used again.
 */
async function noteFault(
  db: PeopleStore,
  message: Message,
  device: Device,
  { fault, again }: Sent,
  now: number,
): Promise<void> {
  if (fault === 'gone') {
    await db.deleteFrom('pushDevices').where('id', '=', device.id).execute();
    return;
  }
  const wait = again ? waits[message.tries] : undefined;
  await db
    .updateTable('pushMessages')
    .set({
      tries: message.tries + 1,
      ...(wait === undefined ? { state: 'failed' } : { nextTryAt: now + wait }),
    })
    .where('id', '=', message.id)
    .execute();
  const failingSince = device.failingSince ?? now;
  await db
    .updateTable('pushDevices')
    .set({
      failingSince,
      ...(wait === undefined ? {} : { restsUntil: now + wait }),
      ...(now - failingSince >= limits.failingPushDays * day ? { stoppedAt: now } : {}),
    })
    .where('id', '=', device.id)
    .execute();
}
