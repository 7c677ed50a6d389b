import { limits } from 'contract/limits';
import type { PushFault, PushMessage } from 'contract/push';
import { mayPass, type Network, post, PostFault } from '#platform/outbound/post.ts';
import { type PeopleStore, pushKeysOf } from '#stores/people/index.ts';

export interface SendParts {
  people: PeopleStore;
  network: Network;
  /** Whom push services can write to about the product (RFC 8292). */
  supportEmail: string;
}

/** What came of one try. */
export interface Sent {
  /** Null when the push service took it. */
  fault: PushFault | null;
  /** Whether another try can help: the push service did not answer, or is overrun. */
  again: boolean;
  status: number | null;
}

const hour = 60 * 60;

/**
 * Sends a message to a device once, encrypted for it alone (RFC 8291); it throws nothing of the network. One that its push
 * service still has from a try before takes the place of that.
 */
export async function sendMessage(
  { people, network, supportEmail }: SendParts,
  device: { endpoint: string; p256dh: string; auth: string },
  message: PushMessage,
): Promise<Sent> {
  // Loaded where it is used: most processes send none for a while.
  const { default: webPush } = await import('web-push');
  const keys = await pushKeysOf(people);
  const { endpoint, p256dh, auth } = device;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${supportEmail}`, ...keys },
      TTL: limits.pushMessageHours * hour,
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
      topic: message.id,
    },
  );
  try {
    const { status } = await post(new URL(endpoint), {
      content: body ?? '',
      purpose: 'push',
      headers: namesOf(headers),
      timeout: limits.pushTimeout,
      mostWords: 1,
      network,
    });
    return outcomeOf(status);
  } catch (error) {
    if (!(error instanceof PostFault)) throw error;
    return { fault: error.kind, again: true, status: null };
  }
}

function outcomeOf(status: number): Sent {
  if (status >= 200 && status < 300) return { fault: null, again: false, status };
  if (status === 404 || status === 410) return { fault: 'gone', again: false, status };
  return { fault: 'refused', again: mayPass(status), status };
}

/** Headers as `post` takes them; how long the content is it says itself. */
const namesOf = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
