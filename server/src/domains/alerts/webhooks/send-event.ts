import { limits } from 'contract/limits';
import type { WebhookEvent, WebhookFault } from 'contract/webhooks';
import { type Network, post, PostFault } from '#platform/outbound/post.ts';
import type { Clock } from '#platform/clock.ts';
import type { Signer } from '#platform/tickets.ts';
import { secretOf, signedHeaders } from './signing.ts';

export interface SendParts {
  clock: Clock;
  signer: Signer;
  network: Network;
}

/** What came of one try, as it is kept with the event. */
export interface Outcome {
  triedAt: number;
  status: number | null;
  /** Null when it was answered with 200 to 299. */
  fault: WebhookFault | null;
  /** Milliseconds. */
  duration: number;
  answer: string;
}

/** Sends an event to a webhook once, signed, and answers what came of it; it throws nothing of the network. */
export async function sendEvent(
  { clock, signer, network }: SendParts,
  webhook: { id: string; nonce: string; url: string },
  event: WebhookEvent,
): Promise<Outcome> {
  const at = clock.now();
  const body = JSON.stringify(event);
  const began = performance.now();
  const outcome = (fault: WebhookFault | null, status: number | null, answer: string): Outcome => ({
    triedAt: at.getTime(),
    duration: Math.round(performance.now() - began),
    ...{ status, fault, answer },
  });
  try {
    const { status, words } = await post(new URL(webhook.url), {
      content: body,
      purpose: 'webhook',
      headers: signedHeaders(secretOf(signer, webhook), { id: event.id, at, body }),
      timeout: limits.webhookTimeout,
      mostWords: limits.maximumWebhookAnswer,
      network,
    });
    return outcome(status >= 200 && status < 300 ? null : 'refused', status, words);
  } catch (error) {
    if (!(error instanceof PostFault)) throw error;
    return outcome(error.kind, null, '');
  }
}
