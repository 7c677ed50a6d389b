import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WebhookEvent } from 'contract/webhooks';
import type { Network } from '#platform/outbound/post.ts';

const fileOf = (name: string) => readFileSync(new URL(`receiver/${name}`, import.meta.url), 'utf8');
/** Signed by itself, for `receiver.example` and all below it, until 2120: nobody else trusts it. */
export const certificate = fileOf('certificate.pem');

export const key = fileOf('key.pem');

/** A network in which every name leads to this machine, and the certificate of the receiver is trusted. */
export const receiverNetwork: Network = {
  ca: certificate,
  lookup: (_name, options, callback) => {
    if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else callback(null, '127.0.0.1', 4);
  },
};

/** What a receiver got in one try. */
interface Got {
  /** Host name it was sent to. */
  host: string;
  headers: IncomingMessage['headers'];
  body: string;
  event: WebhookEvent;
}

/** Answers a try; left out it is 200. */
type Behaviour = (got: Got, response: ServerResponse) => void;

export interface Receiver {
  /** Address of a receiver by its name below `receiver.example`. */
  url(name?: string): string;
  got: Got[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** A real server over https with a certificate that it signed itself, for any number of receivers. */
export async function startReceiver(): Promise<Receiver> {
  const got: Got[] = [];
  const friendly: Behaviour = (_got, response) => void response.end('dank je');
  let behaviour = friendly;
  const server = createServer({ cert: certificate, key }, (request, response) => {
    void text(request).then((body) => {
      const { headers } = request;
      const one = { headers, body, host: headers.host!, event: JSON.parse(body) as WebhookEvent };
      got.push(one);
      behaviour(one, response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: (name) => `https://${name ? `${name}.` : ''}receiver.example:${port}/in`,
    got,
    behave: (next) => void (behaviour = next),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** What a receiver does with the secret it was given: whether headers and body were signed with it. */
export function isSigned({ headers, body }: Got, secret: string): boolean {
  const secretKey = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return (
    headers['webhook-signature'] === `v1,${createHmac('sha256', secretKey).update(signed).digest('base64')}`
  );
}
