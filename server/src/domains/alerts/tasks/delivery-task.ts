import { dayOf } from 'contract/amsterdam';
import { type Background, startJob } from '#stores/people/job-loop.ts';
import type { Lease } from '#stores/people/leases.ts';
import { hostOf, type Mailer, type Sender } from '#platform/mail/mailer.ts';
import { forgetOld } from '../tell/forget.ts';
import { forgetStops } from '../tell/mail-stops.ts';
import { planNotices } from '../tell/pause-notices.ts';
import { type Outbox, sendDue } from '../tell/outbox.ts';
import type { Planning } from '../tell/planning.ts';
import { suppressVacations, planDirect, planSlots } from '../tell/plan-digests.ts';
import { planningOf, quarterOf, type TaskOptions, together } from './task-options.ts';

export interface DeliveryOptions extends TaskOptions {
  mailer: Mailer;
  settings: TaskOptions['settings'] & { MAIL_FROM: Sender };
  /** Milliseconds between two looks for what is to be planned, and for what is to be sent. */
  planPause?: number;
  sendPause?: number;
}

/**
 * Plans mails and sends them until stopped. Each of the two is done by one process at a time, by a lease; whatever
 * goes wrong is tried again, and what was planned waits in the people's store meanwhile.
 */
export function startDeliveries(options: DeliveryOptions): Background {
  const { leases, log, mailer, settings, planPause = 15_000, sendPause = 5_000 } = options;
  const planning = planningOf(options);
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
  return together(planned, sending);
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
      const present = quarterOf(now);
      if (present !== slotsAt && (await planSlots(planning, lease))) slotsAt = present;
      if (dayOf(now) === forgottenOn) return;
      // What cannot be let go of today can be tomorrow.
      forgottenOn = dayOf(now);
      await forgetOld(planning.people, now);
      await forgetStops(planning.people, now);
    },
  };
}
