import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Signs small payloads that travel through a browser and come back (cursors, tickets). */
export interface Signer {
  sign(payload: object): string;
  /** The payload, or undefined when the text was not signed by this product. */
  verify(text: string): unknown;
  /** 32 bytes in base64url, always the same for a purpose, that nobody without our key can make. */
  keyFor(purpose: string): string;
}

/** HMAC-SHA256 over base64url JSON. */
export function openSigner(key: Uint8Array): Signer {
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest();
  return {
    sign(payload) {
      const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return `${body}.${signatureOf(body).toString('base64url')}`;
    },
    verify(text) {
      const [body = '', signature = ''] = text.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(body);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown;
    },
    // No body of a signed text has a colon, so a key is never the signature of one.
    keyFor: (purpose) => signatureOf(`key:${purpose}`).toString('base64url'),
  };
}

/** Permission to open one object by address alone, for what the browser opens by itself (decision 7.3). */
export interface Tickets {
  /** `holder` is the id of the user it is made for; `life` in milliseconds. */
  issue(kind: string, subject: string, holder: string, life: number): string;
  /** Whom an unexpired ticket for exactly this object was made for; undefined for any other ticket. */
  holderOf(kind: string, subject: string, ticket: string): string | undefined;
}

export function openTickets(signer: Signer, clock: Clock): Tickets {
  return {
    issue: (kind, subject, holder, life) =>
      signer.sign({ kind, subject, holder, expires: clock.now().getTime() + life }),
    holderOf(kind, subject, ticket) {
      const payload = signer.verify(ticket) as
        | { kind?: string; subject?: string; holder?: string; expires?: number }
        | undefined;
      const valid =
        payload?.kind === kind &&
        payload.subject === subject &&
        (payload.expires ?? 0) > clock.now().getTime();
      return valid ? payload.holder : undefined;
    },
  };
}
