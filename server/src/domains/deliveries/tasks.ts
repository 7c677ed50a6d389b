import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from 'contract/amsterdam';
import type { Clock } from '#platform/clock.ts';
import { isLease, type Lease, LeaseLostError, type Leases } from '#platform/leases.ts';
import type { Log } from '#platform/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { forgetOld } from './forget.ts';
import { planNotices } from './notices.ts';
import { type Outbox, sendDue } from './outbox.ts';
import { passOverVacations, planDirect, type Planning, planSlots } from './plan.ts';
import { wordingOf } from './plan-digest.ts';

export interface DeliveryOptions {
  people: PeopleStore;
  leases: Leases;
  log: Log;
  clock: Clock;
  mailer: Mailer;
  /** Signs the addresses that switch mail off. */
  signingKey: Uint8Array;
  settings: { PRODUCT_NAME: string; BASE_URL: string; SUPPORT_EMAIL: string; MAIL_FROM: string };
  /** Milliseconds between two looks for what is to be planned, and for what is to be sent. */
  planPause?: number;
  sendPause?: number;
}

/** Slots begin on quarters of an hour (decision 3.6). */
const quarter = 15 * 60_000;

/**
 * Plans mails and sends them until stopped. Each of the two is done by one process at a time, by a lease; whatever
 * goes wrong is tried again, and what was planned waits in the people's store meanwhile.
 */
export function startDeliveries(options: DeliveryOptions): { stop(): Promise<void> } {
  const { people, leases, log, clock, mailer, settings } = options;
  const { planPause = 15_000, sendPause = 5_000 } = options;
  const stopping = new AbortController();
  const wording = wordingOf(settings, options.signingKey);
  const planner = openPlanner({ people, clock, wording, log });
  const messageHost = settings.MAIL_FROM.split('@').at(-1)!;
  const outbox: Outbox = { people, clock, log, mailer, supportEmail: settings.SUPPORT_EMAIL, messageHost };

  async function keepDoing(name: string, pause: number, work: (lease: Lease) => Promise<void>) {
    const wait = (milliseconds: number) =>
      sleep(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    while (!stopping.signal.aborted) {
      try {
        const lease = await leases.claim(name);
        if (!isLease(lease)) {
          await wait(Math.max(pause, lease.freeIn));
          continue;
        }
        await work(lease).finally(() => lease.release());
      } catch (error) {
        if (error instanceof LeaseLostError) log.warn(`the lease on ${name} was lost to another process`);
        else log.error({ err: error }, `${name}: something went wrong; it is tried again`);
      }
      await wait(pause);
    }
  }

  const ended = Promise.all([
    keepDoing('deliveries', planPause, (lease) => planner.plan(lease)),
    keepDoing('outbox', sendPause, async (lease) => {
      const sent = await sendDue(outbox, lease, stopping.signal);
      if (sent > 0) log.info({ sent }, 'mails were sent');
    }),
  ]);
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** Plans what is due at each look; slots are looked at once a quarter of an hour, and old rows once a day. */
function openPlanner(planning: Planning): { plan(lease: Lease): Promise<void> } {
  let slotsAt: number | undefined;
  let forgottenOn: string | undefined;
  return {
    async plan(lease) {
      const now = planning.clock.now().getTime();
      await passOverVacations(planning, lease);
      await planDirect(planning, lease);
      await planNotices(planning, lease);
      const present = Math.floor(now / quarter);
      if (present !== slotsAt && (await planSlots(planning, lease))) slotsAt = present;
      if (dayOf(now) === forgottenOn) return;
      // What cannot be let go of today can be tomorrow.
      forgottenOn = dayOf(now);
      await forgetOld(planning.people, now);
    },
  };
}
