import { createHash } from 'node:crypto';

/** A short name for a value as it is written in JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
