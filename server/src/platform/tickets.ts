import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Signs small payloads that travel through a browser and come back (cursors, tickets). */
export interface Signer {
  sign(payload: object): string;
  /** The payload, or undefined when the text was not signed by this product. */
  verify(text: string): unknown;
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
  };
}

/** Permission to open one object by address alone, for what the browser opens by itself (decision 7.3). */
export interface Tickets {
  /** `life` in milliseconds. */
  issue(kind: string, subject: string, life: number): string;
  /** True for an unexpired ticket for exactly this object. */
  verify(kind: string, subject: string, ticket: string): boolean;
}

export function openTickets(signer: Signer, clock: Clock): Tickets {
  return {
    issue: (kind, subject, life) => signer.sign({ kind, subject, expires: clock.now().getTime() + life }),
    verify(kind, subject, ticket) {
      const payload = signer.verify(ticket) as
        { kind?: string; subject?: string; expires?: number } | undefined;
      return (
        payload?.kind === kind &&
        payload.subject === subject &&
        (payload.expires ?? 0) > clock.now().getTime()
      );
    },
  };
}
