import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** What every app that shows codes does unless told (RFC 6238), and several do whatever they are told. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Bytes of a secret: as long as the hash, as RFC 4226 recommends. */
const secretLength = 20;
/** Steps before and after this one that are taken too: clocks differ, and typing takes time. */
const window = 1;

const of = (secret: string, label = {}) => new TOTP({ ...form, ...label, secret: Secret.fromBase32(secret) });

/** A new secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: secretLength }).base32;
}

/** A code without what people and apps put between its digits. */
export const withoutGaps = (code: string): string => code.replaceAll(/[\s-]/g, '');

/** The half minute that a code of six digits belongs to; undefined when it is none of about now. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const away = of(secret).validate({ token: code, timestamp: now, window });
  return away === null ? undefined : Math.floor(now / 1_000 / form.period) + away;
}

/** How a secret is given to an app: as text, as an address, and as a picture of that. */
export function shownSecret(secret: string, label: { issuer: string; label: string }) {
  const address = of(secret, label).toString();
  const key = secret.match(/.{1,4}/g)!.join(' ');
  return { key, address, qr: renderSVG(address, { ecc: 'M', border: 2 }) };
}
