import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keeps secrets that the product has to read again, unreadable to who has the store without its key. */
export interface Sealing {
  /** `about` is whose or what it is: it cannot be opened as that of another. */
  seal(text: string, about: string): string;
  /** @throws where it was not sealed with this key, or is about another */
  open(sealed: string, about: string): string;
}

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM with a nonce of its own each time; `key` is 32 bytes in base64url, as a signer gives them. */
export function openSealing(key: string): Sealing {
  const bytes = Buffer.from(key, 'base64url');
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(cipher, bytes, nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, about) {
      const all = Buffer.from(sealed, 'base64url');
      const nonce = all.subarray(0, nonceLength);
      const body = all.subarray(nonceLength + tagLength);
      const opening = createDecipheriv(cipher, bytes, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(about))
        .setAuthTag(all.subarray(nonceLength, nonceLength + tagLength));
      return Buffer.concat([opening.update(body), opening.final()]).toString('utf8');
    },
  };
}
