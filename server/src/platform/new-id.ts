import { randomBytes } from 'node:crypto';

/** An id that cannot be guessed: 128 bits in base64url. */
export const newId = (): string => randomBytes(16).toString('base64url');
