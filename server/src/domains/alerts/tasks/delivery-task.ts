import { dayOf } from 'contract/amsterdam';
import type { Clock } from '#platform/clock.ts';
import { type Background, startJob } from '#stores/people/job-loop.ts';
import type { Lease, Leases } from '#stores/people/leases.ts';
import type { Log } from '#platform/log.ts';
import { hostOf, type Mailer, type Sender } from '#platform/mail/mailer.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { forgetOld } from '../tell/forget.ts';
import { forgetStops } from '../tell/mail-stops.ts';
import { planNotices } from '../tell/pause-notices.ts';
import { type Outbox, sendDue } from '../tell/outbox.ts';
import type { Planning } from '../tell/planning.ts';
import { suppressVacations, planDirect, planSlots } from '../tell/plan-digests.ts';
import { wordingOf } from '../tell/wording.ts';

export interface DeliveryOptions {
  people: PeopleStore;
  /** Asked, when a mail is made, whether its documents may still be told of. */
  documents: Pick<DocumentStore, 'get' | 'getMany' | 'search'>;
  leases: Leases;
  log: Log;
  clock: Clock;
  mailer: Mailer;
  /** Signs the addresses that switch mail off. */
  signingKey: Uint8Array;
  settings: { PRODUCT_NAME: string; BASE_URL: string; SUPPORT_EMAIL: string; MAIL_FROM: Sender };
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
export function startDeliveries(options: DeliveryOptions): Background {
  const { people, documents, leases, log, clock, mailer, settings } = options;
  const { planPause = 15_000, sendPause = 5_000 } = options;
  const wording = wordingOf(settings, options.signingKey);
  const planning = { people, documents, clock, wording, log };
  const planner = openPlanner(planning);
  const outbox: Outbox = {
    ...planning,
    mailer,
    supportEmail: settings.SUPPORT_EMAIL,
    messageHost: hostOf(settings.MAIL_FROM),
  };

  const planned = startJob('deliveries', { leases, log, pause: planPause }, (lease) => planner.plan(lease));
  const sending = startJob('outbox', { leases, log, pause: sendPause }, async (lease, stopping) => {
    const sent = await sendDue(outbox, lease, stopping);
    if (sent > 0) log.info({ sent }, 'mails were sent');
  });
  return {
    async stop() {
      await Promise.all([planned.stop(), sending.stop()]);
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
      await suppressVacations(planning, lease);
      // These need no document, whose store may be away.
      await planNotices(planning, lease);
      await planDirect(planning, lease);
      const present = Math.floor(now / quarter);
      if (present !== slotsAt && (await planSlots(planning, lease))) slotsAt = present;
      if (dayOf(now) === forgottenOn) return;
      // What cannot be let go of today can be tomorrow.
      forgottenOn = dayOf(now);
      await forgetOld(planning.people, now);
      await forgetStops(planning.people, now);
    },
  };
}
