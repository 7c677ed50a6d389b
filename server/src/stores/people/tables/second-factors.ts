/** What users give beside their password (decision 10.12). */
export interface SecondFactorTables {
  /** Apps that show codes; who has none has no second factor. */
  secondFactors: {
    userId: string;
    /** The shared secret, sealed with the key of the product. */
    secret: string;
    /** The half minute of the last code that was taken: no code of it or before is taken again. */
    lastStep: number;
    createdAt: number;
  };
  /** Recovery codes that have not been used. */
  recoveryCodes: {
    userId: string;
    /** SHA-256; the codes are 75 random bits and stored nowhere. */
    codeHash: string;
  };
  passkeys: {
    /** As the authenticator names it, in base64url. */
    id: string;
    userId: string;
    /** As its user calls it. */
    name: string;
    /** COSE in base64url. */
    publicKey: string;
    /** How often it was used, as it counts itself; 0 of those that do not count. */
    counter: number;
    /** JSON of the ways a browser reaches it. */
    transports: string;
    createdAt: number;
    lastUsedAt: number | null;
  };
  /** Steps under way: each good once. */
  factorTickets: {
    /** SHA-256 of the ticket. */
    tokenHash: string;
    userId: string;
    /** What it is for (`tickets.ts` of the second factor). */
    purpose: string;
    /** What the step is about, sealed: the secret to be confirmed, or the challenge of a passkey. */
    secret: string;
    expiresAt: number;
  };
}
