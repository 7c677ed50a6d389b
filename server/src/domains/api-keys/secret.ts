import { randomInt } from 'node:crypto';
import { keyMark } from '#platform/key-access.ts';
import { newToken } from '#platform/tokens.ts';

/** Without the signs that people take for one another. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789';
const prefixLength = 8;

/** A new key with 256 random bits behind the part by which it is found again (decision 10.8). */
export function newKey(): { key: string; prefix: string } {
  const shown = Array.from({ length: prefixLength }, () => readable[randomInt(readable.length)]).join('');
  const prefix = `${keyMark}${shown}`;
  return { key: `${prefix}_${newToken()}`, prefix };
}
