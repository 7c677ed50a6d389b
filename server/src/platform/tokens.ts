import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, as text for a header or address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored instead of a token. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
