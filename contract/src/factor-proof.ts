import { z } from 'zod';

/** Characters of a code at most: six digits, or a recovery code however it is written. */
const longestCode = 40;
/** The digits an app shows, or a recovery code; blanks and hyphens do not matter. @example "492 039" */
export const FactorCode = z.string().trim().min(1).max(longestCode);

const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const Credential = {
  /** Name of the passkey, in base64url. @example AAECAwQFBgcICQoLDA0ODw */
  id: Base64Url.max(1_400),
  /** The same. @example AAECAwQFBgcICQoLDA0ODw */
  rawId: Base64Url.max(1_400),
  type: z.literal('public-key'),
  /** Results of extensions, which are not looked at. */
  clientExtensionResults: z.looseObject({}),
  /** How it is attached to the device. @example platform */
  authenticatorAttachment: z.string().max(40).optional(),
};

/** What a browser answers when it is asked to make a passkey (WebAuthn, `RegistrationResponseJSON`). */
export const NewPasskey = z.strictObject({
  ...Credential,
  /** What the authenticator made, in base64url. */
  response: z.strictObject({
    /** What the browser signed for. @example eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0 */
    clientDataJSON: Base64Url,
    /** The new key, and who vouches for it. @example o2NmbXRkbm9uZQ */
    attestationObject: Base64Url,
    /** State of the authenticator. @example SZYN5YgOjGh0NBcP */
    authenticatorData: Base64Url.optional(),
    /** Ways in which a browser reaches it. */
    transports: z.array(z.string().max(40)).max(10).optional(),
    /** COSE number of the algorithm. */
    publicKeyAlgorithm: z.number().int().optional(),
    /** The new key by itself. @example MFkwEwYHKoZIzj0C */
    publicKey: Base64Url.optional(),
  }),
});

/** What it answers when it is asked to use one (`AuthenticationResponseJSON`). */
const UsedPasskey = z.strictObject({
  ...Credential,
  /** What the authenticator signed, in base64url. */
  response: z.strictObject({
    /** What the browser signed for. @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0 */
    clientDataJSON: Base64Url,
    /** State of the authenticator. @example SZYN5YgOjGh0NBcP */
    authenticatorData: Base64Url,
    /** The signature. @example MEUCIQDx */
    signature: Base64Url,
    /** Whose passkey it is, as the authenticator knows them. @example dXNlcg */
    userHandle: Base64Url.optional(),
  }),
});

/** A secret the server gave for one step, good once and for ten minutes. @example mZ3kq0V5bYx7 */
export const FactorTicket = z.string().min(1).max(100);

/** What a login gives beside the password, once it is asked for by the code `FACTOR` (decision 10.12). */
export const factorProof = {
  /** The second factor, where the answer without it was 401 with the code FACTOR. @example "492 039" */
  code: FactorCode.optional(),
  /** A passkey in the place of the code. */
  passkey: z
    .strictObject({
      /** What came with the options. @example mZ3kq0V5bYx7 */
      ticket: FactorTicket,
      response: UsedPasskey,
    })
    .optional(),
};
export type FactorProof = z.infer<z.ZodObject<typeof factorProof>>;

/** What an app needs to show codes for an account. */
export const FactorSetUp = z.object({
  /** Given back with a code of the app, within ten minutes. @example mZ3kq0V5bYx7 */
  ticket: z.string(),
  /** The secret for who types it: base32, in groups of four. @example "JBSW Y3DP EHPK 3PXP" */
  key: z.string(),
  /** The same as an address that apps on this device open. @example "otpauth://totp/Vizier:anna@example.org?secret=JBSWY3DP" */
  address: z.string(),
  /** The same as a picture to scan, as SVG. @example "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>" */
  qr: z.string(),
});
export type FactorSetUp = z.infer<typeof FactorSetUp>;

/** The step that ends setting up: the ticket with a code of the app. */
export const FactorFinish = z.strictObject({
  /** What came with the secret. @example mZ3kq0V5bYx7 */
  ticket: FactorTicket,
  /** What the app shows. @example "492039" */
  code: FactorCode,
});

/** Recovery codes as they are written: shown this once, ten of them; none for who has them already. */
export const RecoveryCodes = z.array(z.string());

/** What a browser needs to make or use a passkey. */
export const PasskeyChallenge = z.object({
  /** Given back with what the browser answers, within ten minutes. @example mZ3kq0V5bYx7 */
  ticket: z.string(),
  /** `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
  options: z.looseObject({}),
});
