import { createHmac } from 'node:crypto';
import type { Signer } from '#platform/tickets.ts';

/** The secret of a webhook, made again from the key of the product, so that none is kept that could be read. */
export function secretOf(signer: Signer, { id, nonce }: { id: string; nonce: string }): string {
  const bytes = Buffer.from(signer.keyFor(`webhook ${id} ${nonce}`), 'base64url');
  return `whsec_${bytes.toString('base64')}`;
}

/**
 * The headers by which a receiver knows who sent a body and when, as Standard Webhooks has them: HMAC-SHA256 over id,
 * time in seconds and body (decision 10.9).
 */
export function signedHeaders(
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
