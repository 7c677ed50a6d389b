import { dayOf } from 'contract/amsterdam';
import { type Network, publicNetwork } from '#platform/outbound/post.ts';
import { openSigner } from '#platform/tickets.ts';
import { type Background, startJob } from '#stores/people/job-loop.ts';
import { deliverEvents } from '../webhooks/deliver-events.ts';
import { forgetEvents } from '../webhooks/forget-events.ts';
import { planEvents } from '../webhooks/plan-events.ts';
import { type TaskOptions, together } from './task-options.ts';

export interface WebhookOptions extends TaskOptions {
  /** Left out it is the public internet. */
  network?: Network;
  /** Milliseconds between two looks for what is to be sent. */
  webhookPause?: number;
}

/**
 * Makes events of what was found and sends them to webhooks until stopped. Each of the two is done by one process at a
 * time, so that a receiver with much to catch up with keeps no event of others from being made.
 */
export function startWebhooks(options: WebhookOptions): Background {
  const { people, documents, clock, leases, log, settings, signingKey } = options;
  const { network = publicNetwork, webhookPause: pause = 5_000 } = options;
  const parts = {
    ...{ people, documents, clock, log, network },
    signer: openSigner(signingKey),
    address: settings.BASE_URL,
  };
  let forgottenOn: string | undefined;
  const planned = startJob('webhook events', { leases, log, pause }, async (lease) => {
    await planEvents(people, lease);
    const now = clock.now().getTime();
    if (dayOf(now) === forgottenOn) return;
    forgottenOn = dayOf(now);
    await forgetEvents(people, now);
  });
  const sending = startJob('webhooks', { leases, log, pause }, async (lease, stopping) => {
    const sent = await deliverEvents(parts, lease, stopping);
    if (sent > 0) log.info({ sent }, 'events were sent to webhooks');
  });
  return together(planned, sending);
}
