import { randomBytes } from 'node:crypto';

/** An id that cannot be guessed: 128 bits in base64url. None begins like an option of a command, which takes ids. */
export function newId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}
