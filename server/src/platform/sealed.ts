import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Signer } from './tickets.ts';

/** Keeps secrets of others that have to be said again, such as those of clients. */
export interface Sealer {
  /** The text encrypted; `owner` is bound to it, so that it opens for nobody else. */
  seal(text: string, owner: string): string;
  /** @throws when it was sealed by another key or for another owner */
  open(sealed: string, owner: string): string;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a key of the product's own for this purpose. */
export function openSealer(signer: Pick<Signer, 'keyFor'>, purpose: string): Sealer {
  const key = Buffer.from(signer.keyFor(`sealed:${purpose}`), 'base64url');
  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
      const content = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), content]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      opening.setAAD(Buffer.from(owner));
      opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
    },
  };
}
