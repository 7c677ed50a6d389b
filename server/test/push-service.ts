import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushMessage } from 'contract/push';
import { certificate, key } from './webhook-receiver.ts';

/** A browser that subscribed at the push service: it alone can read its messages. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What the service got in one try. */
interface Got {
  endpoint: string;
  headers: Record<string, string>;
  /** As it came over the line. */
  body: Buffer;
  /** As the browser reads it. */
  message: PushMessage;
}

type Behaviour = (got: Got, response: ServerResponse) => void;

export interface PushService {
  subscribe(): Subscription;
  got: Got[];
  /** What was got for one browser, in order. */
  of(subscription: Subscription): Got[];
  /** Answers so from now on; left out it takes everything. */
  behave(behaviour?: Behaviour): void;
  close(): Promise<void>;
}

const taken: Behaviour = (_got, response) => void response.writeHead(201).end();

/** A real push service over https (RFC 8030) with the browsers behind it, which decrypt what comes (RFC 8291). */
export async function startPushService(): Promise<PushService> {
  const got: Got[] = [];
  const browsers = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>();
  let behaviour = taken;
  const server = createServer({ cert: certificate, key }, (request, response) => {
    void buffer(request).then((body) => {
      const endpoint = `https://${request.headers.host}${request.url}`;
      const browser = browsers.get(endpoint);
      if (!browser) return response.writeHead(404).end();
      const message = JSON.parse(decrypted(body, browser)) as PushMessage;
      const one = { endpoint, headers: request.headers as Got['headers'], body, message };
      got.push(one);
      return behaviour(one, response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    subscribe() {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = `https://push.receiver.example:${port}/send/${randomBytes(12).toString('hex')}`;
      browsers.set(endpoint, { pair, auth });
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    got,
    of: ({ endpoint }) => got.filter((one) => one.endpoint === endpoint),
    behave: (next = taken) => void (behaviour = next),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What a body says to the browser it was encrypted for (RFC 8291, 3.4; RFC 8188, 2). */
function decrypted(
  body: Buffer,
  { pair, auth }: { pair: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const record = body.subarray(21 + body[20]!);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = hkdf(pair.computeSecret(sender), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2, and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** What a service reads in `authorization` of whom a message is from, once the signature was found to hold (RFC 8292). */
export function sentBy({ headers }: Pick<Got, 'headers'>): {
  publicKey: string;
  claims: { aud: string; sub: string; exp: number };
} {
  const [, token = '', publicKey = ''] =
    /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers['authorization'] ?? '') ?? [];
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(publicKey, 'base64url');
  const ec = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const holds = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: ec, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!holds) throw new Error('the signature does not hold');
  return {
    publicKey,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReturnType<typeof sentBy>['claims'],
  };
}
