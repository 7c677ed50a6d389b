import type { Log } from '#platform/log.ts';
import { mayPass } from '#platform/outbound/post.ts';
import { EngineUnavailableError } from '#platform/unavailable.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import { limits } from 'contract/limits';
import { noteAccepted, sendInTurn } from '../tell/hand-over.ts';
import { type ComposeParts, eventNow } from './compose-event.ts';
import { type Outcome, sendEvent, type SendParts } from './send-event.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Milliseconds after each try until the next: ten tries over a day (decision 10.9). */
const waits = [
  ...[1, 2, 5, 10, 30].map((minutes) => minutes * minute),
  ...[1, 3, 7, 12].map((hours) => hours * hour),
];
/** A turn further ahead was written before a clock was put back. */
const longestWait = Math.max(...waits);
/** Receivers that are sent to at the same time, each one event. */
const atOnce = 20;

export type DeliverParts = ComposeParts & SendParts & { log: Log };

type Event = Tables['webhookEvents'];
type Webhook = Tables['webhooks'];

/**
 * Sends what is due, to every receiver one event after the other in the order in which they came in, and to those first
 * that were sent nothing for longest; answers how many events were taken. A slow receiver holds up itself alone. One
 * whose answer could not be noted is sent again with the same id.
 * @throws as `sendAll`
 */
export function deliverEvents(parts: DeliverParts, lease: Lease, stopping: AbortSignal): Promise<number> {
  const outbox = {
    atOnce,
    due: (underWay: readonly string[], room: number) => dueNow(parts, underWay, room),
    send: (event: Event) => deliver(parts, lease, event),
  };
  return sendInTurn(outbox, lease, stopping);
}

/** The first event of each webhook that is due, of those to whom nothing is under way. */
function dueNow(
  { people, clock }: DeliverParts,
  underWay: readonly string[],
  room: number,
): Promise<Event[]> {
  const now = clock.now().getTime();
  return people
    .selectFrom('webhookEvents')
    .innerJoin('webhooks', 'webhooks.id', 'webhookEvents.webhookId')
    .selectAll('webhookEvents')
    .where('webhooks.active', '=', 1)
    .where('webhooks.stoppedAt', 'is', null)
    .where((eb) =>
      eb.or([eb('webhooks.restsUntil', '<=', now), eb('webhooks.restsUntil', '>', now + longestWait)]),
    )
    .where('webhookEvents.state', '=', 'waiting')
    .where('webhookEvents.seq', '=', (eb) =>
      eb
        .selectFrom('webhookEvents as first')
        .select(({ fn }) => fn.min<number>('first.seq').as('seq'))
        .whereRef('first.webhookId', '=', 'webhooks.id')
        .where('first.state', '=', 'waiting')
        .where((row) =>
          row.or([row('first.nextTryAt', '<=', now), row('first.nextTryAt', '>', now + longestWait)]),
        ),
    )
    .$if(underWay.length > 0, (due) =>
      due.where('webhooks.id', 'not in', (eb) =>
        eb
          .selectFrom('webhookEvents as sending')
          .select('sending.webhookId')
          .where('sending.id', 'in', underWay),
      ),
    )
    .orderBy('webhooks.triedAt')
    .orderBy('webhookEvents.id')
    .limit(room)
    .execute();
}

/** True when the receiver took it. */
async function deliver(parts: DeliverParts, lease: Lease, event: Event): Promise<boolean> {
  const { people, clock, log } = parts;
  const note = (noted: Partial<Event>) =>
    lease.write((db) => db.updateTable('webhookEvents').set(noted).where('id', '=', event.id).execute());
  const webhook = await people
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', event.webhookId)
    .executeTakeFirst();
  // Deleted meanwhile, and the event with it.
  if (!webhook) return false;
  const told = await eventNow(parts, event, webhook).catch((error: unknown) => {
    if (error instanceof EngineUnavailableError) return 'unknown' as const;
    throw error;
  });
  const inAMinute = clock.now().getTime() + minute;
  // Nobody can be asked whether it still stands. Its webhook rests with all that waits for it, so that their order
  // stays; this is no try, and no fault of the receiver.
  if (told === 'unknown') {
    await lease.write((db) =>
      db.updateTable('webhooks').set({ restsUntil: inAMinute }).where('id', '=', webhook.id).execute(),
    );
    return false;
  }
  if (told === 'never') {
    await note({ state: 'dropped' });
    return false;
  }
  // The document store lacks it for now, and may have the others; this is no try either.
  if (told === 'later') {
    await note({ nextTryAt: inAMinute });
    return false;
  }
  const outcome = await sendEvent(parts, webhook, told);
  if (outcome.fault === null) {
    await noteAccepted(lease, (db) => noteDelivered(db, event, outcome));
    return true;
  }
  const tries = event.tries + 1;
  log.warn({ webhook: webhook.id, ...outcome, answer: undefined, tries }, 'a webhook was not answered well');
  await lease.write((db) => noteFault(db, event, webhook, outcome));
  return false;
}

async function noteDelivered(db: PeopleStore, event: Event, outcome: Outcome): Promise<void> {
  await db
    .updateTable('webhookEvents')
    .set({ ...outcome, state: 'delivered', tries: event.tries + 1 })
    .where('id', '=', event.id)
    .execute();
  await db
    .updateTable('webhooks')
    .set({ failingSince: null, restsUntil: 0, triedAt: outcome.triedAt })
    .where('id', '=', event.webhookId)
    .execute();
}

/**
 * Keeps when the event is tried again. A receiver that does not answer rests until then with all that waits for it, so
 * that their order stays; one that refuses this event gets the others meanwhile. After three days without one that was
 * taken the webhook is stopped.
 */
async function noteFault(db: PeopleStore, event: Event, webhook: Webhook, outcome: Outcome): Promise<void> {
  const now = outcome.triedAt;
  const wait = waits[event.tries];
  const nextTryAt = now + (wait ?? waits[0]!);
  await db
    .updateTable('webhookEvents')
    .set({
      ...outcome,
      ...{ tries: event.tries + 1, nextTryAt },
      ...(wait === undefined ? { state: 'failed' as const } : {}),
    })
    .where('id', '=', event.id)
    .execute();
  const failingSince = Math.min(webhook.failingSince ?? now, now);
  const stops = failingSince <= now - limits.failingWebhookDays * day;
  await db
    .updateTable('webhooks')
    .set({
      ...{ failingSince, triedAt: now },
      ...(refusesThisOne(outcome) ? {} : { restsUntil: nextTryAt }),
      ...(stops ? { stoppedAt: now, stopSeenAt: null } : {}),
    })
    .where('id', '=', webhook.id)
    .execute();
}

/** Whether the receiver is there and does not take this event. */
const refusesThisOne = ({ status }: Outcome): boolean => status !== null && status >= 400 && !mayPass(status);
