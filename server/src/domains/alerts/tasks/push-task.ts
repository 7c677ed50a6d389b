import { dayOf } from 'contract/amsterdam';
import { type Network, publicNetwork } from '#platform/outbound/post.ts';
import { openSigner } from '#platform/tickets.ts';
import { type Background, startJob } from '#stores/people/job-loop.ts';
import { deliverMessages } from '../push/deliver-messages.ts';
import { forgetMessages } from '../push/forget-messages.ts';
import { planMessages } from '../push/plan-messages.ts';
import { type TaskOptions, together } from './task-options.ts';

export interface PushOptions extends TaskOptions {
  /** Left out it is the public internet. */
  network?: Network;
  /** Milliseconds between two looks for what is to be sent. */
  pushPause?: number;
}

/**
 * Makes messages of what was found and sends them to devices until stopped. Each of the two is done by one process at a
 * time, so that a push service that is slow keeps no message of others from being made.
 */
export function startPush(options: PushOptions): Background {
  const { people, documents, clock, leases, log, settings, signingKey } = options;
  const { network = publicNetwork, pushPause: pause = 5_000 } = options;
  const parts = {
    ...{ people, documents, clock, log, network },
    signer: openSigner(signingKey),
    productName: settings.PRODUCT_NAME,
    supportEmail: settings.SUPPORT_EMAIL,
  };
  let forgottenOn: string | undefined;
  const planned = startJob('push messages', { leases, log, pause }, async (lease) => {
    await planMessages(parts, lease);
    const now = clock.now().getTime();
    if (dayOf(now) === forgottenOn) return;
    forgottenOn = dayOf(now);
    await forgetMessages(people, now);
  });
  const sending = startJob('push', { leases, log, pause }, async (lease, stopping) => {
    const sent = await deliverMessages(parts, lease, stopping);
    if (sent > 0) log.info({ sent }, 'messages were sent to devices');
  });
  return together(planned, sending);
}
