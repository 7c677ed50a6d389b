import { randomBytes } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** Hashing of passwords; tests count its work. */
export interface Passwords {
  /** Argon2id in its own text form. */
  hash(password: string): Promise<string>;
  /**
   * False for a wrong password, a malformed hash and no hash at all; without a hash the same work is
   * done, so that an answer tells nothing about an account (decision 4.3). Never throws.
   */
  verify(hash: string | null | undefined, password: string): Promise<boolean>;
}

// Const enums vanish when types are stripped; 2 is Argon2id.
const argon2id = 2 as Algorithm;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of random bytes: no password matches it. One serves the whole process. */
let nobody: Promise<string> | undefined;

/** Argon2id with m=19456, t=2, p=1. */
export function argonPasswords(): Passwords {
  const ofNobody = (nobody ??= hash(randomBytes(32), cost));
  return {
    hash: (password) => hash(password, cost),
    async verify(stored, password) {
      try {
        const matches = await verify(stored ?? (await ofNobody), password);
        return matches && stored != null;
      } catch {
        await verify(await ofNobody, password);
        return false;
      }
    },
  };
}
