import { z } from 'zod';

/** Characters of a code at most: six digits, or a recovery code however it is written. */
const longestCode = 40;
/** The digits an app shows, or a recovery code; blanks and hyphens do not matter. */
export const FactorCode = z.string().trim().min(1).max(longestCode);

const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const Credential = {
  id: Base64Url.max(1_400),
  rawId: Base64Url.max(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.string().max(40).optional(),
};

/** What a browser answers when it is asked to make a passkey (WebAuthn, `RegistrationResponseJSON`). */
export const NewPasskey = z.strictObject({
  ...Credential,
  response: z.strictObject({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    authenticatorData: Base64Url.optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    publicKey: Base64Url.optional(),
  }),
});

/** What it answers when it is asked to use one (`AuthenticationResponseJSON`). */
export const UsedPasskey = z.strictObject({
  ...Credential,
  response: z.strictObject({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
});

/** A secret the server gave for one step, good once and for ten minutes. */
export const FactorTicket = z.string().min(1).max(100);

/** What a login gives beside the password, once it is asked for by the code `FACTOR` (decision 10.12). */
export const factorProof = {
  code: FactorCode.optional(),
  passkey: z.strictObject({ ticket: FactorTicket, response: UsedPasskey }).optional(),
};
export type FactorProof = z.infer<z.ZodObject<typeof factorProof>>;

/** What an app needs to show codes for an account. */
export const FactorSetUp = z.object({
  ticket: z.string(),
  /** For who types it: base32, in groups of four. */
  key: z.string(),
  /** The same as an address that apps on this device open. */
  address: z.string(),
  /** The same as a picture to scan, as SVG. */
  qr: z.string(),
});
export type FactorSetUp = z.infer<typeof FactorSetUp>;

/** The step that ends setting up: the ticket with a code of the app. */
export const FactorFinish = z.strictObject({ ticket: FactorTicket, code: FactorCode });

/** Options for the browser's own call, as the library that makes it takes them. */
export const PasskeyChallenge = z.object({ ticket: z.string(), options: z.looseObject({}) });
